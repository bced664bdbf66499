import { beforeAll, describe, expect, it } from "vitest";
import type { AccordClient, RunView, WorkerOutput } from "../../../src/sdk/sdk.ts";
import type { ToolCallRecord } from "../../../src/store/record/tool-calls.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { startRun, takeRun, toEvent, type StartedRun } from "./_runs.ts";

let app: TestApp;
let alice: AccordClient;

beforeAll(async () => {
  app = await testApp();
  alice = await app.as("alice");
});

const read = ({ threadId, runId }: StartedRun, client = alice): Promise<RunView> =>
  client.getRun({ path: { threadId }, query: { runId } });
const step = (run: StartedRun, type: "STEP_STARTED" | "STEP_FINISHED", stepName: string) =>
  toEvent(run, type, { stepName });
const call = (run: StartedRun, toolCallId: string, args: Record<string, unknown>) => [
  toEvent(run, "TOOL_CALL_START", { toolCallId }),
  toEvent(run, "TOOL_CALL_ARGS", { toolCallId, args, delta: "{}" }),
  toEvent(run, "TOOL_CALL_END", { toolCallId }),
];
const usage = {
  totalTokens: 5,
  cachedPromptTokens: 0,
  promptCacheHitTokens: 0,
  promptCacheMissTokens: 0,
  reasoningTokens: 0,
  costSource: "catalog_fallback",
  usageComplete: true,
} as const;
const inShanghai = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?\+08:00$/;

const record = (run: StartedRun, ownerId: string, change: Partial<ToolCallRecord>): ToolCallRecord => ({
  taskId: run.taskId,
  toolCallId: "call_1",
  ownerId,
  attempt: 1,
  iteration: 1,
  requestId: "req_test",
  tool: "calendar.read",
  inputHash: null,
  decision: "allowed",
  permissionRef: "agents/worker/whitelist",
  approvalId: null,
  hooks: [],
  status: "success",
  errorCode: null,
  warnings: [],
  redactions: 0,
  resultRef: null,
  outputHash: null,
  sends: 1,
  startedAt: new Date("2026-04-21T02:00:00Z"),
  durationMs: 1500,
  ...change,
});

describe("the read model of a run", () => {
  it("is short while it waits, in the reader's own time", async () => {
    const run = await startRun(alice);
    expect(await read(run)).toEqual({
      ...run,
      agent_type: "worker",
      runtime_mode: "chat",
      status: "queued",
      createdAt: expect.stringMatching(inShanghai) as string,
      steps: [],
      toolCalls: [],
      approvals: [],
    });
    expect((await read({ ...run, threadId: run.threadId.toUpperCase() })).threadId).toBe(run.threadId);
  });

  it("shows stages and calls as they go, and how they ended", async () => {
    const run = await startRun(alice);
    const held = await takeRun(app, run);
    await app.store.runs.write(held, { events: [toEvent(run, "RUN_STARTED"), step(run, "STEP_STARTED", "router")] });
    expect(await read(run)).toMatchObject({
      status: "running",
      lastEventId: "1-2",
      startedAt: expect.stringMatching(inShanghai) as string,
      steps: [{ stepName: "router", status: "running" }],
    });

    await app.store.runs.write(held, {
      events: [
        step(run, "STEP_FINISHED", "router"),
        step(run, "STEP_STARTED", "worker"),
        ...call(run, "call_1", { module: "calendar", method: "read", input: {} }),
        ...call(run, "call_2", { module: "x".repeat(40), method: "nothing", input: {} }),
      ],
      toolCalls: [record(run, held.ownerId, {})],
    });
    const during = await read(run);
    expect(during.steps.map(({ stepName, status }) => [stepName, status])).toEqual([
      ["router", "finished"],
      ["worker", "running"],
    ]);
    expect(during.toolCalls).toEqual([
      {
        toolCallId: "call_1",
        tool_name: "project_cli",
        module: "calendar",
        method: "read",
        status: "success",
        startedAt: "2026-04-21T10:00:00+08:00",
        endedAt: "2026-04-21T10:00:01.500+08:00",
      },
      {
        toolCallId: "call_2",
        tool_name: "project_cli",
        module: "x".repeat(32),
        method: "nothing",
        status: "running",
        startedAt: expect.stringMatching(inShanghai) as string,
      },
    ]);

    const output: WorkerOutput = { status: "success", answer: "Done.", suggested_actions: [], error: null };
    await app.store.runs.end(held, {
      batch: {
        events: [step(run, "STEP_FINISHED", "worker"), toEvent(run, "RUN_FINISHED", { outcome: { type: "success" } })],
        toolCalls: [
          record(run, held.ownerId, {
            toolCallId: "call_2",
            tool: null,
            status: "failure",
            errorCode: "ACTION_NOT_ALLOWED",
          }),
        ],
      },
      ending: { state: "finished", output, usage },
    });
    const after = await read(run);
    expect(after).toMatchObject({
      status: "finished",
      endedAt: expect.stringMatching(inShanghai) as string,
      output,
      usage,
      steps: [{ status: "finished" }, { status: "finished", endedAt: expect.stringMatching(inShanghai) as string }],
    });
    expect(after.toolCalls[1]).toMatchObject({
      status: "failure",
      error: { code: "ACTION_NOT_ALLOWED", can_retry: false, message: expect.stringMatching(/\w/) as string },
    });
    expect(after).not.toHaveProperty("error");
  });

  it("says which stage broke off, and what RUN_ERROR said", async () => {
    const run = await startRun(alice);
    const held = await takeRun(app, run);
    const failure = { code: "RUNTIME_ERROR", message: "runtime execution failed" };
    await app.store.runs.end(held, {
      batch: {
        events: [
          toEvent(run, "RUN_STARTED"),
          step(run, "STEP_STARTED", "router"),
          step(run, "STEP_FINISHED", "router"),
          step(run, "STEP_STARTED", "worker"),
          ...call(run, "call_1", {}),
          step(run, "STEP_FINISHED", "worker"),
          toEvent(run, "RUN_ERROR", failure),
        ],
      },
      ending: { state: "failed", error: failure },
    });
    const view = await read(run);
    expect(view).toMatchObject({
      status: "failed",
      error: failure,
      steps: [
        { stepName: "router", status: "finished" },
        { stepName: "worker", status: "failed" },
      ],
    });
    expect(view.toolCalls).toEqual([
      {
        toolCallId: "call_1",
        tool_name: "project_cli",
        status: "failure",
        startedAt: expect.stringMatching(inShanghai) as string,
      },
    ]);
  });

  it("has no more than the contract allows", async () => {
    const run = await startRun(alice);
    const held = await takeRun(app, run);
    await app.store.runs.write(held, {
      events: Array.from({ length: 150 }, (_, i) => [
        step(run, "STEP_STARTED", "worker"),
        ...call(run, `call_${i}`, {}),
      ]).flat(),
    });
    const { steps, toolCalls } = await read(run);
    expect([steps.length, toolCalls.length]).toEqual([16, 100]);
  });

  it("needs a run id", async () => {
    const { threadId } = await startRun(alice);
    const token = await app.auth.mintUserToken("alice");
    const ask = async (query: string) =>
      (await app.request(`/api/v1/agent/runs/${threadId}${query}`, { headers: { authorization: `Bearer ${token}` } }))
        .status;
    expect([
      await ask(""),
      await ask("?runId="),
      await ask(`?runId=${"r".repeat(129)}`),
      await ask("?runId=run-001"),
    ]).toEqual([400, 400, 400, 200]);
  });
});
