import { beforeAll, describe, expect, it } from "vitest";
import type { AgUiEvent } from "../../../generated/contract/types.ts";
import { conversation, type Conversation, type Posted } from "../../_kit/conversation.ts";
import { logPage } from "../../_kit/log-page.ts";
import { answer, brief, callTool, hold, say } from "../../_kit/scripted-model.ts";
import { until } from "../../_kit/until.ts";

let talk: Conversation;

beforeAll(async () => {
  talk = await conversation();
});

const read = { mode: "day", date: "2026-03-17" };
const text = "You are free tomorrow, and the day after that as well. 你明天有空 🙂";
const pieces = (events: readonly AgUiEvent[], messageId: string) =>
  events.flatMap((event) =>
    event.type === "TEXT_MESSAGE_CONTENT" && event.messageId === messageId ? [event.delta] : [],
  );
const logged = async ({ taskId }: Posted, type: string) =>
  await until(
    async () => (await logPage(talk.app, taskId, 1000)).events.some((event) => event.type === type),
    `${type} in the log`,
  );

describe("an answer that is still being written", () => {
  it("is in the log before the model is through, and its pieces make the answer", async () => {
    const stop = hold({ after: 80 });
    talk.model.next(brief({ needs_tools: false }), answer({ answer: text }, { pieces: 1, hold: stop }));
    const run = await talk.post("am I free?");
    await stop.reached;
    await logged(run, "TEXT_MESSAGE_CONTENT");
    stop.release();
    const { events, end } = await talk.ended(run);
    expect(end?.answer).toBe(text);
    const parts = pieces(events, end?.messageId ?? "");
    expect(parts.join("")).toBe(text);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.length).toBeLessThan(20);
  });

  it("that turns out to be no answer, because calls follow, is taken back (G044)", async () => {
    const stop = hold({ after: 30 });
    talk.model.next(
      brief(),
      callTool("calendar.read", read, {
        text: JSON.stringify({ answer: "Let me have a look at it." }),
        pieces: 1,
        hold: stop,
      }),
      answer({ answer: "You are free." }),
    );
    const run = await talk.post("am I free?");
    await stop.reached;
    await logged(run, "TEXT_MESSAGE_CONTENT");
    stop.release();
    const { events, types, end } = await talk.ended(run);
    const ends = events.filter((event) => event.type === "TEXT_MESSAGE_END");
    expect(ends.map(({ metadata }) => metadata.superseded)).toEqual([true, undefined]);
    expect(ends[0]).toMatchObject({
      status: "partial_success",
      answer: pieces(events, ends[0]?.messageId ?? "").join(""),
      error: null,
    });
    const at = types.indexOf("MESSAGES_SNAPSHOT");
    expect(types.slice(at - 1, at + 2)).toEqual(["TEXT_MESSAGE_END", "MESSAGES_SNAPSHOT", "TOOL_CALL_START"]);
    const snapshot = events[at] as Extract<AgUiEvent, { type: "MESSAGES_SNAPSHOT" }>;
    expect(snapshot.messages).toEqual([{ id: `m-${run.runId}`, role: "user", content: "am I free?" }]);
    expect(end?.answer).toBe("You are free.");
    const rows = await talk.app.database
      .sql`select wire_id from messages where thread_id = ${run.threadId} and role = 'assistant'`;
    expect(rows.map(({ wire_id }) => wire_id)).toEqual([end?.messageId]);
  });

  it("that breaks off is a partial answer, and its deltas are the answer", async () => {
    const stop = hold({ after: 60 });
    talk.model.next(
      brief({ needs_tools: false }),
      say('{"status":"success","answer":"Yes. You are free until noon, unt', {
        finish: "length",
        pieces: 5,
        hold: stop,
      }),
    );
    const started = await talk.post("am I free?");
    await stop.reached;
    await logged(started, "TEXT_MESSAGE_CONTENT");
    stop.release();
    const { end, events } = await talk.ended(started);
    expect(end).toMatchObject({
      status: "partial_success",
      answer: "Yes. You are free until noon, unt…",
      truncated: true,
      error: { code: "MODEL_OUTPUT_INVALID" },
    });
    expect(end?.metadata.superseded).toBeUndefined();
    expect(events.map((event) => (event.type === "TEXT_MESSAGE_CONTENT" ? event.delta : "")).join("")).toBe(
      end?.answer,
    );
  });

  it("whose model goes away is taken back, and the run fails: after the first token nothing is asked again", async () => {
    const stop = hold({ after: 80 });
    const before = talk.model.journal.length;
    talk.model.next(
      brief({ needs_tools: false }),
      answer({ answer: text }, { pieces: 1, hold: stop, fault: { kind: "cut", after: 95 } }),
    );
    const run = await talk.post("am I free?");
    await stop.reached;
    await logged(run, "TEXT_MESSAGE_CONTENT");
    stop.release();
    const { code, types, end } = await talk.ended(run);
    expect(code).toBe("MODEL_UNAVAILABLE");
    expect(end?.metadata).toMatchObject({ status: "partial_success", stopped: true });
    expect(types.slice(-3)).toEqual(["TEXT_MESSAGE_END", "STEP_FINISHED", "RUN_ERROR"]);
    expect(talk.model.journal.length - before).toBe(2);
  });

  it("of four thousand characters at most", async () => {
    const long = "字🙂".repeat(4000);
    talk.model.next(brief({ needs_tools: false }), answer({ answer: long }, { pieces: 500 }));
    const { events, end } = await talk.say("tell me everything");
    expect([...(end?.answer ?? "")]).toHaveLength(4000);
    expect(pieces(events, end?.messageId ?? "").join("")).toBe(end?.answer);
  });
});
