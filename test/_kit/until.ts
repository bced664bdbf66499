import { setTimeout as sleep } from "node:timers/promises";

/** Looks until there is an answer. For what has no event to wait for, such as a row that another process writes. */
export async function until<T>(look: () => Promise<T | undefined | false>, what: string, seconds = 60): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(`waited ${seconds} s in vain for ${what}`);
    await sleep(15);
  }
}
