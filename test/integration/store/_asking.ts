import { randomUUID } from "node:crypto";
import { newId } from "../../../src/base/ids.ts";
import type { NewApproval } from "../../../src/store/people/approvals.ts";
import type { Batch, ClaimedRun, NewRun } from "../../../src/store/runs/runs.ts";
import type { Store } from "../../../src/store/store.ts";
import { accepted } from "../../_kit/accepted.ts";

export function runOf(ownerId: string, change: Partial<NewRun> = {}): NewRun {
  return {
    ownerId,
    threadId: randomUUID(),
    runId: newId("run"),
    cause: { kind: "message" },
    agentType: "worker",
    mode: "chat",
    parentRunId: null,
    requestId: "req_test",
    inputHash: "hash",
    input: {},
    locale: "en",
    timezone: "Asia/Shanghai",
    timezoneSource: "device",
    clientNow: null,
    enabledSkills: null,
    message: { wireId: newId("msg"), content: "hello", metadata: {}, visibilityMask: 3 },
    ...change,
  };
}

export async function claimed(store: Store, run: NewRun): Promise<ClaimedRun> {
  const { taskId } = await accepted(store, run);
  const [found] = (await store.runs.claim({ holder: "test", most: 20, leaseSeconds: 60 })).filter(
    (item) => item.taskId === taskId,
  );
  if (found === undefined) throw new Error("not claimed");
  return found;
}

export function approvalOf(change: Partial<NewApproval> = {}): NewApproval {
  return {
    id: newId("apr"),
    toolCallId: "call_1",
    messageId: newId("msg"),
    call: { module: "calendar", method: "delete", input: { event_id: "evt_1" } },
    callHash: "hash",
    versions: { evt_1: 4 },
    reasons: ["destructive"],
    summary: "Delete Project sync",
    brief: {
      task: "Delete it",
      task_type: "calendar",
      modules: ["calendar"],
      entities: [],
      missing: [],
      needs_tools: true,
      confidence: 0.9,
      language: "en",
    } as never,
    rounds: 1,
    expiresAt: new Date(Date.now() + 86_400_000),
    ...change,
  };
}

/** A run that has ended with a question. */
export async function asked(
  store: Store,
  ownerId: string,
  change: Partial<NewApproval> = {},
  more: Batch = {},
): Promise<{ run: ClaimedRun; approval: NewApproval }> {
  const run = await claimed(store, runOf(ownerId));
  const approval = approvalOf(change);
  const message = {
    wireId: approval.messageId,
    position: 1,
    role: "tool",
    content: "waiting",
    metadata: { tool_agent_output: { ui_hints: null }, assistant_message_id: "msg_a" },
    visibilityMask: 3,
  } as const;
  await store.runs.end(run, {
    batch: { messages: [message], approvals: [approval], ...more },
    ending: { state: "interrupted" },
  });
  return { run, approval };
}
