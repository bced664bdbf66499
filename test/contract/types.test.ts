import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

it("the compiler accepts the project as it is", async () => {
  // Not node_modules/.bin/tsc: two packages of that name are installed, and the link is to either.
  const tsc = join(root, "node_modules/typescript-7/bin/tsc");
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, "--noEmit"], { cwd: root }).catch(
    (failure: { stdout: string }) => failure,
  );
  expect(stdout).toBe("");
});
