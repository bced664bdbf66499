import type { ModelsConfig } from "../../generated/contract/types.ts";
import type { Timers } from "../base/clock.ts";
import { AppError } from "../base/error.ts";
import type { Log } from "../base/log.ts";
import type { CandidateCall } from "./candidate-call.ts";
import { toPricedModel, type Candidate } from "./candidates.ts";
import type { ModelFailure } from "./failure.ts";
import { rateLimitOf, toFallback, toRetry } from "./fallback.ts";
import type { Health } from "./health.ts";
import { route } from "./route.ts";
import type { AskRequest, Model, Reply } from "./types.ts";
import { longestWaitMs, toDelay, wait } from "./wait.ts";

export interface AskDeps {
  catalogue: ModelsConfig;
  candidates: Readonly<Record<AskRequest["stage"], readonly Candidate[]>>;
  call: CandidateCall;
  health: Health;
  timers: Timers;
  log: Log;
  /** From 0 to 1; spreads the waits of many runs that failed together. */
  random(): number;
}

export function makeAsk({ catalogue, candidates, call, health, timers, log, random }: AskDeps): Model["ask"] {
  return ask;

  /**
   * The first candidate of the route, then, before the first token only: again after a while, as long as there are
   * retries left, or the next candidate. At most one request per candidate and one per retry.
   */
  async function ask(request: AskRequest): Promise<Reply> {
    const { stage, signal, thinking } = request;
    signal.throwIfAborted();
    const { chain, requested, fact, before } = route({
      candidates: candidates[stage],
      request,
      healthOf: health.of,
      onRefused: (refused) => request.calls.notPossible?.(refused),
    });
    let retries = request.retries;
    let at = 0;
    let failed: { candidate: Candidate; failure: ModelFailure } | undefined;
    let mayPass = false;
    for (let attempt = 1; ; attempt++) {
      const candidate = chain[at] as Candidate;
      const { target } = candidate;
      const state = health.of(target);
      if (state.state === "limited") {
        // No healthier candidate is left: the provider would only refuse again.
        if (state.forMs > longestWaitMs)
          throw given(
            toUnavailable(failed?.failure ?? `rate limited for ${Math.ceil(state.forMs / 1000)} s`),
            attempt - 1,
          );
        await wait(state.forMs + spreadMs * random(), { timers, signal });
      }
      const fallback =
        failed !== undefined && failed.candidate !== candidate
          ? toFallback({ request, failed, chain, at, attempt })
          : undefined;
      const retry =
        failed !== undefined && failed.candidate === candidate ? toRetry({ request, failed, attempt }) : undefined;
      const start = {
        stage,
        requested,
        provider: target.provider,
        model: toPricedModel(catalogue, candidate, thinking),
        chain: before(candidate),
        reason: (failed === undefined
          ? fact.reason
          : (fallback?.reason ?? `again after: ${failed.failure.message}`)
        ).slice(0, 200),
        ...(attempt === 1 ? { decided: fact } : {}),
        ...(fallback === undefined ? {} : { fallback }),
        ...(retry === undefined ? {} : { retry }),
      };
      const isFailing = state.state === "failing";
      const outcome = await watched(candidate, () => call(candidate, request, start));
      if (!("failure" in outcome)) return outcome;
      const { failure, hasBegun } = outcome;
      report(request, candidate, failure);
      failed = { candidate, failure };
      mayPass ||= failure.mayPass;
      const others = chain.slice(at + 1);
      if (!failure.isTheirs) {
        const larger =
          failure.kind === "too_large" && !hasBegun
            ? others.find(({ entry }) => entry.context_tokens > candidate.entry.context_tokens)
            : undefined;
        if (larger === undefined) throw given(new AppError(failure.code, {}, { cause: failure }), attempt);
        at = chain.indexOf(larger);
        continue;
      }
      if (hasBegun) throw given(toUnavailable(failure), attempt);
      const delay = toDelay(failure, request.retries - retries, random());
      const hasHealthy = others.some((other) => health.of(other.target).state === "healthy");
      // Waiting helps against a hiccup. Against a limit or a model that hangs another one helps sooner, if there is
      // one.
      const isWorthAWait =
        delay <= longestWaitMs &&
        !isFailing &&
        !(hasHealthy && (failure.kind === "rate_limited" || failure.kind === "timeout"));
      if (retries > 0 && failure.mayPass && isWorthAWait) {
        retries--;
        // One that is limited is waited for above.
        if (failure.kind !== "rate_limited") await wait(delay, { timers, signal });
      } else if (others.length > 0) {
        at++;
      } else {
        // A run that also met a passing fault may try again; without one the operator has to see to keys and names.
        throw given(mayPass ? toUnavailable(failure) : new AppError(failure.code, {}, { cause: failure }), attempt);
      }
    }

    /** The error as it is, once the run has been told that nobody answers. */
    function given(error: AppError, attempts: number): AppError {
      const { selected: _selected, fallback_chain: _chain, single_candidate: _single, ...survey } = fact;
      const cause = error.cause instanceof Error ? error.cause.message : error.code;
      request.calls.notPossible?.({
        ...survey,
        ...(failed === undefined ? {} : rateLimitOf(failed.failure)),
        attempts,
        error_code: error.code,
        reason: `${(failed?.candidate.target ?? requested).model}: ${cause}`.slice(0, 300),
      });
      return error;
    }
  }

  /** Keeps the state of health, whatever becomes of the request. */
  async function watched(candidate: Candidate, send: () => ReturnType<typeof call>): ReturnType<typeof call> {
    health.tried(candidate.target);
    let outcome: Awaited<ReturnType<typeof call>> | undefined;
    try {
      return (outcome = await send());
    } finally {
      health.ended(
        candidate.target,
        outcome === undefined ? "aborted" : "failure" in outcome ? outcome.failure : "answered",
      );
    }
  }

  /** What a provider said goes to the log and nowhere else, without the key it may have repeated. */
  function report({ about }: AskRequest, { target, access }: Candidate, { kind, message, said }: ModelFailure): void {
    const key = access?.apiKey ?? "";
    const cause = said === undefined ? undefined : (key === "" ? said : said.replaceAll(key, "***")).slice(0, 500);
    log.warn("a model call failed", {
      request_id: about.requestId,
      task_id: about.taskId,
      ...target,
      kind,
      reason: message,
      ...(cause === undefined ? {} : { cause }),
    });
  }
}

/** So that runs which waited for the same limit do not all come back at once. */
const spreadMs = 250;

const toUnavailable = (cause: ModelFailure | string): AppError =>
  new AppError("MODEL_UNAVAILABLE", {}, { cause: typeof cause === "string" ? new Error(cause) : cause });
