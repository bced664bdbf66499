import type { Log } from "./log.ts";

/** Work that no caller waits for. What it fails with is logged, and ends neither the process nor anything else. */
export function inBackground(log: Log, what: string, work: () => Promise<unknown>): void {
  work().catch((cause: unknown) => log.error(`${what} failed in the background`, { cause }));
}
