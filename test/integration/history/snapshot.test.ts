import { MessagesSnapshotEventSchema } from "ag-ui-core-0";
import { beforeAll, expect, it } from "vitest";
import { MessagesSnapshotEvent as isSnapshotEvent } from "../../../generated/contract/validators/schemas.js";
import { makeLog } from "../../../src/base/log.ts";
import type { History } from "../../../src/history/history.ts";
import { makeStore } from "../../../src/store/store.ts";
import { makeUi } from "../../../src/ui/ui.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { scratchDatabase, type ScratchDatabase } from "../../_kit/database.ts";
import { historyOf } from "../../_kit/history.ts";
import { answerOf, threadOf } from "./_thread.ts";

let database: ScratchDatabase;
let history: History;
let ownerId: string;
beforeAll(async () => {
  database = await scratchDatabase();
  const store = makeStore({ databaseUrl: database.url, log: makeLog({ level: "silent" }) });
  atEnd(() => store.close());
  history = historyOf(store, makeUi({ log: makeLog({ level: "silent" }), imageHosts: [] }));
  ({ id: ownerId } = await store.users.ensure({ issuer: "test", subject: "alice", name: "Alice" }));
});

/** The messages, which both the own schema and the official one take. */
async function snapshotOf(threadId: string, uptoSeq: number, afterSeq = 0) {
  const messages = await history.snapshot({ ownerId, threadId, uptoSeq, afterSeq, locale: "en" });
  const event = { type: "MESSAGES_SNAPSHOT", threadId, runId: "run-1", messages };
  expect(isSnapshotEvent(event), JSON.stringify(isSnapshotEvent.errors)).toBe(true);
  expect(MessagesSnapshotEventSchema.safeParse(event).success).toBe(true);
  return messages;
}

it("has the ids that were streamed, calls behind the message that made them, and no more than was asked for", async () => {
  const { id, say } = await threadOf(database.sql, ownerId);
  await say({ no: 1, position: 0, content: "order", mask: 0 });
  await say({ no: 2, position: 0, wireId: "u1", content: "hi" });
  await say({
    no: 2,
    position: 1,
    wireId: "t1",
    role: "tool",
    content: "{1}",
    metadata: answerOf("c1", { from: "a1", args: { module: "m", method: "x", input: {} } }),
  });
  await say({
    no: 2,
    position: 2,
    wireId: "t2",
    role: "tool",
    content: "{2}",
    metadata: answerOf("c2", { from: "a1", args: { module: "m", method: "y", input: {} } }),
  });
  await say({ no: 2, position: 3, wireId: "a2", role: "assistant", content: "done" });
  await say({ no: 3, position: 0, wireId: "u2", content: "later" });
  expect(await snapshotOf(id, 2999)).toEqual([
    { id: "u1", role: "user", content: "hi" },
    {
      id: "a1",
      role: "assistant",
      toolCalls: [
        {
          id: "c1",
          type: "function",
          function: { name: "project_cli", arguments: '{"module":"m","method":"x","input":{}}' },
        },
        {
          id: "c2",
          type: "function",
          function: { name: "project_cli", arguments: '{"module":"m","method":"y","input":{}}' },
        },
      ],
    },
    {
      id: "t1",
      role: "tool",
      toolCallId: "c1",
      content: "{1}",
      metadata: { ui_schema: null, status: "success", error: null },
    },
    {
      id: "t2",
      role: "tool",
      toolCallId: "c2",
      content: "{2}",
      metadata: { ui_schema: null, status: "success", error: null },
    },
    { id: "a2", role: "assistant", content: "done" },
  ]);
  expect(await history.snapshot({ ownerId: "usr_nobody", threadId: id, uptoSeq: 2999, locale: "en" })).toEqual([]);
});

