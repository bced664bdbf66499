import { EventEmitter } from "node:events";
import type { Redis } from "ioredis";
import { beforeEach, expect, it } from "vitest";
import { makeCompany, type Company } from "../../../src/stream/company.ts";
import type { Command } from "../../../src/stream/outbox.ts";
import { manualTimers, type ManualTimers } from "../../_kit/timers.ts";

const hub = (id: number) => `id=${id} addr=127.0.0.1:1 name=accord-hub db=0 cmd=xread`;
const others = ["id=1 addr=127.0.0.1:2 name=accord db=0 cmd=client", "id=2 addr=127.0.0.1:3 name= db=0 cmd=ping"];

let connected: string[];
/** Questions for all connections that Redis has not answered yet. */
let asked: PromiseWithResolvers<string>[];
let sent: Command[];
let timers: ManualTimers;
let company: Company;

const redis = new EventEmitter() as EventEmitter & Pick<Redis, "status">;
const reader = new EventEmitter() as EventEmitter & Pick<Redis, "status">;
const bell = new EventEmitter();

beforeEach(async () => {
  for (const one of [redis, reader, bell]) one.removeAllListeners();
  [connected, asked, sent, timers] = [[...others, hub(7)], [], [], manualTimers()];
  Object.assign(redis, {
    status: "ready",
    client() {
      const question = Promise.withResolvers<string>();
      asked.push(question);
      return question.promise;
    },
  });
  Object.assign(reader, { client: () => Promise.resolve(7) });
  company = makeCompany({
    redis: redis as unknown as Redis,
    reader: reader as unknown as Redis,
    bell: bell as unknown as Redis,
    outbox: () => ({ send: (...commands) => void sent.push(...commands), answered: async () => {}, has: () => false }),
    timers,
  });
  reader.emit("ready");
  redis.emit("ready");
  await turn();
});

/** All that was promised is settled. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

async function answer(): Promise<void> {
  for (const { resolve } of asked.splice(0)) resolve(connected.join("\n"));
  await turn();
}

it("is in company until Redis has said that there is no other process", async () => {
  expect(company.isAlone).toBe(false);
  await answer();
  expect(company.isAlone).toBe(true);
});

it("is in company beside a process of an earlier version, which says nothing, and notices it soon", async () => {
  await answer();
  connected.push(hub(8));
  timers.pass(2000);
  await answer();
  expect(company.isAlone).toBe(false);
});

it("is alone again some time after the others have gone", async () => {
  connected.push(hub(8));
  await answer();
  expect(company.isAlone).toBe(false);
  connected.pop();
  timers.pass(30_000);
  await answer();
  expect(company.isAlone).toBe(true);
});

it("hears of a new process at once, and does not believe an answer that is older", async () => {
  await answer();
  timers.pass(2000);
  bell.emit("message", "accord:bell", "hello:prc_other");
  expect(company.isAlone).toBe(false);
  await answer();
  expect(company.isAlone).toBe(false);
});

it("says hello itself, and is no company for itself", async () => {
  await answer();
  const [, channel, hello] = sent.at(-1) ?? [];
  expect([channel, hello]).toEqual(["accord:bell", expect.stringMatching(/^hello:prc_/)]);
  bell.emit("message", channel, hello);
  bell.emit("message", channel, "run");
  expect(company.isAlone).toBe(true);
});

it.each([
  ["commands", redis],
  ["the reader", reader],
])("is in company from the loss of the connection for %s on", async (_, connection) => {
  await answer();
  connection.emit("close");
  expect(company.isAlone).toBe(false);
});

it("does not take another's connection for its own", async () => {
  connected = [hub(8)];
  await answer();
  expect(company.isAlone).toBe(false);
});

it("is in company where Redis does not let it see who is there", async () => {
  for (const { reject } of asked.splice(0)) reject(new Error("NOPERM"));
  await turn();
  expect(company.isAlone).toBe(false);
});

it("asks nothing more once it is closed", async () => {
  company.close();
  await answer();
  expect(timers.pending).toEqual([]);
});
