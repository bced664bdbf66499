import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findBrowser } from "./_kit/find-browser.ts";

/**
 * Runs the tests: all of them, or with `--only integration` one folder. What the tests need from the system is
 * installed first where that is possible; where it is not, the tests that need it are counted as skipped.
 */
const root = join(import.meta.dirname, "..");
const at = process.argv.indexOf("--only");
const folders = at > 0 ? process.argv.slice(at + 1).map((folder) => `test/${folder}/`) : [];

if (folders.length === 0 && !findBrowser()) installBrowser();
const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
const { status } = spawnSync(process.execPath, [vitest, "run", ...folders], { cwd: root, stdio: "inherit" });
process.exitCode = status ?? 1;

function installBrowser(): void {
  const mayInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status === 0;
  if (!mayInstall) {
    console.log("No Chromium on this machine and no way to install it here: tests of pages will be skipped.");
    return;
  }
  console.log("Installing Chromium for the tests of pages (once, about a minute) …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args: string[]) =>
    spawnSync("apt-get", ["-qq", ...args], { env, stdio: ["ignore", "ignore", "inherit"] }).status === 0;
  if (!(apt("update") && apt("install", "-y", "--no-install-recommends", "chromium")))
    console.log("Chromium could not be installed: tests of pages will be skipped.");
}
