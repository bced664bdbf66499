import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isNode, LineCounter, parseDocument, type Document } from "yaml";

/** A place in a spec file. Every complaint of codegen names one. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}

export type Path = readonly (string | number)[];

/** One parsed YAML file, together with what is needed to find a value's line again. */
export interface Source {
  file: string;
  value: unknown;
  document: Document;
  lines: LineCounter;
}

export function readSources(root: string): { sources: Map<string, Source>; problems: Problem[] } {
  const sources = new Map<string, Source>();
  const problems: Problem[] = [];
  const files = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
  for (const file of files) {
    const lines = new LineCounter();
    const document = parseDocument(readFileSync(join(root, file), "utf8"), { lineCounter: lines, prettyErrors: false });
    for (const error of [...document.errors, ...document.warnings]) {
      problems.push({ file, line: lines.linePos(error.pos[0]).line, message: error.message });
    }
    if (document.errors.length === 0) sources.set(file, { file, value: document.toJS(), document, lines });
  }
  return { sources, problems };
}

/** The line of a value; of its nearest existing parent when the value itself is missing. */
export function lineOf(source: Source, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const node = source.document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return source.lines.linePos(node.range[0]).line;
  }
  return 1;
}

export function formatProblem(problem: Problem): string {
  return `specs/${problem.file}:${problem.line}: ${problem.message}`;
}
