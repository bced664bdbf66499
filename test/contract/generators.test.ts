import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { installExample } from "../_kit/example-pages.ts";

const root = join(import.meta.dirname, "../..");
const example = join(root, "examples/generators");

const run = (program: string, args: string[], cwd: string, env: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, [program, ...args], { cwd, env: { ...process.env, ...env } });

/** As a team does that takes types from the document and not from the SDK. */
describe.skipIf(!(await installExample("generators")))("other generators", () => {
  const folder = mkdtempSync(join(tmpdir(), "accord-generators-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("see events, not texts: what three of them make compiles, with a program that uses it", async () => {
    for (const file of ["kubb.config.js", "orval.config.js", "package.json", "tsconfig.json", "use.ts"])
      cpSync(join(example, file), join(folder, file));
    symlinkSync(join(example, "node_modules"), join(folder, "node_modules"));
    const env = { DOCUMENT: join(root, "generated/openapi.json") };
    const bin = (name: string) => join(folder, "node_modules/.bin", name);
    await Promise.all([
      run(bin("openapi-typescript"), [env.DOCUMENT, "-o", "out/openapi-typescript.ts"], folder, env),
      run(bin("orval"), ["--config", "./orval.config.js"], folder, env),
      run(bin("kubb"), ["generate", "--config", "kubb.config.js"], folder, env),
    ]);
    const { stdout } = await run(join(root, "node_modules/typescript-7/bin/tsc"), ["-p", "."], folder).catch(
      (failure: { stdout: string }) => failure,
    );
    expect(stdout).toBe("");
  });
});
