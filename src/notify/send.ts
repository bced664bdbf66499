import { createHmac } from "node:crypto";
import type { Clock, Timers } from "../base/clock.ts";
import type { Webhook } from "../base/config.ts";
import type { Log } from "../base/log.ts";
import { makeRounds, type Rounds } from "../base/rounds.ts";
import type { NoticeRow, Notices } from "../store/people/people.ts";

export interface SenderDeps {
  webhook: Webhook;
  notices: Notices;
  /** Puts what people were told into the outbox; answers how many that were. */
  gather(most: number): Promise<number>;
  clock: Clock;
  timers: Timers;
  log: Log;
}

const pollMs = 1000;
const timeoutMs = 10_000;
const atOnce = 8;
const gathered = 50;
/** Longer than any try can take: after that the one who took it is taken for dead. */
const leaseSeconds = 30;
const longestWaitSeconds = 3600;
/** With the waits below this is more than a day. */
const mostTries = 32;

/**
 * Empties the outbox. The address is the deployment's own and comes from nowhere else; a redirect is not followed, or
 * the webhook's server could point this process at any machine it can reach.
 */
export function makeSender({ webhook, notices, gather, clock, timers, log }: SenderDeps): Rounds {
  const controller = new AbortController();
  const rounds = makeRounds({ timers, log, work: sendDue });
  let isOver = false;
  return {
    start: rounds.start,
    async stop() {
      isOver = true;
      controller.abort();
      await rounds.stop();
    },
  };

  async function sendDue(): Promise<number> {
    try {
      await gather(gathered);
      const due = await notices.take(atOnce, leaseSeconds);
      await Promise.all(due.map(send));
      return due.length === atOnce ? 0 : pollMs;
    } catch (reason) {
      log.warn("notices could not be sent; trying again", { cause: reason });
      return pollMs;
    }
  }

  async function send({ id, body, tries }: NoticeRow): Promise<void> {
    const problem = await post(id, body);
    if (problem === undefined) return await notices.done(id);
    if (isOver) return await notices.retry(id, 0);
    if (tries + 1 >= mostTries) {
      log.error("a notice was given up", { notice_id: id, tries: tries + 1, problem });
      return await notices.giveUp(id, problem);
    }
    log.warn("the webhook did not take a notice", { notice_id: id, tries: tries + 1, problem });
    await notices.retry(id, Math.min(longestWaitSeconds, 2 ** tries), problem);
  }

  /** What went wrong, if anything did. */
  async function post(id: string, body: string): Promise<string | undefined> {
    const seconds = Math.floor(clock.now() / 1000);
    try {
      const response = await fetch(webhook.url, {
        method: "POST",
        redirect: "manual",
        headers: {
          "content-type": "application/json",
          "accord-notice": id,
          "accord-signature": `t=${seconds},v1=${sign(webhook.secret(), `${seconds}.${body}`, "hex")}`,
          // The same by Standard Webhooks, with the text of the secret as the key.
          "webhook-id": id,
          "webhook-timestamp": String(seconds),
          "webhook-signature": `v1,${sign(webhook.secret(), `${id}.${seconds}.${body}`, "base64")}`,
        },
        body,
        signal: AbortSignal.any([controller.signal, AbortSignal.timeout(timeoutMs)]),
      });
      await response.body?.cancel();
      return response.ok ? undefined : `status ${response.status}`;
    } catch (reason) {
      return reason instanceof Error ? reason.name : "unknown";
    }
  }
}

const sign = (secret: string, text: string, form: "hex" | "base64"): string =>
  createHmac("sha256", secret).update(text).digest(form);
