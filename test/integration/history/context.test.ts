import { beforeAll, describe, expect, it } from "vitest";
import { makeLog } from "../../../src/base/log.ts";
import { toMasks } from "../../../src/base/visibility.ts";
import type { ContextQuery, History } from "../../../src/history/history.ts";
import { makeStore } from "../../../src/store/store.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { scratchDatabase, type ScratchDatabase } from "../../_kit/database.ts";
import { historyOf } from "../../_kit/history.ts";
import { answerOf, threadOf, type ThreadHere } from "./_thread.ts";

let database: ScratchDatabase;
let history: History;
let ownerId: string;
let owners = 0;
let newOwner: () => Promise<string>;

beforeAll(async () => {
  database = await scratchDatabase();
  const store = makeStore({ databaseUrl: database.url, log: makeLog({ level: "silent" }) });
  atEnd(() => store.close());
  history = historyOf(store);
  newOwner = async () => (await store.users.ensure({ issuer: "test", subject: `owner-${owners++}`, name: "Owner" })).id;
  ownerId = await newOwner();
});

const ask = (thread: ThreadHere, change: Partial<ContextQuery> = {}) =>
  history.context({
    ownerId,
    threadId: thread.id,
    runNo: 9,
    settings: { source: "thread", count: 40, window: "all" },
    timezone: "UTC",
    mode: "chat",
    input: "now",
    ...change,
  });
const texts = async (thread: ThreadHere, change: Partial<ContextQuery> = {}) =>
  (await ask(thread, change)).messages.map(({ content }) => content);

/** A question and its answer per run. */
async function talk(runs: number, days: string[] = []): Promise<ThreadHere> {
  const thread = await threadOf(database.sql, ownerId);
  for (let no = 1; no <= runs; no++) {
    const at = days[no - 1] ?? "2026-03-15T10:00:00Z";
    await thread.run(no, { acceptedAt: at });
    await thread.say({ no, position: 0, content: `q${no}`, at });
    await thread.say({ no, position: 1, role: "assistant", content: `a${no}`, at });
  }
  return thread;
}

describe("what a run may see", () => {
  it("G155: is exactly what has the context bit", async () => {
    const thread = await threadOf(database.sql, ownerId);
    for (let mask = 0; mask < 8; mask++)
      await thread.say({ position: mask, mask, content: `mask ${mask}`, role: mask % 2 === 0 ? "user" : "assistant" });
    expect(await texts(thread)).toEqual(["mask 2", "mask 3", "mask 6", "mask 7"]);
  });

  it("ends before its own messages and those accepted after it", async () => {
    const thread = await talk(4);
    expect(await texts(thread, { runNo: 3 })).toEqual(["q1", "a1", "q2", "a2"]);
    expect(await texts(thread, { runNo: 1 })).toEqual([]);
  });

  it("is nothing of another owner's thread with the same id", async () => {
    const thread = await talk(1);
    expect(await texts(thread, { ownerId: await newOwner() })).toEqual([]);
  });

  it("is the newest whole turns that fit, and says how many messages do not", async () => {
    const thread = await talk(4);
    const settings = { source: "thread", count: 5, window: "all" } as const;
    expect(await ask(thread, { settings })).toMatchObject({
      messages: [{ content: "q3" }, { content: "a3" }, { content: "q4" }, { content: "a4" }],
      omitted: 4,
      place: { upto_seq: 4001 },
    });
    expect(await texts(thread, { settings: { ...settings, count: 8 } })).toHaveLength(8);
    expect(await ask(thread, { settings: { ...settings, count: 8 } })).toMatchObject({ omitted: 0 });
    expect(await ask(thread, { settings: { ...settings, count: 0 } })).toMatchObject({ messages: [], omitted: 8 });
    expect(await ask(thread, { settings: { ...settings, source: "none" } })).toMatchObject({
      messages: [],
      omitted: 0,
      place: { upto_seq: 0 },
    });
  });

  it("is question and answer of a turn that is too long to be told with its calls", async () => {
    const thread = await threadOf(database.sql, ownerId);
    await thread.say({ position: 0, content: "question" });
    for (let call = 1; call <= 20; call++)
      await thread.say({ position: call, role: "tool", content: "{}", metadata: answerOf(`call_${call}`) });
    await thread.say({ position: 21, role: "assistant", content: "answer" });
    for (const count of [4, 20, 21]) {
      expect(await ask(thread, { settings: { source: "thread", count, window: "all" } })).toMatchObject({
        messages: [{ content: "question" }, { content: "answer" }],
        omitted: 20,
        place: { tainted: true },
      });
    }
    expect(await ask(thread, { settings: { source: "thread", count: 1, window: "all" } })).toMatchObject({
      messages: [],
      omitted: 22,
      place: { tainted: false },
    });
    expect(await ask(thread, { settings: { source: "thread", count: 22, window: "all" } })).toMatchObject({
      omitted: 0,
      place: { tainted: false },
    });
  });
});

