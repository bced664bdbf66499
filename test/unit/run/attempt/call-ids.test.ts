import { describe, expect, it } from "vitest";
import { toCallIds } from "../../../../src/run/attempt/call-ids.ts";

const maker = () => {
  let made = 0;
  return () => `call_new${++made}`;
};

describe("G070: ids of tool calls", () => {
  it("are kept when they are good", () => {
    expect(toCallIds(["call_1", "chatcmpl-tool-ä", "x".repeat(128)], new Set(), maker())).toEqual([
      "call_1",
      "chatcmpl-tool-ä",
      "x".repeat(128),
    ]);
  });

  it.each([
    ["missing", ""],
    ["blank", "  "],
    ["too long", "x".repeat(5000)],
    ["two lines", "call\n1"],
    ["a NUL", "call\0"],
    ["half a character", "call\ud83d"],
    ["a line separator", "call\u20281"],
  ])("are replaced when %s", (_what, id) => {
    expect(toCallIds([id, "call_1"], new Set(), maker())).toEqual(["call_new1", "call_1"]);
  });

  it("are replaced when repeated, in the reply or in the run", () => {
    expect(toCallIds(["call_1", "call_1", "call_0"], new Set(["call_0"]), maker())).toEqual([
      "call_1",
      "call_new1",
      "call_new2",
    ]);
  });

  it("are never replaced by one that is taken", () => {
    expect(toCallIds(["", "call_new2"], new Set(["call_new1"]), maker())).toEqual(["call_new2", "call_new3"]);
  });

  it("leave the ids of the run as they were", () => {
    const used = new Set(["call_0"]);
    toCallIds(["call_1"], used, maker());
    expect([...used]).toEqual(["call_0"]);
  });
});
