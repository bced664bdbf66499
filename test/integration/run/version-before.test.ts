import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { ApiError, createClient, type Client } from "../../../src/sdk/sdk.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { teachBusyWork } from "../../_kit/busy-model.ts";
import { childEnv } from "../../_kit/child-env.ts";
import { toInput } from "../../_kit/conversation.ts";
import { scratchDatabase } from "../../_kit/database.ts";
import { earlierProgram } from "../../_kit/earlier-program.ts";
import { scriptedModel } from "../../_kit/scripted-model.ts";
import { until } from "../../_kit/until.ts";

const here = join(import.meta.dirname, "../../..");
const PEOPLE = 2;

interface Program {
  child: ChildProcess;
  said(): string;
}

function accord(folder: string, args: string[], env: Record<string, string>): Program {
  const child = spawn(process.execPath, [join(folder, "src/main.ts"), ...args], {
    cwd: folder,
    env: { ...childEnv(), ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (piece: string) => (text += piece));
  atEnd(() => child.kill("SIGKILL"));
  return { child, said: () => text };
}

/** What it has printed when it has ended well. */
async function done({ child, said }: Program): Promise<string> {
  if (child.exitCode === null) await once(child, "exit");
  expect(child.exitCode).toBe(0);
  return said().trim();
}

/** An API and a worker process, and a client of the API. */
async function start(folder: string, env: Record<string, string>, token: string) {
  const [api, worker] = [accord(folder, ["serve"], env), accord(folder, ["work"], env)];
  const find = (program: Program, message: string) =>
    until(
      async () => {
        if (program.child.exitCode !== null) throw new Error("it has ended");
        return program
          .said()
          .split("\n")
          .find((text) => text.includes(`"message":"${message}"`));
      },
      message,
      180,
    );
  const { url } = JSON.parse(await find(api, "listening")) as { url: string };
  await find(worker, "working");
  return {
    client: createClient({ baseUrl: url, token }),
    async stop() {
      for (const program of [api, worker]) {
        program.child.kill("SIGTERM");
        await done(program);
      }
    },
    errors: () =>
      [api, worker].flatMap(({ said }) =>
        said()
          .split("\n")
          .filter((line) => line.includes('"error"')),
      ),
  };
}

/** People who say one thing after the other, each time to another API process, until they are told to stop. */
function keepTalking(apis: readonly Client[]) {
  const state = { isOver: false, ended: [] as string[], faults: [] as unknown[] };
  let turn = 0;
  const people = Array.from({ length: PEOPLE }, async (_, person) => {
    const threadId = randomUUID();
    while (!state.isOver) {
      const runId = randomUUID();
      const text = `Meeting ${person} ${runId}`;
      await again((api) => api.createRun({ body: toInput({ threadId, runId, text }) }));
      state.ended.push(
        await again(async (api) => {
          let last = "";
          // Of the addresses there are, the SDK knows one, and would wait for it for almost two minutes.
          const stream = api.streamRunEvents({ path: { threadId }, query: { runId }, maxRetries: 0 });
          for await (const { type } of stream) last = type;
          return last;
        }),
      );
    }
  });
  for (const person of people) person.catch(() => {});
  return {
    /** So many more runs have ended. */
    async further(count: number): Promise<void> {
      const wanted = state.ended.length + count;
      await until(async () => state.faults.length > 0 || state.ended.length >= wanted, `${wanted} ends`, 180);
      expect(state.faults).toEqual([]);
    },
    async stop(): Promise<string[]> {
      state.isOver = true;
      await Promise.all(people);
      return state.ended;
    },
  };

  /** As every client does it that was told to try again, or whose server was stopped. */
  async function again<T>(ask: (api: Client) => Promise<T>): Promise<T> {
    for (;;) {
      const api = apis[turn++ % apis.length] as Client;
      try {
        return await ask(api);
      } catch (reason) {
        const mayTryAgain = !apis.includes(api) || (reason instanceof ApiError && reason.status === 503);
        if (mayTryAgain) continue;
        state.faults.push(reason);
        state.isOver = true;
        throw reason;
      }
    }
  }
}

it("serves with processes of the version before while the tables are migrated and new ones start (G232)", async (test) => {
  const earlier = await earlierProgram();
  if ("missing" in earlier) return test.skip(earlier.missing);
  const before = earlier.folder;
  const model = await scriptedModel();
  teachBusyWork(model);
  const { url, sql } = await scratchDatabase({ empty: true });
  const env = {
    DATABASE_URL: url,
    REDIS_URL: inject("services").redisUrl,
    ACCORD_SECRET: "x".repeat(32),
    ACCORD_PORT: "0",
    ACCORD_MODEL_BASE_URL: model.url,
    ACCORD_REQUESTS_PER_USER: "0",
    ACCORD_DRAIN_SECONDS: "0",
  };
  await done(accord(before, ["migrate"], env));
  const token = await done(accord(before, ["token", "carol"], env));
  const old = await start(before, env, token);
  const apis = [old.client];
  const talking = keepTalking(apis);
  await talking.further(2 * PEOPLE);
  // Whatever follows, the old processes serve during it and after it, then beside new ones, and then new ones alone.
  expect(await done(accord(here, ["migrate"], env))).toMatch(/^Applied \d+ migrations?\.$/);
  await talking.further(2 * PEOPLE);
  // Where the migration says so, an old process that ends meanwhile comes back.
  if (earlier.isNamed) await (await start(before, env, token)).stop();
  const next = await start(here, env, token);
  apis.push(next.client);
  await talking.further(2 * PEOPLE);
  apis.shift();
  await old.stop();
  await talking.further(2 * PEOPLE);
  const ended = await talking.stop();
  await next.stop();
  expect(new Set(ended)).toEqual(new Set(["RUN_FINISHED"]));
  expect([...old.errors(), ...next.errors()]).toEqual([]);
  const [events] = await sql<{ count: number }[]>`select count(*)::int as count from events`;
  expect(events?.count).toBe(ended.length);
}, 400_000);
