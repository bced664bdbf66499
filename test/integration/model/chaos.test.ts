import { expect, it } from "vitest";
import type { Timers } from "../../../src/base/clock.ts";
import { callTool, hangUp, rateLimited, refuse, say, type ModelAnswer } from "../../_kit/scripted-model.ts";
import { several } from "./_providers.ts";

const faults: ModelAnswer[] = [
  refuse(500),
  refuse(503, { retryAfter: "1" }),
  rateLimited("1"),
  rateLimited("3600"),
  hangUp(),
  say("x", { fault: { kind: "cut", after: 0 } }),
  say("x", { fault: { kind: "malformed", after: 0 } }),
  say("x", { fault: { kind: "error", after: 0 } }),
  say("One two three", { pieces: 4, fault: { kind: "cut", after: 2 } }),
  callTool("calendar.read", {}, { pieces: 9, fault: { kind: "end", after: 3 } }),
];

/** Deadlines never come, waits are over at once. */
const hastyTimers: Timers = {
  after(ms, run) {
    if (ms >= 60_000) return () => {};
    const timer = setImmediate(run);
    return () => clearImmediate(timer);
  },
};

it.each([10, 50, 100])(
  "G213: with %i %% of requests failing every ask ends, within its bound of requests",
  async (percent) => {
    // A fixed sequence that looks random: the same on every machine.
    let seed = percent;
    const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const t = await several({ alpha: [], beta: [], gamma: [] }, { timers: hastyTimers });
    for (const server of Object.values(t.servers))
      server.when(() => (next(100) < percent ? faults[next(faults.length)] : say("All is well.", { pieces: 5 })));

    const outcomes = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const trail: string[] = [];
        const calls = { begin: async () => void trail.push("begin"), end: () => void trail.push("end") };
        const outcome = await t.ask({ calls }).then(
          ({ text }) => text,
          (reason: { code: unknown }) => reason.code,
        );
        return { outcome, trail };
      }),
    );
    for (const { outcome, trail } of outcomes) {
      expect(["All is well.", "MODEL_UNAVAILABLE"]).toContain(outcome);
      expect(trail.length / 2).toBeLessThanOrEqual(5);
      expect(trail).toEqual(Array.from({ length: trail.length / 2 }, () => ["begin", "end"]).flat());
    }
    const answered = outcomes.filter(({ outcome }) => outcome === "All is well.").length;
    if (percent === 100) expect(answered).toBe(0);
    else expect(answered).toBeGreaterThan(0);
  },
);
