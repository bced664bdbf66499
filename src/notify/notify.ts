import type { ActionRequiredFact, WebhookNotice } from "../../generated/contract/types.ts";
import type { Clock, Timers } from "../base/clock.ts";
import type { Webhook } from "../base/config.ts";
import { newId } from "../base/ids.ts";
import type { Log } from "../base/log.ts";
import type { RunName, RuntimeMode } from "../domain/run.ts";
import type { NewNotice } from "../store/people/people.ts";
import type { Store } from "../store/store.ts";
import { makeSender } from "./send.ts";

/** The run a notice is about. */
interface NotedRun extends RunName {
  taskId: string;
  mode: RuntimeMode;
}

export interface NotifyDeps {
  /** Without one nothing is ever to be told. */
  webhook: Webhook | undefined;
  store: Pick<Store, "notices">;
  clock: Clock;
  timers: Timers;
  log: Log;
}

/**
 * Tells the deployment's webhook what a phone should hear of. Each row is written in the transaction that writes what
 * it tells of.
 */
export interface Notify {
  required(run: NotedRun, action: ActionRequiredFact): NewNotice[];
  ended(run: NotedRun, status: Extract<WebhookNotice, { type: "run.ended" }>["status"]): NewNotice[];
  /** From now on this process sends what is due. */
  work(): void;
  stop(): Promise<void>;
}

export function makeNotify({ webhook, store, clock, timers, log }: NotifyDeps): Notify {
  if (webhook === undefined) return { required: () => [], ended: () => [], work() {}, async stop() {} };
  const sender = makeSender({ webhook, notices: store.notices, clock, timers, log });
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
  const toNotices = (notice: WebhookNotice): NewNotice[] => [{ id: notice.id, body: JSON.stringify(notice) }];
  return {
    required: (run, action) => toNotices({ type: "action.required", ...toBase(run), action }),
    ended: (run, status) => toNotices({ type: "run.ended", ...toBase(run), status }),
    work: sender.start,
    stop: sender.stop,
  };
}
