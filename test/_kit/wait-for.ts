import { vi } from "vitest";

/** Tries until it holds. Vitest's own gives up after a second, which a machine with much else to do does not notice. */
export const waitFor = <T>(holds: () => T | Promise<T>): Promise<T> => vi.waitFor(holds, { timeout: 60_000 });
