import { expect, it } from "vitest";
import { privateRedis } from "../../_kit/redis.ts";

const megabyte = "x".repeat(2 ** 20);

it("takes what is written without end in bounded memory, and forgets runs that are over before those that go on", async () => {
  const { client } = await privateRedis();
  const keep = (key: string, seconds: number) =>
    client.multi().xadd(key, "1-0", "data", megabyte).expire(key, seconds).exec();

  await keep("goes-on", 3600);
  for (let no = 0; no < 100; no++)
    expect(await keep(`over-${no}`, 600)).toEqual([
      [null, "1-0"],
      [null, 1],
    ]);

  expect(Number(/used_memory:(\d+)/.exec(await client.info("memory"))?.[1])).toBeLessThan(40 * 2 ** 20);
  expect(await client.exists("over-0")).toBe(0);
  expect(await client.exists("goes-on", "over-99")).toBe(2);
});
