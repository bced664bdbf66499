import { traced } from "../../base/trace.ts";
import type { ClaimedRun } from "../../store/runs/runs.ts";

/** One attempt as a piece of the work that brought the run about, by the conventions for generative AI. */
export const tracedAttempt = (run: ClaimedRun, work: () => Promise<void>): Promise<void> =>
  traced(
    `invoke_agent ${run.agentType}`,
    {
      kind: "consumer",
      parent: run.traceParent,
      facts: {
        "gen_ai.operation.name": "invoke_agent",
        "gen_ai.agent.name": run.agentType,
        "gen_ai.conversation.id": run.threadId,
        "accord.task_id": run.taskId,
        "accord.request_id": run.requestId,
        "accord.attempt": run.attempt,
        "accord.runtime_mode": run.mode,
        "accord.age_seconds": run.ageSeconds,
      },
    },
    work,
  );
