import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { connect, createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { childEnv } from "../../_kit/child-env.ts";
import { cli, resultOf } from "../cli/_run.ts";
import { gone, kill, makeHome, pidsOf, until } from "./_home.ts";

interface Ready {
  url: string;
  pid: number;
  databaseUrl: string;
  redisUrl: string;
  tokens?: { alice: string; bob: string };
}

interface Run {
  child: ChildProcess;
  /** Everything it has said so far, on both channels. */
  said(): string;
  ended: Promise<number | null>;
}

const runs: Run[] = [];
afterEach(async () => {
  for (const run of runs.splice(0)) {
    run.child.kill("SIGTERM");
    await run.ended;
  }
});

function accord(args: string[], env: Record<string, string>): Run {
  const main = join(import.meta.dirname, "../../../src/main.ts");
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...childEnv(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const channel of [child.stdout, child.stderr]) channel.on("data", (data: Buffer) => (text += data.toString()));
  const ended = once(child, "close").then(([code]) => code as number | null);
  const run = { child, said: () => text, ended };
  runs.push(run);
  return run;
}

async function start(
  home: string,
  env: Record<string, string> = {},
  args: string[] = [],
): Promise<{ run: Run; ready: Ready }> {
  const run = accord(["start", ...args], { ACCORD_HOME: home, ACCORD_PORT: "0", ...env });
  const file = join(home, "ready.json");
  // A killed server leaves its own behind, until the next one has found the time to remove it.
  const read = () => (existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Ready) : undefined);
  await until(() => run.child.exitCode !== null || read()?.pid === run.child.pid);
  const ready = read();
  if (ready === undefined) throw new Error(run.said());
  return { run, ready };
}

async function takePort(): Promise<{ port: number; free(): void }> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, free: () => void server.close() };
}

