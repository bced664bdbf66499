import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, inject, it } from "vitest";
import { createClient } from "../../../src/sdk/sdk.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { teachBusyWork } from "../../_kit/busy-model.ts";
import { childEnv } from "../../_kit/child-env.ts";
import { toInput } from "../../_kit/conversation.ts";
import { scratchDatabase } from "../../_kit/database.ts";
import { scriptedModel } from "../../_kit/scripted-model.ts";
import { until } from "../../_kit/until.ts";
import { scratchHome } from "../../_kit/uploads.ts";

const program = fileURLToPath(new URL("../../../src/main.ts", import.meta.url));
const deployed = fileURLToPath(new URL("../../../deploy/accord", import.meta.url));

function accord(args: string[], env: Record<string, string>): { child: ChildProcess; said(): string } {
  const child = spawn(deployed, args, {
    env: { ...childEnv(), ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout?.setEncoding("utf8").on("data", (piece: string) => (text += piece));
  atEnd(() => child.kill("SIGKILL"));
  return { child, said: () => text };
}

it("`accord serve` accepts runs and `accord work` carries them out, each in a process of its own", async () => {
  const model = await scriptedModel();
  teachBusyWork(model);
  const database = await scratchDatabase();
  const env = {
    DATABASE_URL: database.url,
    REDIS_URL: inject("services").redisUrl,
    ACCORD_SECRET: "x".repeat(32),
    ACCORD_PORT: "0",
    ACCORD_MODEL_BASE_URL: model.url,
    ACCORD_RUNS: "4",
  };
  const api = accord(["serve"], env);
  await until(async () => api.said().includes('"listening"'), "the API");
  expect(api.said()).toContain("accord work");
  const line =
    api
      .said()
      .split("\n")
      .find((text) => text.includes('"listening"')) ?? "{}";
  const token = accord(["token", "carol"], env);
  await once(token.child, "exit");
  const { url } = JSON.parse(line) as { url: string };
  const client = createClient({ baseUrl: url, token: token.said().trim() });
  const input = toInput({ threadId: "550e8400-e29b-41d4-a716-446655440000", runId: "run-1", text: "apart" });
  await client.createRun({ body: input });
  const worker = accord(["work"], env);
  const types: string[] = [];
  for await (const event of client.streamRunEvents({
    path: { threadId: input.threadId },
    query: { runId: input.runId },
  }))
    types.push(event.type);
  expect(types.at(-1)).toBe("RUN_FINISHED");
  expect(types.filter((type) => type === "TOOL_CALL_RESULT")).toHaveLength(3);
  expect(worker.said()).toContain('"runs":4');
  expect(worker.said()).not.toContain("listening");
  // As systemd and a container's runtime do it: the one process they know gets the signal, and nothing is left behind.
  for (const { child } of [worker, api]) {
    child.kill("SIGTERM");
    expect((await once(child, "exit"))[0]).toBe(0);
  }
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

/** What it says before it ends by itself. */
async function complaintOf(command: string, env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [program, command], {
    env: { ...childEnv(), ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (piece: string) => (said += piece));
  expect((await once(child, "exit"))[0]).toBe(1);
  return said;
}

it.each(["serve", "work"])("`accord %s` says what it needs", async (command) => {
  expect(await complaintOf(command, {})).toBe(
    `\`accord ${command}\` needs DATABASE_URL, REDIS_URL and ACCORD_SECRET; \`accord start\` brings its ` +
      `own services.\n`,
  );
});

const elsewhere = async () => ({
  DATABASE_URL: (await scratchDatabase()).url,
  REDIS_URL: inject("services").redisUrl,
  ACCORD_SECRET: "x".repeat(32),
  ACCORD_PORT: "0",
});

it.each(["serve", "work"])("`accord %s` lets no stand-in answer real users unasked", async (command) => {
  expect(await complaintOf(command, await elsewhere())).toMatch(
    /^There is no model to ask: set ACCORD_MODEL_BASE_URL, or a key \(.*_API_KEY.*\)\. ACCORD_MODEL=offline /,
  );
});

it.each(["serve", "work"])(
  "`accord %s` refuses tables that are older than itself, and changes nothing",
  async (command) => {
    const database = await scratchDatabase();
    await database.sql`delete from schema_migrations where number = (select max(number) from schema_migrations)`;
    const env = { ...(await elsewhere()), DATABASE_URL: database.url, ACCORD_MODEL: "offline" };
    expect(await complaintOf(command, env)).toBe(
      "The tables of DATABASE_URL are 1 migration behind this program: run `accord migrate` first, or set " +
        "ACCORD_MIGRATE=auto.\n",
    );
  },
);

it("`accord serve` starts again on tables that a newer version has added to, and no other", async () => {
  const database = await scratchDatabase();
  const env = { ...(await elsewhere()), DATABASE_URL: database.url, ACCORD_MODEL: "offline" };
  await database.sql`
    insert into schema_migrations (number, name, checksum, works_from)
    select max(number) + 1, '9999_next.sql', 'c', max(number) from schema_migrations`;
  const api = accord(["serve"], env);
  await until(async () => api.said().includes('"listening"'), "the API");
  expect(api.said()).toContain("the tables are newer than this program, and work with it");
  await database.sql`update schema_migrations set works_from = number where name = '9999_next.sql'`;
  expect(await complaintOf("serve", env)).toMatch(/^The database is at migration 9999_next\.sql, but this version /);
});

describe("`accord doctor`", () => {
  const examined = async (env: Record<string, string>) => {
    const { child, said } = accord(["doctor"], env);
    const [code] = (await once(child, "exit")) as [number];
    return { code, lines: said().trim().split("\n") };
  };

  it("finds everything well", async () => {
    const { code, lines } = await examined({
      ...(await elsewhere()),
      ACCORD_MODEL: "offline",
      ACCORD_HOME: scratchHome(),
    });
    expect(lines.map((line) => line.split(/ {2,}/).slice(0, 2).join(" "))).toEqual(
      ["settings", "disk", "database", "clock", "tables", "redis", "model"].map((about) => `ok ${about}`),
    );
    expect(code).toBe(0);
  });

  it("makes nothing, not even a home", async () => {
    const home = join(scratchHome(), "home");
    const { lines } = await examined({ ACCORD_HOME: home });
    expect(lines.join("\n")).toMatch(/^ok {4}disk {6}.* can be written/m);
    expect(existsSync(home)).toBe(false);
  });

  it("knows that a folder of the kernel's is no home", async () => {
    const { code, lines } = await examined({ ...(await elsewhere()), ACCORD_MODEL: "offline", ACCORD_HOME: "/proc/x" });
    expect(lines.join("\n")).toMatch(/^BAD {3}disk {6}\/proc\/x cannot be written \(ENODEV\)\. .*ACCORD_HOME\.$/m);
    expect(code).toBe(1);
  });

  it("says what is wrong and what to do", async () => {
    const { code, lines } = await examined({
      ...(await elsewhere()),
      DATABASE_URL: "postgres://127.0.0.1:1/none",
      REDIS_URL: "redis://127.0.0.1:1",
      ACCORD_HOME: scratchHome(),
    });
    expect(code).toBe(1);
    expect(lines.join("\n")).toMatch(
      /^BAD {3}database {2}connect ECONNREFUSED 127\.0\.0\.1:1\. Check DATABASE_URL and the way there\.$/m,
    );
    expect(lines.join("\n")).toMatch(/^warn {2}redis {5}does not answer\. Check REDIS_URL\./m);
    expect(lines.join("\n")).toMatch(
      /^BAD {3}model {5}none, and no server starts without\. Set ACCORD_MODEL_BASE_URL or a key/m,
    );
  });
});
