import { maxResult } from "../../base/max-result.ts";
import { isSecretKey, mask, maskSecrets, type Masked } from "../../base/secrets.ts";
import { cleanAddress, isByOthers, isTaintable, kindOf } from "./fields.ts";
import { sizeOf, type Json } from "./fit.ts";
import { isInstructionLike } from "./injection.ts";
import { knownForms } from "./known.ts";
import { maskOwnText } from "./own-text.ts";
import { cleanText } from "./text.ts";

/** What was met on the way through a result. */
interface Seen {
  redactions: number;
  personal: boolean;
  cut: boolean;
  suspected: boolean;
  tainted: boolean;
}

export interface Walk {
  /** A copy of the data with every text in it cleaned. */
  walk(data: unknown): Json;
  /** One text, cleaned and counted like those of the walk. */
  cleanLeaf(text: string, max?: number): string;
  readonly seen: Seen;
}

/** A part of the copy, and whether a text in it reads like instructions. */
interface Part<T extends Json = Json> {
  value: T;
  suspected: boolean;
}

const maxDepth = 32;
/** Names of fields as schemas have them; other keys are text that a person may have chosen. */
const plainName = /^[A-Za-z][A-Za-z_]{0,23}$/;

/** A walk through one result: each value by the kind of its field, each object marked where it has a place for that. */
export function makeWalk(options: { method: string; known: readonly string[]; ownText: boolean }): Walk {
  const { method, ownText } = options;
  // Made once: a result has many texts, and a credential many forms.
  const known = knownForms(options.known);
  const seen: Seen = { redactions: 0, personal: false, cut: false, suspected: false, tainted: false };
  return { walk: (data) => visit("", data, 0).value, cleanLeaf, seen };

  function cleanLeaf(value: string, max?: number): string {
    const cleaned = cleanText(value, { known, ...(max === undefined ? {} : { max }) });
    seen.redactions += cleaned.secrets + cleaned.personal;
    seen.personal ||= cleaned.personal > 0;
    seen.cut ||= cleaned.cut;
    return cleaned.text;
  }

  function counted({ text, count }: Masked): string {
    seen.redactions += count;
    return text;
  }

  function visit(key: string, value: unknown, depth: number): Part {
    if (typeof value === "string") {
      const cleaned = leaf(key, value);
      seen.suspected ||= cleaned.suspected;
      return cleaned;
    }
    if (typeof value === "boolean") {
      seen.tainted ||= key === "tainted" && value;
      return { value, suspected: false };
    }
    if (typeof value === "number") return { value: Number.isFinite(value) ? value : null, suspected: false };
    if (value === null || typeof value !== "object") return { value: null, suspected: false };
    if (depth >= maxDepth) {
      seen.cut = true;
      return { value: null, suspected: false };
    }
    return Array.isArray(value) ? list(key, value, depth) : object(value as Record<string, unknown>, depth);
  }

  function leaf(key: string, value: string): Part<string> {
    if (ownText) return { value: counted(maskOwnText(value)), suspected: false };
    const kind = kindOf(key, value);
    if (kind === "fact") return { value, suspected: false };
    if (kind === "token") return { value: counted(maskSecrets(value)), suspected: false };
    if (kind === "address") return { value: counted(cleanAddress(value)), suspected: false };
    const cleaned = cleanLeaf(value);
    return { value: cleaned, suspected: isInstructionLike(cleaned) };
  }

  function list(key: string, items: readonly unknown[], depth: number): Part<Json[]> {
    const out: Json[] = [];
    let [size, suspected] = [0, false];
    for (const item of items) {
      // What cannot stay is not cleaned first.
      if (size > maxResult && out.length > 0 && !ownText) {
        seen.cut = true;
        break;
      }
      const cleaned = visit(key, item, depth + 1);
      out.push(cleaned.value);
      size += sizeOf(cleaned.value) + 1;
      suspected ||= cleaned.suspected;
    }
    return { value: out, suspected };
  }

  function object(fields: Readonly<Record<string, unknown>>, depth: number): Part {
    const entries: [string, Json][] = [];
    let suspected = false;
    for (const [key, value] of Object.entries(fields)) {
      if (value === undefined) continue;
      const name = ownText || plainName.test(key) ? key : cleanLeaf(key);
      if (isSecretKey(key) && value !== null && (typeof value === "string" || typeof value === "object")) {
        if (value !== mask) seen.redactions++;
        entries.push([name, mask]);
        continue;
      }
      const cleaned = visit(key, value, depth + 1);
      suspected ||= cleaned.suspected;
      entries.push([name, cleaned.value]);
    }
    const out = Object.fromEntries(entries);
    if (ownText || !isTaintable(out, method)) return { value: out, suspected };
    if (suspected || isByOthers(out)) out["tainted"] = true;
    return { value: out, suspected: false };
  }
}
