import type { RoutingTarget } from "../../generated/contract/types.ts";
import type { Clock } from "../base/clock.ts";
import type { ModelFailure } from "./failure.ts";

export type HealthState =
  | { state: "healthy" }
  | { state: "limited"; forMs: number }
  | { state: "failing"; forMs: number };

export interface Health {
  of(target: RoutingTarget): HealthState;
  /** A request is about to be sent. */
  tried(target: RoutingTarget): void;
  /** It was answered, or failed, or was called off. */
  ended(target: RoutingTarget, outcome: "answered" | "aborted" | ModelFailure): void;
}

const failuresToOpen = 3;
const coolDownMs = 30_000;
const limitedMs = 2000;

interface Record {
  failures: number;
  openUntil: number;
  limitedUntil: number;
  isProbed: boolean;
}

/**
 * A circuit breaker per provider and model, in this process. Closed: requests go through; three failures in a row open
 * it. Open: the model counts as failing for 30 s. Half-open after that: one request goes through as a probe, for the
 * others it stays failing; its answer closes the circuit, its failure opens it again, a probe called off leaves it
 * half-open. A 429 is no failure but a pause: limited until Retry-After has passed.
 */
export function makeHealth(clock: Clock): Health {
  const records = new Map<string, Record>();
  const recordOf = ({ provider, model }: RoutingTarget): Record => {
    const key = `${provider}/${model}`;
    let record = records.get(key);
    if (record === undefined)
      records.set(key, (record = { failures: 0, openUntil: 0, limitedUntil: 0, isProbed: false }));
    return record;
  };

  return {
    of(target) {
      const { failures, openUntil, limitedUntil, isProbed } = recordOf(target);
      const now = clock.now();
      if (limitedUntil > now) return { state: "limited", forMs: limitedUntil - now };
      if (failures >= failuresToOpen && (openUntil > now || isProbed))
        return { state: "failing", forMs: Math.max(0, openUntil - now) };
      return { state: "healthy" };
    },
    tried(target) {
      const record = recordOf(target);
      if (record.failures >= failuresToOpen) record.isProbed = true;
    },
    ended(target, outcome) {
      const record = recordOf(target);
      record.isProbed = false;
      if (outcome === "aborted") return;
      if (outcome !== "answered" && outcome.kind === "rate_limited") {
        record.limitedUntil = clock.now() + (outcome.retryAfterMs ?? limitedMs);
      } else if (outcome !== "answered" && outcome.isTheirs) {
        record.failures++;
        if (record.failures >= failuresToOpen) record.openUntil = clock.now() + coolDownMs;
      } else {
        // One that found fault with the request was reached.
        record.failures = 0;
        record.limitedUntil = 0;
      }
    },
  };
}
