import type { Problem } from "../../generated/contract/api-types.ts";
import type { ErrorCode } from "../../generated/contract/error-code.ts";

/** Codes of the error catalogue, and what only a client can see. */
export type ApiErrorCode = ErrorCode | "NETWORK_ERROR" | "UNEXPECTED_ANSWER";

interface ErrorFacts {
  status?: number;
  problem?: Problem;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** Any call that did not succeed. `code` is stable; `problem` is the server's whole answer, where there was one. */
export class ApiError extends Error {
  /** What went wrong, by a name that stays. */
  readonly code: ApiErrorCode;
  /** Of the answer; 0 where there was none. */
  readonly status: number;
  /** The server's whole answer. */
  readonly problem: Problem | undefined;
  /** How long the server asks to wait. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ApiErrorCode, message: string, options: ErrorFacts = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "ApiError";
    this.code = code;
    this.status = options.status ?? 0;
    this.problem = options.problem;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  /** Of an answer that is no success. */
  static fromAnswer(status: number, body: unknown, retryAfter: string | null = null): ApiError {
    const options = {
      status,
      ...(/^\d{1,9}$/.test(retryAfter ?? "") ? { retryAfterSeconds: Number(retryAfter) } : {}),
    };
    if (isProblem(body)) {
      const problem = body as Problem;
      return new ApiError(problem.code as ErrorCode, problem.detail ?? problem.title, { ...options, problem });
    }
    return new ApiError("UNEXPECTED_ANSWER", `the server answered ${status} without a problem document`, options);
  }

  /** Of a request without an answer. */
  static fromNetwork(cause: unknown): ApiError {
    return new ApiError("NETWORK_ERROR", "the server could not be reached", { cause });
  }
}

const isProblem = (body: unknown): boolean =>
  typeof body === "object" &&
  body !== null &&
  typeof (body as { code?: unknown }).code === "string" &&
  typeof (body as { title?: unknown }).title === "string";
