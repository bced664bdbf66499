import { keysOf, type Schema } from "../load.ts";
import { operationSources, type Parameter } from "../model/operations.ts";
import { errorEntries } from "../module-files.ts";
import { nearest } from "../nearest.ts";
import { lineOf } from "../source.ts";
import { checkBodyLimit, checkCommonLimit } from "./body-limits.ts";
import type { CheckContext } from "./context.ts";
import { walk } from "./schemas.ts";

/** What codegen reads of an operation beyond OpenAPI. */
const MARKS = new Set([
  "x-body-limit",
  "x-errors",
  "x-holds",
  "x-never-limited",
  "x-raw-body",
  "x-status",
  "x-too-large",
]);

/** Every operation has a unique id, a summary, named bodies, examples, and only catalogued errors. */
export function checkOperations({ specs, complain }: Pick<CheckContext, "specs" | "complain">): void {
  const codes = new Set(keysOf(errorEntries(specs.sources)));
  const seen = new Map<string, string>();
  checkCommonLimit({ specs, complain });
  for (const { source, verb, path, value, shared } of operationSources(specs)) {
    const say = (at: (string | number)[], message: string) => complain(source, [verb, ...at], message);
    const id = String(value.operationId ?? "");
    if (!/^[a-z][A-Za-z0-9]{2,40}$/.test(id)) say(["operationId"], `${verb} ${path} needs a camelCase operationId`);
    const place = `specs/${source.file}:${lineOf(source, [verb, "operationId"])}`;
    if (seen.has(id))
      say(["operationId"], `operationId ${id} is used twice: ${seen.get(id)} has it; choose another name`);
    else seen.set(id, place);
    if (typeof value.summary !== "string") say([], `${id} needs a summary`);
    for (const [index, code] of ((value["x-errors"] ?? []) as string[]).entries()) {
      if (!codes.has(code))
        say(["x-errors", index], `error code ${code} is neither in errors.yaml nor among the errors of a module`);
    }
    for (const key of keysOf(value))
      if (key.startsWith("x-") && !MARKS.has(key)) say([key], `${id}: unknown mark ${key}${nearest(key, [...MARKS])}`);
    checkBodyLimit(specs.resolve(value, source, [verb]) as Schema, specs, say);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const parameters = [...(shared as Parameter[]), ...((value.parameters ?? []) as Parameter[])];
    for (const name of inPath) {
      if (!parameters.some((parameter) => parameter.in === "path" && parameter.name === name))
        say([], `${id} does not describe {${name}}`);
    }
    for (const parameter of parameters) {
      if (!("example" in parameter) && !("examples" in parameter))
        say(["parameters"], `parameter ${parameter.name} needs an example: add it as example`);
      walk(parameter.schema, [], (node) => {
        if (node.type === "string" && !["maxLength", "enum", "const", "pattern", "format"].some((key) => key in node)) {
          say(["parameters"], `parameter ${parameter.name} is an unbounded string`);
        }
      });
    }
    const responses = (value.responses ?? {}) as Record<string, Schema>;
    if (!keysOf(responses).some((status) => status.startsWith("2")))
      say(["responses"], `${id} has no success response`);
    for (const status of keysOf(responses)) {
      if (!status.startsWith("2")) say(["responses", status], `${status} is made from x-errors, not written by hand`);
    }
    for (const { at, media, type } of bodiesOf(value)) {
      if (type === "application/json" && typeof (media.schema as Schema | undefined)?.$ref !== "string")
        say(at, `${id}: a body is a $ref to a named schema`);
      if (!("examples" in media) && type !== "application/octet-stream" && !type.startsWith("image/"))
        say(at, `${id}: ${type} needs examples: add one under examples, by a name`);
    }
  }
}

/** The request and response bodies of an operation with the place each is written at. */
export function bodiesOf(operation: Schema) {
  const holders: [(string | number)[], Schema | undefined][] = [
    [["requestBody"], operation.requestBody as Schema | undefined],
  ];
  for (const [status, response] of Object.entries((operation.responses ?? {}) as Record<string, Schema>))
    holders.push([["responses", status], response]);
  return holders.flatMap(([at, holder]) =>
    Object.entries((holder?.content ?? {}) as Record<string, Schema>).map(([type, media]) => ({
      at: [...at, "content", type],
      type,
      media,
    })),
  );
}
