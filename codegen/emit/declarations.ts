import ts from "typescript";

/** One exported type of a generated file: its text with its comment, and the types it names. */
export interface Declaration {
  name: string;
  text: string;
  names: Set<string>;
}

/** Takes generated TypeScript that holds nothing but types apart, so that its types can be put where they belong. */
export function declarationsOf(source: string): Declaration[] {
  const file = ts.createSourceFile("types.ts", source, ts.ScriptTarget.Latest, true);
  return file.statements.map((statement) => {
    if (!ts.isTypeAliasDeclaration(statement) && !ts.isInterfaceDeclaration(statement))
      throw new Error(`expected nothing but types, found: ${statement.getText().slice(0, 80)}`);
    return { name: statement.name.text, text: statement.getFullText().trim(), names: namesIn(statement) };
  });
}

function namesIn(node: ts.Node): Set<string> {
  const found = new Set<string>();
  const visit = (inner: ts.Node): void => {
    if (ts.isTypeReferenceNode(inner) && ts.isIdentifier(inner.typeName)) found.add(inner.typeName.text);
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return found;
}

/** The names, of those given, that some of the declarations use. */
export const usedNames = (declarations: Declaration[], given: Iterable<string>): string[] =>
  [...given].filter((name) => declarations.some(({ names }) => names.has(name))).toSorted();
