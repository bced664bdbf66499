import type { Clock } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import type { DueDelivery, WebhookAttemptRow, WebhookOutbox } from "../store/webhooks/webhooks.ts";
import { toEvent } from "./body.ts";
import type { Answer, Outside } from "./outside.ts";
import { toAsked, toWait } from "./schedule.ts";
import { toHeaders } from "./sign.ts";

/** The keys that webhooks sign with; undefined when the deployment's secret has changed since. */
export interface Keys {
  open(kept: DueDelivery["salt"]): Buffer | undefined;
  derive(salt: Buffer): Buffer;
}

/** How a try ended, for whoever counts. */
export type DeliveryOutcome = "delivered" | "retried" | "failed";

export interface DeliverDeps {
  outbox: WebhookOutbox;
  outside: Outside;
  keys: Keys;
  /** Before the addresses of the API. */
  origin: string;
  observe(outcome: DeliveryOutcome): void;
  clock: Clock;
  log: Log;
}

/** Longer than the longest time between two tries, so that an outage of a weekend ends nothing. */
const failingSeconds = 5 * 86_400;

/** Tries once to tell a webhook something, and notes how that went. */
export function makeDeliver(deps: DeliverDeps) {
  const { outbox, outside, keys, origin, observe, clock, log } = deps;

  return async function deliver(due: DueDelivery, signal: AbortSignal): Promise<void> {
    const started = clock.now();
    const answer = await post(due, signal);
    const attempt: WebhookAttemptRow = {
      at: new Date(started).toISOString(),
      ms: Math.max(0, Math.round(clock.now() - started)),
      ...("problem" in answer ? { problem: answer.problem } : { status: answer.status }),
    };
    // Nothing was refused: another process tells it at once, or this one when it is back.
    if ("problem" in answer && answer.problem === "stopped")
      return await outbox.tried(due.id, attempt, { state: "pending", seconds: 0 });
    if ("status" in answer && answer.status >= 200 && answer.status < 300) {
      await outbox.tried(due.id, attempt, { state: "delivered" });
      observe("delivered");
      return await outbox.works(due.webhookId);
    }
    await refused(due, attempt, "status" in answer ? answer : undefined);
  };

  async function post(due: DueDelivery, signal: AbortSignal): Promise<Answer | { problem: "secret_changed" }> {
    const key = keys.open(due.salt);
    // Nobody could verify it, and receivers would take us for somebody else.
    if (key === undefined) return { problem: "secret_changed" };
    const { id, url, earlierSalt } = due;
    const body = JSON.stringify(toEvent(due, origin));
    const seconds = Math.floor(clock.now() / 1000);
    const all = earlierSalt === null ? [key] : [key, keys.derive(earlierSalt)];
    return await outside.post(url, { headers: toHeaders({ id, body, seconds }, all), body, signal });
  }

  async function refused(
    { id, webhookId, kind, tries }: DueDelivery,
    attempt: WebhookAttemptRow,
    answer: { status: number; retryAfter?: string } | undefined,
  ): Promise<void> {
    const told = { webhook_id: webhookId, delivery_id: id, kind, tries: tries + 1, ...toWhy(attempt) };
    const isGone = answer?.status === 410;
    const asked = toAsked(answer?.retryAfter, clock.now());
    const wait = isGone ? undefined : toWait(tries + 1, { asked, random: Math.random() });
    await outbox.tried(id, attempt, wait === undefined ? { state: "failed" } : { state: "pending", seconds: wait });
    observe(wait === undefined ? "failed" : "retried");
    if (wait === undefined) log.error("a webhook was not told of something, and will not be", told);
    else log.warn("a webhook did not take something; trying again", told);
    const isOff = isGone ? await outbox.gone(webhookId) : await outbox.fails(webhookId, failingSeconds);
    if (isOff) log.error("a webhook was disabled", { webhook_id: webhookId, reason: isGone ? "gone" : "failures" });
  }
}

const toWhy = ({ status, problem }: WebhookAttemptRow) => (status === undefined ? { problem } : { status });
