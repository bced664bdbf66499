import { beforeAll, describe, expect, it } from "vitest";
import type { ProbePoint } from "../../../src/run/journal/probe.ts";
import { anotherWorker, finishedByAnother } from "../../_kit/another-worker.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { readLog, talk, type Conversation, type Posted, type Recorded } from "../../_kit/conversation.ts";
import { answer, brief, callTool, scriptedModel, type ModelServer } from "../../_kit/scripted-model.ts";
import { startWorker } from "../../_kit/worker-process.ts";
import { approvalOf, decide, inQueue, storeEvent, type Way } from "./_waiting.ts";

let api: TestApp;
let model: ModelServer;
let conversation: Conversation;

beforeAll(async () => {
  model = await scriptedModel();
  // The same answer however often it is asked: which attempt asks is not known. "delete <id>" stands in the thread.
  model.when(({ system, body, lastUser }) => {
    // A rename waits because it is not certain that it is meant.
    if (system.startsWith("You sort incoming messages"))
      return brief(lastUser.startsWith("rename") ? { confidence: 0.5 } : {});
    const texts = body.messages.filter(({ role }) => role === "user").map(({ content }) => String(content));
    const renamed = texts.map((text) => /^rename (\S+)/.exec(text)?.[1]).findLast((found) => found !== undefined);
    if (renamed !== undefined && !body.messages.some(({ role }) => role === "tool"))
      return callTool(
        "calendar.update",
        { event_id: renamed, event_timezone: "UTC", patch: { title: "As it was put" } },
        { id: `call_${renamed}` },
      );
    const id = texts.map((text) => /^delete (\S+)/.exec(text)?.[1]).findLast((found) => found !== undefined) ?? "";
    return body.messages.some(({ role }) => role === "tool")
      ? answer({ answer: "So it is." })
      : callTool("calendar.delete", { event_id: id }, { id: `call_${id}` });
  });
  api = await testApp();
  conversation = await talk(api, model);
});

const start = (killAt?: { point: ProbePoint; nth?: number }) =>
  startWorker({ databaseUrl: api.database.url, modelUrl: model.url, ...(killAt === undefined ? {} : { killAt }) });
const sql = () => api.database.sql;
const isDeleted = async (id: string) =>
  (await sql()`select deleted_at from events where id = ${id}`)[0]?.["deleted_at"] !== null;

const finished = (run: Posted) => finishedByAnother({ api, model }, run);

const givenEvent = async () => await storeEvent(api, (await (await api.as("alice")).getMe()).id, "Doomed");

const died = { code: null, signal: "SIGKILL" };

it("G146: survives kill -9 of every process there is: still listed, still decidable, the same", async () => {
  const id = await givenEvent();
  const worker = start();
  const asked = await readLog(api, await conversation.post(`delete ${id}`));
  process.kill(worker.pid, "SIGKILL");
  expect(await worker.exited).toEqual(died);
  const approvalId = approvalOf(asked);
  // A new API, which has never seen the question.
  const reborn = await testApp({ database: api.database });
  const alice = await reborn.as("alice");
  expect(await inQueue(alice, approvalId)).toMatchObject({
    id: approvalId,
    state: "pending",
    call: { input: { event_id: id } },
    ui_schema: { status: "pending" },
  });
  const run = await finished(await decide(alice, { threadId: asked.threadId, approvalId }, "approve"));
  expect(run.results).toMatchObject([{ status: "success" }]);
  expect(await isDeleted(id)).toBe(true);
});

describe("G146: a worker that is killed while it asks", () => {
  it.each<ProbePoint>(["after reply kept", "after tool effect", "before final"])(
    "%s: the question is asked once",
    async (point) => {
      const id = await givenEvent();
      const worker = start({ point });
      const posted = await conversation.post(`delete ${id}`);
      expect(await worker.exited).toEqual(died);
      const run = await finished(posted);
      expect(run.results).toMatchObject([{ status: "partial" }]);
      const rows = await sql()`select id, state from approvals where task_id = ${posted.taskId}`;
      expect(rows).toEqual([{ id: approvalOf(run), state: "pending" }]);
      expect(await sql()`select 1 from messages where thread_id = ${run.threadId} and role = 'tool'`).toHaveLength(1);
      expect(await isDeleted(id)).toBe(false);
    },
  );
});

describe("G143, G146: a worker that is killed while it carries out a decision", () => {
  const points: [ProbePoint, Way][] = [
    ["before tool call", "resume"],
    ["after tool effect", "ui_action"],
    ["after result written", "rest"],
    ["before final", "rest"],
  ];
  const waiting: { id: string; asked: Recorded }[] = [];

  beforeAll(async () => {
    const worker = await anotherWorker({ api, model });
    for (const _ of points) {
      const id = await givenEvent();
      waiting.push({ id, asked: await readLog(api, await conversation.post(`delete ${id}`)) });
    }
    await worker.stop();
  });

  it.each(points)("%s (decided by %s): another one finishes it, and it has happened once", async (point, way) => {
    const { id, asked } = waiting.pop() ?? expect.fail("nothing waits");
    const [version] = await sql()`select version from events where id = ${id}`;
    const worker = start({ point });
    const posted = await decide(
      await api.as("alice"),
      { threadId: asked.threadId, approvalId: approvalOf(asked) },
      "approve",
      way,
    );
    expect(await worker.exited).toEqual(died);
    const run = await finished(posted);
    expect(run.results).toMatchObject([{ status: "success", toolCallId: asked.results[0]?.toolCallId }]);
    expect(run.types.filter((type) => type === "action.resolved")).toHaveLength(1);
    expect(run.end).toMatchObject({ status: "success" });
    expect(await isDeleted(id)).toBe(true);
    expect(await sql()`select version from events where id = ${id}`).toEqual([
      { version: Number(version?.["version"]) + 1 },
    ]);
    expect(await sql()`select 1 from tool_effects where task_id = ${posted.taskId}`).toHaveLength(1);
  });
});

describe("a worker that is killed while it makes a call that was changed while approving", () => {
  it.each<ProbePoint>(["before tool call", "after tool effect", "after result written"])(
    "%s: another one makes that call, once",
    async (point) => {
      const id = await givenEvent();
      const asking = await anotherWorker({ api, model });
      const asked = await readLog(api, await conversation.post(`rename ${id}`));
      await asking.stop();
      const worker = start({ point });
      const alice = await api.as("alice");
      const body = { decision: "approve" as const, editedArgs: { patch: { title: "As I say" } } };
      const posted = await alice.decideApproval({ path: { id: approvalOf(asked) }, body });
      expect(await worker.exited).toEqual(died);
      const run = await finished(posted);
      expect(run.results).toMatchObject([{ status: "success", toolCallId: asked.results[0]?.toolCallId }]);
      expect(run.types.filter((type) => type === "action.resolved")).toHaveLength(1);
      expect(await sql()`select title, version from events where id = ${id}`).toEqual([
        { title: "As I say", version: 2 },
      ]);
    },
  );
});
