import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { isNode, LineCounter, parseDocument, type Document } from "yaml";

/** A place in a spec file. Every complaint of codegen names one. */
export interface Problem {
  file: string;
  /** In which specs, when not in those of the product. */
  folder?: string;
  line: number;
  message: string;
}

export type Path = readonly (string | number)[];

/** One parsed YAML file, together with what is needed to find a value's line again. */
export interface Source {
  /** Below specs/, of the product or of an adopter. */
  file: string;
  /** Of an adopter's own module. */
  isOwn: boolean;
  folder?: string;
  value: unknown;
  document: Document;
  lines: LineCounter;
}

/** The specs of the product and, below them, those of an adopter, who may add files and change none. */
export function readSources(root: string, own?: string): { sources: Map<string, Source>; problems: Problem[] } {
  const sources = new Map<string, Source>();
  const problems: Problem[] = [];
  for (const folder of own === undefined ? [root] : [root, own]) {
    const isOwn = folder === own;
    const place = isOwn ? { folder } : {};
    for (const file of yamlFiles(folder)) {
      if (isOwn && (sources.has(file) || !isOfModule(file))) {
        problems.push({ ...place, file, line: 1, message: toRefusal(file) });
        continue;
      }
      const lines = new LineCounter();
      const text = readFileSync(join(folder, file), "utf8");
      const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
      for (const error of [...document.errors, ...document.warnings])
        problems.push({ ...place, file, line: lines.linePos(error.pos[0]).line, message: error.message });
      if (document.errors.length === 0)
        sources.set(file, { file, isOwn, ...place, value: document.toJS(), document, lines });
    }
  }
  return { sources, problems };
}

const toRefusal = (file: string): string =>
  isOfModule(file)
    ? "the product has this file: give the module another name"
    : "only modules can be one's own: put it into specs/modules/<module>";

const isOfModule = (file: string): boolean => /^modules\/[^/]+\/[^/]+$/.test(file);

const yamlFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => file.replaceAll("\\", "/"))
    .sort();

/** Where a source can be complained about. */
export const placeOf = ({ file, folder }: Source): Pick<Problem, "file" | "folder"> => ({
  file,
  ...(folder === undefined ? {} : { folder }),
});

/** The line of a value; of its nearest existing parent when the value itself is missing. */
export function lineOf(source: Source, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const node = source.document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return source.lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** Where it is, as an editor opens it. */
export function formatProblem({ folder, file, line, message }: Problem): string {
  const place = folder === undefined ? `specs/${file}` : relative(process.cwd(), join(folder, file));
  return `${place}:${line}: ${message}`;
}
