/**
 * Reads one JSON object as it grows, and forgives what models get wrong: raw line breaks in strings, escapes that do
 * not exist, a comma too many, a value that is no JSON, an end that never comes. What it says depends on the text alone
 * and never on how the text was cut into pieces; JSON parsers that stream give up a whole piece when they meet a fault
 * in it.
 *
 * open: more may come · whole: the brace was closed · broken: something that cannot stand there.
 */
export interface ObjectReader {
  /** Takes what belongs to the object, from `from` on; answers where it stopped. */
  push(text: string, from: number): number;
  readonly state: "open" | "whole" | "broken";
  /** Values that were read whole; of two with the same key the first counts. */
  readonly members: ReadonlyMap<string, unknown>;
  /** none: there is no such text · cut: it was ended by a quote that stood in the middle of it. */
  readonly watched: "none" | "open" | "closed" | "cut";
}

export interface Watch {
  /** A key of the object itself, not of one inside it. */
  key: string;
  /** The text under it as it grows, if it is text. */
  onText(text: string): void;
}

type Place = "start" | "key" | "in key" | "colon" | "value" | "in text" | "in other" | "after text" | "end";

export function makeObjectReader(watch?: Watch): ObjectReader {
  let place: Place = "start";
  let state: ObjectReader["state"] = "open";
  let watched: ObjectReader["watched"] = "none";
  const members = new Map<string, unknown>();
  const seen = new Set<string>();
  let key = "";
  let isFirst = false;
  let text = "";
  let unescape = makeUnescape();
  let other = makeOther();

  const isWatched = (): boolean => watch !== undefined && isFirst && key === watch.key;
  const stop = (end: "whole" | "broken"): void => {
    place = "end";
    state = end;
  };
  const toText = (next: "in key" | "in text"): void => {
    place = next;
    text = "";
    unescape = makeUnescape();
  };

  /** Whether the unit was taken. */
  const take = (unit: string): boolean => {
    switch (place) {
      case "in key":
      case "in text":
        return takeText(unit);
      case "in other":
        return takeOther(unit);
    }
    if (isSpace(unit)) return true;
    switch (`${place} ${unit}`) {
      case "start {":
      case "after text ,":
        place = "key";
        return true;
      case 'key "':
        toText("in key");
        return true;
      case "key }":
      case "after text }":
        stop("whole");
        return true;
      case "colon :":
        place = "value";
        return true;
      case 'value "':
        toText("in text");
        if (isWatched()) watched = "open";
        return true;
    }
    if (place === "value") {
      place = "in other";
      other = makeOther();
      return takeOther(unit);
    }
    if (place === "after text" && isWatched()) watched = "cut";
    stop("broken");
    return false;
  };

  const takeText = (unit: string): boolean => {
    const added = unescape(unit);
    if (added !== undefined) {
      text += added;
      if (place === "in text" && isWatched() && added !== "") watch?.onText(added);
    } else if (place === "in key") {
      key = text;
      isFirst = !seen.has(key);
      seen.add(key);
      place = "colon";
    } else {
      if (isFirst) members.set(key, text);
      if (isWatched()) watched = "closed";
      place = "after text";
    }
    return true;
  };

  const takeOther = (unit: string): boolean => {
    const end = other.push(unit);
    if (end === undefined) return true;
    const value = parsed(other.text());
    if (isFirst && value !== undefined) members.set(key, value);
    if (end === "}") stop("whole");
    else if (end === ",") place = "key";
    else stop("broken");
    return end !== "]";
  };

  return {
    push(all, from) {
      let at = from;
      while (at < all.length && state === "open" && take(all.charAt(at))) at++;
      return at;
    },
    get state() {
      return state;
    },
    get watched() {
      return watched;
    },
    members,
  };
}

const isSpace = (unit: string): boolean => unit === " " || unit === "\n" || unit === "\r" || unit === "\t";

const escapes: ReadonlyMap<string, string> = new Map([
  ["b", "\b"],
  ["f", "\f"],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
]);

/**
 * What a unit adds to a string's text; undefined for the quote that ends it. An unknown escape means its own letter.
 */
function makeUnescape(): (unit: string) => string | undefined {
  let escape: string | undefined;
  return function unescape(unit): string | undefined {
    if (escape === undefined) {
      if (unit === '"') return undefined;
      if (unit !== "\\") return unit;
      escape = "";
      return "";
    }
    if (escape === "" && unit !== "u") {
      escape = undefined;
      return escapes.get(unit) ?? unit;
    }
    if (escape !== "" && !/[0-9A-Fa-f]/.test(unit)) {
      escape = undefined;
      return unescape(unit);
    }
    escape += unit;
    if (escape.length < 5) return "";
    const code = Number.parseInt(escape.slice(1), 16);
    escape = undefined;
    return String.fromCharCode(code);
  };
}

/** A value that is not text: taken as it stands up to the comma or brace after it, to be parsed when it is whole. */
function makeOther(): { push(unit: string): "," | "}" | "]" | undefined; text(): string } {
  let raw = "";
  let depth = 0;
  let quoted: "no" | "yes" | "escaped" = "no";
  return {
    push(unit) {
      if (quoted === "no") {
        if (depth === 0 && (unit === "," || unit === "}" || unit === "]")) return unit;
        if (unit === "{" || unit === "[") depth++;
        if (unit === "}" || unit === "]") depth--;
        if (unit === '"') quoted = "yes";
        raw += unit;
      } else {
        // Raw line breaks and the like become the escapes they should have been.
        raw += unit < " " ? JSON.stringify(unit).slice(1, -1) : unit;
        quoted = quoted === "escaped" ? "yes" : unit === "\\" ? "escaped" : unit === '"' ? "no" : "yes";
      }
      return undefined;
    },
    text: () => raw,
  };
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
