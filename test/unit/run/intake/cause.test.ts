import { describe, expect, it } from "vitest";
import { parseCause } from "../../../../src/run/intake/cause.ts";

const tap = (value: unknown) => ({ context: [{ description: "ui_action", value: JSON.stringify(value) }] });
const actionId = "act_ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const approvalId = "apr_ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const decision = { kind: "decision", approvalId, note: null };

describe("why a client starts a run", () => {
  it("is its message, unless it says more", () => {
    expect(parseCause({})).toEqual({ kind: "message" });
    expect(parseCause({ resume: [], context: [{ description: "page", value: "calendar" }] })).toEqual({
      kind: "message",
    });
  });

  it.each([
    ["approved", { status: "resolved", payload: { approved: true } }, true],
    ["denied", { status: "resolved", payload: { approved: false } }, false],
    ["denied by closing the question", { status: "cancelled" }, false],
  ] as const)("is a decision in resume: %s", (_name, entry, isApproved) => {
    const cause = parseCause({ resume: [{ interruptId: approvalId, ...entry }] });
    expect(cause).toEqual({ ...decision, isApproved, via: "resume" });
  });

  it.each([
    ["approve", true],
    ["deny", false],
  ] as const)("is a decision by a button of the card: %s", (said, isApproved) => {
    expect(parseCause(tap({ approvalId, decision: said }))).toEqual({ ...decision, isApproved, via: "ui_action" });
  });

  it("is a button", () => {
    expect(parseCause(tap({ actionId }))).toEqual({ kind: "button", actionId });
  });
});

it.each([
  ["two of them", { resume: [{ interruptId: approvalId, status: "cancelled" as const }], ...tap({ actionId }) }],
  ["no yes and no no", { resume: [{ interruptId: approvalId, status: "resolved" as const }] }],
  ["a tap on nothing", tap({})],
  ["a tap that is no JSON", { context: [{ description: "ui_action", value: "{" }] }],
])("refuses %s", (_name, input) => {
  expect(() => parseCause(input)).toThrowError(
    expect.objectContaining({ code: "INVALID_RUN_INPUT", detail: "invalid RunAgentInput" }),
  );
});
