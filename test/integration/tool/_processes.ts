import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** What /proc says of a process. */
export const argvOf = (pid: number): string[] => readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").slice(0, -1);
export const environOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").filter(Boolean);

/** What each of its descriptors is; one that was closed meanwhile is left out. */
export function filesOf(pid: number): Map<number, string> {
  const files = new Map<number, string>();
  for (const fd of readdirSync(`/proc/${pid}/fd`)) {
    try {
      files.set(Number(fd), readlinkSync(`/proc/${pid}/fd/${fd}`));
    } catch {
      continue;
    }
  }
  return files;
}

/** Processes of this group that are there, zombies aside. */
export function groupOf(pgid: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [state, , group] = readFileSync(`/proc/${name}/stat`, "utf8")
          .replace(/^.*\) /, "")
          .split(" ");
        return Number(group) === pgid && state !== "Z" ? [Number(name)] : [];
      } catch {
        return [];
      }
    });
}

/**
 * Looks again and again until it is so, and leaves the machine to what it waits for between two looks. A test that
 * waits in vain runs into its own limit.
 */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(5);
}

/** Looks in every turn of the loop: it misses no child, however short its life. */
export async function firstChildren(tool: { readonly children: readonly number[] }): Promise<number[]> {
  while (tool.children.length === 0) await new Promise((resolve) => setImmediate(resolve));
  return [...tool.children];
}
