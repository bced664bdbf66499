import { expect, it } from "vitest";
import { toAsked, toWait } from "../../../src/webhook/schedule.ts";

it("waits longer each time, up to a fifth more than it must, and gives up after the tenth try", () => {
  const waits = Array.from({ length: 10 }, (_, index) => toWait(index + 1, { random: 0 }));
  expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, undefined]);
  expect(toWait(1, { random: 0.5 })).toBeCloseTo(5.5);
  expect(toWait(9, { random: 0.999 })).toBeLessThan(86_400 * 1.2);
});

it("waits for as long as a receiver asks, but not longer than a day, nor shorter than it would", () => {
  expect(toWait(1, { asked: 60, random: 0 })).toBe(60);
  expect(toWait(1, { asked: 1e9, random: 0 })).toBe(86_400);
  expect(toWait(2, { asked: 60, random: 0 })).toBe(300);
  const now = Date.parse("2026-03-15T10:00:00Z");
  expect(toAsked("120", now)).toBe(120);
  expect(toAsked("Sun, 15 Mar 2026 10:01:00 GMT", now)).toBe(60);
  for (const nonsense of [undefined, "", "soon", "-5", "Sun, 15 Mar 2020 10:01:00 GMT"])
    expect(toAsked(nonsense, now)).toBe(0);
});
