type Schema = Readonly<Record<string, unknown>>;

export interface Field {
  name: string;
  isRequired: boolean;
  description: string;
  /** text and json are typed; json is for what has parts of its own. */
  kind: "text" | "number" | "boolean" | "choice" | "date" | "list" | "json";
  options: readonly string[];
}

/** One way to fill the input; a union has several, told apart by a constant. */
export interface Form {
  name: string;
  constants: Readonly<Record<string, unknown>>;
  fields: readonly Field[];
}

export type Values = Readonly<Record<string, string>>;

export function toForms(schema: Schema): Form[] {
  const root = schema;
  const branches = (schema["oneOf"] ?? schema["anyOf"]) as Schema[] | undefined;
  return (branches ?? [schema]).map((branch) => toForm(resolve(root, branch), root));
}

function toForm(schema: Schema, root: Schema): Form {
  const properties = Object.entries((schema["properties"] ?? {}) as Record<string, Schema>);
  const required = (schema["required"] ?? []) as string[];
  const constants = properties.flatMap(([name, raw]) => {
    const { const: value } = resolve(root, raw);
    return value === undefined || !required.includes(name) ? [] : [[name, value] as const];
  });
  const [first] = constants;
  return {
    name: first === undefined ? "" : String(first[1]),
    constants: Object.fromEntries(constants),
    fields: properties
      .map(([name, raw]) => [name, { ...resolve(root, raw), ...pick(raw) }] as const)
      .filter(([, property]) => property["const"] === undefined)
      .map(([name, property]) => toField(name, property, { root, isRequired: required.includes(name) })),
  };
}

const pick = ({ description }: Schema): Schema => (description === undefined ? {} : { description });

function toField(name: string, schema: Schema, { root, isRequired }: { root: Schema; isRequired: boolean }): Field {
  const options = (schema["enum"] as unknown[] | undefined)?.map(String) ?? [];
  const description = typeof schema["description"] === "string" ? schema["description"] : "";
  return { name, isRequired, description, options, kind: kindOf(schema, root, options) };
}

function kindOf(schema: Schema, root: Schema, options: readonly string[]): Field["kind"] {
  if (options.length > 0) return "choice";
  const { type, pattern } = schema;
  if (type === "boolean") return "boolean";
  if (type === "integer" || type === "number") return "number";
  if (type === "array") {
    const items = resolve(root, (schema["items"] ?? {}) as Schema);
    return items["type"] === "string" || Array.isArray(items["enum"]) ? "list" : "json";
  }
  if (type !== "string") return "json";
  const isDay = typeof pattern === "string" && pattern.startsWith("^[0-9]{4}-") && !pattern.includes("T");
  return isDay || schema["format"] === "date" ? "date" : "text";
}

/** References inside the document, as JSON Schema writes them. */
function resolve(root: Schema, schema: Schema): Schema {
  const { $ref: ref } = schema;
  if (typeof ref !== "string") return schema;
  let found: unknown = root;
  for (const part of ref.replace(/^#\/?/, "").split("/"))
    found = (found as Record<string, unknown> | undefined)?.[part.replaceAll("~1", "/").replaceAll("~0", "~")];
  return typeof found === "object" && found !== null ? resolve(root, found as Schema) : {};
}

/** What was left empty is left out. What cannot be read is sent as it is: the server says what is wrong with it. */
export function toInput({ constants, fields }: Form, values: Values): Record<string, unknown> {
  const given = fields.flatMap(({ name, kind }): [string, unknown][] => {
    const text = values[name]?.trim() ?? "";
    return text === "" ? [] : [[name, read(kind, text)]];
  });
  return { ...constants, ...Object.fromEntries(given) };
}

function read(kind: Field["kind"], text: string): unknown {
  switch (kind) {
    case "number":
      return Number(text);
    case "boolean":
      return text === "true";
    case "list":
      return text.split(",").map((item) => item.trim());
    case "json":
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return text;
      }
    default:
      return text;
  }
}
