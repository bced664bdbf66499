import { describe, expect, it } from "vitest";
import type { AgUiEvent, SnapshotMessage } from "../../../../generated/contract/types.ts";
import { makeAgUiProjection, makeJoinProjection } from "../../../../src/run/follow/ag-ui-projection.ts";
import type { Projection } from "../../../../src/run/follow/projection.ts";
import { makeRunEvents } from "../../../../src/run/journal/events.ts";
import { outputOf, sayCall, sayResult, sayRun, sayText } from "../../../_kit/event-log.ts";
import { acceptedByOfficialClients } from "../../../_kit/official-clients.ts";

const name = { threadId: "550e8400-e29b-41d4-a716-446655440000", runId: "run-1" };
const say = makeRunEvents(name);
const asked: SnapshotMessage = { id: "msg_u1", role: "user", content: "Hello" };
const later: SnapshotMessage = { id: "msg_u2", role: "user", content: "And then?" };

/** The same as it is in a log: the later, the later said. */
const timed = (log: readonly AgUiEvent[]): AgUiEvent[] =>
  log.map((event, index) => ({ ...event, timestamp: at(index) }));
const at = (index: number) => 1_776_736_800_000 + index;

/** What a projection makes of a log. */
const show = (projection: Projection, log: readonly AgUiEvent[]) =>
  log
    .flatMap((event, index) => projection({ seq: index + 1, type: event.type, data: JSON.stringify(event) }))
    .map(({ seq, data }) => ({ seq, event: JSON.parse(data) as AgUiEvent }));
const eventsOf = (shown: ReturnType<typeof show>) => shown.map(({ event }) => event);
const join = (
  lastSeq: number,
  given: { before?: SnapshotMessage[]; after?: SnapshotMessage[]; shown?: ReadonlySet<string>; state?: unknown } = {},
) => makeJoinProjection({ events: say, lastSeq, before: [asked], after: [], shown: new Set(), ...given });

const pending = () => {
  const output = {
    ...outputOf("call_1", {
      approval: { id: "apr_1", state: "pending", reasons: ["destructive"], expiresAt: "2026-04-22T10:00:00+08:00" },
    }),
    status: "partial" as const,
    error: null,
  };
  return say.toolResult({ messageId: "msg_t1", output, content: JSON.stringify(output.result), uiSchema: null });
};
const interrupted = timed([
  say.runStarted(),
  say.stepStarted("worker"),
  ...sayCall(say, "call_1", "msg_a1"),
  pending(),
  ...sayText(say, "msg_w", ["Shall I?"]),
  say.stepFinished("worker"),
  say.runFinished(),
]);

describe("the AG-UI view", () => {
  it("is the log as it is, with the client's state behind the start", () => {
    const log = timed(
      sayRun({
        ...name,
        replies: [["call_1", "call_2"]],
        superseded: [["So", "rry"]],
        answer: ["Do", "ne."],
        facts: true,
      }),
    );
    expect(eventsOf(show(makeAgUiProjection({ events: say }), log))).toEqual(log);
    for (const state of [{}, { page: 1 }, 0, "", false, [null]]) {
      const [first, second, ...rest] = show(makeAgUiProjection({ events: say, state }), log);
      expect([first, second]).toEqual([
        { seq: 1, event: log[0] },
        { seq: undefined, event: { type: "STATE_SNAPSHOT", ...name, snapshot: state, timestamp: at(0) } },
      ]);
      expect(eventsOf(rest)).toEqual(log.slice(1));
    }
  });

  it("has no result for a call that waits for a person (R13)", async () => {
    const shown = eventsOf(show(makeAgUiProjection({ events: say }), interrupted));
    expect(shown).toEqual(interrupted.filter(({ type }) => type !== "TOOL_CALL_RESULT"));
    expect(await acceptedByOfficialClients(shown)).toEqual([shown.length, shown.length]);
    // The one that comes with the decision stands.
    const resumed = sayRun({ ...name, router: false, released: "call_1" });
    expect(eventsOf(show(makeAgUiProjection({ events: say }), resumed))).toEqual(resumed);
  });
});

