import { expect, it } from "vitest";
import { lastPlace, messagePlace, runNoAt } from "../../../src/base/message-place.ts";

it("puts every message of a run behind the run before it and ahead of the next one", () => {
  expect(messagePlace(7)).toBeGreaterThan(lastPlace(6));
  expect(messagePlace(7, 1)).toBe(messagePlace(7) + 1);
  expect(lastPlace(7)).toBeLessThan(messagePlace(8));
});

it("tells the run from the place", () => {
  expect([messagePlace(7), messagePlace(7, 12), lastPlace(7)].map(runNoAt)).toEqual([7, 7, 7]);
});
