import { describe, expect, it } from "vitest";
import * as schemas from "../../../../generated/contract/validators/schemas.js";
import { settle, toFloor, type Evidence, type Outcome } from "../../../../src/run/stages/evidence.ts";
import type { Claim } from "../../../../src/run/stages/reply.ts";

const read = (status: Outcome["status"], method: string | null = "calendar.read"): Outcome => ({
  method,
  isWrite: false,
  status,
});
const write = (status: Outcome["status"], method = "calendar.create"): Outcome => ({ method, isWrite: true, status });
const evidence = (outcomes: Outcome[], more: Partial<Evidence> = {}): Evidence => ({
  outcomes,
  isLimitReached: false,
  isWaiting: false,
  ...more,
});
const claim = (status: Claim["status"], more: Partial<Claim> = {}): Claim => ({
  status,
  answer: "x",
  suggested_actions: [],
  error: null,
  isCut: false,
  ...more,
});
const limit = { isLimitReached: true };
const waiting = { isWaiting: true };

describe("the floor", () => {
  it.each<[string, Evidence, string]>([
    ["no tool calls", evidence([]), "success"],
    ["all success", evidence([read("success"), write("success")]), "success"],
    ["a failure healed by the same method", evidence([write("failure"), write("success")]), "success"],
    ["a success spoilt by the same method", evidence([write("success"), write("failure")]), "failed"],
    [
      "a failed read and a successful write of another method",
      evidence([write("success"), read("failure")]),
      "partial_success",
    ],
    ["a failed write and a successful read", evidence([read("success"), write("failure")]), "partial_success"],
    ["something partial and a success", evidence([write("partial"), read("success")]), "partial_success"],
    ["nothing but partial", evidence([write("partial")]), "partial_success"],
    ["partial and failure", evidence([write("partial"), read("failure")]), "partial_success"],
    ["all failures", evidence([read("failure"), write("failure")]), "failed"],
    ["a call that named nothing", evidence([read("failure", null)]), "failed"],
    ["a call that named nothing, then a good one", evidence([read("failure", null), read("success")]), "success"],
    ["a good call, then one that named nothing", evidence([read("success"), read("failure", null)]), "partial_success"],
    ["waiting for approval", evidence([write("partial", "calendar.delete")], waiting), "partial_success"],
    [
      "waiting for approval after failures",
      evidence([read("failure"), write("partial", "calendar.delete")], waiting),
      "partial_success",
    ],
    ["the limit, after a write", evidence([write("success"), read("failure")], limit), "partial_success"],
    [
      "the limit, after a write that a later one of its kind did not undo",
      evidence([write("success"), write("failure")], limit),
      "partial_success",
    ],
    ["the limit, after some of a batch", evidence([write("partial")], limit), "partial_success"],
    ["the limit, after reads", evidence([read("success")], limit), "failed"],
    ["the limit, after failed writes", evidence([write("failure")], limit), "failed"],
  ])("of %s", (_what, given, floor) => {
    expect(toFloor(given)).toBe(floor);
  });
});

