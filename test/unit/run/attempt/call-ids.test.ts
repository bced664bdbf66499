import { describe, expect, it } from "vitest";
import { toModelIds } from "../../../../src/run/attempt/call-ids.ts";

const own = ["own_1", "own_2", "own_3"];

describe("G070, R29: what the model calls its calls, while its run lasts", () => {
  it("is what it said, when that is good", () => {
    const given = ["call_1", "chatcmpl-tool-ä", "x".repeat(128)];
    expect(toModelIds(given, new Set(), own)).toEqual(given);
  });

  it.each([
    ["missing", ""],
    ["blank", "  "],
    ["too long", "x".repeat(5000)],
    ["two lines", "call\n1"],
    ["a NUL", "call\0"],
    ["half a character", "call\ud83d"],
    ["a line separator", "call\u20281"],
  ])("is our own id when it is %s", (_what, id) => {
    expect(toModelIds([id, "call_1"], new Set(), ["own_1", "own_2"])).toEqual(["own_1", "call_1"]);
  });

  it("is our own id when it is repeated, in the reply or in the run", () => {
    expect(toModelIds(["call_1", "call_1", "call_0"], new Set(["call_0"]), own)).toEqual(["call_1", "own_2", "own_3"]);
  });

  it("leaves the ids of the run as they were", () => {
    const used = new Set(["call_0"]);
    toModelIds(["call_1"], used, ["own_1"]);
    expect([...used]).toEqual(["call_0"]);
  });
});
