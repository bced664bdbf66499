import { oneLine, pascal, type Specs } from "../load.ts";

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
  examples: MethodExample[];
  follows: string;
}

export interface MethodModel extends Omit<MethodFile, "x-status"> {
  id: string;
  module: string;
  method: string;
  file: string;
  planned: boolean;
  operationId: string;
  inputType: string;
  outputType: string;
  resultType: string;
  description: string;
  capabilities: string[];
  policy: "allowed" | "ask";
  interrupt_behavior: "cancel" | "block";
}

export interface ModuleModel {
  module: string;
  title: string;
  description: string;
  skill: string;
  pages: Record<string, string>;
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
  return methodFiles(specs).map(({ file, module, method, value }) => {
    const { "x-status": status, ...written } = value as MethodFile;
    const name = pascal(`${module}_${method}`);
    const { read_only, destructive, sensitive_sink } = written.annotations;
    return {
      ...written,
      id: `${module}.${method}`,
      module,
      method,
      file,
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
  return [...specs.sources.values()]
    .filter(({ file }) => file.startsWith("modules/") && file.endsWith("/_module.yaml"))
    .map(({ file, value }) => {
      const written = value as Omit<ModuleModel, "module" | "pages"> & { pages?: Record<string, string> };
      return { ...written, module: file.split("/")[1] ?? "", pages: written.pages ?? {} };
    });
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
