import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { createClient } from "../../../src/sdk/sdk.ts";
import { testApp, testSecret } from "../../_kit/app.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { teachBusyWork } from "../../_kit/busy-model.ts";
import { childEnv } from "../../_kit/child-env.ts";
import { talk } from "../../_kit/conversation.ts";
import { scratchDatabase } from "../../_kit/database.ts";
import { scriptedModel } from "../../_kit/scripted-model.ts";
import { until } from "../../_kit/until.ts";
import { byWay, makeWay, placeOf, type Way } from "../../_kit/way.ts";

const main = join(import.meta.dirname, "../../../src/main.ts");
const shutdownSeconds = 2;
/** To end what is left when that is over, on a machine with other work. */
const littleSeconds = 8;

/** `accord serve` or `accord work` on a database by a way that can be broken. */
async function start(command: "serve" | "work", modelUrl: string) {
  const database = await scratchDatabase();
  const way = await makeWay(placeOf(database.url));
  atEnd(() => way.close());
  const child = spawn(process.execPath, [main, command], {
    env: {
      ...childEnv(),
      DATABASE_URL: byWay(database.url, way),
      REDIS_URL: inject("services").redisUrl,
      ACCORD_SECRET: testSecret,
      ACCORD_PORT: "0",
      ACCORD_MODEL_BASE_URL: modelUrl,
      ACCORD_DRAIN_SECONDS: "0",
      ACCORD_SHUTDOWN_SECONDS: String(shutdownSeconds),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  atEnd(() => child.kill("SIGKILL"));
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (piece: string) => (said += piece));
  const message = command === "serve" ? "listening" : "working";
  const line = await until(
    async () => said.split("\n").find((text) => text.includes(`"message":"${message}"`)),
    message,
  );
  return { database, way, child, url: (JSON.parse(line) as { url?: string }).url ?? "" };
}

/** How PostgreSQL goes away; how often somebody has tried to reach it since. */
const faults: [string, (way: Way) => () => number][] = [
  [
    "is silent",
    (way) => {
      let asked = 0;
      way.judge = ({ direction }) => {
        if (direction === "there") asked++;
        return { stallAfter: 0 };
      };
      return () => asked;
    },
  ],
  [
    "is gone",
    (way) => {
      way.refuses = many;
      way.cutAll();
      return () => many - way.refuses;
    },
  ],
];
const many = 1_000_000;

async function stopped(child: ChildProcess): Promise<{ code: number | null; seconds: number }> {
  const started = performance.now();
  child.kill("SIGTERM");
  if (child.exitCode === null) await once(child, "exit");
  return { code: child.exitCode, seconds: (performance.now() - started) / 1000 };
}

describe.each(faults)("SIGTERM while PostgreSQL %s", (_, breakWay) => {
  it("ends `accord serve` in time, with requests in flight", async () => {
    const model = await scriptedModel();
    const { way, child, url, database } = await start("serve", model.url);
    const app = await testApp({ database });
    const client = createClient({ baseUrl: url, token: await app.auth.mintUserToken("alice") });
    await client.getMe();
    const tries = breakWay(way);
    const asking = Promise.allSettled(Array.from({ length: 8 }, () => client.listThreads()));
    await until(async () => tries() >= 2, "requests that need the database");
    const { code, seconds } = await stopped(child);
    expect(code).toBe(0);
    expect(seconds).toBeLessThan(shutdownSeconds + littleSeconds);
    await asking;
  });

  it("ends `accord work` in time, with a run under way whose call needs the database", async () => {
    const model = await scriptedModel();
    teachBusyWork(model);
    const { database, way, child } = await start("work", model.url);
    const broken = Promise.withResolvers<() => number>();
    way.judge = (piece) => {
      if (!piece.bytes.includes("insert into tool_effects")) return "pass";
      way.judge = () => "cut";
      broken.resolve(breakWay(way));
      return way.judge(piece);
    };
    await (await talk(await testApp({ database }), model)).post("never");
    const tries = await broken.promise;
    await until(async () => tries() >= 3, "work that needs the database");
    const children = childrenOf(child);
    expect(children.length).toBeGreaterThan(0);
    const { code, seconds } = await stopped(child);
    expect(code).toBe(0);
    expect(seconds).toBeLessThan(shutdownSeconds + littleSeconds);
    await until(async () => !children.some((pid) => existsSync(`/proc/${pid}`)), "the end of the children");
  });
});

const childrenOf = ({ pid }: ChildProcess): string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
