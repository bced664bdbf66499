import type { Transporter } from "nodemailer";
import type { Timers } from "../base/clock.ts";
import type { Smtp } from "../base/config.ts";
import type { Locale } from "../base/locale.ts";
import type { Log } from "../base/log.ts";
import { makeRounds, type Rounds } from "../base/rounds.ts";
import type { DueMail } from "../store/modules/modules.ts";
import type { Store } from "../store/store.ts";
import { toMail, type Mail, type ToIcs } from "./mail.ts";
import type { Phrase } from "./notice-view.ts";

export interface PostDeps {
  smtp: Smtp;
  store: Pick<Store, "deliveries">;
  phrase: Phrase;
  chooseLocale(profile: string | null): Locale;
  toIcs: ToIcs;
  timers: Timers;
  log: Log;
}

const pollMs = 1000;
const timeoutMs = 15_000;
const atOnce = 4;
/** Longer than any try can take: after that the one who took it is taken for dead. */
const leaseSeconds = 120;
const longestWaitSeconds = 3600;
const mostTries = 16;

/** Sends notices as mail. The mail server is the deployment's own; what goes out is text and one file. */
export function makePost({ smtp, store, phrase, chooseLocale, toIcs, timers, log }: PostDeps): Rounds {
  const { deliveries } = store;
  const url = smtp.url();
  let transport: Promise<Transporter> | undefined;
  const rounds = makeRounds({ timers, log, work: sendDue });
  return {
    start: rounds.start,
    async stop() {
      await rounds.stop();
      (await transport)?.close();
    },
  };

  /** Loaded with the first mail: most servers send none. */
  async function open(): Promise<Transporter> {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async function sendDue(): Promise<number> {
    try {
      const due = await deliveries.takeMails(atOnce, leaseSeconds);
      await Promise.all(due.map(send));
      return due.length === atOnce ? 0 : pollMs;
    } catch (reason) {
      log.warn("mail could not be sent; trying again", { cause: reason });
      return pollMs;
    }
  }

  async function send(due: DueMail): Promise<void> {
    const { notice, tries, to } = due;
    if (to === null) return await deliveries.mailDone(notice.id);
    const problem = await deliver(
      toMail({ ...due, to }, { from: smtp.from, locale: chooseLocale(due.locale), phrase, toIcs }),
    );
    if (problem === undefined) return await deliveries.mailDone(notice.id);
    const told = { notice_id: notice.id, tries: tries + 1, problem: problem.name };
    if (problem.isFinal || tries + 1 >= mostTries) {
      log.error("a mail was given up", told);
      return await deliveries.mailDone(notice.id);
    }
    log.warn("the mail server did not take a mail", told);
    await deliveries.retryMail(notice.id, Math.min(longestWaitSeconds, 2 ** tries));
  }

  /** What went wrong, if anything did. A refusal in the five hundreds is final: the same mail will not be taken. */
  async function deliver({ ics, ...mail }: Mail): Promise<{ name: string; isFinal: boolean } | undefined> {
    try {
      await (
        await (transport ??= open())
      ).sendMail({
        from: smtp.from,
        ...mail,
        // As it is: a text would be read for several addresses.
        to: { name: "", address: mail.to },
        headers: { "Auto-Submitted": "auto-generated" },
        ...(ics === undefined ? {} : { icalEvent: { ...ics, filename: "event.ics" } }),
      });
      return undefined;
    } catch (reason) {
      const { code, responseCode } = reason as { code?: unknown; responseCode?: unknown };
      const isFinal = typeof responseCode === "number" && responseCode >= 500 && code !== "EAUTH";
      return { name: `${typeof code === "string" ? code : "unknown"} ${Number(responseCode) || ""}`.trim(), isFinal };
    }
  }
}