describe("windows", () => {
  const settings = (window: "day" | "week" | "month") => ({ source: "thread", count: 40, window }) as const;

  it("count whole local days of the owner back from the day the run was accepted on", async () => {
    // In Shanghai: February 14th 23:59 and 15th 00:00, March 9th 23:59 and 10th 00:00, then the 15th 23:59 and the 16th
    // 00:30.
    const thread = await talk(6, [
      "2026-02-14T15:59:00Z",
      "2026-02-14T16:00:00Z",
      "2026-03-09T15:59:00Z",
      "2026-03-09T16:00:00Z",
      "2026-03-15T15:59:00Z",
      "2026-03-15T16:30:00Z",
    ]);
    await thread.run(7, { acceptedAt: "2026-03-16T02:00:00Z" });
    const at = { runNo: 7, timezone: "Asia/Shanghai" };
    expect(await texts(thread, { ...at, settings: settings("day") })).toEqual(["q6", "a6"]);
    expect(await texts(thread, { ...at, settings: settings("week") })).toEqual(["q4", "a4", "q5", "a5", "q6", "a6"]);
    expect(await texts(thread, { ...at, settings: settings("month") })).toEqual([
      "q2",
      "a2",
      "q3",
      "a3",
      "q4",
      "a4",
      "q5",
      "a5",
      "q6",
      "a6",
    ]);
    expect(await texts(thread, { ...at, timezone: "UTC", settings: settings("day") })).toEqual([]);
  });

  it("leave a turn out as a whole when it began before them", async () => {
    const thread = await threadOf(database.sql, ownerId);
    await thread.say({ no: 1, position: 0, content: "asked before midnight", at: "2026-03-14T23:59:59Z" });
    await thread.say({
      no: 1,
      position: 1,
      role: "assistant",
      content: "answered after it",
      at: "2026-03-15T00:00:02Z",
    });
    await thread.run(2, { acceptedAt: "2026-03-15T08:00:00Z" });
    expect(await ask(thread, { runNo: 2, settings: settings("day") })).toMatchObject({ messages: [], omitted: 2 });
  });
});

