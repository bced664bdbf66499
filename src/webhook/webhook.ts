import type { Clock, Timers } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import { makeRounds } from "../base/rounds.ts";
import type { Store } from "../store/store.ts";
import { makeDeliver, type DeliveryOutcome, type Keys } from "./deliver.ts";
import { makeOutside } from "./outside.ts";
export { findAddressFault } from "./address.ts";
export { toEvent } from "./body.ts";

export interface WebhooksDeps {
  store: Pick<Store, "webhookOutbox">;
  keys: Keys;
  /** Whether an address may be on this machine or in a private network. */
  mayBePrivate: boolean;
  /** Before the addresses of the API; without one they are paths. */
  origin: string | undefined;
  observe(outcome: DeliveryOutcome): void;
  clock: Clock;
  timers: Timers;
  log: Log;
}

/**
 * Tells registered webhooks what is in their outbox. The rows are written by the database itself, in the transaction of
 * what they tell of (src/store/database/migrations/0032_webhooks.sql); here they are taken, sent and noted. A process
 * that dies in between has noted nothing, and after its lease another one tells the same under the same id: at least
 * once, and for receivers that look at the id, exactly once.
 */
export interface Webhooks {
  /** From now on this process tells what is due. */
  work(): void;
  stop(): Promise<void>;
}

const pollMs = 1000;
const atOnce = 32;
/** For each webhook: one that is slow has these, and leaves the rest to others. */
const each = 8;
/** Longer than any try can take: after that the one who took it is taken for dead. */
const leaseSeconds = 30;
const keptDays = 30;
const sweepMs = 3_600_000;

export function makeWebhooks(deps: WebhooksDeps): Webhooks {
  const { store, mayBePrivate, clock, timers, log } = deps;
  const outbox = store.webhookOutbox;
  const outside = makeOutside({ mayBePrivate });
  const deliver = makeDeliver({ ...deps, outbox, outside, origin: deps.origin ?? "" });
  const controller = new AbortController();
  const underWay = new Map<Promise<void>, string>();
  let sweepAt = 0;
  const rounds = makeRounds({ timers, log, work: tellDue });
  return {
    work: rounds.start,
    async stop() {
      controller.abort();
      await rounds.stop();
      await Promise.all(underWay.keys());
      outside.close();
    },
  };

  /** Does not wait for what it has begun: while one receiver thinks, others hear. */
  async function tellDue(): Promise<number> {
    try {
      const due = await outbox.take(atOnce, { each, underWay: [...underWay.values()], seconds: leaseSeconds });
      for (const one of due) start(one.webhookId, deliver(one, controller.signal));
      if (sweepAt <= clock.now()) {
        await outbox.forget(keptDays);
        sweepAt = clock.now() + sweepMs;
      }
    } catch (reason) {
      log.warn("webhooks could not be told; trying again", { cause: reason });
    }
    if (underWay.size === 0 || controller.signal.aborted) return pollMs;
    await somethingHappens();
    return 0;
  }

  function start(webhookId: string, work: Promise<void>): void {
    const one: Promise<void> = work
      .catch((reason: unknown) =>
        log.warn("how a webhook answered could not be noted; it is told again", { cause: reason }),
      )
      .finally(() => underWay.delete(one));
    underWay.set(one, webhookId);
  }

  /** One of those under way is over, or it is time to look again. */
  async function somethingHappens(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const cancel = timers.after(pollMs, resolve);
    await Promise.race([promise, ...underWay.keys()]);
    cancel();
  }
}
