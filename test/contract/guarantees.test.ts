import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { pattern } from "../../src/base/pattern.ts";

const root = join(import.meta.dirname, "../..");
const contents = new Map<string, string>();
const read = (path: string): string => {
  const text = contents.get(path) ?? readFileSync(join(root, path), "utf8");
  contents.set(path, text);
  return text;
};
/** This file names what it looks for, which is no citation. */
const self = "test/contract/guarantees.test.ts";

const filesIn = (folder: string, kinds: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name).slice(root.length + 1);
    return entry.isFile() && kinds.test(path) && path !== self ? [path] : [];
  });
const pages = readdirSync(root).filter((name) => name.endsWith(".md"));
const code = ["src", "codegen", "test", "specs"].flatMap((folder) => filesIn(folder, /\.(?:ts|yaml)$/));
const texts = [
  ...["src", "codegen", "test", "specs", "docs", "generated"].flatMap((folder) =>
    filesIn(folder, /\.(?:ts|js|mjs|yaml|json|sql|html|css|md)$/),
  ),
  ...pages,
  "Makefile",
];

/** `G064-G067` names four. */
const guaranteesIn = (text: string): string[] =>
  [...text.matchAll(/\bG(\d{3})(?:-G(\d{3}))?\b/g)].flatMap(([, first = "", last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, i) => `G${String(Number(first) + i).padStart(3, "0")}`,
    ),
  );
const rulingsIn = (text: string): string[] => text.match(/\bR\d{1,2}\b/g) ?? [];
const rowsOf = (page: string): string[][] =>
  [...read(page).matchAll(/^\| ([GR]\d+ \| .*) \|$/gm)].map(([, row = ""]) => row.split(" | "));

const guarantees = rowsOf("docs/guarantees.md");
const rulings = rowsOf("docs/rulings.md");
const cited = new Map(code.map((path) => [path, new Set(guaranteesIn(read(path)))]));

/** The lines that should not be so, each with its place. Most texts have none and are not read line by line. */
const citations = (paths: readonly string[], isWrong: (text: string) => boolean): string[] =>
  paths
    .filter((path) => isWrong(read(path)))
    .flatMap((path) =>
      read(path)
        .split("\n")
        .flatMap((line, index) => (isWrong(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : [])),
    );

describe("docs/guarantees.md", () => {
  const numbers = guarantees.map(([number = ""]) => number);

  it("has each number once and in order, with a sentence", () => {
    expect(numbers).toEqual([...new Set(numbers)].sort());
    expect(numbers.length).toBeGreaterThan(200);
    for (const [number, sentence] of guarantees) expect(sentence, number).toMatch(/^\S.{10,}\.$/);
  });

  it("has every number that code, specs and pages cite", () => {
    const isUnknown = (line: string) => guaranteesIn(line).some((number) => !numbers.includes(number));
    expect(citations([...code, ...filesIn("docs", /\.md$/), ...pages], isUnknown)).toEqual([]);
  });

  it.each(guarantees)("%s is shown by tests that name it, or says why not", (number, _sentence, shown = "") => {
    if (shown.startsWith("No test: ")) {
      const tests = [...cited].filter(([path, found]) => path.endsWith(".test.ts") && found.has(number));
      expect(tests.map(([path]) => path)).toEqual([]);
      return;
    }
    const links = [...shown.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path = ""]) => path);
    expect(links).not.toEqual([]);
    for (const path of links) {
      expect(path).toMatch(/^test\/.*\.test\.ts$/);
      expect(cited.get(path)?.has(number), `${path} names ${number}`).toBe(true);
    }
  });
});

describe("docs/rulings.md", () => {
  it("has exactly the rulings that code, specs and tests cite", () => {
    const inCode = new Set(code.flatMap((path) => rulingsIn(read(path))));
    expect(rulings.map(([number]) => number)).toEqual(
      [...inCode].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1))),
    );
    for (const [number, question, ruling] of rulings) expect([question, ruling], number).not.toContain("");
  });
});

describe("a citation", () => {
  // Notes the project began with. What they fixed stands in specs/ and docs/, and nobody who has the repository has
  // them.
  const elsewhere = pattern()`
    \b(?:DESIGN|STYLE|STACK|GUARANTEES|MODULES|UI_SCHEMA|AGENT|USAGE)(?:\.md\b|,? (?:section )?[R\d]\d*)|
    \b[Ss]eeds? \d{3}\b|§
  `;

  it("names no notes that are kept elsewhere", () => {
    expect(citations(texts, (line) => elsewhere.test(line))).toEqual([]);
  });

  it("names only pages that are there", () => {
    const known = new Set(texts.map((path) => basename(path)));
    const isMissing = (line: string) =>
      (line.match(/\bdocs\/[\w-]+\.md\b/g) ?? []).some((page) => !existsSync(join(root, page))) ||
      (line.match(/(?<![\w/.-])[A-Z][A-Z_]+\.md\b/g) ?? []).some((page) => !known.has(page));
    expect(citations(texts, isMissing)).toEqual([]);
  });

  it("in a page names only files that are there", () => {
    const isMissing = (line: string) =>
      [...line.matchAll(/`((?:src|test|specs|codegen|docs)\/[\w/.-]+\.\w+)`|\]\((\.\.?\/[^)#]+)/g)].some(
        ([, path, link]) => !existsSync(path === undefined ? join(root, "docs", link ?? "") : join(root, path)),
      );
    expect(citations(["docs/guarantees.md", "docs/rulings.md"], isMissing)).toEqual([]);
  });
});
