import { describe, expect, it } from "vitest";
import { lots } from "./lots.ts";
import { measure } from "./measure.ts";

/** docs/offline.md has the figures of the first try: since then the rules were mended for what misled. */
describe("what people say every day", () => {
  it.each(lots)("%s: at least nine of ten are right, and no answer misleads", (name, utterances) => {
    const { right, misleading } = measure(name, utterances);
    expect(misleading.map(({ say }) => say)).toEqual([]);
    expect(right.length / utterances.length).toBeGreaterThanOrEqual(0.9);
  });
});
