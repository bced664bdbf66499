import { expect, it } from "vitest";
import { makeFirsts } from "../../../../src/run/lease/firsts.ts";
import type { ClaimedRun } from "../../../../src/store/runs/runs.ts";

const run = { taskId: "tsk_1", ageSeconds: 30, lastSeq: 0 } as ClaimedRun;
const event = (type: string) => ({ type, data: "{}", at: 0 }) as never;

function scene() {
  const seen: [string, number][] = [];
  const published: string[] = [];
  const firsts = makeFirsts({ observeFirst: (what, seconds) => void seen.push([what, seconds]) });
  const publish = firsts.heard((taskId) => void published.push(taskId));
  return { seen, published, firsts, publish };
}

it("the first event and the first word of a run are counted once each, from its acceptance", async () => {
  const { seen, published, firsts, publish } = scene();
  await firsts.during(run, async () => {
    publish("tsk_1", 1, [event("RUN_STARTED")]);
    publish("tsk_1", 2, [event("TEXT_MESSAGE_START"), event("TEXT_MESSAGE_CONTENT")]);
    publish("tsk_1", 4, [event("TEXT_MESSAGE_CONTENT")]);
  });
  expect(seen.map(([what]) => what)).toEqual(["event", "token"]);
  for (const [, seconds] of seen) expect(seconds).toBeGreaterThanOrEqual(30);
  expect(published).toHaveLength(3);
});

it("a run that has spoken before, and one that is over, count no more", async () => {
  const { seen, firsts, publish } = scene();
  await firsts.during({ ...run, lastSeq: 4 }, async () => publish("tsk_1", 5, [event("TEXT_MESSAGE_CONTENT")]));
  await firsts.during(run, async () => {});
  publish("tsk_1", 1, [event("RUN_STARTED")]);
  expect(seen).toEqual([]);
});
