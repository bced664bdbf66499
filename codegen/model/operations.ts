import { keysOf, typeName, type Schema, type Specs } from "../load.ts";
import type { Path, Source } from "../source.ts";
import { limitsOf, type BodyLimits } from "./body-limits.ts";

type HttpMethod = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

export interface OperationModel extends BodyLimits {
  id: string;
  method: HttpMethod;
  path: string;
  file: string;
  summary: string;
  /** admin: a user token that says so. */
  auth: "user" | "admin" | "credential" | "ticket" | "none";
  planned: boolean;
  status: number;
  /** raw: JSON whose handler applies the schema itself, after rules that come first (x-raw-body). */
  body: "none" | "json" | "raw" | "multipart";
  /** lines: one JSON value each. */
  /** Its JSON is waited for, or comes as a stream if the body says so: it counts as a stream either way (x-holds). */
  holds: boolean;
  response: "json" | "lines" | "sse" | "html" | "text" | "binary" | "none";
  bodyType?: string;
  /** Of an answer that is JSON, or of each of its lines. */
  resultType?: string;
  /** Another success, with another answer in JSON, that only this query parameter brings about (x-with-query). */
  asked?: { status: number; query: string; resultType: string };
  errors: string[];
  parameters: Parameter[];
  /** The OpenAPI operation with resolved references. */
  raw: Schema;
}

export interface Parameter {
  in: "path" | "query" | "header";
  name: string;
  required?: boolean;
  schema: Schema;
}

const METHODS = ["get", "post", "patch", "put", "delete"] as const;

export function toOperations(specs: Specs): OperationModel[] {
  return operationSources(specs)
    .map(({ source, path, verb, shared, value }) => {
      const raw = specs.resolve(value, source, [verb]) as Schema;
      const parameters = [
        ...(specs.resolve(shared, source, ["parameters"]) as Parameter[]),
        ...((raw.parameters ?? []) as Parameter[]),
      ];
      const { status, response, resultType, asked } = successOf(raw);
      const body = bodyOf(raw);
      const auth = authOf(raw);
      const planned = raw["x-status"] === "planned";
      const isLimited = raw["x-never-limited"] !== true;
      const shape = { auth, planned, body: body.kind };
      return {
        id: String(raw.operationId),
        method: verb.toUpperCase() as HttpMethod,
        path,
        file: source.file,
        summary: String(raw.summary),
        ...shape,
        status,
        holds: raw["x-holds"] === true,
        response,
        ...(body.type ? { bodyType: body.type } : {}),
        ...(resultType ? { resultType } : {}),
        ...(asked ? { asked } : {}),
        ...limitsOf(raw, body.kind, specs),
        errors: [
          ...new Set([...commonErrors({ ...shape, response, isLimited }), ...((raw["x-errors"] ?? []) as string[])]),
        ].sort(),
        parameters,
        raw: { ...raw, parameters },
      };
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Every operation of specs/paths with the place it is written at. */
export function operationSources(specs: Specs) {
  const paths =
    (specs.sources.get("openapi.yaml")?.value as { paths?: Record<string, { $ref?: string }> } | undefined)?.paths ??
    {};
  return Object.entries(paths).flatMap(([path, { $ref = "" }]) => {
    const source = specs.sources.get($ref.replace(/^\.\//, ""));
    const item = (source?.value ?? {}) as Schema;
    return METHODS.filter((verb) => verb in item).map((verb) => ({
      source: source as Source,
      path,
      verb,
      at: [verb] as Path,
      shared: (item.parameters ?? []) as unknown[],
      value: item[verb] as Schema,
    }));
  });
}

/** What the front door itself may answer, whatever the handler does. */
function commonErrors(operation: {
  auth: string;
  planned: boolean;
  body: string;
  response: string;
  isLimited: boolean;
}): string[] {
  return [
    "INTERNAL",
    "SERVICE_UNAVAILABLE",
    "HEADERS_TOO_LARGE",
    // Also where there are no parameters: one that nobody described is refused.
    "INVALID_REQUEST",
    "INVALID_TEXT",
    ...(operation.isLimited ? ["RATE_LIMITED"] : []),
    ...(operation.auth === "none" ? [] : ["UNAUTHENTICATED"]),
    ...(operation.auth === "admin" ? ["FORBIDDEN"] : []),
    ...(operation.auth !== "none" && ["json", "sse"].includes(operation.response) ? ["NOT_ACCEPTABLE"] : []),
    ...(operation.body === "none" ? [] : ["PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"]),
    ...(operation.body === "json" || operation.body === "raw" ? ["MALFORMED_JSON", "JSON_TOO_DEEP"] : []),
    ...(operation.body === "json" ? ["VALIDATION_FAILED"] : []),
    ...(operation.planned ? ["NOT_YET_AVAILABLE"] : []),
  ];
}

function authOf({ security }: Schema): "user" | "admin" | "ticket" | "none" {
  if (!Array.isArray(security)) return "user";
  if (security.length === 0) return "none";
  const scheme = security[0] as object;
  return "streamTicket" in scheme ? "ticket" : "adminToken" in scheme ? "admin" : "user";
}

function bodyOf(raw: Schema): { kind: OperationModel["body"]; type?: string } {
  const content = (raw.requestBody as { content?: Record<string, { schema?: Schema }> } | undefined)?.content;
  if (!content) return { kind: "none" };
  const form = content["multipart/form-data"];
  if (form) return { kind: "multipart", type: typeName(form.schema) };
  return { kind: raw["x-raw-body"] === true ? "raw" : "json", type: typeName(content["application/json"]?.schema) };
}

interface Success {
  content?: Record<string, { schema?: Schema }>;
  "x-with-query"?: string;
}

const toAsked = (status: string, { content, "x-with-query": query = "" }: Success = {}) => ({
  status: Number(status),
  query,
  resultType: typeName(content?.["application/json"]?.schema),
});

function successOf(raw: Schema): Pick<OperationModel, "status" | "response" | "resultType" | "asked"> {
  const responses = raw.responses as Record<string, Success>;
  const successes = keysOf(responses).filter((code) => code.startsWith("2"));
  const status = successes.find((code) => responses[code]?.["x-with-query"] === undefined) ?? "200";
  const other = successes.find((code) => responses[code]?.["x-with-query"] !== undefined);
  const content = responses[status]?.content ?? {};
  const types = keysOf(content);
  const kind = types.includes("application/json")
    ? "json"
    : types.includes("text/event-stream")
      ? "sse"
      : types.includes("application/x-ndjson")
        ? "lines"
        : types.includes("text/html")
          ? "html"
          : types.some((type) => type.startsWith("text/"))
            ? "text"
            : types.length > 0
              ? "binary"
              : "none";
  const lines = content["application/x-ndjson"] as Schema | undefined;
  const type = typeName(content["application/json"]?.schema ?? (lines?.["x-item-schema"] as Schema | undefined));
  return {
    status: Number(status),
    response: kind,
    ...(type ? { resultType: type } : {}),
    ...(other ? { asked: toAsked(other, responses[other]) } : {}),
  };
}