const whoIs = async (url: string, token: string) =>
  (await (await fetch(`${url}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } })).json()) as {
    name: string;
  };

it("starts, tells how to use it, and stops everything on Ctrl-C", async () => {
  const home = makeHome();
  const { run, ready } = await start(home);
  expect(ready).toEqual({
    url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) as string,
    pid: run.child.pid,
    databaseUrl: expect.stringMatching(/^postgres:/) as string,
    redisUrl: expect.stringMatching(/^redis:/) as string,
    tokens: { alice: expect.any(String) as string, bob: expect.any(String) as string },
  });
  expect(statSync(join(home, "ready.json")).mode & 0o777).toBe(0o600);
  expect((await whoIs(ready.url, ready.tokens?.alice ?? "")).name).toBe("Alice");
  expect((await whoIs(ready.url, ready.tokens?.bob ?? "")).name).toBe("Bob");
  await until(() => run.said().includes("Ctrl-C"));
  expect(run.said()).toContain(`Accord is ready at ${ready.url}`);
  expect(run.said()).toContain(ready.tokens?.alice);
  const { postgres, valkey } = pidsOf(home);
  run.child.kill("SIGINT");
  expect(await run.ended).toBe(0);
  await gone(postgres, valkey);
  expect(existsSync(join(home, "ready.json"))).toBe(false);
  expect(readFileSync(join(home, "server.log"), "utf8")).not.toContain(ready.tokens?.alice);
});

it("closes to others what it writes into a home that is open to them", async () => {
  const home = makeHome();
  chmodSync(home, 0o755);
  mkdirSync(join(home, "files"), { mode: 0o755 });
  writeFileSync(join(home, "server.log"), "", { mode: 0o644 });
  const { ready } = await start(home);
  const form = new FormData();
  const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  form.set("file", new Blob([Buffer.from(pixel, "base64")], { type: "image/png" }), "dot.png");
  const headers = { authorization: `Bearer ${ready.tokens?.alice}` };
  const uploaded = await fetch(`${ready.url}/api/v1/agent/attachments`, { method: "POST", headers, body: form });
  expect(uploaded.status).toBe(201);
  const open: string[] = [];
  const names = readdirSync(home, { recursive: true, encoding: "utf8" });
  for (const name of names) {
    // PostgreSQL takes files away while we look.
    const found = lstatSync(join(home, name), { throwIfNoEntry: false });
    if (found !== undefined && !found.isSymbolicLink() && (found.mode & 0o077) !== 0) open.push(name);
  }
  expect(names).toEqual(expect.arrayContaining(["server.log", "ready.json", "postgres/postgres.log"]));
  expect(names.filter((name) => /^files\/.*att_/.test(name))).toHaveLength(1);
  expect(open).toEqual([]);
});

it("gives a person a credential for project-cli", async () => {
  const home = makeHome();
  const { ready } = await start(home);
  const minting = accord(["token", "--cli", "alice"], { ACCORD_HOME: home });
  expect(await minting.ended).toBe(0);
  const env = { ACCORD_CLI_URL: ready.url, ACCORD_CLI_CREDENTIAL: minting.said().trim() };
  const ended = await cli(["skills", "read"], { env, stdin: JSON.stringify({ skill: "calendar" }) });
  expect(resultOf(ended)).toMatchObject({ ok: true, module: "skills", method: "read", data: { skill: "calendar" } });
  const refused = await fetch(`${ready.url}/api/v1/me`, {
    headers: { authorization: `Bearer ${env.ACCORD_CLI_CREDENTIAL}` },
  });
  expect(refused.status).toBe(401);
});

it("says what is missing when there is no server to ask", async () => {
  const run = accord(["token", "--cli", "alice"], { ACCORD_HOME: makeHome(), ACCORD_SECRET: "s".repeat(40) });
  expect(await run.ended).toBe(1);
  expect(run.said()).toMatch(/^No server is running in .*: start one, or set DATABASE_URL\.$/m);
});

it("stops cleanly when Ctrl-C comes while it is still starting", async () => {
  const home = makeHome();
  const run = accord(["start"], { ACCORD_HOME: home, ACCORD_PORT: "0" });
  await until(() => run.said().includes("Creating the database"));
  run.child.kill("SIGINT");
  expect(await run.ended).toBe(0);
  expect(run.said()).not.toContain("ready at");
  await start(home);
});

it("goes on serving when its database and Valkey are killed", async () => {
  const home = makeHome();
  const { run, ready } = await start(home);
  const { postgres, valkey } = pidsOf(home);
  kill(postgres, valkey);
  await until(
    () => run.said().includes("PostgreSQL is running again.") && run.said().includes("Valkey is running again."),
  );
  await until(async () => (await fetch(`${ready.url}/readyz`)).status === 200);
  expect((await whoIs(ready.url, ready.tokens?.alice ?? "")).name).toBe("Alice");
});

it("stops everything although its database was killed a moment ago", async () => {
  const home = makeHome();
  const { run, ready } = await start(home);
  const { postgres, valkey } = pidsOf(home);
  kill(postgres);
  run.child.kill("SIGTERM");
  expect(await run.ended).toBe(0);
  await gone(postgres, valkey);
  // Nor one that was started in its place.
  const socket = connect(Number(new URL(ready.databaseUrl).port), "127.0.0.1");
  expect(await once(socket, "connect").catch((reason: NodeJS.ErrnoException) => reason.code)).toBe("ECONNREFUSED");
});

it("takes over after kill -9 of the server, and its tokens still hold", async () => {
  const home = makeHome();
  const first = await start(home);
  kill(first.ready.pid);
  await first.run.ended;
  const { ready } = await start(home);
  expect(ready.databaseUrl).toBe(first.ready.databaseUrl);
  expect((await whoIs(ready.url, first.ready.tokens?.alice ?? "")).name).toBe("Alice");
});

it("refuses a second server in the same home", async () => {
  const home = makeHome();
  const { ready } = await start(home);
  const second = accord(["start"], { ACCORD_HOME: home, ACCORD_PORT: "0" });
  expect(await second.ended).toBe(1);
  expect(second.said()).toContain(`Accord is already running in ${home} at ${ready.url} (process ${ready.pid})`);
  expect((await fetch(`${ready.url}/healthz`)).status).toBe(200);
});

it("refuses a port that was asked for and is taken", async () => {
  const home = makeHome();
  const taken = await takePort();
  const run = accord(["start"], { ACCORD_HOME: home, ACCORD_PORT: String(taken.port) });
  expect(await run.ended).toBe(1);
  expect(run.said()).toContain(`Port ${taken.port} is taken: set ACCORD_PORT to a free one, or to 0 for any.`);
  expect(existsSync(join(home, "postgres/data/postmaster.pid"))).toBe(false);
  taken.free();
});

it("takes the next port when nobody asked for one and the default is taken", async () => {
  const other = createServer();
  // Somebody else's server may be there already, which is as good.
  await new Promise<void>((resolve) => other.once("error", () => resolve()).listen(8787, "127.0.0.1", resolve));
  const { run, ready } = await start(makeHome(), { ACCORD_PORT: "" });
  expect(run.said()).toContain("Port 8787 is taken; using ");
  expect(Number(new URL(ready.url).port)).toBeGreaterThan(8787);
  other.close();
});

it("refuses an address that this machine does not have", async () => {
  const run = accord(["start"], { ACCORD_HOME: makeHome(), ACCORD_HOST: "192.0.2.1" });
  expect(await run.ended).toBe(1);
  expect(run.said()).toContain("Cannot listen on 192.0.2.1, port 8787 (EADDRNOTAVAIL)");
});

it("leaves its services to a watcher's next process, which takes them over", async () => {
  const home = makeHome();
  const first = await start(home, {}, ["--keep-services"]);
  const before = pidsOf(home);
  first.run.child.kill("SIGTERM");
  expect(await first.run.ended).toBe(0);
  const second = await start(home, {}, ["--keep-services"]);
  expect(pidsOf(home)).toEqual(before);
  second.run.child.kill("SIGINT");
  expect(await second.run.ended).toBe(0);
  await gone(before.postgres, before.valkey);
});

it("is stopped by `stop`, also what a killed one has left", async () => {
  const home = makeHome();
  const first = await start(home);
  expect(await accord(["stop"], { ACCORD_HOME: home }).ended).toBe(0);
  expect(await first.run.ended).toBe(0);
  const second = await start(home);
  const { postgres, valkey } = pidsOf(home);
  kill(second.ready.pid);
  const stop = accord(["stop"], { ACCORD_HOME: home });
  expect(await stop.ended).toBe(0);
  expect(stop.said()).toBe(`Stopped what was running in ${home}.\n`);
  await gone(postgres, valkey);
});

it("serves on services that run elsewhere, with tokens made by `token`", async () => {
  const { ready: services } = await start(makeHome());
  const env = {
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    ACCORD_SECRET: "x".repeat(32),
    ACCORD_PORT: "0",
    ACCORD_MODEL: "offline",
  };
  const migrate = accord(["migrate"], env);
  expect([await migrate.ended, migrate.said()]).toEqual([0, "The tables are up to date.\n"]);
  const server = accord(["serve"], env);
  await until(() => server.said().includes('"listening"'));
  const line = server
    .said()
    .split("\n")
    .find((text) => text.includes('"listening"')) as string;
  const { url } = JSON.parse(line) as { url: string };
  const token = accord(["token", "carol", "--days", "1"], env);
  expect(await token.ended).toBe(0);
  expect((await whoIs(url, token.said().trim())).name).toBe("carol");
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
});

it("prints the settings in force and never a secret", async () => {
  const run = accord(["config"], { ACCORD_PORT: "9000", ACCORD_SECRET: "x".repeat(32) });
  expect(await run.ended).toBe(0);
  expect(run.said()).toMatch(/^ACCORD_PORT=9000 +# environment$/m);
  expect(run.said()).toMatch(/^ACCORD_HOST=127\.0\.0\.1 +# default$/m);
  expect(run.said()).toMatch(/^ACCORD_SECRET=\(secret\) +# environment$/m);
  expect(run.said()).not.toContain("xxxx");
});

it("says in a sentence that a database does not answer, or does not know us", async () => {
  const { ready } = await start(makeHome());
  const stranger = ready.databaseUrl.replace(/:[0-9a-f]{64}@/, ":wrong@");
  for (const [url, sentence] of [
    ["postgres://127.0.0.1:1/none", "PostgreSQL cannot be reached."],
    [stranger, "PostgreSQL refuses DATABASE_URL: password authentication failed"],
  ] as const) {
    const run = accord(["migrate"], { DATABASE_URL: url, ACCORD_SECRET: "x".repeat(32) });
    expect(await run.ended).toBe(1);
    expect(run.said()).toContain(sentence);
    expect(run.said()).not.toContain("    at ");
  }
});

it.each([
  [[], 2, "No command given."],
  [["frobnicate"], 2, "There is no command frobnicate."],
  [["start", "--frobnicate"], 2, "Unknown option '--frobnicate'"],
  [["stop", "--keep-services"], 2, "--keep-services belongs to start."],
  [["start", "twice"], 2, "Too many arguments: twice"],
  [["token"], 2, "token needs the name of a user."],
  [["token", "carol", "--days", "0"], 2, "--days must be a whole number from 1 to 3650."],
  [["token", "carol"], 1, "There is no secret to sign with"],
  [["serve"], 1, "`accord serve` needs DATABASE_URL, REDIS_URL and ACCORD_SECRET"],
  [["migrate"], 1, "`accord migrate` needs DATABASE_URL."],
  [["stop"], 0, "Nothing is running in"],
  [["--help"], 0, "Usage: accord <command>"],
])("answers %j with status %d and a sentence", async (args, status, sentence) => {
  const run = accord(args, { ACCORD_HOME: join(makeHome(), "none") });
  expect(await run.ended).toBe(status);
  expect(run.said()).toContain(sentence);
  expect(run.said().includes("Usage: accord")).toBe(status === 2 || args.includes("--help"));
  expect(run.said()).not.toContain("    at ");
});
