import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { gone, kill, makeHome, pidsOf, startHolder } from "./_home.ts";

const program = join(import.meta.dirname, "../../../src/main/stop-left.ts");

it("`make dev` ends what its server has left, and needs none of the files that may be half written for it", async () => {
  const home = join(makeHome(), "new");
  kill(await startHolder(home));
  const { postgres, valkey } = pidsOf(home);
  execFileSync(process.execPath, [program], { env: { PATH: process.env["PATH"] ?? "", ACCORD_HOME: home } });
  await gone(postgres, valkey);
  const rooms = new Set([...reached(program)].flatMap((file) => /src\/(\w+)\//.exec(file)?.[1] ?? []));
  expect([...rooms].toSorted()).toEqual(["base", "embedded", "main"]);
  expect(readFileSync(join(import.meta.dirname, "../../../Makefile"), "utf8")).toMatch(/trap ".*stop-left\.ts" EXIT/);
});

/** The files that a file imports, and those that they import. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/^(?:import|export) (?!type )[^;]*?from "(\..*?)"/gm))
    reached(join(dirname(file), path), seen);
  return seen;
}
