import { randomUUID } from "node:crypto";
import type { AccordClient } from "../../../src/sdk/sdk.ts";
import type { ClaimedRun } from "../../../src/store/runs/runs.ts";
import type { TestApp } from "../../_kit/app.ts";

export interface StartedRun {
  taskId: string;
  threadId: string;
  runId: string;
}

/** Accepts a run on a thread of its own, or on the one named. */
export async function startRun(
  client: AccordClient,
  { threadId = randomUUID(), runId = "run-001" }: { threadId?: string; runId?: string } = {},
): Promise<StartedRun> {
  const { taskId } = await client.createRun({
    body: {
      threadId,
      runId,
      messages: [{ id: `msg-${runId}`.slice(0, 128), role: "user", content: "hello" }],
      forwardedProps: { agent_type: "worker" },
    },
  });
  return { taskId, threadId, runId };
}

/** Takes a run as a worker would, whoever else is waiting. */
export async function takeRun(app: TestApp, { taskId }: StartedRun): Promise<ClaimedRun> {
  const claimed = await app.store.runs.claim({ holder: "test", most: 1000, leaseSeconds: 600 });
  const run = claimed.find((item) => item.taskId === taskId);
  if (run === undefined) throw new Error("the run was not ready");
  return run;
}

export const toEvent = ({ threadId, runId }: StartedRun, type: string, more: Record<string, unknown> = {}) => ({
  type,
  data: JSON.stringify({ type, threadId, runId, ...more }),
});
