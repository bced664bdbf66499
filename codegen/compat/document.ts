import type { Schema } from "../load.ts";

/** What can break somebody: operations and schemas of an OpenAPI document, without words and examples. */
export interface Promised {
  version: string;
  paths: Record<string, Schema>;
  schemas: Record<string, Schema>;
}

const silent = new Set(["description", "summary", "examples", "example", "title", "tags", "deprecated"]);

export function toPromised(document: Schema): Promised {
  const { info, paths, components } = document as {
    info: { version: string };
    paths: Record<string, Record<string, Schema>>;
    components: { schemas: Record<string, Schema> };
  };
  return {
    version: info.version,
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, verbs]) => [
        path,
        Object.fromEntries(Object.entries(verbs).map(([verb, operation]) => [verb, toOperation(operation)])),
      ]),
    ),
    schemas: bare(components.schemas, true) as Record<string, Schema>,
  };
}

/** Errors by code, instead of the answers that several codes share. */
function toOperation(operation: Schema): Schema {
  const { responses, ...rest } = bare(operation) as Schema & { responses: Record<string, Schema> };
  const entries = Object.entries(responses);
  const errors = entries.flatMap(([status, { $ref }]) =>
    typeof $ref === "string" ? ($ref.split("/").at(-1) ?? "").split(".").map((code) => [code, status]) : [],
  );
  return {
    ...rest,
    responses: Object.fromEntries(entries.filter(([, { $ref }]) => $ref === undefined)),
    "x-errors": Object.fromEntries(errors),
  };
}

/** A property may be called as a word that says nothing elsewhere. */
function bare(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((item) => bare(item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isMap || !silent.has(key))
      .map(([key, item]) => [key, bare(item, key === "properties" || key === "x-errors")]),
  );
}
