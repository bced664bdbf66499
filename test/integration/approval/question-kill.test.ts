import { beforeAll, describe, expect, it } from "vitest";
import type { ProbePoint } from "../../../src/run/journal/probe.ts";
import { finishedByAnother } from "../../_kit/another-worker.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { readLog, talk, type Conversation, type Posted, type Recorded } from "../../_kit/conversation.ts";
import { answer, brief, callTool, say, scriptedModel, type ModelServer } from "../../_kit/scripted-model.ts";
import { startWorker } from "../../_kit/worker-process.ts";
import { newEvent } from "./_waiting.ts";

let api: TestApp;
let model: ModelServer;
let conversation: Conversation;

const question = { fields: [{ name: "title", label: "Title", input: "text" }] };
const asks = say(
  JSON.stringify({ status: "partial_success", answer: "What is it?", suggested_actions: [], error: null, question }),
);

beforeAll(async () => {
  model = await scriptedModel();
  // The same answer however often it is asked: which attempt asks is not known.
  model.when(({ system, body, lastUser }) => {
    if (system.startsWith("You sort incoming messages")) return brief();
    const title = /\[answer\] \{"values":\{"title":"([^"]+)"/.exec(lastUser)?.[1];
    if (title === undefined) return asks;
    return body.messages.some(({ role }) => role === "tool")
      ? answer({ answer: "It is in." })
      : callTool("calendar.create", newEvent(title), { id: "call_0" });
  });
  api = await testApp();
  conversation = await talk(api, model);
});

const start = (killAt?: { point: ProbePoint; nth?: number }) =>
  startWorker({ databaseUrl: api.database.url, modelUrl: model.url, ...(killAt === undefined ? {} : { killAt }) });
const sql = () => api.database.sql;
const died = { code: null, signal: "SIGKILL" };

const finished = (run: Posted) => finishedByAnother({ api, model }, run);

function questionOf({ events }: Recorded): string {
  const end = events.at(-1);
  const [interrupt] = end?.type === "RUN_FINISHED" && end.outcome.type === "interrupt" ? end.outcome.interrupts : [];
  if (interrupt?.reason !== "input_required") throw new Error(`the run did not ask: ${JSON.stringify(end)}`);
  return interrupt.id;
}

describe("a worker that is killed while it asks", () => {
  it.each<ProbePoint>(["after worker reply", "before final"])("%s: the question is asked once", async (point) => {
    const worker = start({ point });
    const posted = await conversation.post("make an appointment");
    expect(await worker.exited).toEqual(died);
    const run = await finished(posted);
    const rows = await sql()`select id, state from questions where task_id = ${posted.taskId}`;
    expect(rows).toEqual([{ id: questionOf(run), state: "pending" }]);
    const asked = await sql()`select 1 from messages where thread_id = ${run.threadId} and role = 'assistant'`;
    expect(asked).toHaveLength(1);
  });
});

describe("a worker that is killed while it goes on with an answer", () => {
  it.each<ProbePoint>(["after claim", "after context read", "before tool call", "after tool effect", "before final"])(
    "%s: another one finishes it, and it has happened once",
    async (point) => {
      const asking = start();
      const asked = await readLog(api, await conversation.post("make an appointment"));
      process.kill(asking.pid, "SIGKILL");
      expect(await asking.exited).toEqual(died);
      // An API that has never seen the question.
      const reborn = await testApp({ database: api.database });
      const worker = start({ point });
      const title = `Dentist ${point}`;
      const posted = await (
        await reborn.as("alice")
      ).answerQuestion({ path: { id: questionOf(asked) }, body: { answer: { title } } });
      expect(await worker.exited).toEqual(died);
      const run = await finished(posted);
      expect(run.types.filter((type) => type === "action.resolved")).toHaveLength(1);
      expect(run.types.filter((type) => type === "RUN_STARTED")).toHaveLength(1);
      expect(run.end).toMatchObject({ status: "success", answer: "It is in." });
      expect(await sql()`select 1 from events where title = ${title}`).toHaveLength(1);
    },
  );
});
