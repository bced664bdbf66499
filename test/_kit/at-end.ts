const waiting: (() => unknown)[] = [];

/** Runs after the last test of this file, last asked first. May be called from anywhere. */
export function atEnd(cleanUp: () => unknown): void {
  waiting.push(cleanUp);
}

/** What the file that just ended has asked for. */
export async function cleanUpFile(): Promise<void> {
  for (const cleanUp of waiting.splice(0).reverse()) await cleanUp();
}
