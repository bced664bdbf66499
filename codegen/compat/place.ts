import type { Specs } from "../load.ts";
import { methodFiles } from "../model/methods.ts";
import { operationSources } from "../model/operations.ts";
import { lineOf, type Path } from "../source.ts";
import type { Break } from "./compare.ts";

/** Where the specs say it now; of what they no longer have, where it would stand. */
export function findPlace(
  specs: Specs,
  { where, path }: Pick<Break, "where" | "path">,
): { file: string; line: number } {
  const type = specs.definitions.get(where);
  if (type !== undefined) return { file: type.source.file, line: lineOf(type.source, [...type.path, ...path]) };
  const [verb = "", address = ""] = where.split(" ");
  const operation = operationSources(specs).find(
    (found) => found.path === address && found.verb === verb.toLowerCase(),
  );
  if (operation !== undefined)
    return { file: operation.source.file, line: lineOf(operation.source, [...operation.at, ...(path as Path)]) };
  const [module, method] = address.split("/").slice(-2);
  const source = methodFiles(specs).find((found) => found.module === module && found.method === method)?.source;
  if (source !== undefined) return { file: source.file, line: lineOf(source, ["errors"]) };
  const document = specs.sources.get("openapi.yaml");
  return { file: "openapi.yaml", line: document === undefined ? 1 : lineOf(document, ["paths"]) };
}
