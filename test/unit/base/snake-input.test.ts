import { expect, it } from "vitest";
import { toSnakeInput } from "../../../src/base/snake-input.ts";

it("names of an output become those of an input, at every depth", () => {
  expect(
    toSnakeInput({
      startAt: "a",
      eventTimezone: "UTC",
      items: [{ eventId: "evt_1", patch: { endAt: null } }],
      all_day: false,
      x: ["camelCase", { allDay: true }],
    }),
  ).toEqual({
    start_at: "a",
    event_timezone: "UTC",
    items: [{ event_id: "evt_1", patch: { end_at: null } }],
    all_day: false,
    x: ["camelCase", { all_day: true }],
  });
});

it("the same twice is one, and two that differ stay apart for the schema to refuse", () => {
  expect(toSnakeInput({ eventId: "a", event_id: "a" })).toEqual({ event_id: "a" });
  expect(toSnakeInput({ eventId: "a", event_id: "b" })).toEqual({ eventId: "a", event_id: "b" });
});

it("other names and values stay as they are", () => {
  const given = JSON.parse('{"__proto__":{"aB":1},"A":1,"a-B":2,"constructor":3,"URL":4}') as object;
  expect(Object.entries(toSnakeInput(given))).toEqual([
    ["__proto__", { a_b: 1 }],
    ["A", 1],
    ["a-B", 2],
    ["constructor", 3],
    ["URL", 4],
  ]);
  for (const value of [null, 1, "startAt", undefined]) expect(toSnakeInput(value)).toBe(value);
});
