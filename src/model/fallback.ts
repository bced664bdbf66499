import type { RoutingFallbackFact } from "../../generated/contract/types.ts";
import type { Candidate } from "./candidates.ts";
import type { ModelFailure } from "./failure.ts";
import type { AskRequest } from "./types.ts";

interface FallbackInput {
  request: AskRequest;
  failed: { candidate: Candidate; failure: ModelFailure };
  chain: readonly Candidate[];
  at: number;
  attempt: number;
}

/** Why a call goes to another candidate than the one before it. */
export function toFallback({
  request,
  failed: { candidate, failure },
  chain,
  at,
  attempt,
}: FallbackInput): RoutingFallbackFact {
  const { kind, retryAfterMs } = failure;
  return {
    stage: request.stage,
    from: candidate.target,
    to: (chain[at] as Candidate).target,
    // No other candidate takes over after the two that become server_error; they are here for the compiler.
    cause: kind === "too_large" ? "unsupported" : kind === "refused" || kind === "filtered" ? "server_error" : kind,
    // The attempt that failed; the next one is this call.
    attempt: attempt - 1,
    fallback_chain: chain.slice(at + 1).map(({ target }) => target),
    ...(kind === "rate_limited"
      ? {
          rate_limit: {
            state: "limited",
            ...(retryAfterMs === undefined
              ? {}
              : { retry_after_seconds: Math.min(3600, Math.ceil(retryAfterMs / 1000)) }),
          },
        }
      : {}),
    reason: `${candidate.target.model}: ${failure.message}`,
  };
}
