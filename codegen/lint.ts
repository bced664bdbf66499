import { execFile } from "node:child_process";
import { join } from "node:path";

/** `make lint`: everything that is judged without running the server, two checks at a time, the longest first. */
const root = join(import.meta.dirname, "..");
const bin = (...parts: string[]) => join(root, "node_modules", ...parts);
const checks: [name: string, ...command: string[]][] = [
  ["code", bin("oxlint", "bin", "oxlint"), "--type-aware", "--deny-warnings"],
  ["types", "codegen/lint/types.ts"],
  ["types of the console", bin("typescript-7", "bin", "tsc"), "-p", "src/console"],
  ["unused", bin("knip", "bin", "knip.js"), "--no-progress"],
  ["generated", "codegen/main.ts", "--check"],
  ["specs", "codegen/lint/specs.ts"],
  ["schema.sql", "codegen/schema.ts", "--check"],
  ["openapi", bin("@redocly", "cli", "bin", "cli.js"), "lint", "generated/openapi.json"],
  ["lines", "codegen/lint/lines.ts"],
  ["format", bin("oxfmt", "bin", "oxfmt"), "--check", "."],
];

await Promise.all([takeChecks(), takeChecks()]);

async function takeChecks(): Promise<void> {
  for (let check = checks.shift(); check !== undefined; check = checks.shift()) {
    const [name, ...command] = check;
    const begun = performance.now();
    const { isFine, text } = await run(command);
    console.log(`${isFine ? "✓" : "✗"} ${name} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    if (isFine) continue;
    console.error(text.trimEnd());
    process.exitCode = 1;
  }
}

function run(command: readonly string[]): Promise<{ isFine: boolean; text: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: root, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve({ isFine: error === null, text: stdout + stderr }),
    );
  });
}
