import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Media {
  examples?: Record<string, { value: unknown }>;
}

export interface DescribedOperation {
  path: string;
  verb: string;
  /** "get /api/v1/me" */
  name: string;
  operation: {
    operationId: string;
    "x-status"?: string;
    security?: object[];
    parameters?: { in: string; name: string; required?: boolean; example?: unknown }[];
    requestBody?: { content: Record<string, Media> };
    responses: Record<string, { content?: Record<string, Media> }>;
  };
}

const document = JSON.parse(readFileSync(join(import.meta.dirname, "../../generated/openapi.json"), "utf8")) as {
  paths: Record<string, Record<string, DescribedOperation["operation"]>>;
};

/** Every operation of the published document, methods of modules included. */
export const describedOperations: DescribedOperation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([verb, operation]) => ({ path, verb, operation, name: `${verb} ${path}` })),
);

/** The requests that an operation's own examples make: one per body example, else one. */
export function exampleRequests({ path, verb, operation }: DescribedOperation, token: string): [string, RequestInit][] {
  const value = (name: string) =>
    String(operation.parameters?.find((parameter) => parameter.name === name)?.example ?? "");
  const query = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === "query" && parameter.required)
    .map(({ name }): [string, string] => [name, value(name)]);
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(value(name)));
  const url = query.length > 0 ? `${filled}?${new URLSearchParams(query).toString()}` : filled;
  const bodies = Object.values(operation.requestBody?.content["application/json"]?.examples ?? {});
  const init = (headers: Record<string, string>) => ({
    method: verb.toUpperCase(),
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  if (bodies.length === 0) return [[url, init({})]];
  return bodies.map(({ value: body }) => [
    url,
    { ...init({ "content-type": "application/json" }), body: JSON.stringify(body) },
  ]);
}
