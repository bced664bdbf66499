import { expect, it } from "vitest";
import { makeLog } from "../../../src/base/log.ts";
import { makeRounds } from "../../../src/base/rounds.ts";
import { manualTimers } from "../../_kit/timers.ts";

const log = makeLog({ level: "silent" });
const settled = () => new Promise(setImmediate);

it("does its work again after as long as the work has said, and not before", async () => {
  const timers = manualTimers();
  const pauses = [30, 0, 70];
  let done = 0;
  const rounds = makeRounds({ timers, log, firstMs: 10, work: async () => pauses[done++] ?? 1000 });
  rounds.start();
  const seen: number[] = [];
  for (const ms of [9, 1, 29, 1, 0, 69, 1]) {
    timers.pass(ms);
    await settled();
    seen.push(done);
  }
  expect(seen).toEqual([0, 1, 1, 2, 3, 3, 4]);
  await rounds.stop();
});

it("ends with the round that is under way, and begins no other", async () => {
  const timers = manualTimers();
  const work = Promise.withResolvers<number>();
  const rounds = makeRounds({ timers, log, work: () => work.promise });
  rounds.start();
  timers.pass(0);
  let isStopped = false;
  const stopped = rounds.stop().then(() => (isStopped = true));
  await settled();
  expect(isStopped).toBe(false);
  work.resolve(0);
  await stopped;
  expect(timers.pending).toEqual([]);
});

it("can be called off before its first round", async () => {
  const timers = manualTimers();
  const rounds = makeRounds({ timers, log, firstMs: 10, work: () => Promise.reject(new Error("not to be done")) });
  rounds.start();
  await rounds.stop();
  timers.pass(100);
  expect(timers.pending).toEqual([]);
});

it("goes on after a round that failed, and says so", async () => {
  const timers = manualTimers();
  const lines: string[] = [];
  let done = 0;
  const rounds = makeRounds({
    timers,
    log: makeLog({ level: "error", destination: { write: (line) => void lines.push(line) } }),
    async work() {
      if (++done === 1) throw new Error("not foreseen");
      return 10;
    },
  });
  rounds.start();
  timers.pass(0);
  await settled();
  expect([done, lines.length]).toEqual([1, 1]);
  timers.pass(1000);
  await settled();
  expect(done).toBe(2);
  await rounds.stop();
});
