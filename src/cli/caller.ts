import type { InputForm } from "../../generated/contract/input-forms.js";
import type { CliResult, ToolResult } from "../../generated/contract/types.ts";
import type { Validator } from "../../generated/contract/validators/validators.ts";
import { toInputError } from "../base/input-error.ts";
import { toMethodId } from "../base/method-id.ts";
import { own } from "../base/own.ts";
import { toSnakeInput } from "../base/snake-input.ts";
import { PostError, type Post } from "./post.ts";
import { fromProblem, toFailure, toSuccess, type Named } from "./result.ts";

/** One method of the generated table. */
export interface Command {
  readonly path: string;
  load(): Promise<{ readonly input: Validator<unknown>; readonly output: Validator<unknown> }>;
}

export interface CallerDeps {
  commands: Readonly<Record<string, Command>>;
  loadForms(): Promise<Readonly<Record<string, InputForm>>>;
  post: Post;
}

/** In whose name a call is made, and which calls those may be. */
export interface Grant {
  credential: string;
  /** The router's whitelist; without one the credential alone decides. */
  allowed: ReadonlySet<string> | undefined;
}

/** One call. `task`, `attempt` and `tool_call_id` are there when a run makes it, and then all three. */
export interface CliCall extends Named {
  task?: string | undefined;
  attempt?: number | undefined;
  tool_call_id?: string | undefined;
  request_id?: string | undefined;
  traceparent?: string | undefined;
  input: unknown;
}

export type Caller = (call: CliCall, grant: Grant) => Promise<CliResult>;

/**
 * Router, input schema, module operation, output schema: the same for every method. Nothing of a call is kept after it:
 * the next one may be another user's.
 */
export function makeCaller({ commands, loadForms, post }: CallerDeps): Caller {
  return async (call, { credential, allowed }) => {
    const named = { module: call.module, method: call.method };
    const id = toMethodId(call);
    const command = own(commands, id);
    if (!command) return toFailure(clip(named), "UNKNOWN_ACTION");
    if (allowed && !allowed.has(id)) return toFailure(named, "ACTION_NOT_ALLOWED");
    const fits = await command.load();
    const input = toSnakeInput(call.input);
    if (!fits.input(input)) {
      const errors = takeErrors(fits.input);
      const { message, detail, input_schema } = toInputError(id, (await loadForms())[id], input, errors);
      return toFailure(named, "INVALID_ACTION_INPUT", { message, detail, input_schema });
    }
    try {
      const { status, text } = await post(command.path, JSON.stringify(input), toHeaders(call, credential));
      return status === 200 ? readResult(named, text, fits.output) : fromProblem(named, parse(text) ?? {});
    } catch (reason) {
      if (!(reason instanceof PostError)) throw reason;
      if (reason.kind === "oversized") return toFailure(named, "OUTPUT_SCHEMA_VIOLATION");
      return toFailure(named, reason.kind === "late" ? "TIMEOUT" : "UPSTREAM_UNAVAILABLE", {
        detail: `The server cannot be reached: ${reason.message}.`,
      });
    }
  };
}

function readResult(named: Named, text: string, fits: Validator<unknown>): CliResult {
  const result = parse(text) as Partial<ToolResult> | undefined;
  const { status, data, warnings, meta } = result ?? {};
  const isResult =
    (status === "ok" || status === "degraded" || status === "empty") &&
    Array.isArray(warnings) &&
    typeof meta === "object" &&
    meta !== null;
  const isFit = isResult && fits(data);
  takeErrors(fits);
  if (!isFit) return toFailure(named, "OUTPUT_SCHEMA_VIOLATION");
  return toSuccess(named, result as ToolResult);
}

/** A validator remembers what was wrong with the last value, and so words of its owner, until the next one. */
function takeErrors(fits: Validator<unknown>): NonNullable<Validator<unknown>["errors"]> {
  const errors = fits.errors ?? [];
  fits.errors = null;
  return errors;
}

function toHeaders(
  { task, attempt, tool_call_id, request_id, traceparent }: CliCall,
  credential: string,
): Record<string, string> {
  return {
    authorization: `Bearer ${credential}`,
    ...(task === undefined
      ? {}
      : {
          "accord-task": task,
          "accord-attempt": String(attempt),
          "accord-tool-call": encodeURIComponent(tool_call_id ?? ""),
        }),
    ...(request_id === undefined ? {} : { "x-request-id": request_id }),
    ...(traceparent === undefined ? {} : { traceparent }),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const clip = ({ module, method }: Named): Named => ({ module: module.slice(0, 32), method: method.slice(0, 48) });
