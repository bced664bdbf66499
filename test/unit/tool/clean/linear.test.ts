import { check } from "recheck";
import { describe, expect, it } from "vitest";
import { encodedRuns } from "../../../../src/base/encodings.ts";
import { secretPatterns } from "../../../../src/base/secret-patterns.ts";
import { clean } from "../../../../src/tool/clean/clean.ts";
import { fieldPatterns } from "../../../../src/tool/clean/fields.ts";
import { injectionPatterns } from "../../../../src/tool/clean/injection.ts";
import { markupPatterns } from "../../../../src/tool/clean/markup.ts";
import { personalPatterns } from "../../../../src/tool/clean/personal.ts";
import { scrubPatterns } from "../../../../src/tool/clean/scrub.ts";

const patterns = [
  ...secretPatterns.map(({ pattern }) => pattern),
  ...Object.values(encodedRuns),
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
    expect(mayBeSlow(/(?<!x)\w+\s*=/g)).toBe(true);
    expect(await judge(/(?<!x)\w+\s*=/g)).toBe("vulnerable");
  }, 120_000);

  it("are linear", async () => {
    const slow: string[] = [];
    for (const pattern of patterns.filter(mayBeSlow))
      if ((await judge(pattern)) === "vulnerable") slow.push(String(pattern));
    expect(slow).toEqual([]);
  }, 600_000);
});

describe("a megabyte (G137)", () => {
  const pieces = [
    "a",
    "1",
    " ",
    "<",
    "<a",
    "<!--",
    "<script>",
    "[",
    "[](",
    "![](()",
    "&amp;",
    "&",
    "%41",
    "%",
    "\\u0041",
    "A1",
    "eyJ",
    "eyJaaaaa-",
    "a.",
    "a@",
    "@a.",
    "token=",
    "password: ",
    "bearer ",
    "a://",
    "postgres://",
    "x-amz-",
    "sk-",
    "ghp_",
    "-----BEGIN KEY-----",
    "138",
    "1 ",
    "+1 ",
    "138 1234 ",
    "00 ",
    "ignore ",
    "ignore instructions ",
    "忽略",
    "忽略指令",
    "javascript",
    "on",
    "data:a/",
    "\0",
    "\u200b",
    "\ud800",
    "authorization:",
    "cookie:a",
    "git@",
    "https://a",
  ];

  it.each(pieces)("of %j is cleaned", (piece) => {
    const notes = piece.repeat(Math.ceil(1_000_000 / piece.length));
    const { data, warnings } = clean({ notes, items: [notes, { title: notes }] }, { method: "calendar.read" });
    expect(JSON.stringify(data).length).toBeLessThan(30_000);
    expect(warnings).toContain("truncated_output");
  });
});