describe("the final status", () => {
  it.each<[string, Claim, Evidence, string, string | null, boolean]>([
    ["a claim that is true stands", claim("success"), evidence([write("success")]), "success", null, false],
    [
      "success has no error",
      claim("success", { error: { code: "TOOLS_FAILED", message: "x" } }),
      evidence([]),
      "success",
      null,
      false,
    ],
    [
      "success after a failed write is lowered",
      claim("success"),
      evidence([write("failure")]),
      "failed",
      "TOOLS_FAILED",
      true,
    ],
    [
      "success after a failed read is lowered",
      claim("success"),
      evidence([write("success"), read("failure")]),
      "partial_success",
      null,
      true,
    ],
    [
      "partial_success after failures only is lowered",
      claim("partial_success"),
      evidence([write("failure")]),
      "failed",
      "TOOLS_FAILED",
      true,
    ],
    [
      "no claim is the floor, and nothing was lowered",
      claim(undefined),
      evidence([write("failure")]),
      "failed",
      "TOOLS_FAILED",
      false,
    ],
    ["no claim without calls is success", claim(undefined), evidence([]), "success", null, false],
    ["a question back has no error", claim("partial_success"), evidence([]), "partial_success", null, false],
    [
      "a modest claim stands",
      claim("failed", { error: { code: "UNSUPPORTED_TASK", message: "x" } }),
      evidence([read("success")]),
      "failed",
      "UNSUPPORTED_TASK",
      false,
    ],
    [
      "failed without a reason and without failures is unsupported",
      claim("failed"),
      evidence([]),
      "failed",
      "UNSUPPORTED_TASK",
      false,
    ],
    [
      "failed without a reason after a failure",
      claim("failed"),
      evidence([read("failure"), write("success")]),
      "failed",
      "TOOLS_FAILED",
      false,
    ],
    [
      "the limit is told, also when something was done",
      claim("success"),
      evidence([write("success")], limit),
      "partial_success",
      "MAX_ITERS_REACHED",
      true,
    ],
    [
      "the limit is told before anything else",
      claim("failed", { error: { code: "TOOLS_FAILED", message: "x" } }),
      evidence([], limit),
      "failed",
      "MAX_ITERS_REACHED",
      false,
    ],
    [
      "waiting is no error",
      claim("partial_success"),
      evidence([write("partial")], waiting),
      "partial_success",
      null,
      false,
    ],
    [
      "a cut answer is at most partial",
      claim("success", { isCut: true }),
      evidence([]),
      "partial_success",
      "MODEL_OUTPUT_INVALID",
      false,
    ],
    [
      "a cut answer after failures",
      claim(undefined, { isCut: true }),
      evidence([write("failure")]),
      "failed",
      "MODEL_OUTPUT_INVALID",
      false,
    ],
  ])("%s", (_what, claimed, given, status, code, isLowered) => {
    const settled = settle(claimed, given);
    expect([settled.output.status, settled.output.error?.code ?? null, settled.isLowered]).toEqual([
      status,
      code,
      isLowered,
    ]);
    expect(schemas.WorkerOutput(settled.output)).toBe(true);
  });

  it("has an error whenever it is failed, and never when it is success", () => {
    const states = ["success", "partial", "failure"] as const;
    for (const status of ["success", "partial_success", "failed", undefined] as const) {
      for (const first of states) {
        for (const second of states) {
          for (const more of [{}, limit, waiting]) {
            const { output } = settle(claim(status), evidence([read(first), write(second)], more));
            if (output.status !== "partial_success") expect(output.error === null).toBe(output.status === "success");
          }
        }
      }
    }
  });
});

describe("a task that needs tools (R39)", () => {
  const needs = (...intents: string[]) => ({ needs: { tools: true, intents: new Set(intents) } });

  it.each<[string, Evidence, string, "nothing" | "other" | undefined]>([
    ["without a call", evidence([], needs()), "partial_success", "nothing"],
    ["with a failed call", evidence([read("failure")], needs()), "failed", undefined],
    ["with a read", evidence([read("success")], needs()), "success", undefined],
    ["that only read how to call", evidence([read("success", "skills.read")], needs()), "partial_success", "nothing"],
    ["that read and did not change", evidence([read("success")], needs("calendar.create")), "partial_success", "other"],
    ["that changed it", evidence([write("success")], needs("calendar.create")), "success", undefined],
    [
      "that changed one of two",
      evidence([write("success")], needs("calendar.update", "calendar.create")),
      "success",
      undefined,
    ],
    [
      "that changed something else",
      evidence([write("success", "memory.update")], needs("calendar.create")),
      "partial_success",
      "other",
    ],
    ["that needs none after all", evidence([], { needs: { tools: false, intents: new Set() } }), "success", undefined],
  ])("%s", (_what, given, status, unproved) => {
    expect(settle(claim("success"), given)).toMatchObject({
      output: { status },
      unproved,
      isLowered: status !== "success",
    });
  });

  it("may always be asked back about", () => {
    const asked = settle(claim("partial_success"), evidence([], needs("calendar.create")));
    expect(asked).toMatchObject({
      output: { status: "partial_success", error: null },
      unproved: undefined,
      isLowered: false,
    });
  });
});
