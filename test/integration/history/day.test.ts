import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { UiHints } from "../../../generated/contract/types.ts";
import { makeLog } from "../../../src/base/log.ts";
import type { AccordClient } from "../../../src/sdk/sdk.ts";
import { makeUi } from "../../../src/ui/ui.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { answerOf, threadOf } from "./_thread.ts";

let app: TestApp;
const clients: Record<string, AccordClient> = {};
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await testApp();
  for (const name of ["alice", "bob", "carol", "dave", "erin"]) {
    clients[name] = await app.as(name);
    ids[name] = (await clients[name].getMe()).id;
  }
});

// In Alice's zone, Shanghai, a day begins at 16:00Z.
const thread = (name = "alice", at?: string) =>
  threadOf(app.database.sql, ids[name] ?? "", at === undefined ? {} : { at });
const read = (query: { threadId?: string; before?: string } = {}, name = "alice") =>
  (clients[name] as AccordClient).getHistory({ query });

const hints: UiHints = {
  v: 1,
  kind: "approval.request",
  tool: "calendar.delete",
  status: "pending",
  title: { key: "approval.calendar.delete.title" },
  body: { key: "approval.calendar.delete.body" },
  actions: [
    { key: "approve_delete", style: "danger", do: { type: "decide", approvalId: "apr_7f3", decision: "approve" } },
  ],
};

describe("one day of a thread", () => {
  it("G157, G165: has the documented form for each role, in order", async () => {
    const { id, run, say } = await thread();
    await run(1);
    const [user, tool, assistant] = [
      await say({ position: 0, content: "帮我", at: "2026-03-15T10:00:00Z" }),
      await say({
        position: 1,
        role: "tool",
        content: '{"module":"calendar"}',
        at: "2026-03-15T10:00:03.5Z",
        metadata: answerOf("call_1"),
      }),
      await say({
        position: 2,
        role: "assistant",
        content: "好的",
        at: "2026-03-15T10:00:05Z",
        metadata: { stage: "worker" },
      }),
    ];
    expect(await read({ threadId: id })).toEqual({
      scope: "history_day",
      threadId: id,
      day: "2026-03-15",
      hasMore: false,
      messages: [
        {
          id: user,
          seq: 1000,
          role: "user",
          content: "帮我",
          attachments: [],
          runId: "run-1",
          timestamp: "2026-03-15T18:00:00+08:00",
        },
        {
          id: tool,
          seq: 1001,
          role: "tool",
          content: '{"module":"calendar"}',
          ui_schema: null,
          timestamp: "2026-03-15T18:00:03.500+08:00",
        },
        {
          id: assistant,
          seq: 1002,
          role: "assistant",
          content: "好的",
          runId: "run-1",
          ui_schema: null,
          timestamp: "2026-03-15T18:00:05+08:00",
        },
      ],
    });
  });

  it("G154: shows exactly what has the history bit", async () => {
    const { id, say } = await thread();
    for (let mask = 0; mask < 8; mask++) await say({ position: mask, mask, content: `mask ${mask}` });
    expect((await read({ threadId: id })).messages.map(({ content }) => content)).toEqual([
      "mask 1",
      "mask 3",
      "mask 5",
      "mask 7",
    ]);
  });

  it("G152, G153: hides what automation was told and shows what it answered", async () => {
    const { id, say } = await thread();
    await say({ position: 0, mask: 0, content: "order" });
    expect(await read({ threadId: id })).toEqual({
      scope: "history_day",
      threadId: id,
      day: null,
      hasMore: false,
      messages: [],
    });
    await say({ position: 1, mask: 1, role: "assistant", content: "report" });
    expect((await read({ threadId: id })).messages).toMatchObject([{ role: "assistant", content: "report" }]);
  });

  it("G158, G159, G078: shows the card the live stream had, in the reader's language, and never its hints", async () => {
    const { id, run, say } = await thread();
    await run(1);
    await say({ position: 0 });
    await say({ position: 1, role: "tool", content: "{}", metadata: answerOf("call_1", { hints }) });
    await say({
      position: 2,
      role: "assistant",
      content: "done",
      metadata: { stage: "worker", worker_output: { ui_hints: hints } },
    });
    const ui = makeUi({ log: makeLog({ level: "silent" }), imageHosts: [] });
    for (const locale of ["zh-CN", "en"] as const) {
      await clients["alice"]?.updateMe({ body: { locale } });
      const { messages } = await read({ threadId: id });
      const live = ui.compile(hints, { locale, theme: "default", meta: { requestId: "run-1", toolId: "call_1" } });
      expect(live).not.toBeNull();
      expect(JSON.stringify(messages[1])).toBe(JSON.stringify({ ...messages[1], ui_schema: live }));
      expect(messages[2]).toMatchObject({ role: "assistant", ui_schema: null });
      expect(JSON.stringify(messages)).not.toContain("ui_hints");
    }
    await clients["alice"]?.updateMe({ body: { locale: "zh-CN" } });
  });

  it("speaks the language the request asks for when the profile has none", async () => {
    const { id, say } = await thread("carol");
    await say({ position: 0, role: "tool", content: "{}", metadata: answerOf("call_1", { hints }) });
    const token = await app.auth.mintUserToken("carol");
    for (const [language, locale] of [
      ["en-GB,en;q=0.9", "en"],
      ["zh", "zh-CN"],
      ["", "zh-CN"],
    ]) {
      const response = await app.request(`/api/v1/agent/history?threadId=${id}`, {
        headers: { authorization: `Bearer ${token}`, ...(language ? { "accept-language": language } : {}) },
      });
      expect(await response.json()).toMatchObject({ messages: [{ ui_schema: { locale } }] });
    }
  });

  it("shows a tool message whose card cannot be made without it (G080)", async () => {
    const { id, say } = await thread();
    await say({
      position: 0,
      role: "tool",
      content: "{}",
      metadata: answerOf("call_1", { hints: { v: 99, kind: "nothing" } }),
    });
    await say({ position: 1, role: "tool", content: "{}", metadata: { tool_agent_output: "broken" } });
    expect((await read({ threadId: id })).messages).toMatchObject([{ ui_schema: null }, { ui_schema: null }]);
  });
});

