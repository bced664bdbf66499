import type { FrontendTool } from "../domain/frontend-tool.ts";
import type { FieldProblem } from "./field-problems.ts";
import { findSchemaProblem } from "./json-schema.ts";

/** Where the row of a tool message says that its call is one of the frontend's. */
export const frontendCallField = "frontend_call";

/** Stands for a result that was not brought: no provider takes a call without one. */
export const notAnswered = '{"status":"not_answered"}';

const most = { tools: 20, schema: 8192, all: 32_768, depth: 12, description: 2000 };
const ofServer = "project_cli";
const namePattern = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/;

/** Why these tools are not offered to a model: what it is told must be bounded, and no name may pass for ours. */
export function findToolProblem(tools: readonly unknown[]): FieldProblem | undefined {
  if (tools.length > most.tools) return { path: "/tools", message: `must not be more than ${most.tools}` };
  if (JSON.stringify(tools).length > most.all)
    return { path: "/tools", message: `must not be longer than ${most.all} characters together` };
  const names = new Set([ofServer]);
  for (const [index, tool] of tools.entries()) {
    const { name, description, parameters } = (tool ?? {}) as Partial<FrontendTool>;
    const at = `/tools/${index}`;
    if (typeof name !== "string" || !namePattern.test(name))
      return {
        path: `${at}/name`,
        message: "must begin with a letter and hold letters, digits, _ and - only, at most 64",
      };
    if (names.has(name.toLowerCase())) return { path: `${at}/name`, message: "is taken" };
    names.add(name.toLowerCase());
    if (typeof description !== "string" || description.length > most.description)
      return { path: `${at}/description`, message: `must be text of at most ${most.description} characters` };
    const problem = findSchemaProblem(parameters, { most: most.schema, depth: most.depth });
    if (problem !== undefined) return { path: `${at}/parameters`, message: problem };
  }
  return undefined;
}

/** The tools a run came with, if a model may be offered them. */
export function toOfferedTools(tools: unknown): FrontendTool[] {
  if (!Array.isArray(tools) || findToolProblem(tools) !== undefined) return [];
  return (tools as FrontendTool[]).map(({ name, description, parameters }) => ({
    name,
    description,
    // Providers want both.
    parameters: { ...parameters, type: "object", properties: parameters["properties"] ?? {} },
  }));
}
