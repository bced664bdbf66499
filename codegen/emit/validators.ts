import standalone from "ajv/dist/standalone/index.js";
import { build } from "esbuild";
import { BASE_ID, makeAjv } from "../ajv.ts";
import type { Schema } from "../load.ts";
import type { Model } from "../model.ts";
import type { MethodModel } from "../model/methods.ts";
import type { OperationModel } from "../model/operations.ts";
import { header, type Emitter, type OutputFile } from "./file.ts";

interface Export {
  name: string;
  schema: Schema;
  /** TypeScript type, relative to types.ts. */
  type: string;
}

/**
 * What the running server checks besides request bodies, events and methods; anything else is checked by tests only.
 */
const RUNTIME_TYPES = [
  "Again",
  "ApprovalPayload",
  "CliResult",
  "McpCall",
  "Question",
  "ResumeEntry",
  "TaskBrief",
  "ToolAgentOutput",
  "ToolEnvelope",
  "ToolResult",
  "UiActionValue",
  "UiHints",
  "UiSchema",
  "WebhookEvent",
  "WebhookNotice",
  "WorkerOutput",
];

/** Validators are compiled here, once; the server, the CLI and the SDK compile nothing at run time. */
export const emitValidators: Emitter = async (model) => {
  const bodies = model.operations.flatMap(({ body, bodyType }) => (body === "multipart" ? [] : (bodyType ?? [])));
  const names = new Set([...bodies, ...model.events.map(({ name }) => name), ...RUNTIME_TYPES]);
  const roots = model.schemas.filter(({ name }) => names.has(name)).map(({ name }) => byName(name));
  const parameters = model.operations.flatMap((operation) => [...parameterExports(operation)]);
  return [
    ...(await emitGroup("schemas", model, roots)),
    ...(await Promise.all(model.methods.map((method) => emitMethod(model, method)))).flat(),
    ...(await emitGroup("parameters", model, parameters, { coerceTypes: true })),
    ...(await emitGroup("answers", model, model.operations.flatMap(answerExports))),
    { path: "contract/validators/validators.ts", text: indexText(model) },
  ];
};

/** One file per method: project-cli loads the one it needs, when it needs it. */
const emitMethod = (model: Model, { id, inputType, outputType }: MethodModel): Promise<OutputFile[]> =>
  emitGroup(`methods/${id}`, model, [byName(inputType, "input"), byName(outputType, "output")]);

const byName = (type: string, name = type): Export => ({
  name,
  schema: { $ref: `${BASE_ID}#/$defs/${type}` },
  type: `Validator<T.${type}>`,
});

