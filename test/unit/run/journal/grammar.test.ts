import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AgUiEvent } from "../../../../generated/contract/types.ts";
import { makeRunEvents } from "../../../../src/run/journal/events.ts";
import { isViolation, start, advance, type Grammar } from "../../../../src/run/journal/grammar.ts";
import { answerOf, sayCall, sayResult, sayRun, sayText, usage, type RunScript } from "../../../_kit/event-log.ts";
import { acceptedByOfficialClients } from "../../../_kit/official-clients.ts";

const run = { threadId: "550e8400-e29b-41d4-a716-446655440000", runId: "run-1" };
const say = makeRunEvents(run);
const worker = [say.runStarted(), say.stepStarted("worker")];

describe("the order of events", () => {
  it.each<[string, AgUiEvent[], string]>([
    ["G066: RUN_STARTED is first", [say.stepStarted("router")], "RUN_STARTED comes first"],
    ["G066: an error is no beginning either", [say.runError("RUNTIME_ERROR")], "RUN_STARTED comes first"],
    ["G066: RUN_STARTED comes once", [say.runStarted(), say.runStarted()], "RUN_STARTED comes once"],
    [
      "G065: events of another run do not get in",
      [say.runStarted(), makeRunEvents({ ...run, runId: "run-2" }).stepStarted("router")],
      "the event belongs to another run",
    ],
    [
      "G067: steps do not nest",
      [say.runStarted(), say.stepStarted("router"), say.stepStarted("worker")],
      "another step is open",
    ],
    [
      "G067: a step finishes only when it is open",
      [say.runStarted(), say.stepFinished("router")],
      "this step is not open",
    ],
    [
      "G067: a step finishes under its own name",
      [say.runStarted(), say.stepStarted("router"), say.stepFinished("worker")],
      "this step is not open",
    ],
    [
      "G067: a step comes once",
      [...worker, say.stepFinished("worker"), say.stepStarted("worker")],
      "each step comes once",
    ],
    [
      "G067: the router comes before the worker",
      [...worker, say.stepFinished("worker"), say.stepStarted("router")],
      "the router comes before the worker",
    ],
    ["G067: a run does not finish inside a step", [...worker, say.runFinished()], "a step is open"],
    ["G067: nor fail inside one", [...worker, say.runError("RUNTIME_ERROR")], "a step is open"],
    ["G069: calls belong to the worker", [say.runStarted(), ...sayCall(say, "c", "m")], "calls belong to the worker"],
    [
      "G069: arguments come after the start",
      [...worker, ...sayCall(say, "c", "m").slice(1)],
      "arguments come once, after the start of their call",
    ],
    [
      "G069: arguments come once",
      [...worker, ...sayCall(say, "c", "m").slice(0, 2), ...sayCall(say, "c", "m").slice(1, 2)],
      "arguments come once, after the start of their call",
    ],
    [
      "G069: a call ends after its arguments",
      [...worker, sayCall(say, "c", "m")[0]!, sayCall(say, "c", "m")[2]!],
      "a call ends once, after its arguments",
    ],
    [
      "G069: a result comes after the end",
      [...worker, ...sayCall(say, "c", "m").slice(0, 2), sayResult(say, "c")],
      "a result comes after the end of its call",
    ],
    [
      "G069: a call has one result",
      [...worker, ...sayCall(say, "c", "m"), sayResult(say, "c"), sayResult(say, "c")],
      "a call has one result",
    ],
    [
      "G069: only a run without a router answers a call of another run",
      [
        say.runStarted(),
        say.stepStarted("router"),
        say.stepFinished("router"),
        say.stepStarted("worker"),
        sayResult(say, "c"),
      ],
      "a result comes after its call",
    ],
    [
      "G069: a call has a result before its step ends",
      [...worker, ...sayCall(say, "c", "m"), say.stepFinished("worker")],
      "a call has no result",
    ],
    [
      "G070: the id of a call is used once",
      [...worker, ...sayCall(say, "c", "m"), sayResult(say, "c"), ...sayCall(say, "c", "m2")],
      "the id of a call is used once",
    ],
    [
      "a result has an id of its own",
      [...worker, ...sayCall(say, "c", "msg_t_c"), sayResult(say, "c")],
      "a result has an id of its own",
    ],
    [
      "an answer's id names no other message",
      [...worker, ...sayCall(say, "c", "m"), sayResult(say, "c"), say.textStart("m")],
      "the id of a text message is used once",
    ],
    [
      "answers belong to the worker",
      [say.runStarted(), say.stepStarted("router"), say.textStart("w")],
      "answers belong to the worker",
    ],
    [
      "one text message is open at a time",
      [...worker, say.textStart("w"), say.textStart("x")],
      "another text message is open",
    ],
    ["pieces need an open message", [...worker, say.textContent("w", "a")], "this text message is not open"],
    [
      "pieces go to the open message",
      [...worker, say.textStart("w"), say.textContent("x", "a")],
      "this text message is not open",
    ],
    ["an END needs a START", [...worker, ...sayText(say, "w", []).slice(1)], "this text message is not open"],
    [
      "the pieces add up to the answer",
      [
        ...worker,
        say.textStart("w"),
        say.textContent("w", "a"),
        say.textEnd({ messageId: "w", output: answerOf("ab"), usage }),
      ],
      "the pieces do not add up to the answer",
    ],
    [
      "a step does not end inside a message",
      [...worker, say.textStart("w"), say.stepFinished("worker")],
      "a text message is open",
    ],
    [
      "a superseded message is dropped at once",
      [...worker, ...sayText(say, "w", ["a"], true), say.textStart("x")],
      "a superseded message is dropped by a snapshot at once",
    ],
    [
      "G036: nothing follows RUN_FINISHED",
      [say.runStarted(), say.runFinished(), say.runError("RUNTIME_ERROR")],
      "the run has ended",
    ],
    [
      "G036: nothing follows RUN_ERROR",
      [say.runStarted(), say.runError("RUN_CANCELED"), say.stateSnapshot({})],
      "the run has ended",
    ],
    [
      "G064: no other type is sent",
      [say.runStarted(), { type: "TEXT_MESSAGE_CHUNK", ...run } as unknown as AgUiEvent],
      "this type of event is not sent",
    ],
  ])("%s", (_, events, violation) => {
    expect(lastOf(events)).toMatchObject({ violation });
  });

  it("G069: lets a run that continues a decision answer a call it did not make", () => {
    expect(isAccepted(sayRun({ ...run, router: false, released: "call_before" }))).toBe(true);
  });

  it("takes ids that are names of JavaScript for what they are", () => {
    expect(
      isAccepted(
        sayRun({
          ...run,
          replies: [
            ["__proto__", "constructor"],
            ["10", "9"],
          ],
        }),
      ),
    ).toBe(true);
    expect(lastOf([...worker, sayResult(say, "hasOwnProperty"), ...sayCall(say, "hasOwnProperty", "m")])).toMatchObject(
      { violation: "the id of a call is used once" },
    );
  });
});

