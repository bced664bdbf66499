import { check } from "recheck";
import { describe, expect, it } from "vitest";
import { brokenRuns } from "../../../../src/base/broken-lines.ts";
import { encodedRuns } from "../../../../src/base/encodings.ts";
import { secretPatterns } from "../../../../src/base/secret-patterns.ts";
import { fieldPatterns } from "../../../../src/tool/clean/fields.ts";
import { injectionPatterns } from "../../../../src/tool/clean/injection.ts";
import { markupPatterns } from "../../../../src/tool/clean/markup.ts";
import { personalPatterns } from "../../../../src/tool/clean/personal.ts";
import { scrubPatterns } from "../../../../src/tool/clean/scrub.ts";

const patterns = [
  ...secretPatterns.map(({ pattern }) => pattern),
  ...Object.values(encodedRuns),
  brokenRuns,
  ...fieldPatterns,
  ...injectionPatterns,
  ...markupPatterns,
  ...personalPatterns,
  ...scrubPatterns,
];

// A pattern whose every repetition is short does a bounded amount of work wherever it starts.
const mayBeSlow = ({ source }: RegExp): boolean => /(?<!\\)[*+](?![^[]*\])|\{\d+,(?:\d{3,})?\}/.test(source);

// The attack that the checker thinks up is tried (recall), because its search alone takes long for slow.
const judge = async ({ source, flags }: RegExp): Promise<string> =>
  (await check(source, flags, { maxIteration: 3, randomSeed: 1, recallTimeout: 5_000, timeout: 60_000 })).status;

describe("patterns (G137)", () => {
  it("are judged by one who knows a slow one", async () => {
    expect(mayBeSlow(/(?<!x)\d+\s*=/g)).toBe(true);
    expect(await judge(/(?<!x)\d+\s*=/g)).toBe("vulnerable");
  }, 120_000);

  it("are linear", async () => {
    const slow: string[] = [];
    for (const pattern of patterns.filter(mayBeSlow))
      if ((await judge(pattern)) === "vulnerable") slow.push(String(pattern));
    expect(slow).toEqual([]);
  }, 600_000);
});
