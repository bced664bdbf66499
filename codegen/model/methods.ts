import { oneLine, pascal, type Specs } from "../load.ts";
import { moduleFiles, type RemoteFile } from "../module-files.ts";
import { thingsOf, toTables } from "./tables.ts";

interface Annotations {
  read_only: boolean;
  idempotent: boolean;
  destructive: boolean;
  open_world: boolean;
  sensitive_sink: boolean;
}

interface MethodExample {
  name?: string;
  given?: unknown;
  input: unknown;
  output: unknown;
}

/** A method file as written; codegen/forms.ts holds its shape. */
interface MethodFile {
  "x-status"?: "planned";
  title: string;
  summary: string;
  use_when: string;
  avoid_when: string;
  succeeds_when: string;
  fails_when: string;
  annotations: Annotations;
  errors: string[];
  ui?: string;
  /** Fields of the input that the user may change while saying yes to a call, `patch.title` for one inside another. */
  editable?: string[];
  examples: MethodExample[];
  follows: string;
  remote?: RemoteTool;
}

/** The tool of an MCP server that a method stands for. */
export interface RemoteTool {
  tool: string;
  /** Of its schemas as people have reviewed them. */
  pin: string;
  /** Names of input fields that it writes otherwise. */
  names?: Record<string, string>;
  /** Whether it answers with data that its own schema describes; else with text. */
  structured: boolean;
}

/** What a call of such a tool may end with, beside what every call may. */
const REMOTE_ERRORS = ["REMOTE_CALL_FAILED", "REMOTE_OUTCOME_UNKNOWN", "REMOTE_TOOL_CHANGED"];

export interface MethodModel extends Omit<MethodFile, "x-status"> {
  id: string;
  module: string;
  method: string;
  file: string;
  /** Of an adopter's own module. */
  isOwn: boolean;
  planned: boolean;
  operationId: string;
  inputType: string;
  outputType: string;
  resultType: string;
  description: string;
  capabilities: string[];
  policy: "allowed" | "ask";
  /** Fields of the input that name rows of the module's own tables. */
  things: Record<string, string>;
  /** Whether its input has the version of such a row that was read. */
  takesVersion: boolean;
  /** The tables of its module. */
  tables: string[];
  interrupt_behavior: "cancel" | "block";
}

export interface ModuleModel {
  module: string;
  title: string;
  description: string;
  skill: string;
  pages: Record<string, string>;
  remote?: RemoteFile;
}

/** Errors any call through the tool can end in; a method lists only what it adds. */
export const COMMON_TOOL_ERRORS = [
  "ACTION_NOT_ALLOWED",
  "CANCELLED",
  "CREDENTIAL_EXPIRED",
  "FORBIDDEN",
  "INTERNAL",
  "INVALID_ACTION_INPUT",
  "INVALID_ENVELOPE",
  "OUTPUT_SCHEMA_VIOLATION",
  "RATE_LIMITED",
  "TIMEOUT",
  "UNKNOWN_ACTION",
  "UPSTREAM_UNAVAILABLE",
] as const;

export function toMethods(specs: Specs): MethodModel[] {
  const tables = toTables(specs);
  return methodFiles(specs).map(({ file, isOwn, module, method, value }) => {
    const { "x-status": status, ...written } = value as MethodFile;
    const name = pascal(`${module}_${method}`);
    const { read_only, destructive, sensitive_sink } = written.annotations;
    const own = tables.filter((table) => table.module === module);
    const { things, endings, takesVersion } = thingsOf(`${name}Input`, own, specs);
    return {
      ...written,
      errors: [...new Set([...written.errors, ...endings, ...(written.remote ? REMOTE_ERRORS : [])])],
      things,
      takesVersion,
      tables: own.map(({ table }) => table),
      id: `${module}.${method}`,
      module,
      method,
      file,
      isOwn,
      planned: status === "planned",
      operationId: name.charAt(0).toLowerCase() + name.slice(1),
      inputType: `${name}Input`,
      outputType: `${name}Output`,
      resultType: `${name}Result`,
      description: describe(written),
      // Everything below follows from the flags (R27), so a spec cannot contradict itself.
      capabilities: [read_only ? "read" : "write", `custom:${module}`, ...(sensitive_sink ? ["custom:outbound"] : [])],
      policy: destructive || sensitive_sink ? "ask" : "allowed",
      interrupt_behavior: read_only ? "cancel" : "block",
    };
  });
}

export function toModules(specs: Specs): ModuleModel[] {
  return moduleFiles(specs.sources).map(({ module, value: { title, description, skill, pages = {}, remote } }) => ({
    module,
    title,
    description,
    skill,
    pages,
    ...(remote === undefined ? {} : { remote }),
  }));
}

export function methodFiles(specs: Specs) {
  return [...specs.sources.values()].flatMap((source) => {
    const [folder, module = "", name = ""] = source.file.split("/");
    if (folder !== "modules" || name.startsWith("_")) return [];
    return [{ ...source, source, module, method: name.replace(/\.yaml$/, "") }];
  });
}

/** The description of a tool (G121): what, when, what success is, what to do on failure. */
function describe(method: MethodFile): string {
  return [
    method.summary,
    `Use when: ${method.use_when}`,
    `Do not use when: ${method.avoid_when}`,
    `Succeeds when: ${method.succeeds_when}`,
    `On failure: ${method.fails_when}`,
  ]
    .map(oneLine)
    .join("\n");
}
