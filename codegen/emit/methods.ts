import type { Schema } from "../load.ts";
import type { Model, NamedSchema } from "../model.ts";
import type { MethodModel } from "../model/methods.ts";
import { COMMON_TOOL_ERRORS } from "../model/methods.ts";
import { modulePath } from "../model/openapi.ts";
import { header, json, literalUnion, type Emitter } from "./file.ts";

/** The kind of a card that is made from the schema. */
const GENERIC_UI = "result";
const isWritten = ({ ui = GENERIC_UI }: MethodModel): boolean => ui !== GENERIC_UI;

export const emitMethods: Emitter = ({ methods, schemas }) => [
  { path: "contract/methods.ts", text: methodsText(methods) },
  {
    path: "contract/tool-schemas.json",
    text: `${json(Object.fromEntries(methods.map((method) => [method.id, toolSchemas(method, schemas)])))}\n`,
  },
];

function methodsText(methods: MethodModel[]): string {
  const io = methods.map(({ id, inputType, outputType, errors, tables }) => {
    const codes =
      errors.length > 0
        ? `CommonToolError | ${errors.map((code) => JSON.stringify(code)).join(" | ")}`
        : "CommonToolError";
    const io = `input: T.${inputType}; output: T.${outputType}; error: ${codes}`;
    return `  "${id}": { ${io}; table:${literalUnion(tables)} };`;
  });
  return `${header("specs/modules")}import type { ErrorCode } from "./errors.ts";
import type * as T from "./types.ts";

export type MethodId =${literalUnion(methods.map(({ id }) => id))};

/** Methods with a handler; the others are described and mocked, and answer NOT_YET_AVAILABLE. */
export type BuiltMethodId =${literalUnion(methods.filter(({ planned }) => !planned).map(({ id }) => id))};

/** Methods whose card is written; the card of any other is made from its schema. */
export type WrittenCardId =${literalUnion(methods.filter(isWritten).map(({ id }) => id))};

export type CommonToolError =${literalUnion(COMMON_TOOL_ERRORS)};

export interface MethodIo {
${io.join("\n")}
}

export interface MethodSpec {
  readonly id: MethodId;
  readonly module: string;
  readonly method: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly planned: boolean;
  readonly annotations: T.ToolAnnotations;
  readonly capabilities: readonly string[];
  readonly policy: "allowed" | "ask";
  readonly is_read_only: boolean;
  readonly is_concurrency_safe: boolean;
  readonly is_destructive: boolean;
  readonly interrupt_behavior: "cancel" | "block";
  readonly ui: string;
  /** Fields of the input that name rows of a table of its module. */
  readonly things: Readonly<Record<string, string>>;
  /** Whether its input has \`if_version\`, the version of such a row that was read. */
  readonly takes_version: boolean;
  /** Every code that a call of it can end with. */
  readonly errors: readonly ErrorCode[];
}

export const methods: { readonly [Id in MethodId]: MethodSpec } = {
${methods.map((method) => `  "${method.id}": ${json(specOf(method)).replaceAll("\n", "\n  ")},`).join("\n")}
};
`;
}

/** What stands between a model and a method may end a call, too: nobody has to list it per method. */
const endings = ({ errors, annotations }: MethodModel): string[] =>
  [
    ...new Set([
      ...COMMON_TOOL_ERRORS,
      "REPEATED_FAILURE",
      ...(annotations.read_only ? [] : ["CALL_ALREADY_DECIDED", "TOO_MANY_APPROVALS"]),
      ...errors,
    ]),
  ].sort();

const specOf = (method: MethodModel) => ({
  id: method.id,
  module: method.module,
  method: method.method,
  name: `${method.module}_${method.method}`,
  title: method.title,
  description: method.description,
  path: modulePath(method),
  planned: method.planned,
  annotations: method.annotations,
  capabilities: method.capabilities,
  policy: method.policy,
  is_read_only: method.annotations.read_only,
  is_concurrency_safe: method.annotations.read_only,
  is_destructive: method.annotations.destructive,
  interrupt_behavior: method.interrupt_behavior,
  ui: method.ui ?? GENERIC_UI,
  things: method.things,
  takes_version: method.takesVersion,
  errors: endings(method),
});

/** Self-contained schemas for the tool inventory: each carries the types it refers to. */
const toolSchemas = (method: MethodModel, schemas: Model["schemas"]) => ({
  input: selfContained(method.inputType, schemas),
  output: selfContained(method.resultType, schemas),
});

export function selfContained(name: string, schemas: NamedSchema[]): Schema {
  const byName = new Map(schemas.map((entry) => [entry.name, entry.schema]));
  const used = new Map<string, unknown>();
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== "object" || value === null) return value;
    const node = value as Schema;
    if (typeof node.$ref === "string") {
      const target = node.$ref.replace("#/$defs/", "");
      if (!used.has(target)) {
        used.set(target, null);
        used.set(target, visit(byName.get(target)));
      }
    }
    const kept = Object.entries(node).filter(
      ([key, item]) => !key.startsWith("x-") && !(key === "examples" && Array.isArray(item)),
    );
    return Object.fromEntries(kept.map(([key, item]) => [key, visit(item)]));
  };
  const root = visit(byName.get(name)) as Schema;
  const defs = [...used].sort(([a], [b]) => (a < b ? -1 : 1));
  return defs.length > 0 ? { ...root, $defs: Object.fromEntries(defs) } : root;
}
