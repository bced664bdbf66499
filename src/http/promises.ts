import type { ErrorCode } from "../../generated/contract/errors.ts";
import type { Validator } from "../../generated/contract/validators/validators.ts";
import { AppError } from "../base/error.ts";
import { toFieldProblems } from "../base/field-problems.ts";
import type { Log } from "../base/log.ts";

/** By the id of an operation, `_asked` behind it for its other success; `ToolResult` for calls of methods. */
export type AnswerValidators = Readonly<Record<string, Validator<unknown>>>;

/** Whether what leaves is what the contract promises. Who judges an answer throws; the client then gets INTERNAL. */
export interface Promises {
  answer(name: string, value: unknown): void;
  /** A body of lines, each judged as it passes. */
  lines(name: string, body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array>;
  /** The error to send: the one given, unless that breaks the promise and this server shall say so. */
  error(listed: readonly ErrorCode[], error: AppError, route: string): AppError;
}

/**
 * Errors are always judged: one look-up in a list. Answers cost as much as making them, so they are judged in tests
 * and in development, where there are validators for them.
 */
export function makePromises({ validators, log }: { validators?: AnswerValidators | undefined; log: Log }): Promises {
  function answer(name: string, value: unknown): void {
    const fits = validators?.[name];
    // As the client will read it: without what JSON leaves out.
    if (fits === undefined || fits(JSON.parse(JSON.stringify(value)))) return;
    const problems = toFieldProblems(fits.errors, "body").map(({ path, message }) => `${path} ${message}`);
    log.error(broken.answer, { operation: name, problems });
    throw new AppError("INTERNAL", {}, { cause: new Error(`${broken.answer}: ${name} ${problems.join("; ")}`) });
  }

  return {
    answer,
    lines(name, body) {
      if (validators?.[name] === undefined) return body;
      const decoder = new TextDecoder();
      let rest = "";
      return body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
            rest = lines.pop() ?? "";
            for (const line of lines) answer(name, JSON.parse(line));
            controller.enqueue(chunk);
          },
        }),
      );
    },
    error(listed, error, route) {
      if (listed.includes(error.code)) return error;
      log.error(broken.error, { route, error_code: error.code });
      return validators === undefined ? error : new AppError("INTERNAL", {}, { cause: error });
    },
  };
}

/** What the log says, and what tests look for in it. */
export const broken = {
  answer: "an answer is not what the contract says",
  error: "an error has a code that is not listed for what was asked",
} as const;
