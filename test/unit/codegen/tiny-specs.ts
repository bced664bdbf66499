import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { check } from "../../../codegen/check.ts";
import { load } from "../../../codegen/load.ts";
import { formatProblem } from "../../../codegen/source.ts";

const tiny = join(import.meta.dirname, "tiny");

/** A copy of the tiny specs with some files changed: what codegen makes of them. */
export function specsWith(changes: Record<string, string | ((text: string) => string)>): string {
  const folder = mkdtempSync(join(tmpdir(), "accord-specs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(tiny, folder, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    if (typeof change === "string") writeFileSync(path, change);
    else {
      const before = readFileSync(path, "utf8");
      const after = change(before);
      if (after === before) throw new Error(`the change to ${file} changes nothing`);
      writeFileSync(path, after);
    }
  }
  return folder;
}

export const problemsWith = (changes: Parameters<typeof specsWith>[0]): string[] =>
  check(load(specsWith(changes))).map(formatProblem);
