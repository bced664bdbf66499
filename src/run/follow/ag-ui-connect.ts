import type { SnapshotMessage } from "../../../generated/contract/types.ts";
import type { Clock } from "../../base/clock.ts";
import type { RunName } from "../../domain/run.ts";
import type { RunRow } from "../../store/runs/runs.ts";
import type { Store } from "../../store/store.ts";
import { makeRunEvents, toLogged } from "../journal/journal.ts";
import { toState } from "./ag-ui-projection.ts";
import type { Frame } from "./projection.ts";

/**
 * A thread in which nothing is under way and nothing waits, for a client that has nothing of it. There is no run to
 * tell of, so what is sent goes by the name that the client has given, and nothing is kept under that name. It ends
 * well whatever became of the last run: it is the answer to "how does it stand?".
 */
export function toSnapshotFrames(
  clock: Clock,
  name: Pick<RunName, "threadId" | "runId">,
  { last, messages }: { last: RunRow | undefined; messages: SnapshotMessage[] },
): Frame[] {
  const say = makeRunEvents(name);
  const said = [
    say.runStarted(),
    ...toState(say, last?.input["state"]),
    say.messagesSnapshot(messages),
    say.runFinished(),
  ];
  return said.map((event) => toLogged(event, clock.now()));
}

export interface AskingDeps {
  approvals: Pick<Store["approvals"], "ofRun">;
  questions: Pick<Store["questions"], "ofRun">;
}

/** Whether a run ended with a question that a person may still answer. */
export async function isAsking({ approvals, questions }: AskingDeps, run: RunRow): Promise<boolean> {
  if (run.state !== "interrupted") return false;
  const asked = (await approvals.ofRun(run)) ?? (await questions.ofRun(run));
  return asked?.state === "pending";
}
