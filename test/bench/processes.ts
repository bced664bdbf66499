import { readdirSync, readFileSync } from "node:fs";

/** What a process of the bench is for, by its command line; what fits none is counted as `other`. */
const kinds = {
  PostgreSQL: /(?:^|\/)postgres(?::| |\0)/,
  Valkey: /valkey-process|valkey-server|redis-server/,
  child: /(?:src\/cli\/main|project-cli)[^\0]*\0(?:[^\0]*\0)*serve/,
  server: /run-accord/,
  model: /run-model/,
  bare: /run-bare/,
} as const;

export type Kind = keyof typeof kinds | "other";
export type CpuByKind = Partial<Record<Kind, number>>;

/** Milliseconds of CPU so far of each kind of process below this one, PostgreSQL's backends included. */
export function cpuByKind(root: number = process.pid): CpuByKind {
  const all: CpuByKind = {};
  for (const pid of familyOf(root)) {
    const kind = kindOf(pid);
    all[kind] = (all[kind] ?? 0) + cpuOf(pid);
  }
  return all;
}

export const toSpent = (before: CpuByKind, after: CpuByKind): CpuByKind =>
  Object.fromEntries(Object.entries(after).map(([kind, ms]) => [kind, ms - (before[kind as Kind] ?? 0)]));

/** Memory of one process, in MB. */
export const rssOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readIfThere(`/proc/${pid}/status`) ?? "")?.[1] ?? 0) / 1024;

/** From the kernel's ticks of 10 ms; with processes that it has started and that have ended. */
export function cpuOf(pid: number): number {
  const fields = statOf(pid)?.split(" ") ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * 10;
}

function kindOf(pid: number): Kind {
  const line = readIfThere(`/proc/${pid}/cmdline`) ?? "";
  return (Object.entries(kinds).find(([, pattern]) => pattern.test(line))?.[0] as Kind | undefined) ?? "other";
}

function familyOf(root: number): number[] {
  const parents = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), Number(statOf(Number(name))?.split(" ")[1] ?? 0)]),
  );
  const family = new Set([root]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const [pid, parent] of parents) if (family.has(parent)) family.add(pid);
  }
  return [...family];
}

/** What stands behind the program's name, which may hold blanks: state, parent, … */
function statOf(pid: number): string | undefined {
  const text = readIfThere(`/proc/${pid}/stat`);
  return text?.slice(text.lastIndexOf(")") + 2);
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return undefined;
  }
}
