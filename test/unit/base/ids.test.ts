import { expect, it } from "vitest";
import { newId, newRequestId } from "../../../src/base/ids.ts";

it("makes ids that say what they name and sort by time", () => {
  const ids = [1, 2, 1_800_000_000_000, 281_474_976_710_655].map((now) => newId("usr", now));
  for (const id of ids) expect(id).toMatch(/^usr_[0-9a-hjkmnp-tv-z]{26}$/);
  expect(ids.toSorted()).toEqual(ids);
});

it("makes no id twice", () => {
  expect(new Set(Array.from({ length: 10_000 }, () => newId("msg", 0))).size).toBe(10_000);
});

it("makes no request id twice", () => {
  const ids = Array.from({ length: 10_000 }, newRequestId);
  expect(new Set(ids).size).toBe(10_000);
  for (const id of ids) expect(id).toMatch(/^req_[0-9a-z]{18}$/);
});
