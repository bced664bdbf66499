import { errors, type ErrorCode } from "../../generated/contract/errors.ts";

export interface AppErrorOptions {
  /** What really went wrong. It goes to the log and never to the wire. */
  cause?: unknown;
  /** One sentence for the caller, where the catalogue's title says too little. */
  detail?: string;
}

/** The only error the edges know: a code of the catalogue (specs/errors.yaml) and the data a caller may see. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly data: Readonly<Record<string, unknown>>;
  readonly detail: string | undefined;

  constructor(code: ErrorCode, data: Record<string, unknown> = {}, options: AppErrorOptions = {}) {
    super(options.detail ?? errors[code].title, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.data = data;
    this.detail = options.detail;
  }

  get status(): number {
    return errors[this.code].status;
  }

  /**
   * Edges call this once with whatever was thrown. An unexpected error is INTERNAL, and only the log learns why:
   * a foreign error or a plain object is trusted with nothing, not even with its `status` or `message`.
   */
  static from(reason: unknown): AppError {
    return reason instanceof AppError ? reason : new AppError("INTERNAL", {}, { cause: reason });
  }
}
