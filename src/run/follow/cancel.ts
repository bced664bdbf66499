import type { RunCancelAccepted, RunStatus } from "../../../generated/contract/types.ts";
import type { Clock } from "../../base/clock.ts";
import { AppError } from "../../base/error.ts";
import type { RunName, RunState } from "../../domain/run.ts";
import type { Notify } from "../../notify/notify.ts";
import type { CancelTarget, Runs } from "../../store/runs/runs.ts";
import type { Stream } from "../../stream/stream.ts";
import { makeRunEvents, toLogged } from "../journal/journal.ts";

export interface CancelDeps {
  runs: Pick<Runs, "requestCancel" | "endUnstarted">;
  stream: Pick<Stream, "publish" | "ring">;
  notify: Pick<Notify, "ended">;
  clock: Clock;
}

export type Cancel = (name: RunName) => Promise<RunCancelAccepted>;

/** May be asked any number of times: the first wish counts, and a run that has ended stays as it is (G039). */
export function makeCancel({ runs, stream, notify, clock }: CancelDeps): Cancel {
  return async (given) => {
    const name = { ...given, threadId: given.threadId.toLowerCase() };
    for (;;) {
      const target = await runs.requestCancel(name);
      if (target === undefined) throw new AppError("RUN_NOT_FOUND");
      const state = isUnstarted(target) ? await endUnstarted(name, target) : target.state;
      // Another process took the run, or ended it, between the two statements: look again.
      if (state === undefined) continue;
      if (state === "running") stream.ring(`cancel:${target.taskId}`);
      return { taskId: target.taskId, threadId: name.threadId, runId: name.runId, status: toStatus(state) };
    }
  };

  /**
   * No worker process has written a word for this run, so its whole log is written here, and none needs to be woken.
   */
  async function endUnstarted(
    name: RunName,
    { taskId, parentRunId, mode }: CancelTarget,
  ): Promise<"canceled" | undefined> {
    const make = makeRunEvents({ ...name, parentRunId });
    const failure = make.runError("RUN_CANCELED");
    const now = clock.now();
    const events = [make.runStarted(), failure].map((event) => toLogged(event, now));
    const ended = await runs.endUnstarted(
      { ...name, taskId },
      {
        events,
        notices: notify.ended({ ...name, taskId, mode }, "canceled"),
        ending: { state: "canceled", error: { code: failure.code, message: failure.message } },
      },
    );
    if (ended === undefined) return undefined;
    stream.publish(taskId, 1, events);
    if (ended.hasNext) stream.ring("run");
    return "canceled";
  }
}

/**
 * One that was handed back has begun to speak, and ends through the worker that takes it next. So does one that carries
 * a decision: the card of the call it was about must be told.
 */
const isUnstarted = ({ state, lastSeq, cause }: CancelTarget): boolean =>
  (state === "waiting" || state === "ready") && lastSeq === 0 && cause.kind !== "decision";

export const toStatus = (state: RunState): RunStatus => (state === "waiting" || state === "ready" ? "queued" : state);
