import type { Schema, Specs } from "../load.ts";
import { commonBodyLimit, fileLimitOf } from "../model/body-limits.ts";
import type { CheckContext } from "./context.ts";

type Say = (at: (string | number)[], message: string) => void;

/** Methods have no path file of their own, so their bodies need the limit of openapi.yaml. */
export function checkCommonLimit({ specs, complain }: Pick<CheckContext, "specs" | "complain">): void {
  const source = specs.sources.get("openapi.yaml");
  if (source && !isSize(commonBodyLimit(specs)))
    complain(source, ["x-body-limit"], "openapi.yaml needs an x-body-limit in bytes");
}

/** A limit is a number of bytes, stands where there is a body, and leaves room for the file of a form. */
export function checkBodyLimit(operation: Schema, specs: Specs, say: Say): void {
  const { "x-body-limit": limit, "x-too-large": sentence, requestBody } = operation;
  if (limit !== undefined && !isSize(limit)) say(["x-body-limit"], "x-body-limit is a number of bytes");
  if (sentence !== undefined && (typeof sentence !== "string" || sentence.length === 0 || sentence.length > 200))
    say(["x-too-large"], "x-too-large is a sentence of at most 200 characters");
  for (const key of ["x-body-limit", "x-too-large"])
    if (key in operation && requestBody === undefined) say([key], `${key} stands where there is no body`);
  const { content = {} } = (requestBody ?? {}) as { content?: Schema };
  if (!("multipart/form-data" in content)) return;
  const fileLimit = fileLimitOf(operation, specs);
  if (!isSize(fileLimit)) say(["requestBody"], "a form has one binary property, with a maxLength");
  else if (Number(limit ?? commonBodyLimit(specs)) <= fileLimit)
    say(["x-body-limit"], `x-body-limit leaves no room for a file of ${fileLimit} bytes and the form around it`);
}

const isSize = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;
