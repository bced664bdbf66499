import type { TaskAcceptedResponse } from "../../../generated/contract/types.ts";
import type { Accepted } from "../../store/runs/runs.ts";

/** What a client is told of a run that was accepted, now or before. */
export const toAccepted = (
  { threadId, runId }: { threadId: string; runId: string },
  { taskId, created, isNew }: Accepted,
): TaskAcceptedResponse => ({ taskId, threadId, runId, threadCreated: created, runCreated: isNew, created });
