import { afterAll } from "vitest";

const waiting: (() => unknown)[] = [];

// Registered while the file is collected: an afterAll called later, inside a beforeAll or a test, would never run.
afterAll(async () => {
  for (const cleanUp of waiting.splice(0).reverse()) await cleanUp();
});

/** Runs after the last test of this file, last asked first. May be called from anywhere. */
export function atEnd(cleanUp: () => unknown): void {
  waiting.push(cleanUp);
}
