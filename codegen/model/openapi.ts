import type { Schema } from "../load.ts";
import type { ErrorModel, NamedSchema } from "../model.ts";
import { COMMON_TOOL_ERRORS, type MethodModel } from "./methods.ts";
import type { OperationModel } from "./operations.ts";
import { makeProblemResponses } from "./problems.ts";
import { addDiscriminators } from "./tags.ts";

interface Parts {
  root: Schema;
  schemas: NamedSchema[];
  errors: ErrorModel[];
  methods: MethodModel[];
  operations: OperationModel[];
  /** What the server sends by itself, by kind. */
  webhooks: Record<string, Schema>;
}

/** The one bundled OpenAPI document: every path, every method as an operation, every declared error with an example. */
export function toOpenApi({ root, schemas, errors, methods, operations, webhooks }: Parts): Schema {
  const problems = makeProblemResponses(errors);
  const paths: Record<string, Schema> = {};
  const add = (path: string, verb: string, operation: Schema) => {
    paths[path] = { ...paths[path], [verb]: operation };
  };
  for (const operation of operations) {
    const {
      "x-errors": _listed,
      "x-holds": _waited,
      "x-never-limited": _free,
      "x-raw-body": _judged,
      "x-too-large": _said,
      responses,
      ...raw
    } = operation.raw;
    const all = { ...(responses as Schema), ...problems.answering(operation.errors) };
    add(operation.path, operation.method.toLowerCase(), { ...raw, responses: all });
  }
  for (const method of methods)
    add(modulePath(method), "post", moduleOperation(method, problems.answering(moduleErrors(method))));
  const document = {
    ...root,
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    webhooks,
    components: {
      ...(root.components as Schema),
      responses: problems.named(),
      schemas: addDiscriminators(reachable([paths, webhooks, problems.named()], schemas)),
    },
  };
  return toPublic(document) as Schema;
}

/** Only what the API can show: internal types (card hints, audit records, configuration) are nobody else's business. */
function reachable(from: unknown, schemas: NamedSchema[]): Schema {
  const byName = new Map(schemas.map(({ name, schema }) => [name, schema]));
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      if (key !== "$ref" || typeof item !== "string") visit(item);
      else if (item.startsWith("#/$defs/") && !found.has(item)) {
        found.add(item);
        visit(byName.get(item.slice("#/$defs/".length)));
      }
    }
  };
  visit(from);
  return Object.fromEntries(
    schemas.filter(({ name }) => found.has(`#/$defs/${name}`)).map(({ name, schema }) => [name, schema]),
  );
}

export const modulePath = (method: MethodModel): string => `/api/v1/modules/${method.module}/${method.method}`;

const FRONT_DOOR_ERRORS = [
  "TASK_NOT_LIVE",
  "IDEMPOTENCY_MISMATCH",
  "UNAUTHENTICATED",
  "RATE_LIMITED",
  "SERVICE_UNAVAILABLE",
  "HEADERS_TOO_LARGE",
  "INVALID_REQUEST",
  "MALFORMED_JSON",
  "JSON_TOO_DEEP",
  "INVALID_TEXT",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
];

/** What the operation of a method can answer, the front door included. */
export const moduleErrors = (method: MethodModel): string[] =>
  [
    ...new Set([
      ...COMMON_TOOL_ERRORS,
      ...method.errors,
      ...FRONT_DOOR_ERRORS,
      ...(method.planned ? ["NOT_YET_AVAILABLE"] : []),
    ]),
  ].sort();

function moduleOperation(method: MethodModel, errors: Schema): Schema {
  const examples = (pick: (example: MethodModel["examples"][number]) => unknown) =>
    Object.fromEntries(
      method.examples.map((example, index) => [example.name ?? `example${index + 1}`, { value: pick(example) }]),
    );
  return {
    operationId: method.operationId,
    summary: method.summary,
    description: method.description,
    tags: ["modules"],
    ...(method.planned ? { "x-status": "planned" } : {}),
    // People act for themselves with their own token; the tool runtime has nothing but its credential (R32).
    security: [{ userToken: [] }, { toolCredential: [] }],
    parameters: [
      header("Accord-Task", "The task the call belongs to; absent when a person calls.", "tsk_01JZ8Q5M3V", 64),
      header("Accord-Attempt", "The attempt of that task.", "1", 9),
      header(
        "Accord-Tool-Call",
        "The tool call, which with the task is the key of a write; percent-encoded UTF-8.",
        "call_1",
        1152,
      ),
    ],
    requestBody: {
      required: true,
      content: {
        "application/json": { schema: ref(method.inputType), examples: examples((example) => example.input) },
      },
    },
    responses: {
      "200": {
        description: method.succeeds_when.trim(),
        content: {
          "application/json": {
            schema: ref(method.resultType),
            examples: examples(({ output }) => resultExample(output)),
          },
        },
      },
      ...errors,
    },
  };
}

const header = (name: string, description: string, example: string, maxLength: number): Schema => ({
  in: "header",
  name,
  description,
  required: false,
  schema: { type: "string", minLength: 1, maxLength },
  example,
});

const resultExample = (data: unknown) => {
  const status = (data as { count?: unknown }).count === 0 ? "empty" : "ok";
  return { status, data, warnings: [], error: null, meta: { duration_ms: 4 } };
};

const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` });

/**
 * Marks meant for codegen stay inside; references point into components. Examples of a schema (a list, where a body has
 * a map) stay inside too: the mock would answer with them instead of with the example of the answer at hand.
 */
function toPublic(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPublic);
  if (typeof value !== "object" || value === null) return value;
  if ("x-item-schema" in value) return toPublic(toOfOne(value));
  const entries = Object.entries(value).filter(
    ([key, item]) =>
      ![
        "x-tag",
        "x-open",
        "x-extends",
        "x-body-limit",
        "x-card",
        "x-corrections",
        "x-standard",
        "x-with-query",
      ].includes(key) && !(key === "examples" && Array.isArray(item)),
  );
  return Object.fromEntries(
    entries.map(([key, item]) => [
      // Whoever reads the document programs; where both are written, `description` comes after it.
      key === "x-doc" ? "description" : key,
      key === "$ref" && typeof item === "string" ? item.replace("#/$defs/", "#/components/schemas/") : toPublic(item),
    ]),
  );
}

/**
 * A stream is described by one of what comes in it, its line or the data of its event: so generators see that type, and
 * not a text. `/openapi.json?version=3.2` says the same with the word that OpenAPI has for it since.
 */
function toOfOne({ "x-item-schema": schema, ...media }: Schema): Schema {
  return { ...media, schema };
}
