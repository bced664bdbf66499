import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { makeCopy, type Copy } from "../copy.ts";
import type { SpecEdit } from "./_edit.ts";
import { specEdits } from "./edits.ts";

/**
 * `make mutate-specs`: changes the contract of a copy of this checkout, one edit at a time, tells nobody, and says who
 * has stopped it. `--only` is a part of an edit's name or file.
 */
const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
const chosen = specEdits.filter(({ edit, files }) => `${files.join(" ")} ${edit}`.includes(values.only));

const copy = await makeCopy();
try {
  const wrong: string[] = [];
  for (const edit of chosen) {
    const expected = toWords(edit.stopped);
    const found = await tryOut(copy, edit);
    const isRight = found === expected;
    if (!isRight) wrong.push(edit.edit);
    console.log(`| ${edit.edit} | ${edit.files[0]} | ${found}${isRight ? "" : ` (expected: ${expected})`} |`);
  }
  console.log(`${chosen.length - wrong.length} of ${chosen.length} as said.`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await copy.remove();
}

function toWords(stopped: SpecEdit["stopped"]): string {
  if (typeof stopped === "string") return stopped;
  return "by" in stopped ? stopped.by : "harmless";
}

async function tryOut({ home, test }: Copy, { files, find, replace, stopped }: SpecEdit): Promise<string> {
  const paths = files.map((file) => join(home, "specs", file));
  const texts = await Promise.all(paths.map((path) => readFile(path, "utf8")));
  try {
    for (const [index, path] of paths.entries())
      await writeFile(path, texts[index]?.replaceAll(find, () => replace) ?? "");
    if (!(await passes(home, ["codegen/main.ts"]))) return "check";
    if (!(await passes(home, ["node_modules/typescript-7/bin/tsc", "--noEmit"]))) return "compiler";
    if (typeof stopped === "string") return "nobody";
    const verdict = await test(["by" in stopped ? stopped.by : "contract/endpoints"]);
    if (verdict.kind === "broken") return `broken: ${verdict.reason}`;
    if (verdict.kind === "passed") return "by" in stopped ? "nobody" : "harmless";
    return "by" in stopped ? stopped.by : verdict.tests.join("; ");
  } finally {
    for (const [index, path] of paths.entries()) await writeFile(path, texts[index] ?? "");
  }
}

async function passes(home: string, args: string[]): Promise<boolean> {
  const run = spawn(process.execPath, args, { cwd: home, stdio: "ignore" });
  await once(run, "exit");
  return run.exitCode === 0;
}
