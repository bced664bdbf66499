import { join, relative } from "node:path";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../../src/console");

interface Table {
  /** Where it is, and what it is called. */
  name: string;
  keys: readonly string[];
}

describe("what the console says", () => {
  let program: ts.Program;
  let checker: ts.TypeChecker;
  let files: readonly ts.SourceFile[];
  beforeAll(() => {
    const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile) as { config: unknown };
    const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
    program = ts.createProgram(fileNames, options);
    checker = program.getTypeChecker();
    files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`${root}/`));
  });

  function visit(see: (node: ts.Node, file: ts.SourceFile) => void): void {
    for (const file of files) {
      const go = (node: ts.Node) => {
        see(node, file);
        ts.forEachChild(node, go);
      };
      go(file);
    }
  }

  /** The strings that a type stands for: "a" | "b" are two. */
  const literals = (type: ts.Type): string[] =>
    (type.isUnion() ? type.types : [type]).flatMap((one) => (one.isStringLiteral() ? [one.value] : []));

  function tables(): Table[] {
    const found: Table[] = [];
    visit((node, file) => {
      if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isCallExpression(node.initializer)) return;
      if (node.initializer.expression.getText() !== "defineText") return;
      const [key] = checker.getTypeAtLocation(node.name).aliasTypeArguments ?? [];
      found.push({ name: `${relative(root, file.fileName)} ${node.name.getText()}`, keys: key ? literals(key) : [] });
    });
    return found;
  }

  /** What each `say(…)` may say, by the keys of its table. The type checker knows the values of a field. */
  function said(): Map<string, Set<string>> {
    const found = new Map<string, Set<string>>();
    visit((node) => {
      if (!ts.isCallExpression(node)) return;
      const type = checker.getTypeAtLocation(node.expression);
      const [argument] = node.arguments;
      const [keys] = type.aliasTypeArguments ?? [];
      if (type.aliasSymbol?.name !== "Say" || argument === undefined || keys === undefined) return;
      const table = literals(keys).toSorted().join();
      const words = found.get(table) ?? new Set();
      for (const key of literals(checker.getTypeAtLocation(argument))) words.add(key);
      found.set(table, words);
    });
    return found;
  }

  it("every word of every table is said by some line of code", () => {
    const all = tables();
    expect(all.length).toBeGreaterThan(10);
    const words = said();
    const unsaid = all.flatMap(({ name, keys }) => {
      const used = words.get(keys.toSorted().join()) ?? new Set();
      return keys.filter((key) => !used.has(key)).map((key) => `${name}: ${key}`);
    });
    expect(unsaid).toEqual([]);
  });

  it("no word that people see or hear stands outside of the tables", () => {
    const seen = new Set(["aria-label", "aria-description", "title", "placeholder", "alt", "label"]);
    const found: string[] = [];
    const isWord = (text: string) => /\p{L}/u.test(text);
    visit((node, file) => {
      const isShown =
        (ts.isJsxText(node) && isWord(node.text)) ||
        (ts.isJsxAttribute(node) &&
          seen.has(node.name.getText()) &&
          node.initializer !== undefined &&
          ts.isStringLiteral(node.initializer) &&
          isWord(node.initializer.text)) ||
        (ts.isJsxExpression(node) &&
          !ts.isJsxAttribute(node.parent) &&
          node.expression !== undefined &&
          ts.isStringLiteralLike(node.expression) &&
          isWord(node.expression.text));
      if (isShown) found.push(`${relative(root, file.fileName)}: ${node.getText().trim()}`);
    });
    // The name of the product is the same in every language.
    expect(found.filter((text) => text !== "parts/brand.tsx: Accord")).toEqual([]);
  });
});
