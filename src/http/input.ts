import type { Validator } from "../../generated/contract/validators/validators.ts";
import { AppError } from "../base/error.ts";
import { toFieldProblems } from "../base/field-problems.ts";
import { parseJson, type JsonOptions } from "../base/json.ts";
import { drain, readNodeBody, readWebBody } from "./body.ts";
import type { Exchange } from "./exchange.ts";
import { parsePath, parseQuery, type Parameters } from "./parameters.ts";

export interface Validators {
  readonly path?: Validator<unknown>;
  readonly query?: Validator<unknown>;
  readonly body?: Validator<unknown>;
}

const jsonType = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/** How large a body may be, counted in bytes as they arrive, whatever the transfer coding (G001). */
export interface SizeRule {
  readonly bodyLimit: number;
  /** The sentence for a larger one, where clients match on it; elsewhere the catalogue's title is enough. */
  readonly tooLarge?: string;
}

/** A body that says it is too large is refused unread. */
export function refuseDeclaredSize(exchange: Exchange, rule: SizeRule): void {
  const length = exchange.header("content-length");
  if (length === null || Number(length) <= rule.bodyLimit) return;
  const req = exchange.event.runtime?.node?.req;
  if (req !== undefined) drain(req);
  throw tooLarge(rule);
}

export function readBytes(exchange: Exchange, rule: SizeRule): Promise<Buffer> {
  const req = exchange.event.runtime?.node?.req;
  const rules = { limit: rule.bodyLimit, refuse: () => tooLarge(rule) };
  return req === undefined ? readWebBody(exchange.event.req, rules) : readNodeBody(req, rules);
}

export function tooLarge({ tooLarge: detail }: Pick<SizeRule, "tooLarge">): AppError {
  return new AppError("PAYLOAD_TOO_LARGE", {}, detail === undefined ? {} : { detail });
}

export function toJson(exchange: Exchange, bytes: Buffer, options?: JsonOptions): unknown {
  const type = exchange.header("content-type");
  if (type === null || (type !== "application/json" && !jsonType.test(type))) {
    throw new AppError("UNSUPPORTED_MEDIA_TYPE", {}, { detail: "The body must be application/json in UTF-8." });
  }
  const coding = exchange.header("content-encoding");
  if (coding !== null && coding !== "identity") {
    throw new AppError("UNSUPPORTED_MEDIA_TYPE", {}, { detail: "The body must not be compressed." });
  }
  return parseJson(bytes, options);
}

export function toPath(
  values: Readonly<Record<string, string>> | undefined,
  validator: Validator<unknown> | undefined,
): Parameters | undefined {
  if (values === undefined) return undefined;
  const path = parsePath(values);
  if (validator !== undefined) assertParameters(path, validator);
  return path;
}

/**
 * A parameter the spec does not know is refused by name: a misspelt filter must not silently show everything (G227).
 */
export function toQuery(search: string, validator: Validator<unknown> | undefined): Parameters | undefined {
  const query = parseQuery(search);
  if (validator === undefined) {
    if (query === undefined) return undefined;
    const errors = Object.keys(query)
      .slice(0, 20)
      .map((name) => ({ path: name.slice(0, 500), message: "is not known here" }));
    throw new AppError("INVALID_REQUEST", { errors });
  }
  const given = query ?? (Object.create(null) as Parameters);
  assertParameters(given, validator);
  return given;
}

export function assertBody(body: unknown, validator: Validator<unknown> | undefined): void {
  if (validator !== undefined && !validator(body)) {
    throw new AppError("VALIDATION_FAILED", { errors: toFieldProblems(validator.errors, "body") });
  }
}

/**
 * The validator turns text into numbers by the rules of JavaScript, by which `Infinity`, `0x10` and `1e1` are some:
 * here they are not.
 */
function assertParameters(given: Parameters, validator: Validator<unknown>): void {
  const texts = { ...given };
  if (!validator(given)) {
    const errors = toFieldProblems(validator.errors, "parameters");
    const [first] = errors;
    throw new AppError(
      "INVALID_REQUEST",
      { errors },
      first === undefined ? {} : { detail: `${first.path} ${first.message}.` },
    );
  }
  const read = Object.entries(given as Record<string, unknown>);
  const odd = read.filter(
    ([name, value]) => typeof value === "number" && typeof texts[name] === "string" && !plainNumber.test(texts[name]),
  );
  if (odd.length > 0)
    throw new AppError("INVALID_REQUEST", {
      errors: odd.map(([path]) => ({ path, message: "must be a number in digits" })),
    });
}

const plainNumber = /^-?\d{1,16}$/;
