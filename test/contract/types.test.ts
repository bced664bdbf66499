import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

it("the compiler accepts the project as it is", async () => {
  const program = join(root, "codegen/lint/types.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [program], { cwd: root }).catch(
    (failure: { stdout: string }) => failure,
  );
  expect(stdout).toBe("");
});
