import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { AgUiEvent } from "../../../generated/contract/types.ts";
import { probePoints, type ProbePoint } from "../../../src/run/journal/probe.ts";
import { finishedByAnother } from "../../_kit/another-worker.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { teachBusyWork, titleOf } from "../../_kit/busy-model.ts";
import { talk, toShape, type Conversation, type Recorded } from "../../_kit/conversation.ts";
import { scriptedModel, refuse, type ModelServer } from "../../_kit/scripted-model.ts";
import { startWorker } from "../../_kit/worker-process.ts";

let api: TestApp;
let model: ModelServer;
let alice: Conversation;
let calm: Recorded;

beforeAll(async () => {
  model = await scriptedModel();
  model.when((request) => (titleOf(request).startsWith("refuse") ? refuse(400) : undefined));
  teachBusyWork(model);
  api = await testApp();
  alice = await talk(api, model);
  const run = await alice.post("calm");
  calm = await finishedByAnother({ api, model }, run);
});

/** The order of things as it is seen by whoever drops what was taken back. */
function shapeOf({ events, types }: Recorded): string[] {
  const taken = new Set(
    events.flatMap((event) =>
      event.type === "TEXT_MESSAGE_END" && event.metadata.superseded ? [event.messageId] : [],
    ),
  );
  const isTaken = (event: AgUiEvent | undefined) =>
    event !== undefined && "messageId" in event && taken.has(event.messageId);
  return toShape(types.filter((_, index) => !isTaken(events[index])));
}

const asked = (title: string) => model.journal.filter((request) => titleOf(request) === title).length;
const made = async (title: string) =>
  (await api.database.sql`select count(*)::int as n from events where title = ${title}`)[0]?.["n"];

const killings: [ProbePoint, number][] = [
  // Only a crowded thread has a summary.
  ...probePoints
    .filter((point) => point !== "before closing" && !point.includes("summary"))
    .map((point): [ProbePoint, number] => [point, 1]),
  ["before worker call", 2],
  ["before worker call", 3],
  ["before tool call", 2],
  ["after tool effect", 2],
  ["after reply kept", 2],
];

describe("a worker that is killed", () => {
  it.each(killings)(
    "%s (passing %i): another one finishes the run, with no effect twice and no written reply paid twice " +
      "(G035, G044, G066, G102)",
    async (point, nth) => {
      const title = `${point} ${nth} ${randomUUID()}`;
      const worker = startWorker({
        databaseUrl: api.database.url,
        modelUrl: model.url,
        killAt: { point, nth },
      });
      const run = await alice.post(title);
      expect(await worker.exited).toEqual({ code: null, signal: "SIGKILL" });
      const recorded = await finishedByAnother({ api, model }, run);
      expect(shapeOf(recorded)).toEqual(shapeOf(calm));
      expect(recorded.end).toMatchObject({ status: "success", answer: expect.stringContaining(title) });
      expect(await made(title)).toBe(1);
      // The model is told the calls by the names it gave them, also by a worker process that never heard it (R29).
      const last = model.journal.findLast((request) => titleOf(request) === title)?.body.messages ?? [];
      const named = last.flatMap(({ tool_calls = [] }) => tool_calls.map(({ id }) => id));
      expect(named).toEqual(last.flatMap(({ tool_call_id }) => tool_call_id ?? []));
      const ours = recorded.results.map(({ toolCallId }) => toolCallId);
      expect(named.filter((id) => ours.includes(id))).toEqual([]);
      expect(named).toHaveLength(3);
      const paid = asked(title) - asked("calm");
      expect(paid).toBeLessThanOrEqual(1);
      const [rows] = await api.database.sql`
      select (select count(*)::int from messages where task_id = ${run.taskId}) as messages,
        (select count(*)::int from tool_calls where task_id = ${run.taskId}) as calls,
        (select count(*)::int from model_calls where task_id = ${run.taskId} and state = 'started') as open,
        (select attempt from runs where id = ${run.taskId}) as attempt`;
      expect(rows).toEqual({ messages: 5, calls: 3, open: 0, attempt: point === "after final written" ? 1 : 2 });
    },
  );

  it("while it writes, in a run that is then cancelled: what was shown is kept, once", async () => {
    const worker = startWorker({
      databaseUrl: api.database.url,
      modelUrl: model.url,
      killAt: { point: "after first delta", nth: 1 },
    });
    const run = await alice.post(`stopped ${randomUUID()}`);
    await worker.exited;
    await alice.cancel(run);
    const { events, end, code } = await finishedByAnother({ api, model }, run);
    const shown = events.flatMap((event) => (event.type === "TEXT_MESSAGE_CONTENT" ? [event.delta] : [])).join("");
    expect([code, shown === "", end?.metadata.stopped]).toEqual(["RUN_CANCELED", false, true]);
    const rows = await api.database.sql`
      select wire_id, content from messages where task_id = ${run.taskId} and role = 'assistant'`;
    expect(rows).toEqual([{ wire_id: end?.messageId, content: shown }]);
  });

  // The answer of the write died with the worker, and the run was closed as if nothing had happened.
  it("with a write behind it, in a run that is then cancelled: what happened is told as what happened (G040, G102)", async () => {
    const title = `cancelled ${randomUUID()}`;
    const worker = startWorker({
      databaseUrl: api.database.url,
      modelUrl: model.url,
      killAt: { point: "after tool effect", nth: 2 },
    });
    const run = await alice.post(title);
    expect(await worker.exited).toEqual({ code: null, signal: "SIGKILL" });
    await alice.cancel(run);
    const { code, results } = await finishedByAnother({ api, model }, run);
    expect([code, results.map(({ status }) => status), await made(title)]).toEqual([
      "RUN_CANCELED",
      ["success", "success"],
      1,
    ]);
  });

  it("right before it closes a failed run: another one closes it, once (G035)", async () => {
    const worker = startWorker({
      databaseUrl: api.database.url,
      modelUrl: model.url,
      killAt: { point: "before closing" },
    });
    const run = await alice.post(`refuse ${randomUUID()}`);
    expect(await worker.exited).toEqual({ code: null, signal: "SIGKILL" });
    const { code, types } = await finishedByAnother({ api, model }, run);
    expect(code).toBe("MODEL_REFUSED");
    expect(types.filter((type) => type === "RUN_STARTED" || type === "RUN_ERROR")).toEqual([
      "RUN_STARTED",
      "RUN_ERROR",
    ]);
  });
});
