import { beforeAll, expect, it, onTestFinished } from "vitest";
import { makeLog } from "../../../src/base/log.ts";
import { makeStream, type Stream } from "../../../src/stream/stream.ts";
import { privateRedis, type PrivateRedis } from "../../_kit/redis.ts";
import { waitFor } from "../../_kit/wait-for.ts";

let redis: PrivateRedis;

beforeAll(async () => {
  redis = await privateRedis();
});

async function makeProcess(): Promise<Stream> {
  const stream = makeStream({ redisUrl: redis.url, log: makeLog({ level: "silent" }) });
  onTestFinished(() => stream.close());
  stream.onRing(() => {});
  await waitFor(() => stream.ping());
  return stream;
}

const event = (n: number) => ({ type: "CUSTOM", data: `{"n":${n}}` });

/** Whether Redis is told of a run that the process holds; each time of another one. */
let tried = 0;
async function tells(stream: Stream): Promise<boolean> {
  const taskId = `tsk_${++tried}`;
  const letGo = stream.hold(taskId);
  stream.publish(taskId, 1, [event(1)]);
  letGo();
  // It is sent behind the turn, and the ping behind it on the same connection.
  await new Promise((resolve) => setImmediate(resolve));
  await stream.ping();
  return (await redis.client.exists(`run:${taskId}`)) === 1;
}

it("tells Redis of its runs only while there is another process that could follow them (G228)", async () => {
  const only = await makeProcess();
  await waitFor(async () => expect(await tells(only)).toBe(false));
  const other = await makeProcess();
  await waitFor(async () => expect([await tells(only), await tells(other)]).toEqual([true, true]));
});

it("says all of a run that it does not hold", async () => {
  const only = await makeProcess();
  await waitFor(async () => expect(await tells(only)).toBe(false));
  const seen: number[] = [];
  onTestFinished(
    only.watch("tsk_free", 0, { events: (news) => void seen.push(...news.map(({ seq }) => seq)), gap: () => {} }),
  );
  only.publish("tsk_free", 1, [event(1)]);
  await waitFor(() => expect(seen).toEqual([1]));
});
