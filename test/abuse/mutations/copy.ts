import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Guard } from "./_guard.ts";

/**
 * What tests said: nothing was wrong, or which of them failed. A file that could not even be loaded has judged nothing.
 */
export type Verdict = { kind: "passed" } | { kind: "failed"; tests: string[] } | { kind: "broken"; reason: string };

export interface Copy {
  readonly home: string;
  /** Runs test files, named by their paths below test/. */
  test(names: readonly string[]): Promise<Verdict>;
  /** The verdict on the copy without this guard, which is put back afterwards. */
  without(guard: Guard): Promise<Verdict>;
  remove(): Promise<void>;
}

interface Report {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

const root = join(import.meta.dirname, "../../..");

/** The files of this checkout, changes that are not committed included, and its packages by a link. */
export async function makeCopy(): Promise<Copy> {
  const home = await mkdtemp(join(tmpdir(), "accord-mutants-"));
  const list = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" });
  // The list also names files that are about to be deleted.
  for (const path of list.split("\0").filter((name) => name !== "" && existsSync(join(root, name))))
    await cp(join(root, path), join(home, path));
  await symlink(join(root, "node_modules"), join(home, "node_modules"));
  const copy: Copy = {
    home,
    async test(names) {
      const report = join(home, "report.json");
      await rm(report, { force: true });
      const files = names.map((name) => `test/${name}.test.ts`);
      const flags = ["--bail=1", "--testTimeout=60000", "--reporter=json", `--outputFile=${report}`];
      const vitest = join(home, "node_modules", "vitest", "vitest.mjs");
      const run = spawn(process.execPath, [vitest, "run", ...flags, ...files], { cwd: home, stdio: "ignore" });
      await once(run, "exit");
      const text = await readFile(report, "utf8").catch(() => '{"testResults":[]}');
      return toVerdict(JSON.parse(text) as Report, run.exitCode);
    },
    async without({ file, find, replace, tests }) {
      const path = join(home, file);
      const text = await readFile(path, "utf8");
      if (text.split(find).length !== 2) return { kind: "broken", reason: "the text is not there once" };
      // A function, because `$` means something in a text.
      await writeFile(
        path,
        text.replace(find, () => replace),
      );
      try {
        return await copy.test(tests);
      } finally {
        await writeFile(path, text);
      }
    },
    remove: () => rm(home, { recursive: true, force: true }),
  };
  return copy;
}

function toVerdict({ testResults }: Report, exitCode: number | null): Verdict {
  const unread = testResults.find(({ assertionResults, message }) => assertionResults.length === 0 && message !== "");
  if (unread !== undefined) return { kind: "broken", reason: unread.message.slice(0, 200) };
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.split("/test/").at(-1)?.replace(".test.ts", "");
    const broken = assertionResults.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
    // Some judge at the end of a file what all of its tests have said.
    const said = broken.length === 0 && status === "failed" ? [message] : broken;
    return said.map((words) => `${file}: ${words.slice(0, 90)}`);
  });
  if (failed.length > 0) return { kind: "failed", tests: failed };
  return exitCode === 0 ? { kind: "passed" } : { kind: "broken", reason: `exit ${exitCode}` };
}
