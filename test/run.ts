import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findBrowser, findShell } from "./_kit/find-browser.ts";
import { findNginx, findPgBouncer, findRedisServer } from "./_kit/find-program.ts";
import { install, isInstalled } from "./_kit/install.ts";

/**
 * Runs the tests: all of them, or with `--only integration` one folder. What the tests need from the system is
 * installed first where that is possible; where it is not, tests that need it fail or are counted as skipped.
 */
const root = join(import.meta.dirname, "..");
const at = process.argv.indexOf("--only");
const folders = at > 0 ? process.argv.slice(at + 1).map((folder) => `test/${folder}/`) : [];

if (folders.length === 0) {
  const others = installRuntimes();
  installMissing();
  await others;
}
const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
const { status } = spawnSync(process.execPath, [vitest, "run", ...folders], { cwd: root, stdio: "inherit" });
process.exitCode = status ?? 1;

/** Debian's packages, each with what is tested with it. */
function installMissing(): void {
  let hasList: boolean | undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const apt = (...args: string[]) =>
    spawnSync("apt-get", ["-qq", ...args], { env, stdio: ["ignore", "ignore", "inherit"] }).status === 0;
  const hasApt = () => spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status === 0;
  const installs = (name: string): boolean => {
    hasList ??= process.getuid?.() === 0 && hasApt() && apt("update");
    if (hasList) console.log(`Installing ${name} (once) …`);
    return hasList && apt("install", "-y", "--no-install-recommends", name);
  };
  const need = (name: string, tests: string) => {
    if (!installs(name))
      console.log(`There is no ${name} on this machine and no way to install it here: ${tests} will be skipped.`);
  };
  // A Chromium with windows does as well, and takes longer.
  if (findShell() === undefined && !installs("chromium-headless-shell") && findBrowser() === undefined)
    need("chromium", "tests of pages");
  if (findPgBouncer() === undefined) need("pgbouncer", "the test behind a pooler of connections");
  if (findNginx() === undefined) need("nginx-light", "the test behind a proxy");
  if (findRedisServer() === undefined) need("redis-server", "the test with a cluster of Redis");
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
