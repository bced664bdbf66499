import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { accord, endRuns } from "./_accord.ts";
import { makeHome } from "./_home.ts";

afterEach(() => endRuns());

it("says what is missing when there is no server to ask", async () => {
  const run = accord(["token", "--cli", "alice"], { ACCORD_HOME: makeHome(), ACCORD_SECRET: "s".repeat(40) });
  expect(await run.ended).toBe(1);
  expect(run.said()).toMatch(/^No server is running in .*: start one, or set DATABASE_URL\.$/m);
});

it("prints the settings in force and never a secret", async () => {
  const run = accord(["config"], { ACCORD_PORT: "9000", ACCORD_SECRET: "x".repeat(32) });
  expect(await run.ended).toBe(0);
  expect(run.said()).toMatch(/^ACCORD_PORT=9000 +# environment$/m);
  expect(run.said()).toMatch(/^ACCORD_HOST=127\.0\.0\.1 +# default$/m);
  expect(run.said()).toMatch(/^ACCORD_SECRET=\(secret\) +# environment$/m);
  expect(run.said()).not.toContain("xxxx");
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
