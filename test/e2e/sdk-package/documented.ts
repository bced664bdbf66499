import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

/** What an editor shows of the package: every name that it exports, and every member of each. */
export function inAnEditor(installed: string): void {
  describe("in an editor", () => {
    it("says of every exported name, field and parameter what it is", () => {
      const { exports } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8")) as {
        exports: Record<string, string | { types: string }>;
      };
      const files = Object.values(exports).flatMap((entry) =>
        typeof entry === "string" ? [] : [join(installed, entry.types)],
      );
      const program = ts.createProgram(files, { module: ts.ModuleKind.NodeNext, noLib: true, types: [] });
      const found = files.flatMap((file) => membersOf(program, file));
      expect(found.length).toBeGreaterThan(2000);
      expect(found.filter(({ isTold }) => !isTold).map(({ name }) => name)).toEqual([]);
    });
  });
}

interface Member {
  name: string;
  isTold: boolean;
}

function membersOf(program: ts.Program, file: string): Member[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} exports nothing`);
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const declarations = symbol.declarations ?? [];
    return [
      { name: symbol.name, isTold: declarations.some(isTold) },
      ...declarations.flatMap((declaration) => [...within(declaration, symbol.name)]),
    ];
  });
}

/** Members of the declaration and of the types that are written inside of it. What is private is nobody's business. */
function* within(node: ts.Node, name: string): Generator<Member> {
  for (const child of childrenOf(node)) {
    if (!isMember(child)) yield* within(child, name);
    else if (!(ts.getCombinedModifierFlags(child) & ts.ModifierFlags.Private)) {
      const own = `${name}.${child.name.getText()}`;
      yield { name: own, isTold: isTold(child) };
      yield* within(child, own);
    }
  }
}

function childrenOf(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  ts.forEachChild(node, (child) => void found.push(child));
  return found;
}

const isMember = (node: ts.Node): node is ts.TypeElement & ts.Declaration & { name: ts.PropertyName } =>
  ts.isPropertySignature(node) ||
  ts.isMethodSignature(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isMethodDeclaration(node);

/** What is deprecated is told in the tag that says so. */
const isTold = (node: ts.Node): boolean =>
  ts
    .getJSDocCommentsAndTags(node)
    .flatMap((told) => (ts.isJSDoc(told) ? [told, ...(told.tags ?? [])] : [told]))
    .some(({ comment }) => (ts.getTextOfJSDocComment(comment) ?? "") !== "");
