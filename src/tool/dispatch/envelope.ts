import type { ToolEnvelope } from "../../../generated/contract/types.ts";
import { AppError } from "../../base/error.ts";
import { parseJson } from "../../base/json.ts";
import { toSnakeInput } from "../../base/snake-input.ts";
import type { ToolCall } from "../../domain/tool-call.ts";

export const toolName = "project_cli";

/** A call whose arguments were read, or the reason why they could not be. */
export type Prepared = { call: ToolCall; envelope: ToolEnvelope } | { call: ToolCall; problem: AppError };

/** What is recorded of arguments that could not be read. */
export const unreadable: ToolEnvelope = { module: "", method: "", input: {} };

// An event holds the arguments as text, and no text there is longer (TOOL_CALL_ARGS).
const most = 200_000;
const names = ["module", "method", "input"];

/**
 * `{module, method, input}`, nothing more and nothing less. An `input` written as JSON text is parsed, once, and its
 * names are those of the contract.
 */
export function prepare(call: ToolCall): Prepared {
  try {
    if (call.name !== undefined && call.name !== toolName) throw invalid(`The only tool is ${toolName}.`);
    return { call, envelope: parseEnvelope(call.arguments) };
  } catch (reason) {
    if (reason instanceof AppError)
      return { call, problem: reason.code === "INVALID_ENVELOPE" ? reason : invalid(reason.detail ?? reason.message) };
    throw reason;
  }
}

function parseEnvelope(given: unknown): ToolEnvelope {
  // An object goes the way of text: what no text could say (a getter, a cycle, a NUL) must not get further.
  const text = typeof given === "string" ? given : JSON.stringify(given);
  if (text === undefined || text.length > most) throw invalid("The arguments are no JSON object, or too long.");
  const value = parseJson(Buffer.from(text));
  if (!isObject(value)) throw invalid("The arguments are not one JSON object.");
  const extra = Object.keys(value).find((key) => !names.includes(key));
  if (extra !== undefined) throw invalid(`${extra.slice(0, 40)} is not known here.`);
  const { module, method, input } = value;
  if (typeof module !== "string" || typeof method !== "string") throw invalid("module and method must be text.");
  const parsed = typeof input === "string" ? parseJson(Buffer.from(input)) : input;
  if (!isObject(parsed)) throw invalid("input must be an object.");
  const envelope = { module, method, input: toSnakeInput(parsed) };
  // Written again it may be longer than it was: numbers like 1e20 are.
  if (text.length > most / 8 && JSON.stringify(envelope).length > most) throw invalid("The arguments are too long.");
  return envelope;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function invalid(detail: string): AppError {
  return new AppError("INVALID_ENVELOPE", {}, { detail });
}
