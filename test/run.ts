import { spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { findBrowser, findShell } from "./_kit/find-browser.ts";
import { findNginx, findPgBouncer, findRedisServer } from "./_kit/find-program.ts";
import { install, isInstalled } from "./_kit/install.ts";
import { installing } from "./_kit/installing.ts";

/**
 * Runs the tests: all of them, or with `--only integration` one folder. What the tests need from the system is
 * installed meanwhile where that is possible; where it is not, tests that need it fail or are counted as skipped.
 */
const root = join(import.meta.dirname, "..");
const at = process.argv.indexOf("--only");
const folders = at > 0 ? process.argv.slice(at + 1).map((folder) => `test/${folder}/`) : [];

// Ctrl-C reaches the tests as well, which stop their services before they end.
process.on("SIGINT", () => {});
const { env, done } = installing(async () => {
  if (folders.length === 0) await Promise.all([installRuntimes(), installMissing()]);
});
const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
const status = await run(process.execPath, [vitest, "run", ...folders], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, ...env },
});
await done;
process.exitCode = status ?? 1;

/** How the program ended; undefined when there is none. */
async function run(program: string, args: string[], options: SpawnOptions): Promise<number | null | undefined> {
  const child = spawn(program, args, options);
  return await once(child, "exit").then(
    ([code]) => code as number | null,
    () => undefined,
  );
}

/** Debian's packages, each with what is tested with it. */
async function installMissing(): Promise<void> {
  let hasList: boolean | undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const apt = async (...args: string[]) =>
    (await run("apt-get", ["-qq", ...args], { env, stdio: ["ignore", "ignore", "inherit"] })) === 0;
  const hasApt = async () => (await run("apt-get", ["--version"], { stdio: "ignore" })) === 0;
  const installs = async (name: string): Promise<boolean> => {
    hasList ??= process.getuid?.() === 0 && (await hasApt()) && (await apt("update"));
    if (hasList) console.log(`Installing ${name} (once) …`);
    return hasList && (await apt("install", "-y", "--no-install-recommends", name));
  };
  const need = async (name: string, tests: string) => {
    if (!(await installs(name)))
      console.log(`There is no ${name} on this machine and no way to install it here: ${tests} will be skipped.`);
  };
  // A Chromium with windows does as well, and takes longer.
  if (findShell() === undefined && !(await installs("chromium-headless-shell")) && findBrowser() === undefined)
    await need("chromium", "tests of pages");
  if (findPgBouncer() === undefined) await need("pgbouncer", "the test behind a pooler of connections");
  if (findNginx() === undefined) await need("nginx-light", "the test behind a proxy");
  if (findRedisServer() === undefined) await need("redis-server", "the test with a cluster of Redis");
}

/** From npm, and apart from the packages of the house: whoever only starts the server needs none of them. */
async function installRuntimes(): Promise<void> {
  const folder = join(root, "test/e2e/runtimes");
  if (isInstalled(folder)) return;
  console.log("Installing Bun, Deno and workerd for the tests of the SDK (once) …");
  if (!(await install(folder)))
    console.log(
      "There is no registry to install Bun, Deno and workerd from: tests of the SDK in them will be skipped.",
    );
}
