import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Specs } from "./load.ts";
import { methodFiles } from "./model/methods.ts";
import { operationSources } from "./model/operations.ts";
import { formatProblem, lineOf, placeOf, type Path, type Source } from "./source.ts";

interface Folders {
  product: string;
  /** Where the modules of an adopter lie. */
  own?: string | undefined;
}

interface Handled {
  id: string;
  /** What defines it. */
  define: "defineOperation" | "defineMethod";
  file: string;
  source: Source;
  path: Path;
}

/**
 * What the compiler says in its own words, in one sentence with file, line and what to do: handlers that are missing,
 * that define something else, or that nobody has described.
 */
export function handlerProblems(specs: Specs, folders: Folders): string[] {
  const handled = [...operationHandlers(specs, folders), ...methodHandlers(specs, folders)];
  return [...handled.flatMap(problemsOf), ...undescribed(specs, folders)];
}

const operationHandlers = (specs: Specs, { product }: Folders): Handled[] =>
  operationSources(specs)
    .filter(({ value }) => value["x-status"] !== "planned")
    .map(({ source, verb, value }) => {
      const id = String(value.operationId);
      const file = join(product, `src/http/operations/${id}.ts`);
      return { id, define: "defineOperation", file, source, path: [verb, "operationId"] };
    });

const methodHandlers = (specs: Specs, { product, own = product }: Folders): Handled[] =>
  methodFiles(specs)
    .filter(({ value }) => {
      const { "x-status": status, remote } = value as { "x-status"?: string; remote?: unknown };
      return status !== "planned" && remote === undefined;
    })
    .map(({ source, module, method }) => {
      const file = join(source.isOwn ? own : product, `src/modules/${module}/${method}.ts`);
      return { id: `${module}.${method}`, define: "defineMethod", file, source, path: [] };
    });

function problemsOf({ id, define, file, source, path }: Handled): string[] {
  const written = `${define}("${id}", …)`;
  if (!existsSync(file)) {
    const message = `${id} has no handler: write ${shown(file)} with ${written}, or mark it with x-status: planned`;
    return [formatProblem({ ...placeOf(source), line: lineOf(source, path), message })];
  }
  const text = readFileSync(file, "utf8");
  const found = /define(?:Operation|Method)\(\s*"([^"]*)"/.exec(text);
  if (found?.[1] === id) return [];
  const line = text.slice(0, found?.index ?? 0).split("\n").length;
  const what = found === null ? "nothing is defined here" : `${found[1]} is defined here`;
  return [`${shown(file)}:${line}: ${what}, in the place of ${id}: write export default ${written}`];
}

/** Files among the operations that no path has. What several of them share begins with an underscore. */
function undescribed(specs: Specs, { product }: Folders): string[] {
  const folder = join(product, "src/http/operations");
  const known = new Set(operationSources(specs).map(({ value }) => String(value.operationId)));
  const names = existsSync(folder) ? readdirSync(folder).map((name) => name.replace(/\.ts$/, "")) : [];
  return names
    .filter((name) => !name.startsWith("_") && !known.has(name))
    .map((name) => {
      const file = shown(join(folder, `${name}.ts`));
      return `${file}:1: no operation ${name} is described: describe it in specs/paths, or delete this file`;
    });
}

const shown = (file: string): string => relative(process.cwd(), file).replaceAll("\\", "/");