describe("joining a run", () => {
  const log = timed(
    sayRun({
      ...name,
      replies: [["call_1", "call_2"], ["call_3"]],
      superseded: [["So", "rry"]],
      answer: ["Do", "ne", "."],
    }),
  );
  /** What the messages of a client are in the end. */
  const ends = (events: readonly AgUiEvent[]): string[] => {
    let ids: string[] = [];
    for (const event of events) {
      if (event.type === "MESSAGES_SNAPSHOT") ids = event.messages.map(({ id }) => id);
      else if (event.type === "TOOL_CALL_START")
        ids = [...ids.filter((id) => id !== event.parentMessageId), event.parentMessageId];
      else if (event.type === "TOOL_CALL_RESULT" || event.type === "TEXT_MESSAGE_START") ids.push(event.messageId);
    }
    return ids;
  };

  // START, ARGS and END of a reply's calls are one commit: no log stands between them.
  const places = log.flatMap((_, index) =>
    ["TOOL_CALL_START", "TOOL_CALL_ARGS"].includes(log[index - 1]?.type ?? "") ? [] : [index],
  );

  it.each(places)("after %i events makes the same of it, and official clients take it", async (lastSeq) => {
    const shown = show(join(lastSeq, { state: { page: 1 } }), log);
    const events = eventsOf(shown);
    expect(events.slice(0, 3).map(({ type }) => type)).toEqual(["RUN_STARTED", "STATE_SNAPSHOT", "MESSAGES_SNAPSHOT"]);
    expect(events.at(-1)).toEqual(log.at(-1));
    const times = events.map(({ timestamp }) => timestamp ?? Number.NaN);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(await acceptedByOfficialClients(events)).toEqual([events.length, events.length]);
    const deltas = events.flatMap((event) =>
      event.type === "TEXT_MESSAGE_CONTENT" && event.messageId === "msg_w" ? [event.delta] : [],
    );
    const told = events
      .flatMap((event) => (event.type === "MESSAGES_SNAPSHOT" ? event.messages : []))
      .findLast(({ id }) => id === "msg_w");
    expect(told?.content ?? deltas.join("")).toBe("Done.");
    // Frames with an id are in the log, and continue after everything before them.
    const [first] = shown.filter(({ seq }) => seq !== undefined);
    expect(first?.seq).toBe(Math.max(lastSeq, 1));
    expect(shown.slice(shown.indexOf(first as (typeof shown)[number]) + 1)).toEqual(
      log.slice(Math.max(lastSeq, 1)).map((event, index) => ({ seq: Math.max(lastSeq, 1) + index + 1, event })),
    );
  });

  it("opens what is open, with what there is of it", () => {
    const open = log.findLastIndex(({ type }) => type === "TEXT_MESSAGE_CONTENT");
    const events = eventsOf(show(join(open), log.slice(0, open)));
    const opened = [say.stepStarted("worker"), say.textStart("msg_w"), say.textContent("msg_w", "Done")];
    expect(events.slice(2)).toEqual(opened.map((event) => ({ ...event, timestamp: at(open - 1) })));
    expect(ends(events)).toEqual([
      "msg_u1",
      "msg_a0",
      "msg_t_call_1",
      "msg_t_call_2",
      "msg_a1",
      "msg_t_call_3",
      "msg_w",
    ]);
  });

  it("after the end tells all of it at once, later turns included", () => {
    const events = eventsOf(show(join(log.length, { after: [later] }), log));
    expect(events.map(({ type }) => type)).toEqual(["RUN_STARTED", "MESSAGES_SNAPSHOT", "RUN_FINISHED"]);
    expect(ends(events)).toEqual([
      "msg_u1",
      "msg_a0",
      "msg_t_call_1",
      "msg_t_call_2",
      "msg_a1",
      "msg_t_call_3",
      "msg_w",
      "msg_u2",
    ]);
  });

  it("shows a call that waits without a result, and the result of a decision once", () => {
    expect(ends(eventsOf(show(join(interrupted.length), interrupted)))).toEqual(["msg_u1", "msg_a1", "msg_w"]);
    const resumed = sayRun({ ...name, router: false, released: "call_1" });
    const before: SnapshotMessage[] = [
      asked,
      { id: "msg_a1", role: "assistant", toolCalls: [] },
      { id: sayResult(say, "call_1").messageId, role: "tool", toolCallId: "call_1", content: "{}" },
      later,
    ];
    for (const lastSeq of [1, resumed.length])
      expect(
        ends(eventsOf(show(join(lastSeq, { before }), resumed))).filter((id) => id === "msg_t_call_1"),
      ).toHaveLength(1);
  });

  describe("that goes on after a decision", () => {
    const resumed = timed(sayRun({ ...name, router: false, released: "call_1", answer: ["Done."] }));
    const call = { id: "call_1", type: "function" as const, function: { name: "project_cli", arguments: "{}" } };
    const before: SnapshotMessage[] = [
      asked,
      { id: "msg_a1", role: "assistant", toolCalls: [call] },
      { id: "msg_w0", role: "assistant", content: "Shall I?" },
      later,
    ];
    const withResult = before.toSpliced(2, 0, {
      id: "msg_t_call_1",
      role: "tool",
      toolCallId: "call_1",
      content: "{}",
    });
    const resultsIn = (events: readonly AgUiEvent[]) => events.filter(({ type }) => type === "TOOL_CALL_RESULT");

    it.each([
      ["the thread has", withResult],
      ["the thread did not have yet when it was read", before],
    ])("puts the result that %s behind its call", (_, thread) => {
      const events = eventsOf(show(join(resumed.length, { before: thread }), resumed));
      expect(ends(events)).toEqual(["msg_u1", "msg_a1", "msg_t_call_1", "msg_w0", "msg_u2", "msg_w"]);
      expect(resultsIn(events)).toEqual([]);
    });

    it("tells it by itself to a client that shows the call, and to none that shows the result", () => {
      const ids = before.map(({ id }) => id);
      const told = eventsOf(show(join(resumed.length, { before: withResult, shown: new Set(ids) }), resumed));
      expect(told.map(({ type }) => type)).toEqual([
        "RUN_STARTED",
        "TOOL_CALL_RESULT",
        "MESSAGES_SNAPSHOT",
        "RUN_FINISHED",
      ]);
      const shown = new Set([...ids, "msg_t_call_1"]);
      expect(resultsIn(eventsOf(show(join(resumed.length, { before: withResult, shown }), resumed)))).toEqual([]);
    });
  });

  it("tells the newest thousand messages of a long thread", () => {
    const before = Array.from({ length: 1000 }, (_, index): SnapshotMessage => ({ ...asked, id: `u${index}` }));
    const snapshot = eventsOf(show(join(log.length, { before }), log)).find(
      (event) => event.type === "MESSAGES_SNAPSHOT",
    );
    expect(snapshot?.messages).toHaveLength(1000);
    expect(snapshot?.messages.at(-1)?.id).toBe("msg_w");
  });
});
