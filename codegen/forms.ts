/** The shapes of the spec files that are not JSON Schema themselves. */

const text = { type: "string", minLength: 1, maxLength: 600 };
const flag = { type: "boolean" };
const code = { type: "string", pattern: "^[A-Z][A-Z0-9_]{2,48}$" };

const closed = (properties: Record<string, unknown>, optional: string[] = []) => ({
  type: "object",
  additionalProperties: false,
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
});

/** Both languages; codegen/check/texts.ts says which one is missing. */
const texts = { type: "object", additionalProperties: { type: "string", maxLength: 40 } };

export const methodForm = closed(
  {
    "x-status": { const: "planned" },
    title: { type: "string", minLength: 1, maxLength: 40 },
    summary: text,
    use_when: text,
    avoid_when: text,
    succeeds_when: text,
    fails_when: text,
    annotations: closed({
      read_only: flag,
      idempotent: flag,
      destructive: flag,
      open_world: flag,
      sensitive_sink: flag,
    }),
    errors: { type: "array", items: code, uniqueItems: true },
    ui: { type: "string" },
    editable: { type: "array", minItems: 1, uniqueItems: true, items: { type: "string", maxLength: 80 } },
    name: texts,
    labels: { type: "object", additionalProperties: texts },
    input: { type: "object" },
    output: { type: "object" },
    examples: {
      type: "array",
      minItems: 1,
      items: closed({ name: text, given: {}, input: { type: "object" }, output: { type: "object" } }, [
        "name",
        "given",
      ]),
    },
    follows: text,
    remote: closed(
      {
        tool: { type: "string", minLength: 1, maxLength: 128 },
        pin: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" },
        names: { type: "object", additionalProperties: { type: "string", maxLength: 80 } },
        structured: flag,
      },
      ["names"],
    ),
    $defs: { type: "object" },
  },
  ["x-status", "ui", "editable", "name", "labels", "remote", "$defs"],
);

const errorEntry = closed(
  {
    status: { type: "integer", minimum: 400, maximum: 599 },
    title: { type: "string", minLength: 1, maxLength: 120 },
    can_retry: flag,
    recovery_suggestion: { type: "string", minLength: 1, maxLength: 200 },
    dotted: { type: "string", pattern: "^(tool\\.)?[a-z_{}]+(\\.[a-z_]+){2}$" },
    next_steps: {
      type: "array",
      minItems: 1,
      maxItems: 3,
      items: { type: "string", pattern: "^(\\{module\\}|[a-z_]+)\\.(\\{method\\}|[a-z_]+)$" },
    },
    scope: { type: "array", minItems: 1, uniqueItems: true, items: { enum: ["http", "tool", "run", "worker"] } },
  },
  ["recovery_suggestion", "dotted", "next_steps"],
);

export const errorsForm = { type: "object", propertyNames: code, additionalProperties: errorEntry };

/** Names of tables and columns stand in SQL as they are. */
const sqlName = { type: "string", pattern: "^[a-z][a-z0-9_]{1,40}$" };

const tableForm = closed(
  {
    type: { type: "string", pattern: "^[A-Z][A-Za-z0-9]{1,40}$" },
    id: { type: "string", pattern: "^[a-z]{3}$" },
    missing: code,
    properties: { type: "object", minProperties: 1, propertyNames: sqlName, additionalProperties: { type: "object" } },
    required: { type: "array", uniqueItems: true, items: { type: "string" } },
  },
  ["required"],
);

export const moduleForm = closed(
  {
    title: { type: "string", minLength: 1, maxLength: 40 },
    name: texts,
    description: { type: "string", minLength: 1, maxLength: 200 },
    skill: { type: "string", minLength: 1, maxLength: 6000 },
    pages: { type: "object", additionalProperties: { type: "string", minLength: 1, maxLength: 4000 } },
    agents: { type: "object", additionalProperties: { enum: ["all", "reads"] } },
    errors: {
      type: "object",
      propertyNames: code,
      additionalProperties: {
        ...errorEntry,
        properties: { ...errorEntry.properties, text: { type: "object", additionalProperties: { type: "string" } } },
        required: [...errorEntry.required, "text"],
      },
    },
    labels: { type: "object", additionalProperties: texts },
    values: { type: "object", additionalProperties: texts },
    tables: { type: "object", propertyNames: sqlName, additionalProperties: tableForm },
    remote: {
      oneOf: [
        closed({ url: { type: "string", maxLength: 500 } }),
        closed({ command: { type: "array", minItems: 1, maxItems: 20, items: { type: "string", maxLength: 500 } } }),
      ],
    },
    $defs: { type: "object" },
  },
  ["pages", "agents", "errors", "labels", "values", "tables", "remote", "$defs"],
);
