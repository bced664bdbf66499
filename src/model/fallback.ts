import type { RoutingFallbackFact, RoutingRetryFact } from "../../generated/contract/types.ts";
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
  return {
    stage: request.stage,
    from: candidate.target,
    to: (chain[at] as Candidate).target,
    cause: causeOf(failure),
    // The attempt that failed; the next one is this call.
    attempt: attempt - 1,
    fallback_chain: chain.slice(at + 1).map(({ target }) => target),
    ...rateLimitOf(failure),
    reason: `${candidate.target.model}: ${failure.message}`,
  };
}

/** Why a call goes to the candidate that has just failed. */
export const toRetry = ({
  request,
  failed: { candidate, failure },
  attempt,
}: Pick<FallbackInput, "request" | "failed" | "attempt">): RoutingRetryFact => ({
  stage: request.stage,
  target: candidate.target,
  cause: causeOf(failure),
  attempt: attempt - 1,
  ...rateLimitOf(failure),
  reason: `${candidate.target.model}: ${failure.message}`,
});

/** No call follows after the two that become server_error; they are here for the compiler. */
function causeOf({ kind }: ModelFailure): RoutingFallbackFact["cause"] {
  return kind === "too_large" ? "unsupported" : kind === "refused" || kind === "filtered" ? "server_error" : kind;
}

export function rateLimitOf({ kind, retryAfterMs }: ModelFailure): Pick<RoutingFallbackFact, "rate_limit"> {
  if (kind !== "rate_limited") return {};
  const wait =
    retryAfterMs === undefined ? {} : { retry_after_seconds: Math.min(3600, Math.ceil(retryAfterMs / 1000)) };
  return { rate_limit: { state: "limited", ...wait } };
}
