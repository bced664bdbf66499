import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { makeLog } from "../../../src/base/log.ts";
import { makeStream, type Stream } from "../../../src/stream/stream.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { connectionsOf, privateRedis, type PrivateRedis } from "../../_kit/redis.ts";
import { until } from "../../_kit/until.ts";
import { waitFor } from "../../_kit/wait-for.ts";
import { byWay, makeWay, placeOf, type Way } from "../../_kit/way.ts";

let redis: PrivateRedis;
let way: Way;
let unheard: unknown[];

beforeAll(async () => {
  redis = await privateRedis();
  way = await makeWay(placeOf(redis.url));
  atEnd(() => way.close());
});

/** One process with a listener, and whether it can be reached by the bell. */
async function listening(database = ""): Promise<{ stream: Stream; isHeard(): Promise<boolean> }> {
  way.judge = () => "pass";
  unheard = [];
  const hear = (reason: unknown) => void unheard.push(reason);
  process.on("unhandledRejection", hear);
  const stream = makeStream({ redisUrl: `${byWay(redis.url, way)}${database}`, log: makeLog({ level: "silent" }) });
  onTestFinished(async () => {
    await stream.close();
    process.off("unhandledRejection", hear);
  });
  let rings = 0;
  stream.onRing(() => void rings++);
  const isHeard = async () => {
    const known = rings;
    await redis.client.publish("accord:bell", "run");
    return await vi
      .waitFor(() => expect(rings).toBeGreaterThan(known))
      .then(
        () => true,
        () => false,
      );
  };
  await until(isHeard, "the bell");
  return { stream, isHeard };
}

describe("a connection to Redis that comes back", () => {
  // The vendor subscribes anew by itself, and its failure to do so was nobody's: it ended the process.
  it.each([
    ["SUBSCRIBE", /subscribe/i, ""],
    ["SELECT", /select/i, "/1"],
    ["its first word", /./, ""],
  ])("may be lost again at %s, and comes back all the same", async (_, word, database) => {
    const { isHeard } = await listening(database);
    let cuts = 0;
    way.judge = ({ direction, bytes }) => {
      if (direction === "back" || cuts >= 6 || !word.test(bytes.toString("latin1"))) return "pass";
      cuts++;
      return "cut";
    };
    way.cutAll();
    await until(async () => cuts >= 6, "six losses");
    await until(isHeard, "the bell");
    expect(unheard).toEqual([]);
  });

  it("is tried again where Redis refuses the subscription", async () => {
    await redis.client.acl("SETUSER", "deaf", "on", "nopass", "~*", "+@all", "-subscribe", "allchannels");
    const address = new URL(byWay(redis.url, way));
    address.username = "deaf";
    const lines: string[] = [];
    const stream = makeStream({
      redisUrl: address.href,
      log: makeLog({ level: "warn", destination: { write: (line) => void lines.push(line) } }),
    });
    onTestFinished(() => stream.close());
    let rings = 0;
    stream.onRing(() => void rings++);
    await until(async () => lines.filter((line) => line.includes("bell cannot be heard")).length >= 2, "two tries");
    await redis.client.acl("SETUSER", "deaf", "+subscribe");
    await until(async () => {
      await redis.client.publish("accord:bell", "run");
      return rings > 0;
    }, "the bell");
  });
});

describe("a connection to Redis that has gone silent", () => {
  it.each(["there", "back"] as const)("is given up, and another one takes its place (%s)", async (direction) => {
    const { stream, isHeard } = await listening();
    const unwatch = stream.watch("tsk_silent", 0, { events() {}, gap() {} });
    onTestFinished(unwatch);
    await until(async () => (await connectionsOf(redis.client)).includes("accord-hub"), "the hub");
    const silent = [...way.wires];
    expect(silent).toHaveLength(3);
    for (const wire of silent) wire.stall(direction);
    await until(async () => silent.every((wire) => !way.wires.has(wire)), "all three to be given up");
    await until(isHeard, "the bell");
    const seqs: number[] = [];
    onTestFinished(
      stream.watch("tsk_again", 0, { events: (events) => void seqs.push(...events.map(({ seq }) => seq)), gap() {} }),
    );
    await waitFor(() => stream.ping());
    stream.publish("tsk_again", 1, [{ type: "CUSTOM", data: "{}" }]);
    await until(async () => seqs.length === 1, "an event");
    expect(unheard).toEqual([]);
  });
});