function* parameterExports(operation: OperationModel): Generator<Export> {
  for (const place of ["path", "query"] as const) {
    const parameters = operation.parameters.filter((parameter) => parameter.in === place);
    if (parameters.length === 0) continue;
    const schema = {
      type: "object",
      additionalProperties: false,
      properties: Object.fromEntries(parameters.map(({ name, schema: inner }) => [name, absolute(inner)])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
    };
    yield { name: `${operation.id}_${place}`, schema, type: "Validator<unknown>" };
  }
}

/** Loaded by tests and by servers in development only. */
const answerExports = ({ id, resultType, asked }: OperationModel): Export[] => [
  ...(resultType ? [byName(resultType, id)] : []),
  ...(asked ? [byName(asked.resultType, `${id}_asked`)] : []),
];

/** Parameter schemas stand outside the bundle, so their references need its address. */
const absolute = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${BASE_ID}#/$defs/`)) as Schema;

async function emitGroup(
  group: string,
  model: Model,
  exports: Export[],
  options: { coerceTypes?: boolean } = {},
): Promise<OutputFile[]> {
  const ajv = makeAjv(model.schemas, { code: { source: true, esm: true, lines: true }, ...options });
  for (const { name, schema } of exports) ajv.addSchema({ $id: `urn:accord:export:${name}`, ...schema });
  const code = standalone.default(
    ajv,
    Object.fromEntries(exports.map(({ name }) => [name, `urn:accord:export:${name}`])),
  );
  // ajv's ESM output still calls require() for its small runtime; bundling puts that in.
  const bundled = await build({
    stdin: { contents: quickLengths(code), resolveDir: import.meta.dirname, loader: "js" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    mainFields: ["main"],
    // A linked node_modules must not put its real path into the output.
    preserveSymlinks: true,
    minifySyntax: true,
    legalComments: "none",
    logLevel: "error",
  });
  const text = bundled.outputFiles[0]?.text ?? "";
  const types = exports.map(({ name, type }) => `export declare const ${name}: ${type};`).join("\n");
  const here = group.includes("/") ? ".." : ".";
  const above = here === "." ? ".." : "../..";
  const named = exports.some(({ type }) => type.includes("T.")) ? `import type * as T from "${above}/types.ts";\n` : "";
  const imports = `import type { Validator } from "${here}/validators.ts";\n${named}`;
  return [
    {
      path: `contract/validators/${group}.js`,
      text: header("specs") + (options.coerceTypes ? portable(text) : leanCalls(portable(text))),
    },
    { path: `contract/validators/${group}.d.ts`, text: `${header("specs")}${imports}\n${types}\n` },
  ];
}

/** esbuild names each bundled file, with a path that depends on the folder it ran in and on where node_modules lies. */
const portable = (text: string): string =>
  text.replace(/^\/\/ (?:\.\.\/|node_modules\/|<stdin>).*\n/gm, "").replace(/"(?:[\w.-]+\/)*node_modules\//g, '"');

/**
 * ajv counts the code points of every string it bounds, which is most of the work on a message. UTF-16 length decides
 * almost always: a string has no more code points than units, and at least half as many.
 */
const quickLengths = (code: string): string =>
  code
    .replace(/\b(func\d+)\((\w+)\) > (\d+)/g, "$2.length > $3 && $1($2) > $3")
    .replace(
      /\b(func\d+)\((\w+)\) < (\d+)/g,
      (_all, count: string, text: string, limit: string) =>
        `${text}.length < ${2 * Number(limit)} && ${count}(${text}) < ${limit}`,
    );

/**
 * ajv hands every function an object with four fields, of which only the path is ever used here (the rest serves
 * coercion). Handing over the path alone saves an object for each reference, a fifth of the time on a run input.
 */
function leanCalls(code: string): string {
  const lean = code
    .replaceAll('{ instancePath = "", parentData, parentDataProperty, rootData = data } = {}', 'instancePath = ""')
    .replace(
      /\{ instancePath(?:: (.*?))?, parentData(?:: \w+)?, parentDataProperty(?:: [^,]+)?, rootData \}/g,
      (_all, path?: string) => path ?? "instancePath",
    );
  if (lean.includes("parentData")) throw new Error("ajv writes its calls in a way leanCalls does not know");
  return lean;
}

function indexText({ methods, operations }: Model): string {
  const methodLines = methods.map(({ id, operationId }) => `  "${id}": ${operationId},`);
  const operationLines = operations.map((operation) => {
    const parts = [...parameterExports(operation)].map(
      ({ name }) => `${name.endsWith("_path") ? "path" : "query"}: parameters.${name}`,
    );
    if (operation.body === "json") parts.push(`body: schemas.${operation.bodyType}`);
    return `  ${operation.id}: {${parts.length > 0 ? ` ${parts.join(", ")} ` : ""}},`;
  });
  return `${header("specs")}import type { MethodId, MethodIo } from "../methods.ts";
import type { OperationId } from "../operations.ts";
${methods.map(({ id, operationId }) => `import * as ${operationId} from "./methods/${id}.js";`).join("\n")}
import * as parameters from "./parameters.js";
import * as schemas from "./schemas.js";

export interface ValidationError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

export interface Validator<T> {
  (data: unknown): data is T;
  errors?: ValidationError[] | null;
}

export const methodValidators: {
  readonly [Id in MethodId]: { input: Validator<MethodIo[Id]["input"]>; output: Validator<MethodIo[Id]["output"]> };
} = {
${methodLines.join("\n")}
};

/** Path and query values arrive as strings; their validators turn them into what the spec says, in place. */
export const operationValidators: {
  readonly [Id in OperationId]: { path?: Validator<unknown>; query?: Validator<unknown>; body?: Validator<unknown> };
} = {
${operationLines.join("\n")}
};
`;
}