describe("walking the days", () => {
  it("G160: shows every visible message once, newest day first, and says exactly when there is no more", async () => {
    const { id, say } = await thread();
    const written: string[] = [];
    // Accepted at 15:50Z while the run before still worked: an earlier time than that run's answer, and a later place.
    const rows: [number, number, string][] = [
      [1, 0, "2026-03-14T15:40:00Z"],
      [1, 1, "2026-03-14T16:10:00Z"],
      [2, 0, "2026-03-14T15:50:00Z"],
      [2, 1, "2026-03-14T16:20:00Z"],
      [3, 0, "2026-03-17T02:00:00Z"],
      [4, 0, "2026-03-20T15:59:59.999Z"],
      [5, 0, "2026-03-20T16:00:00Z"],
    ];
    for (const [no, position, at] of rows)
      written.push(await say({ no, position, at, role: position === 0 ? "user" : "assistant" }));
    await say({ no: 6, position: 0, mask: 2, at: "2026-01-01T00:00:00Z" });
    await say({ no: 7, position: 0, mask: 0, at: "2026-04-01T00:00:00Z" });
    const days = await walk(id);
    expect(days.map(({ day }) => day)).toEqual(["2026-03-21", "2026-03-20", "2026-03-17", "2026-03-15", "2026-03-14"]);
    expect(days.map(({ hasMore }) => hasMore)).toEqual([true, true, true, true, false]);
    expect(days.flatMap(({ messages }) => messages.map((message) => message.id)).sort()).toEqual(written.sort());
    expect(days.at(-1)?.messages.map(({ seq }) => seq)).toEqual([1000, 2000]);
    for (const { messages } of days)
      for (const [index, { seq }] of messages.entries())
        if (index > 0) expect(seq).toBeGreaterThan(messages[index - 1]?.seq ?? 0);
    expect(await read({ threadId: id, before: "2026-03-14" })).toMatchObject({
      day: null,
      hasMore: false,
      messages: [],
    });
    expect(await read({ threadId: id, before: "0000-01-01" })).toMatchObject({ day: null, messages: [] });
    expect(await read({ threadId: id, before: "9999-12-31" })).toMatchObject({ day: "2026-03-21" });
  });

  it.each([
    ["America/Los_Angeles", "2026-03-07T00:00:00Z", "a day of 23 hours"],
    ["America/Los_Angeles", "2026-10-31T00:00:00Z", "a day of 25 hours"],
    ["America/Havana", "2026-03-06T00:00:00Z", "a day that begins at one o'clock"],
    ["Pacific/Apia", "2011-12-28T00:00:00Z", "a day that was left out"],
  ])("G160: in %s from %s on, over %s, repeats and forgets nothing", async (zone, start, _name) => {
    const name = "dave";
    await clients[name]?.updateMe({ body: { timezone: zone } });
    const { id, say } = await thread(name);
    const written: string[] = [];
    for (let step = 0; step < 4 * 48; step++)
      written.push(
        await say({ position: step, at: new Date(Date.parse(start) + step * 30 * 60_000 + 1000).toISOString() }),
      );
    const days = await walk(id, name);
    expect(days.flatMap(({ messages }) => messages.map((message) => message.id)).sort()).toEqual(written.sort());
    expect(days.map(({ day }) => day)).toEqual(
      days
        .map(({ day }) => day)
        .toSorted()
        .toReversed(),
    );
    expect(days.at(-1)?.hasMore).toBe(false);
  });

  it("G160: gives the hour that comes again after midnight to the day that has begun", async () => {
    await clients["dave"]?.updateMe({ body: { timezone: "America/St_Johns" } });
    const { id, say } = await thread("dave");
    // At 00:01 on November 7th clocks went back to 23:01 on the 6th.
    for (const [position, at] of ["2010-11-06T12:00:00Z", "2010-11-07T02:30:30Z", "2010-11-07T03:00:00Z"].entries())
      await say({ position, at });
    expect(
      (await walk(id, "dave")).map(({ day, messages }) => [day, messages.map(({ timestamp }) => timestamp)]),
    ).toEqual([
      ["2010-11-07", ["2010-11-07T00:00:30-02:30", "2010-11-06T23:30:00-03:30"]],
      ["2010-11-06", ["2010-11-06T09:30:00-02:30"]],
    ]);
  });

  async function walk(threadId: string, name?: string) {
    const days = [await read({ threadId }, name)];
    for (let last = days[0]; last?.hasMore; last = days.at(-1))
      days.push(await read({ threadId, before: last.day ?? "" }, name));
    return days;
  }

  it.each([
    "2026-02-30",
    "2025-02-29",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "x",
    "../",
    "",
    "2026-3-1",
    "2026-03-15T00:00:00Z",
    "٢٠٢٦-٠٣-١٥",
    "9".repeat(10_000),
  ])("G160: refuses %j as a day", async (before) => {
    await expect(read({ before })).rejects.toMatchObject({
      status: 400,
      code: "INVALID_REQUEST",
      problem: { errors: [{ path: "before" }] },
    });
  });
});

