import type { ClaimedRun } from "../../store/runs/runs.ts";
import { makeRunEvents, toLatest, toLogged } from "../journal/journal.ts";
import type { DriveDeps } from "./deps.ts";

/**
 * The last resort: a log that cannot be closed well is closed all the same, or the run would come back for ever
 * (G035).
 */
export async function giveUp(
  deps: Pick<DriveDeps, "runs" | "stream" | "notify" | "clock" | "log">,
  run: ClaimedRun,
  reason: unknown,
): Promise<void> {
  const say = makeRunEvents(run);
  const error = say.runError("RUN_ATTEMPTS_EXHAUSTED");
  // Whatever is wrong with the log must not keep the run from ending.
  const latest = await deps.runs
    .journal(run)
    .then(toLatest)
    .catch(() => 0);
  const now = Math.max(deps.clock.now(), latest);
  const events = [...(run.lastSeq === 0 ? [say.runStarted()] : []), error].map((event) => toLogged(event, now));
  deps.log.error("a run is given up with things left open", {
    task_id: run.taskId,
    request_id: run.requestId,
    cause: reason,
  });
  const ended = await deps.runs.end(run, {
    batch: { events, notices: deps.notify.ended(run, "failed") },
    ending: { state: "failed", error: { code: error.code, message: error.message } },
  });
  if (ended === undefined) return;
  deps.stream.publish(run.taskId, ended.lastSeq - events.length + 1, events);
  if (ended.hasNext) deps.stream.ring("run");
}
