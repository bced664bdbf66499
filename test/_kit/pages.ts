import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** A document of the repository. */
export interface Page {
  /** From the root of the repository. */
  path: string;
  text: string;
}

export interface Snippet {
  language: string;
  code: string;
}

export const readPage = (path: string): Page => ({ path, text: readFileSync(join(root, path), "utf8") });

/** Everything that is written for people: at the root, in docs/ and beside the examples. */
export const pages: readonly Page[] = [
  ...markdownIn("."),
  ...markdownIn("docs").map((name) => `docs/${name}`),
  ...markdownIn("examples").map((name) => `examples/${name}`),
].map(readPage);

/** The fenced blocks of a page, in order. */
export const snippetsOf = ({ text }: Page): Snippet[] =>
  [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = "", code = ""]) => ({ language, code }));

function markdownIn(folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".md"))
    .sort();
}
