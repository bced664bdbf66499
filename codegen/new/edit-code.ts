import ts from "typescript";
import { NewError } from "./names.ts";

/** A place in a TypeScript file that grows: where lines go in, and what they are indented by. */
interface Growing {
  at: number;
  indent: string;
}

type Find = (node: ts.Node, source: ts.SourceFile) => Growing | undefined;

/** Puts lines into a TypeScript file at a place that the parser finds, and looks whether the result still is one. */
export function addLines(text: string, find: Find, lines: string): string {
  const source = parse(text);
  const found = search(source, (node) => find(node, source));
  if (found === undefined) throw new NewError("It is not as it was when this program was written.");
  const added = lines
    .trimEnd()
    .split("\n")
    .map((line) => (line === "" ? "\n" : `${found.indent}${line}\n`))
    .join("");
  const made = text.slice(0, found.at) + added + text.slice(found.at);
  const [problem] = problemsOf(made);
  if (problem !== undefined) throw new NewError(`It would not be TypeScript any more: ${problem}.`);
  return made;
}

/** What the parser has found first, from the top. */
function search(node: ts.Node, find: (node: ts.Node) => Growing | undefined): Growing | undefined {
  return find(node) ?? ts.forEachChild(node, (child) => search(child, find));
}

/** Behind the last member of `interface <name>`. */
export const inInterface =
  (name: string): Find =>
  (node, source) =>
    ts.isInterfaceDeclaration(node) && node.name.text === name ? behind(node.members.at(-1), source) : undefined;

/** Behind the last object that `const <name> = [ … ]` itself writes down. */
export const inArray =
  (name: string): Find =>
  (node, source) => {
    if (!ts.isVariableDeclaration(node) || node.name.getText(source) !== name || !node.initializer) return undefined;
    if (!ts.isArrayLiteralExpression(node.initializer)) return undefined;
    return behind(node.initializer.elements.findLast(ts.isObjectLiteralExpression), source);
  };

/** Behind the last element or property of the first literal of a kind within the test of this name. */
export const inTest =
  (name: string, isWanted: (node: ts.Node, source: ts.SourceFile) => boolean): Find =>
  (node, source) => {
    if (!isTest(node, name)) return undefined;
    return search(node, (inner) => {
      if (!isWanted(inner, source)) return undefined;
      if (ts.isObjectLiteralExpression(inner)) return behind(inner.properties.at(-1), source);
      return ts.isArrayLiteralExpression(inner) ? behind(inner.elements.at(-1), source) : undefined;
    });
  };

function isTest(node: ts.Node, name: string): node is ts.CallExpression {
  if (!ts.isCallExpression(node)) return false;
  const [first] = node.arguments;
  return first !== undefined && ts.isStringLiteralLike(first) && first.text === name;
}

/** An object that is the only argument of a call of this name. */
export const isGivenTo =
  (name: string) =>
  (node: ts.Node, source: ts.SourceFile): boolean =>
    ts.isObjectLiteralExpression(node) &&
    ts.isCallExpression(node.parent) &&
    node.parent.expression.getText(source).endsWith(name);

/** A list, wherever it is written. */
export const isList = (node: ts.Node): boolean => ts.isArrayLiteralExpression(node);

/** Behind the last row of a table whose first row begins with this text. */
export const inTableOf =
  (cell: string): Find =>
  (node, source) => {
    if (!ts.isArrayLiteralExpression(node)) return undefined;
    const [row] = node.elements;
    if (row === undefined || !ts.isArrayLiteralExpression(row)) return undefined;
    return row.elements[0]?.getText(source) === JSON.stringify(cell) ? behind(node.elements.at(-1), source) : undefined;
  };

/** One more name of what a file imports from another one already. */
export function addImport(text: string, from: string, name: string): string {
  const bindings = parse(text).statements.flatMap((statement) =>
    ts.isImportDeclaration(statement) && (statement.moduleSpecifier as ts.StringLiteral).text === from
      ? (statement.importClause?.namedBindings ?? [])
      : [],
  );
  const [found] = bindings;
  if (found === undefined || !ts.isNamedImports(found)) throw new NewError(`It imports nothing of ${from}.`);
  if (found.elements.some((element) => element.name.text === name)) return text;
  const names = [...found.elements.map((element) => element.getText()), name].sort();
  return `${text.slice(0, found.getStart())}{ ${names.join(", ")} }${text.slice(found.end)}`;
}

/** Before the property of this name, wherever it is written. */
export const beforeProperty =
  (name: string): Find =>
  (node, source) =>
    ts.isPropertyAssignment(node) && node.name.getText(source) === name ? before(node, source) : undefined;

/** Before the first `case` of this value, in the function of this name. */
export const beforeCase =
  (name: string, value: string): Find =>
  (node, source) => {
    if (!ts.isFunctionDeclaration(node) || node.name?.text !== name) return undefined;
    return search(node, (inner) =>
      ts.isCaseClause(inner) && inner.expression.getText(source) === JSON.stringify(value)
        ? before(inner, source)
        : undefined,
    );
  };

/** In the order of names, among those that are imported together with `known`. */
export const amongImported =
  (known: string, name: string): Find =>
  (node, source) => {
    if (!ts.isNamedImports(node) || !node.elements.some((element) => element.name.text === known)) return undefined;
    const next = node.elements.find((element) => element.name.text > name);
    return next === undefined ? behind(node.elements.at(-1), source) : before(next, source);
  };

function behind(node: ts.Node | undefined, source: ts.SourceFile): Growing | undefined {
  if (node === undefined) return undefined;
  const end = source.text.indexOf("\n", node.end);
  return { at: end + 1, indent: indentOf(node, source) };
}

function before(node: ts.Node, source: ts.SourceFile): Growing {
  const start = node.getStart(source);
  return { at: source.text.lastIndexOf("\n", start) + 1, indent: indentOf(node, source) };
}

function indentOf(node: ts.Node, { text }: ts.SourceFile): string {
  const start = text.lastIndexOf("\n", node.getStart()) + 1;
  return /^ */.exec(text.slice(start))?.[0] ?? "";
}

const parse = (text: string): ts.SourceFile => ts.createSourceFile("file.ts", text, ts.ScriptTarget.Latest, true);

function problemsOf(text: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(text, { reportDiagnostics: true });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}
