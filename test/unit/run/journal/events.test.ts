import { describe, expect, it } from "vitest";
import { errors, type ErrorCode } from "../../../../generated/contract/errors.ts";
import { eventValidators } from "../../../../generated/contract/events.ts";
import type { AgUiEvent } from "../../../../generated/contract/types.ts";
import { AppError } from "../../../../src/base/error.ts";
import { makeEmitter } from "../../../../src/run/journal/emit.ts";
import { makeRunEvents, toLogged } from "../../../../src/run/journal/events.ts";
import { toLatest } from "../../../../src/run/journal/recover.ts";
import { answerOf, outputOf, sayRun, usage } from "../../../_kit/event-log.ts";
import { eventExamples } from "../../../_kit/examples.ts";

const run = { threadId: "550e8400-e29b-41d4-a716-446655440000", runId: "run-1" };
const say = makeRunEvents(run);
const clock = { now: () => 1_776_736_800_000 };
const stamped = (event: AgUiEvent) => toLogged(event, clock.now());

describe("the events of a run", () => {
  it("are as the contract says, every kind of them (G064, G065)", () => {
    const facts = eventExamples("CUSTOM").map(({ name, value }) => say.custom(name, value));
    const events = [
      ...sayRun({ ...run, replies: [["call_1"]], superseded: [["a"]], facts: true }),
      say.runError("RUN_CANCELED"),
      say.stateSnapshot({ any: 1 }),
      ...facts,
    ];
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(Object.keys(eventValidators)));
    for (const event of events) {
      expect(eventValidators[event.type](event), event.type).toBe(true);
      expect(event).toMatchObject(run);
      const { type, data } = stamped(event);
      expect(data.startsWith(`{"type":"${type}",`)).toBe(true);
      const sent = JSON.parse(data) as AgUiEvent;
      expect(sent).toEqual({ ...event, timestamp: clock.now() });
      expect(eventValidators[event.type](sent), event.type).toBe(true);
    }
  });

  it("let nothing out that is meant for the inside (G074, G076-G078)", () => {
    const inside = {
      ui_hints: { v: 1 },
      meta: { secret: 1 },
      inputTokens: 1,
      outputTokens: 2,
      cost: 0.1,
      latencyMs: 5,
      model: "m",
    };
    const output = { ...outputOf("call_1"), ...inside, result: { ...outputOf("call_1").result, ...inside } } as never;
    const [start, args, end] = say.toolCall({
      messageId: "m",
      toolCallId: "call_1",
      args: { ...outputOf("call_1").tool_call_args, ...inside },
    });
    const events: AgUiEvent[] = [
      start,
      args,
      end,
      say.toolResult({ messageId: "t", output, content: "{}", uiSchema: null }),
      say.textEnd({ messageId: "w", output: { ...answerOf("Hi"), ...inside }, usage: { ...usage, ...inside } }),
    ];
    for (const event of events) {
      expect(eventValidators[event.type](event)).toBe(true);
      for (const name of Object.keys(inside)) expect(stamped(event).data).not.toContain(`"${name}"`);
    }
    expect(Object.keys(events.at(-1) as object).filter((name) => name in usage)).toEqual(Object.keys(usage));
  });

  it("tell of a failure in general words only (G068, R6)", () => {
    expect(say.runError("RUN_CANCELED")).toMatchObject({ code: "RUN_CANCELED", message: "run canceled by user" });
    expect(say.runError("INTERNAL")).toMatchObject({ code: "RUNTIME_ERROR", message: "runtime execution failed" });
    for (const code of Object.keys(errors) as ErrorCode[]) {
      const event = say.runError(code);
      expect(eventValidators.RUN_ERROR(event), code).toBe(true);
      if (!errors[code].scope.includes("run")) expect(event.code, code).toBe("RUNTIME_ERROR");
    }
  });
});

describe("the way out of a run", () => {
  it("takes a run whole and in pieces, and knows where it is", () => {
    const events = sayRun({ ...run, replies: [["call_1"]] });
    const whole = makeEmitter({ ...run, clock });
    expect(whole.take(events)).toEqual(events.map(stamped));
    const first = makeEmitter({ ...run, clock });
    first.take(events.slice(0, 6));
    const second = makeEmitter({ ...run, clock, state: first.state });
    second.take(events.slice(6));
    expect(second.state).toEqual(whole.state);
  });

  it("tells when each was said, and never goes back with the clock, not even in another process", () => {
    let now = 1_776_736_800_500;
    const timesOf = (emitter: ReturnType<typeof makeEmitter>, events: AgUiEvent[]) =>
      emitter.take(events).map(({ data }) => (JSON.parse(data) as AgUiEvent).timestamp);
    const first = makeEmitter({ ...run, clock: { now: () => now++ } });
    expect(timesOf(first, [say.runStarted(), say.stepStarted("router")])).toEqual([
      1_776_736_800_500, 1_776_736_800_500,
    ]);
    expect(timesOf(first, [say.stepFinished("router")])).toEqual([1_776_736_800_501]);
    now -= 60_000;
    expect(timesOf(first, [say.stepStarted("worker")])).toEqual([1_776_736_800_501]);
    const events = [
      { seq: 1, ...toLogged(say.runStarted(), now + 90_000) },
      { seq: 2, ...toLogged(say.runStarted(), undefined) },
    ];
    const second = makeEmitter({ ...run, state: first.state, clock, latest: toLatest({ events }) });
    expect(timesOf(second, [say.stepFinished("worker")])).toEqual([now + 90_000]);
    expect(toLatest({ events: events.slice(1) })).toBe(0);
  });

  it.each<[string, AgUiEvent[], string]>([
    [
      "out of order",
      [say.runStarted(), say.runFinished(), say.runFinished()],
      "RUN_FINISHED may not be sent: the run has ended",
    ],
    [
      "not as promised",
      [say.runStarted(), { ...say.stateSnapshot({}), extra: 1 } as AgUiEvent],
      "STATE_SNAPSHOT is not as its contract says:  must NOT have additional properties",
    ],
  ])("refuses what is %s, and takes nothing of it", (_, events, message) => {
    const emitter = makeEmitter({ ...run, clock });
    const before = emitter.state;
    const failure = toFailure(() => emitter.take(events));
    expect(failure.code).toBe("INTERNAL");
    expect((failure.cause as Error).message).toBe(message);
    expect(emitter.state).toBe(before);
  });
});

function toFailure(run: () => unknown): AppError {
  try {
    run();
  } catch (reason) {
    return AppError.from(reason);
  }
  throw new Error("it did not throw");
}