describe("random runs", () => {
  it("are accepted, by the official clients too (G081)", async () => {
    await fc.assert(
      fc.asyncProperty(scripts, async (script) => {
        const events = sayRun(script);
        expect(lastOf(events)).toMatchObject({ phase: "ended" });
        expect(await acceptedByOfficialClients(events)).toEqual([events.length, events.length]);
      }),
      { numRuns: 60 },
    );
  });

  it("are refused with an event missing", () => {
    fc.assert(
      fc.property(scripts, fc.nat(), (script, at) => {
        const events = sayRun(script);
        const [dropped] = events.splice(at % events.length, 1);
        fc.pre(dropped !== undefined && dropped.type !== "CUSTOM" && !isTakenBack(dropped));
        expect(isAccepted(events)).toBe(false);
      }),
    );
  });

  it("are refused with an event twice", () => {
    fc.assert(
      fc.property(scripts, fc.nat(), (script, at) => {
        const events = sayRun(script);
        const index = at % events.length;
        const repeated = events[index] as AgUiEvent;
        fc.pre(!isFree(repeated) && !isTakenBack(repeated));
        events.splice(index, 0, repeated);
        expect(isAccepted(events)).toBe(false);
      }),
    );
  });

  it("are refused with neighbours of one pair exchanged", () => {
    fc.assert(
      fc.property(scripts, fc.nat(), (script, at) => {
        const events = sayRun(script);
        const index = at % (events.length - 1);
        const [first, second] = [events[index] as AgUiEvent, events[index + 1] as AgUiEvent];
        fc.pre(!isFree(first) && !isFree(second) && !areApart(first, second));
        events.splice(index, 2, second, first);
        expect(isAccepted(events)).toBe(false);
      }),
    );
  });

  it("say at every point what is missing to end them", () => {
    fc.assert(
      fc.property(scripts, fc.nat(), (script, at) => {
        const events = sayRun(script);
        // START, ARGS and END of one reply, and an END with its snapshot, are written together: no log ends between
        // them.
        const cuts = events.flatMap(({ type }, index) =>
          ["TOOL_CALL_START", "TOOL_CALL_ARGS", "RUN_FINISHED", "RUN_ERROR"].includes(type) ||
          isSuperseding(events[index])
            ? []
            : [index + 1],
        );
        const state = lastOf(events.slice(0, cuts[at % cuts.length])) as Grammar;
        const closers = toClosers(state);
        expect(lastOf([...closers, say.runError("RUN_CANCELED")], state)).toMatchObject({ phase: "ended" });
      }),
    );
  });
});

