import { setTimeout as sleep } from "node:timers/promises";

/** Looks until there is an answer. For what has no event to wait for, such as a row that another process writes. */
export async function until<T>(look: () => Promise<T | undefined | false>, what: string, seconds = 60): Promise<T> {
  const end = Date.now() + seconds * 1000;
  // What takes long is looked at less often: many a test waits at the same time, and a look is a query.
  for (let ms = 5; ; ms = Math.min(ms + 5, 50)) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(`waited ${seconds} s in vain for ${what}`);
    await sleep(ms);
  }
}
