import type { RunName } from "../../domain/run.ts";
import type { Store } from "../../store/store.ts";
import type { ClientCause } from "./cause.ts";

/**
 * The name of the run that a request asks for. Some clients resume under the id of the run that asked, and ask under it
 * again when the run that went on asks, too: all of it is one run to them. That run is over, so what goes on has a name
 * of its own, which the stream tells, and which is the same for the same approval or question: a request that is
 * repeated finds the run it started (R30).
 */
export async function toRunId(
  { questions }: Pick<Store, "questions">,
  { ownerId, runId, cause }: Pick<RunName, "ownerId" | "runId"> & { cause: ClientCause },
): Promise<string> {
  const actionId = cause.kind === "decision" ? cause.approvalId : cause.kind === "form" ? cause.questionId : undefined;
  if (actionId === undefined) return runId;
  return (await questions.runIds(ownerId, actionId)).includes(runId) ? `continue-${actionId}` : runId;
}
