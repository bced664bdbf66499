import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runInOrder } from "../../../../src/tool/dispatch/schedule.ts";

/** `r` may run beside others, `w` may not, `a` is the last. Calls finish in an order of the test's. */
async function play(kinds: string, order: (open: number[]) => number) {
  const calls = [...kinds].map((kind, index) => ({ kind, index }));
  const open = new Map<number, () => void>();
  const trace: string[] = [];
  let most = 0;
  const results = runInOrder({
    calls,
    isConcurrent: ({ kind }) => kind === "r",
    most: 4,
    run: async ({ kind, index }) => {
      trace.push(`start ${index}`);
      const writes = calls.filter((call) => call.kind !== "r" && open.has(call.index));
      if (writes.length > 0 || (kind !== "r" && open.size > 0)) trace.push(`overlap ${index}`);
      await new Promise<void>((resolve) => {
        open.set(index, resolve);
        most = Math.max(most, open.size);
      });
      open.delete(index);
      trace.push(`end ${index}`);
      return `${kind}${index}`;
    },
    isLast: (result) => result.startsWith("a"),
    skip: async ({ index }) => `skipped${index}`,
  });
  let isDone = false;
  void results.then(() => (isDone = true));
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    const ids = [...open.keys()];
    if (ids.length > 0) open.get(ids[order(ids.map((_, i) => i)) % ids.length] ?? -1)?.();
  }
  return { results: await results, trace, most };
}

describe("calls of one answer (G104)", () => {
  it("runs neighbouring reads together, at most four, and each write alone", async () => {
    const { results, trace, most } = await play("rrrrrwrw", () => 0);
    expect([most, trace.filter((line) => line.startsWith("overlap"))]).toEqual([4, []]);
    expect(results).toEqual(["r0", "r1", "r2", "r3", "r4", "w5", "r6", "w7"]);
    expect(trace.indexOf("start 5")).toBeGreaterThan(trace.indexOf("end 4"));
  });

  it("skips what comes after a call that waits for a person", async () => {
    expect((await play("rarw", () => 0)).results).toEqual(["r0", "a1", "skipped2", "skipped3"]);
  });

  it("keeps call order and never overlaps a write, whatever finishes first", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.stringMatching(/^[rw]{0,8}$/),
        fc.array(fc.nat(3), { minLength: 8, maxLength: 8 }),
        async (kinds, picks) => {
          let next = 0;
          const { results, trace } = await play(kinds, () => picks[next++ % picks.length] ?? 0);
          expect(results).toEqual([...kinds].map((kind, index) => `${kind}${index}`));
          expect(trace.filter((line) => line.startsWith("overlap"))).toEqual([]);
        },
      ),
      { numRuns: 50 },
    );
  });
});
