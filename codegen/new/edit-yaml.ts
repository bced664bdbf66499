import { isDeepStrictEqual } from "node:util";
import { isCollection, isMap, isNode, isPair, isSeq, LineCounter, parseDocument } from "yaml";
import { NewError } from "./names.ts";

type Path = readonly string[];

/** Adds an entry to a map of a YAML text, as its last one or behind another one. Every other character stays. */
export function addEntry(text: string, path: Path, key: string, written: string, behind?: string): string {
  return insert(text, {
    path,
    key,
    lines: `${toKey(key)}:${written.startsWith("\n") ? "" : " "}${written}`,
    behind,
    intend: (map) => void (map[key] = undefined),
  });
}

/** Adds an item to a list of a YAML text, as its last one. */
export function addItem(text: string, path: Path, written: string): string {
  return insert(text, {
    path,
    lines: `- ${written}`,
    intend: (list) => void (list[String(Object.keys(list).length)] = undefined),
  });
}

/** A map or a list, as it is without its text. */
type Plain = Record<string, unknown>;

interface Insertion {
  path: Path;
  /** Of a map. */
  key?: string;
  /** Without indentation of its own. */
  lines: string;
  behind?: string | undefined;
  /** Does to the plain value what the text is about to have. */
  intend(value: Plain): void;
}

function insert(text: string, { path, key, lines, behind, intend }: Insertion): string {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const found = path.length === 0 ? document.contents : document.getIn(path, true);
  const place = path.join("/") || "the file";
  if (document.errors.length > 0)
    throw new NewError(`It cannot be read: ${document.errors[0]?.message.split("\n")[0]}`);
  if (!isCollection(found) || found.flow || found.items.length === 0)
    throw new NewError(`${place} is not written as one entry per line.`);
  const items = isMap(found) || isSeq(found) ? found.items : [];
  if (items.some((item) => isPair(item) && String(item.key) === key))
    throw new NewError(`${place} has ${key} already.`);
  const at = items.findIndex((item) => isPair(item) && String(item.key) === behind);
  const [first, last] = [items[0], items[at === -1 ? items.length - 1 : at]];
  const start = isPair(first) ? first.key : first;
  const end = isPair(last) ? (last.value ?? last.key) : last;
  if (!isNode(start) || !start.range || !isNode(end) || !end.range) throw new NewError(`${place} cannot be read.`);
  const column = counter.linePos(start.range[0]).col - 1 - (isSeq(found) ? 2 : 0);
  const next = text.indexOf("\n", end.range[1] - 1);
  const cut = next === -1 ? text.length : next + 1;
  const head = next === -1 ? `${text}\n` : text.slice(0, cut);
  const added = lines
    .trimEnd()
    .split("\n")
    .map((line) => (line === "" ? "\n" : `${" ".repeat(column)}${line}\n`))
    .join("");
  const made = head + added + text.slice(cut);
  assertOnly(text, made, path, intend);
  return made;
}

/** What was written is read again: it must differ in the new entry and in nothing else. */
function assertOnly(before: string, after: string, path: Path, intend: Insertion["intend"]): void {
  const [old, made] = [before, after].map((text) => parseDocument(text).toJS() as unknown);
  const at = (value: unknown) => path.reduce((inner, key) => inner[key] as Plain, value as Plain);
  const [wanted, found] = [at(old), at(made)];
  intend(wanted);
  const unknown = Object.keys(wanted).filter((key) => wanted[key] === undefined);
  for (const key of unknown) wanted[key] = found[key];
  if (unknown.some((key) => wanted[key] === undefined) || !isDeepStrictEqual(old, made))
    throw new NewError(`${path.join("/") || "the file"} is not written as one entry per line.`);
}

const toKey = (key: string): string => (/^[\w/{}.-]+$/.test(key) && !key.startsWith("{") ? key : JSON.stringify(key));
