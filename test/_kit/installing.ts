import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Names a folder that is there for as long as test/run.ts installs what some tests need. */
const variable = "TEST_INSTALLING";

/** Does the work beside the tests: most of it is waiting for downloads. Tests are given what to look at. */
export function installing(work: () => Promise<void>): { env: Record<string, string>; done: Promise<void> } {
  const folder = mkdtempSync(join(tmpdir(), "accord-installing-"));
  const done = work().finally(() => rmSync(folder, { recursive: true }));
  // A failure is told at the end, to whoever awaits it then.
  done.catch(() => {});
  return { env: { [variable]: folder }, done };
}

/** Resolves when nothing is being installed any more, whether it could be or not. */
export async function installed(): Promise<void> {
  const folder = process.env[variable];
  while (folder !== undefined && existsSync(folder)) await new Promise((resolve) => setTimeout(resolve, 100));
}
