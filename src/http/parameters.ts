import { AppError } from "../base/error.ts";

export type Parameters = Record<string, string | string[]>;

/**
 * Query text to an object without a prototype; a name given twice becomes a list, which a single value's schema
 * refuses.
 */
export function parseQuery(search: string): Parameters | undefined {
  if (search === "" || search === "?") return undefined;
  const query: Parameters = Object.create(null) as Parameters;
  for (const pair of search.slice(1).split("&")) {
    if (pair === "") continue;
    const at = pair.indexOf("=");
    const name = decode((at === -1 ? pair : pair.slice(0, at)).replaceAll("+", " "));
    const value = at === -1 ? "" : decode(pair.slice(at + 1).replaceAll("+", " "));
    const known = query[name];
    query[name] = known === undefined ? value : [known, value].flat();
  }
  return query;
}

export function parsePath(values: Readonly<Record<string, string>>): Parameters {
  const path: Parameters = Object.create(null) as Parameters;
  for (const [name, value] of Object.entries(values)) path[name] = decode(value);
  return path;
}

/** Percent-escapes must be UTF-8, and what they stand for must be text that can be stored. */
function decode(text: string): string {
  let out: string;
  try {
    out = decodeURIComponent(text);
  } catch {
    throw new AppError("INVALID_REQUEST", {}, { detail: "The URL has an escape that is not UTF-8." });
  }
  if (out.includes("\0")) throw new AppError("INVALID_TEXT", {}, { detail: "The URL holds a NUL." });
  return out;
}
