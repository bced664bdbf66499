import { describe, expect, it } from "vitest";
import { toSettlement } from "../../../src/automation/settle.ts";
import type { EndedFiring } from "../../../src/store/jobs/jobs.ts";

const ended = (change: Partial<EndedFiring>): EndedFiring => ({
  taskId: "tsk_1",
  ownerId: "usr_1",
  scheduledFor: new Date("2026-11-16T09:00:00Z"),
  try: 0,
  state: "failed",
  errorCode: "MODEL_UNAVAILABLE",
  called: [],
  ...change,
});

describe("what a job is told of a run that has ended", () => {
  it("takes an answer for a success, and says nothing of what somebody stopped or still decides", () => {
    expect(toSettlement(ended({ state: "finished", errorCode: null }))).toEqual({ kind: "success" });
    expect(toSettlement(ended({ state: "interrupted", errorCode: null }))).toEqual({ kind: "nothing" });
    expect(toSettlement(ended({ state: "canceled", errorCode: "RUN_CANCELED" }))).toEqual({ kind: "nothing" });
  });

  it("does not count what its owner started and sees fail", () => {
    expect(toSettlement(ended({ scheduledFor: null }))).toEqual({ kind: "nothing" });
  });

  it("tries twice more, each time later, what may pass by itself", () => {
    const waits = [0, 1, 2].map((tries) =>
      toSettlement(ended({ try: tries, called: ["calendar.read", "skills.read"] })),
    );
    expect(waits).toMatchObject([{ retrySeconds: 60 }, { retrySeconds: 300 }, { retrySeconds: null }]);
  });

  it.each([
    ["fails again for the same reason", ended({ errorCode: "MODEL_REFUSED" })],
    ["has changed something already", ended({ called: ["calendar.read", "calendar.create"] })],
    ["has called what nobody knows any more", ended({ called: ["calendar.gone"] })],
    ["ends with a code nobody knows", ended({ errorCode: "constructor" })],
  ])("does not try again what %s", (_name, firing) => {
    expect(toSettlement(firing)).toMatchObject({ kind: "failure", retrySeconds: null });
  });
});
