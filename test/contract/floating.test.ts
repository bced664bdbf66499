import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** An arrow function that drops what a call answers, and the calls that answer no promise. */
const dropping = /=> void (?:\w+\.)*\w+\(/;
const immediate = /=> void [\w.]+\.(?:abort|add|clear|delete|destroy|end|kill|push|set|unref|write)\(/;

/** A dropped promise that fails ends the process, and with it every run that the process holds. */
describe("no promise is dropped without a catch", () => {
  it("by a statement: the linter looks at types, and takes `void` for no catch", () => {
    const rules = readFileSync(".oxlintrc.json", "utf8");
    expect(rules).toContain('"typescript/no-floating-promises": ["error", { "ignoreVoid": false }]');
    expect(readFileSync("codegen/lint.ts", "utf8")).toContain("--type-aware");
  });

  it("by an arrow function that answers `void`, which the linter lets pass", () => {
    const dropped = globSync("src/**/*.ts", { exclude: ["src/console/**", "src/react/**"] }).flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .map((line, index) => ({ line, place: `${path}:${index + 1}` }))
        .filter(({ line }) => dropping.test(line) && !immediate.test(line))
        .map(({ line, place }) => `${place} ${line.trim()}`),
    );
    expect(dropped).toEqual([]);
  });
});
