import type { ActionRequiredFact, WebhookNotice } from "../../generated/contract/types.ts";
import type { Clock, Timers } from "../base/clock.ts";
import type { Smtp, Webhook } from "../base/config.ts";
import { newId } from "../base/ids.ts";
import type { Log } from "../base/log.ts";
import type { UserNotice } from "../domain/notice.ts";
import type { RunName, RuntimeMode } from "../domain/run.ts";
import type { NewNotice } from "../store/people/people.ts";
import type { Store } from "../store/store.ts";
import { makeNoticeInbox, type NoticeInbox } from "./inbox.ts";
import { toNotice } from "./notice-view.ts";
import { makePost, type PostDeps } from "./post.ts";
import { makeReminding, type Remind } from "./remind.ts";
import { makeSender } from "./send.ts";

/** The run a notice is about. */
interface NotedRun extends RunName {
  taskId: string;
  mode: RuntimeMode;
}

export interface NotifyDeps extends Pick<PostDeps, "phrase" | "chooseLocale" | "toIcs"> {
  /** Without one there is nothing to tell it. */
  webhook: Webhook | undefined;
  /** Without one no mail is sent. */
  smtp: Smtp | undefined;
  remind: Remind;
  store: Pick<Store, "notices" | "deliveries" | "reminders" | "reading">;
  clock: Clock;
  timers: Timers;
  log: Log;
}

/**
 * Tells people what concerns them: inside the product, by mail, and through the deployment's webhook what a phone
 * should hear of. Each row is written in the transaction that writes what it tells of.
 */
export interface Notify {
  readonly inbox: NoticeInbox;
  required(run: NotedRun, action: ActionRequiredFact): NewNotice[];
  ended(run: NotedRun, status: Extract<WebhookNotice, { type: "run.ended" }>["status"]): NewNotice[];
  /** From now on this process sends what is due. */
  work(): void;
  stop(): Promise<void>;
}

export function makeNotify(deps: NotifyDeps): Notify {
  const { webhook, smtp, store, phrase, chooseLocale, clock, timers, log } = deps;
  const workers = [
    makeReminding(deps),
    ...(smtp === undefined ? [] : [makePost({ ...deps, smtp })]),
    ...(webhook === undefined
      ? []
      : [makeSender({ webhook, notices: store.notices, gather: gatherNotices, clock, timers, log })]),
  ];
  const toBase = ({ taskId, ownerId, threadId, runId, mode }: NotedRun) =>
    ({
      id: newId("ntc"),
      createdAt: new Date(clock.now()).toISOString(),
      userId: ownerId,
      taskId,
      threadId,
      runId,
      runtime_mode: mode,
    }) as const;
  const toNotices = (notice: WebhookNotice): NewNotice[] =>
    webhook === undefined ? [] : [{ id: notice.id, body: JSON.stringify(notice) }];
  return {
    inbox: makeNoticeInbox(store, phrase),
    required: (run, action) => toNotices({ type: "action.required", ...toBase(run), action }),
    ended: (run, status) => toNotices({ type: "run.ended", ...toBase(run), status }),
    work: () => workers.forEach((worker) => worker.start()),
    stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))),
  };

  /** What people were told goes to the webhook's outbox, each once. */
  async function gatherNotices(most: number): Promise<number> {
    return await store.deliveries.toWebhook(most, (notice) => JSON.stringify(toWebhookNotice(notice)));
  }

  function toWebhookNotice(notice: UserNotice): WebhookNotice {
    const { id, userId, createdAt, content } = notice;
    const reader = { timezone: content.event.timezone, locale: chooseLocale(null), phrase };
    return { type: "notice", id, userId, createdAt: createdAt.toISOString(), notice: toNotice(notice, reader) };
  }
}
