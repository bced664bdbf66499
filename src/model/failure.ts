import type { APIError } from "openai";
import type { ErrorCode } from "../../generated/contract/errors.ts";

/**
 * The first four may pass: another try or another model may do. After the next two only another model may: this one
 * wants another key, or money, or is not there. What is too large for one may fit a larger one. The others would end
 * the same way.
 */
export type FailureKind =
  | "rate_limited"
  | "server_error"
  | "timeout"
  | "network"
  | "denied"
  | "unsupported"
  | "too_large"
  | "refused"
  | "filtered";

/**
 * Why a request to a provider failed. Its message is ours; what the provider wrote stands in `said` and goes no further
 * than the log.
 */
export class ModelFailure extends Error {
  override name = "ModelFailure";
  readonly kind: FailureKind;
  readonly said: string | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: FailureKind,
    message: string,
    options: { said?: string | undefined; retryAfterMs?: number | undefined } = {},
  ) {
    super(message);
    this.kind = kind;
    this.said = options.said;
    this.retryAfterMs = options.retryAfterMs;
  }

  get mayPass(): boolean {
    return mayPass.has(this.kind);
  }

  /** It is the provider that cannot serve us, now or at all; the request may be all right. */
  get isTheirs(): boolean {
    return this.mayPass || this.kind === "denied" || this.kind === "unsupported";
  }

  get code(): ErrorCode {
    return codes[this.kind];
  }
}

const mayPass: ReadonlySet<FailureKind> = new Set(["rate_limited", "server_error", "timeout", "network"]);

const codes: Readonly<Record<FailureKind, ErrorCode>> = {
  rate_limited: "MODEL_UNAVAILABLE",
  server_error: "MODEL_UNAVAILABLE",
  timeout: "MODEL_UNAVAILABLE",
  network: "MODEL_UNAVAILABLE",
  denied: "MODEL_REFUSED",
  unsupported: "MODEL_REFUSED",
  refused: "MODEL_REFUSED",
  filtered: "CONTENT_FILTERED",
  too_large: "CONTEXT_TOO_LARGE",
};

/** Whatever the SDK or the socket threw. */
export function toFailure(reason: unknown, now: number): ModelFailure {
  if (reason instanceof ModelFailure) return reason;
  if (!isAnswer(reason)) {
    return new ModelFailure("network", "the connection failed", { said: causesOf(reason) });
  }
  const { status } = reason;
  const said = `${reason.code ?? ""} ${reason.message}`;
  const options = { said, retryAfterMs: readRetryAfter(reason.headers, now) };
  return new ModelFailure(toKind(status, said), `HTTP ${status}`, options);
}

/** What the SDK throws for an answer that is none. It is not loaded for this: an error without it is not of it. */
const isAnswer = (reason: unknown): reason is APIError & { status: number } =>
  reason instanceof Error && "headers" in reason && "status" in reason && typeof reason.status === "number";

/** An error in place of a chunk, after the stream began with status 200. */
export function toInBandFailure(error: unknown): ModelFailure {
  const { code, type, status, message } = (
    typeof error === "object" && error !== null ? error : { message: error }
  ) as Record<string, unknown>;
  const said = [code, type, status, message]
    .filter((part) => typeof part === "string" || typeof part === "number")
    .join(" ");
  const numeric = [code, status].find((part) => typeof part === "number");
  const kind = /rate.?limit|too many requests|throttl/i.test(said)
    ? "rate_limited"
    : toKind(typeof numeric === "number" && numeric >= 400 ? numeric : 500, said);
  return new ModelFailure(kind, "an error in the stream", { said });
}

function toKind(status: number, said: string): FailureKind {
  if (isDenied.test(said)) return "denied";
  if (status === 429) return "rate_limited";
  if (status === 408) return "timeout";
  if (isTooLarge.test(said) || status === 413) return "too_large";
  if (isFiltered.test(said)) return "filtered";
  if (status === 401 || status === 402 || status === 403) return "denied";
  if (status === 404 || isUnknownModel.test(said)) return "unsupported";
  return status >= 500 ? "server_error" : "refused";
}

// An empty account, which OpenAI tells with 429 and DashScope with 400: waiting does not fill it.
const isDenied = /insufficient_quota|insufficient balance|arrearage/i;
// DeepSeek's 400 for a name it does not know.
const isUnknownModel = /model[ _]not[ _](?:exist|found)/i;
// OpenAI and most gateways; DashScope.
const isTooLarge =
  /context[_ ]length|maximum context|prompt is too long|too many (?:input )?tokens|range of input length/i;
const isFiltered = /content[_ ](?:filter|policy)|data_?inspection_?failed|inappropriate content/i;

/** Both forms of Retry-After, and the one in milliseconds that some providers add. */
function readRetryAfter(
  headers: { get(name: string): string | null | undefined } | undefined,
  now: number,
): number | undefined {
  const ms = Number.parseFloat(headers?.get("retry-after-ms") ?? "");
  if (ms >= 0) return ms;
  const text = headers?.get("retry-after") ?? "";
  if (/^\s*\d+(\.\d+)?\s*$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

function causesOf(reason: unknown): string {
  const parts: string[] = [];
  for (let at = reason; at instanceof Error && parts.length < 4; at = at.cause) parts.push(at.message);
  return parts.join(": ");
}