it("carries what was streamed beside the text, and no answer to a call that waits for a person", async () => {
  const { id, say } = await threadOf(database.sql, ownerId);
  const hints = {
    v: 1,
    kind: "calendar.event_change",
    tool: "calendar.create",
    status: "success",
    title: { key: "calendar.create.success.title" },
  };
  const approval = { id: "apr_1", state: "pending", reasons: ["destructive"], expiresAt: "2026-04-22T10:00:00+08:00" };
  await say({ no: 1, position: 0, wireId: "u1" });
  await say({
    no: 1,
    position: 1,
    wireId: "t1",
    role: "tool",
    content: "{1}",
    metadata: answerOf("c1", { from: "a1", hints }),
  });
  await say({
    no: 1,
    position: 2,
    wireId: "t2",
    role: "tool",
    content: "{2}",
    metadata: answerOf("c2", { from: "a2", data: { approval } }),
  });
  await say({
    no: 1,
    position: 3,
    wireId: "a3",
    role: "assistant",
    content: "Shall I?",
    metadata: { stage: "worker", status: "partial_success", suggested_actions: [], error: null },
  });
  const messages = await snapshotOf(id, 1999, 1000);
  expect(messages.map((message) => message.id)).toEqual(["a1", "t1", "a2", "a3"]);
  expect(messages[1]).toMatchObject({
    metadata: { status: "success", error: null, ui_schema: { version: "2.0", locale: "en", meta: { toolId: "c1" } } },
  });
  expect(messages[2]).toMatchObject({ toolCalls: [{ id: "c2" }] });
  expect(messages[3]).toMatchObject({ metadata: { status: "partial_success", suggested_actions: [] } });
});

it("is what fits into one event of a thread of long results", async () => {
  const { id } = await threadOf(database.sql, ownerId);
  const metadata = JSON.stringify(answerOf("X", { from: "FROM" }));
  await database.sql`
    insert into messages (id, owner_id, thread_id, wire_id, seq, role, content, metadata, visibility_mask)
    select 'msg_l' || no || 'x' || p, ${ownerId}, ${id}, 'm' || no || '-' || p, no * 1000 + p,
      case p when 0 then 'user' else 'tool' end, repeat('x', p * 30000),
      replace(replace(${metadata}, '"X"', '"c' || no || '"'), 'FROM', 'a' || no)::json, 3
    from generate_series(1, 100) no, generate_series(0, 1) p`;
  const messages = await snapshotOf(id, 200_000);
  expect(messages[0]?.role).not.toBe("tool");
  expect(messages.at(-1)?.id).toBe("m100-1");
  const { length } = JSON.stringify(messages);
  expect(length).toBeLessThan(2_001_000);
  expect(length).toBeGreaterThan(1_900_000);
});

it("is the newest thousand of a long thread, with no answer in front that has lost its call", async () => {
  const { id } = await threadOf(database.sql, ownerId);
  // Runs of a question, five calls of one message and an answer: seven rows, eight messages.
  const metadata = JSON.stringify(answerOf("X", { from: "FROM" }));
  await database.sql`
    insert into messages (id, owner_id, thread_id, wire_id, seq, role, content, metadata, visibility_mask)
    select 'msg_' || no || 'x' || p, ${ownerId}, ${id}, 'm' || no || '-' || p, no * 1000 + p,
      case p when 0 then 'user' when 6 then 'assistant' else 'tool' end, 'text',
      replace(replace(${metadata}, '"X"', '"c' || no || '-' || p || '"'), 'FROM', 'a' || no)::json, 3
    from generate_series(1, 300) no, generate_series(0, 6) p`;
  // Cut at every place of a run.
  for (let last = 0; last < 7; last++) {
    const messages = await snapshotOf(id, 300_000 + last);
    expect(messages.length).toBeLessThanOrEqual(1000);
    expect(messages.length).toBeGreaterThan(990);
    expect(messages[0]?.role).not.toBe("tool");
    const calls = new Set(
      messages.flatMap((message) =>
        message.role === "assistant" ? (message.toolCalls ?? []).map((call) => call.id) : [],
      ),
    );
    for (const message of messages) if (message.role === "tool") expect(calls.has(message.toolCallId)).toBe(true);
    // Only the last message of calls may still be growing.
    for (const message of messages.slice(0, -6))
      if (message.role === "assistant" && message.toolCalls) expect(message.toolCalls).toHaveLength(5);
    expect(messages.at(-1)?.id).toBe(`m300-${last}`);
  }
});

it("marks what holds text by others, and answers that rest on it", async () => {
  const { id, say } = await threadOf(database.sql, ownerId);
  await say({ no: 1, position: 0, wireId: "u1", content: "what is on?" });
  const metadata = answerOf("c1", { from: "a1", tainted: true });
  await say({ no: 1, position: 1, wireId: "t1", role: "tool", content: "{}", metadata });
  const said = { status: "success", suggested_actions: [], tainted: true };
  await say({ no: 1, position: 2, wireId: "a2", role: "assistant", content: "a party", metadata: said });
  expect((await snapshotOf(id, 1999)).slice(-2)).toMatchObject([
    { id: "t1", metadata: { tainted: true } },
    { id: "a2", metadata: { tainted: true } },
  ]);
});