describe("which thread", () => {
  it("G162: is the newest own one that shows anything, or none", async () => {
    expect(await read({}, "erin")).toEqual({
      scope: "history_day",
      threadId: null,
      day: null,
      hasMore: false,
      messages: [],
    });
    const [newest, older, silent] = [
      await thread("erin", "2026-03-16T00:00:00Z"),
      await thread("erin", "2026-03-15T00:00:00Z"),
      await thread("erin", "2026-03-17T00:00:00Z"),
    ];
    await silent.say({ mask: 0 });
    expect(await read({}, "erin")).toMatchObject({ threadId: null, messages: [] });
    await newest.say({ content: "newest" });
    await older.say({ content: "older", at: "2026-05-01T00:00:00Z" });
    expect(await read({}, "erin")).toMatchObject({ threadId: newest.id, messages: [{ content: "newest" }] });
    expect(await read({ threadId: older.id.toUpperCase() }, "erin")).toMatchObject({ threadId: older.id });
  });

  it("G163, G164: answers for a foreign one as for one that does not exist", async () => {
    const { id, say } = await thread("alice");
    await say({ content: "private" });
    const problems = await Promise.all(
      [id, randomUUID()].map((threadId) =>
        read({ threadId }, "bob").catch(
          (error: unknown) => error as { status: number; code: string; problem: { request_id: string } },
        ),
      ),
    );
    expect(problems).toMatchObject([
      { status: 404, code: "THREAD_NOT_FOUND" },
      { status: 404, code: "THREAD_NOT_FOUND" },
    ]);
    const [foreign, unknown] = problems.map((error) => ({
      ...("problem" in error ? error.problem : {}),
      request_id: "",
    }));
    expect(foreign).toEqual(unknown);
  });

  it("G163, R25: is the caller's own where two owners use the same id", async () => {
    const { id, say } = await thread("alice");
    const own = await threadOf(app.database.sql, ids["bob"] ?? "", { id });
    await say({ content: "of Alice" });
    await own.say({ content: "of Bob" });
    expect((await read({ threadId: id })).messages).toMatchObject([{ content: "of Alice" }]);
    expect((await read({ threadId: id }, "bob")).messages).toMatchObject([{ content: "of Bob" }]);
  });
});
