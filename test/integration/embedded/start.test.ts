import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { connect, createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { stopEmbedded } from "../../../src/embedded/embedded.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { makeQuickFolder } from "../../_kit/quick-folder.ts";
import { cli, resultOf } from "../cli/_run.ts";
import { accord, endRuns, startServer, type Ready, type Run } from "./_accord.ts";
import { gone, kill, makeHome, pidsOf, until } from "./_home.ts";

/** A home for all tests that do not care what happened in it before: its database is made once. */
const lived = makeQuickFolder("accord-home-");
/** The server in it that such tests share. */
let used: { run: Run; ready: Ready } | undefined;
afterEach(() => endRuns(used?.run));
atEnd(async () => {
  await endRuns();
  await stopEmbedded({ home: lived });
  rmSync(lived, { recursive: true, force: true });
});

/** The shared server; started anew when a test has ended it. */
async function serving(): Promise<{ run: Run; ready: Ready }> {
  if (used === undefined || used.run.child.exitCode !== null || used.run.child.signalCode !== null)
    used = await startServer(lived);
  return used;
}

/** The shared home, with nothing running in it. */
async function quiet(): Promise<string> {
  used = undefined;
  await endRuns();
  return lived;
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
  const home = await quiet();
  const { run, ready } = await startServer(home);
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
  const { ready } = await startServer(home);
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
  const { ready } = await serving();
  const minting = accord(["token", "--cli", "alice"], { ACCORD_HOME: lived });
  expect(await minting.ended).toBe(0);
  const env = { ACCORD_CLI_URL: ready.url, ACCORD_CLI_CREDENTIAL: minting.said().trim() };
  const ended = await cli(["skills", "read"], { env, stdin: JSON.stringify({ skill: "calendar" }) });
  expect(resultOf(ended)).toMatchObject({ ok: true, module: "skills", method: "read", data: { skill: "calendar" } });
  const refused = await fetch(`${ready.url}/api/v1/me`, {
    headers: { authorization: `Bearer ${env.ACCORD_CLI_CREDENTIAL}` },
  });
  expect(refused.status).toBe(401);
});

it("refuses a second server in the same home", async () => {
  const { ready } = await serving();
  const second = accord(["start"], { ACCORD_HOME: lived, ACCORD_PORT: "0" });
  expect(await second.ended).toBe(1);
  expect(second.said()).toContain(`Accord is already running in ${lived} at ${ready.url} (process ${ready.pid})`);
  expect((await fetch(`${ready.url}/healthz`)).status).toBe(200);
});

it("serves on services that run elsewhere, with tokens made by `token`", async () => {
  const { ready: services } = await serving();
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

it("says in a sentence that a database does not answer, or does not know us", async () => {
  const { ready } = await serving();
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

it("goes on serving when its database and Valkey are killed", async () => {
  const { run, ready } = await serving();
  const { postgres, valkey } = pidsOf(lived);
  kill(postgres, valkey);
  await until(
    () => run.said().includes("PostgreSQL is running again.") && run.said().includes("Valkey is running again."),
  );
  await until(async () => (await fetch(`${ready.url}/readyz`)).status === 200);
  expect((await whoIs(ready.url, ready.tokens?.alice ?? "")).name).toBe("Alice");
});

it("takes over after kill -9 of the server, and its tokens still hold", async () => {
  const first = await serving();
  kill(first.ready.pid);
  await first.run.ended;
  const { ready } = await serving();
  expect(ready.databaseUrl).toBe(first.ready.databaseUrl);
  expect((await whoIs(ready.url, first.ready.tokens?.alice ?? "")).name).toBe("Alice");
});

it("stops everything although its database was killed a moment ago", async () => {
  const { run, ready } = await serving();
  const { postgres, valkey } = pidsOf(lived);
  kill(postgres);
  run.child.kill("SIGTERM");
  expect(await run.ended).toBe(0);
  await gone(postgres, valkey);
  // Nor one that was started in its place.
  const socket = connect(Number(new URL(ready.databaseUrl).port), "127.0.0.1");
  expect(await once(socket, "connect").catch((reason: NodeJS.ErrnoException) => reason.code)).toBe("ECONNREFUSED");
});

it("stops cleanly when Ctrl-C comes while it is still starting", async () => {
  const home = makeHome();
  const run = accord(["start"], { ACCORD_HOME: home, ACCORD_PORT: "0" });
  await until(() => run.said().includes("Creating the database"));
  run.child.kill("SIGINT");
  expect(await run.ended).toBe(0);
  expect(run.said()).not.toContain("ready at");
  await startServer(home);
});

it("refuses a port that was asked for and is taken", async () => {
  const home = await quiet();
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
  const { run, ready } = await startServer(await quiet(), { ACCORD_PORT: "" });
  expect(run.said()).toContain("Port 8787 is taken; using ");
  expect(Number(new URL(ready.url).port)).toBeGreaterThan(8787);
  other.close();
});

it("refuses an address that this machine does not have", async () => {
  const run = accord(["start"], { ACCORD_HOME: await quiet(), ACCORD_HOST: "192.0.2.1" });
  expect(await run.ended).toBe(1);
  expect(run.said()).toContain("Cannot listen on 192.0.2.1, port 8787 (EADDRNOTAVAIL)");
});

it("leaves its services to a watcher's next process, which takes them over", async () => {
  const home = await quiet();
  const first = await startServer(home, {}, ["--keep-services"]);
  const before = pidsOf(home);
  first.run.child.kill("SIGTERM");
  expect(await first.run.ended).toBe(0);
  const second = await startServer(home, {}, ["--keep-services"]);
  expect(pidsOf(home)).toEqual(before);
  second.run.child.kill("SIGINT");
  expect(await second.run.ended).toBe(0);
  await gone(before.postgres, before.valkey);
});

it("is stopped by `stop`, also what a killed one has left", async () => {
  const home = await quiet();
  const first = await startServer(home);
  expect(await accord(["stop"], { ACCORD_HOME: home }).ended).toBe(0);
  expect(await first.run.ended).toBe(0);
  const second = await startServer(home);
  const { postgres, valkey } = pidsOf(home);
  kill(second.ready.pid);
  const stop = accord(["stop"], { ACCORD_HOME: home });
  expect(await stop.ended).toBe(0);
  expect(stop.said()).toBe(`Stopped what was running in ${home}.\n`);
  await gone(postgres, valkey);
});