describe("the latest chat", () => {
  const settings = { source: "latest_chat", count: 40, window: "all" } as const;
  const acceptedAt = "2026-03-15T12:00:00Z";

  it("is the other thread in which a chat ended last, as far as it had ended when the run was accepted", async () => {
    const owner = await newOwner();
    const thread = (at: string) => threadOf(database.sql, owner, { at });
    const [old, newest, automated, own] = [
      await thread("2026-03-15T08:00:00Z"),
      await thread("2026-03-15T09:00:00Z"),
      await thread("2026-03-15T10:00:00Z"),
      await thread("2026-03-15T11:00:00Z"),
    ];
    for (const [where, mode] of [
      [old, "chat"],
      [newest, "chat"],
      [automated, "automation"],
      [own, "chat"],
    ] as const) {
      await where.run(1, { mode });
      await where.say({ no: 1, position: 0, content: `in ${where.id}` });
    }
    await newest.run(2, { endedAt: "2026-03-15T12:00:05Z" });
    await newest.say({ no: 2, position: 0, content: "asked when the run began" });
    await own.run(2, { status: "running", acceptedAt });
    expect(await ask(own, { ownerId: owner, runNo: 2, settings })).toMatchObject({
      messages: [{ content: `in ${newest.id}` }],
      place: { upto_seq: 1000 },
    });
    expect(
      (await ask(own, { ownerId: owner, runNo: 2, settings: { ...settings, window: "day" } })).messages,
    ).toHaveLength(1);
  });

  it("is nothing for somebody who never had another one", async () => {
    const owner = await newOwner();
    const own = await threadOf(database.sql, owner);
    await own.run(1, { status: "running", acceptedAt });
    expect(await ask(own, { ownerId: owner, runNo: 1, settings })).toMatchObject({
      messages: [],
      place: { upto_seq: 0, tainted: false },
      omitted: 0,
      hasInput: false,
    });
  });
});

describe("the same rows", () => {
  it("G167: give the same messages to the byte, also when others have come since", async () => {
    const thread = await talk(3);
    await thread.say({
      no: 3,
      position: 2,
      role: "tool",
      content: '{"b":1,"a":2}',
      metadata: answerOf("call_1", { args: { method: "read", module: "calendar", input: { z: 1, a: 2 } } }),
    });
    const first = await ask(thread, { runNo: 4 });
    expect(JSON.stringify(first.messages)).toContain(
      String.raw`{\"method\":\"read\",\"module\":\"calendar\",\"input\":{\"z\":1,\"a\":2}}`,
    );
    await thread.say({ no: 4, position: 0, content: "later" });
    expect(JSON.stringify(await ask(thread, { runNo: 4, place: first.place }))).toBe(JSON.stringify(first));
    expect(JSON.stringify(await ask(thread, { runNo: 9, place: first.place }))).toBe(JSON.stringify(first));
  });
});

describe("taint", () => {
  it("counts per context: the turns that are in it (R31)", async () => {
    const thread = await threadOf(database.sql, ownerId);
    await thread.say({ no: 1, position: 0 });
    await thread.say({
      no: 1,
      position: 1,
      role: "tool",
      content: "{}",
      metadata: answerOf("call_1", { tainted: true }),
    });
    await thread.say({ no: 1, position: 2, role: "assistant", content: "done" });
    await thread.say({ no: 2, position: 0 });
    await thread.say({
      no: 2,
      position: 1,
      role: "tool",
      content: "{}",
      metadata: answerOf("call_1", { tainted: false }),
    });
    expect(await ask(thread)).toMatchObject({ place: { tainted: true } });
    expect(await ask(thread, { settings: { source: "thread", count: 2, window: "all" } })).toMatchObject({
      place: { tainted: false },
      omitted: 3,
    });
  });
});

describe("automation", () => {
  it("G153, G156: finds its input at the head, and nothing that automation said before", async () => {
    const thread = await talk(1);
    const { user, output } = toMasks({ mode: "automation", agentType: "worker" });
    await thread.say({ no: 2, position: 0, mask: user, content: "earlier order" });
    await thread.say({ no: 2, position: 1, mask: output, role: "assistant", content: "earlier report" });
    expect(await ask(thread, { mode: "automation" })).toMatchObject({
      messages: [{ role: "user", content: "now" }, { content: "q1" }, { content: "a1" }],
      hasInput: true,
      omitted: 0,
    });
    await thread.say({ no: 3, position: 0, content: "unanswered" });
    expect(await ask(thread, { mode: "automation" })).toMatchObject({
      messages: [{ content: "q1" }, { content: "a1" }, { content: "unanswered" }],
      hasInput: false,
    });
    expect(
      await ask(thread, { mode: "automation", settings: { source: "none", count: 0, window: "all" } }),
    ).toMatchObject({ messages: [{ content: "now" }], hasInput: true });
  });
});