const id = fc.string({ minLength: 1, maxLength: 20 });
const pieces = fc.array(fc.string({ minLength: 1, maxLength: 30 }), { maxLength: 5 });
const scripts: fc.Arbitrary<RunScript> = fc.record({
  threadId: fc.constant(run.threadId),
  runId: fc.constant(run.runId),
  router: fc.boolean(),
  replies: fc
    .uniqueArray(id, { maxLength: 6 })
    .map((ids) => [ids.slice(0, 2), ids.slice(2)].filter((list) => list.length > 0)),
  superseded: fc.array(pieces, { maxLength: 2 }),
  answer: pieces,
  facts: fc.boolean(),
  ends: fc.constantFrom("finished" as const, "error" as const),
});

/** What is left to say before the run may end, told by the state alone. */
function toClosers({ openText, calls, openStep }: Grammar): AgUiEvent[] {
  const end = (messageId: string) => [
    say.textEnd({ messageId, output: answerOf(""), usage, superseded: true }),
    say.messagesSnapshot([]),
  ];
  const unanswered = [...calls].filter(([, call]) => call === "ended").map(([toolCallId]) => toolCallId);
  return [
    ...(openText === null ? [] : end(openText.messageId)),
    ...unanswered.map((toolCallId) => sayResult(say, toolCallId)),
    ...(openStep === null ? [] : [say.stepFinished(openStep)]),
  ];
}

function lastOf(events: readonly AgUiEvent[], state: Grammar = start()) {
  for (const event of events) {
    const next = advance(state, event);
    if (isViolation(next)) return next;
    state = next;
  }
  return state;
}

const isAccepted = (events: readonly AgUiEvent[]): boolean => {
  const state = lastOf(events);
  return !isViolation(state) && state.phase === "ended";
};

const isFree = ({ type }: AgUiEvent): boolean => type === "CUSTOM" || type === "MESSAGES_SNAPSHOT";
/** A piece more or less of a message that counts for nothing. */
const isTakenBack = (event: AgUiEvent): boolean =>
  event.type === "TEXT_MESSAGE_CONTENT" && event.messageId.startsWith("msg_s");
const isSuperseding = (event: AgUiEvent | undefined): boolean =>
  event?.type === "TEXT_MESSAGE_END" && event.metadata.superseded === true;
/** Two calls, two pieces, or a call and an answer: their order is the model's business. */
const areApart = (first: AgUiEvent, second: AgUiEvent): boolean => {
  const [a, b] = [subjectOf(first), subjectOf(second)];
  return (
    (a !== undefined && b !== undefined && a !== b) ||
    (first.type === "TEXT_MESSAGE_CONTENT" && second.type === "TEXT_MESSAGE_CONTENT")
  );
};
const subjectOf = (event: AgUiEvent): string | undefined =>
  "toolCallId" in event ? event.toolCallId : "messageId" in event ? event.messageId : undefined;

it("R33: a call of the frontend's is done with its end: the run may end with it, and no result follows", async () => {
  const call = say.frontendCall({ messageId: "m1", toolCallId: "c1", name: "show_map", args: "{}" });
  const whole = [...worker, ...call, say.stepFinished("worker"), say.runFinished()];
  const end = whole.reduce<Grammar>((state, event) => {
    const next = advance(state, event);
    if (isViolation(next)) throw new Error(next.violation);
    return next;
  }, start());
  expect(end.phase).toBe("ended");
  expect(await acceptedByOfficialClients(whole)).toEqual([whole.length, whole.length]);
  const open = [...worker, ...call].reduce<Grammar>((state, event) => advance(state, event) as Grammar, start());
  expect(advance(open, sayResult(say, "c1"))).toMatchObject({
    violation: "a call has one result",
  });
});
