import type { ToolWarning } from "../../../generated/contract/types.ts";
import { isSecretKey, mask, maskSecrets, type Masked } from "../../base/secrets.ts";
import { cleanAddress, isByOthers, isTaintable, kindOf } from "./fields.ts";
import { fit, type Json, maxData, sizeOf } from "./fit.ts";
import { isInstructionLike } from "./injection.ts";
import { knownForms } from "./known.ts";
import { scrub } from "./scrub.ts";
import { cleanText } from "./text.ts";

export interface CleanOptions {
  /** `calendar.read`: says which objects have a place for `tainted`. */
  method: string;
  /** Values that must not get through in any form: the credential of the call. */
  known?: readonly string[];
  /** Our own words, as on skill cards: not cut, not judged, not rewritten. They still may not carry secrets. */
  ownText?: boolean;
}

export interface Cleaned {
  data: Json;
  warnings: ToolWarning[];
  /** Places that were masked. */
  redactions: number;
  /** Whether any text of it is someone else's or looks like instructions. */
  tainted: boolean;
}

const maxDepth = 32;
/** Names of fields as schemas have them; other keys are text that someone may have chosen. */
const plainName = /^[A-Za-z][A-Za-z_]{0,23}$/;

/** Skill cards are few, long and always the same, and a run opens one before almost anything else. */
const ownTexts = new Map<string, Masked>();
const mostOwnTexts = 64;

function maskOwn(value: string): Masked {
  const known = ownTexts.get(value);
  if (known) return known;
  const masked = maskSecrets(scrub(value));
  if (ownTexts.size >= mostOwnTexts) ownTexts.clear();
  ownTexts.set(value, masked);
  return masked;
}

/**
 * Makes what a method returned fit to be stored and shown to a model. What comes out is the canonical result: cleaning
 * it again changes nothing. The input is left as it is.
 */
export function clean(data: unknown, options: CleanOptions): Cleaned {
  const { method, ownText = method === "skills.read" } = options;
  // Made once: a result has many texts, and a credential many forms.
  const known = knownForms(options.known ?? []);
  const seen = { redactions: 0, personal: false, cut: false, suspected: false, tainted: false };

  const text = (value: string, max?: number): string => {
    const cleaned = cleanText(value, { known, ...(max === undefined ? {} : { max }) });
    seen.redactions += cleaned.secrets + cleaned.personal;
    seen.personal ||= cleaned.personal > 0;
    seen.cut ||= cleaned.cut;
    return cleaned.text;
  };

  const counted = ({ text: out, count }: Masked): string => {
    seen.redactions += count;
    return out;
  };

  /** A string in its field, and whether it reads like instructions. */
  const leaf = (key: string, value: string): { value: string; suspected: boolean } => {
    if (ownText) return { value: counted(maskOwn(value)), suspected: false };
    const kind = kindOf(key, value);
    if (kind === "fact") return { value, suspected: false };
    if (kind === "token") return { value: counted(maskSecrets(value)), suspected: false };
    if (kind === "address") return { value: counted(cleanAddress(value)), suspected: false };
    const cleaned = text(value);
    return { value: cleaned, suspected: isInstructionLike(cleaned) };
  };

  const list = (key: string, items: readonly unknown[], depth: number): { value: Json[]; suspected: boolean } => {
    const out: Json[] = [];
    let [size, suspected] = [0, false];
    for (const item of items) {
      // What cannot stay is not cleaned first.
      if (size > maxData && out.length > 0 && !ownText) {
        seen.cut = true;
        break;
      }
      const cleaned = walk(key, item, depth + 1);
      out.push(cleaned.value);
      size += sizeOf(cleaned.value) + 1;
      suspected ||= cleaned.suspected;
    }
    return { value: out, suspected };
  };

  const object = (fields: Readonly<Record<string, unknown>>, depth: number): { value: Json; suspected: boolean } => {
    const entries: [string, Json][] = [];
    let suspected = false;
    for (const [key, value] of Object.entries(fields)) {
      if (value === undefined) continue;
      const name = ownText || plainName.test(key) ? key : text(key);
      if (isSecretKey(key) && value !== null && (typeof value === "string" || typeof value === "object")) {
        if (value !== mask) seen.redactions++;
        entries.push([name, mask]);
        continue;
      }
      const cleaned = walk(key, value, depth + 1);
      suspected ||= cleaned.suspected;
      entries.push([name, cleaned.value]);
    }
    const out = Object.fromEntries(entries);
    if (ownText || !isTaintable(out, method)) return { value: out, suspected };
    if (suspected || isByOthers(out)) out["tainted"] = true;
    return { value: out, suspected: false };
  };

  const walk = (key: string, value: unknown, depth: number): { value: Json; suspected: boolean } => {
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
  };

  const out = walk("", data, 0).value;
  if (!ownText && fit(out, text)) seen.cut = true;
  const warnings: ToolWarning[] = [];
  if (seen.cut) warnings.push("truncated_output");
  if (seen.personal) warnings.push("pii_redacted");
  if (seen.suspected) warnings.push("injection_suspected");
  return {
    data: out,
    warnings,
    redactions: seen.redactions,
    tainted: !ownText && (seen.tainted || seen.suspected || carriesTaint(out)),
  };
}

/** Whether a stored result has text of other people in it; the context of a turn asks this of every result it holds. */
export function carriesTaint(data: unknown): boolean {
  if (data === null || typeof data !== "object") return false;
  if (Array.isArray(data)) return data.some(carriesTaint);
  return Object.entries(data).some(([key, value]) => (key === "tainted" ? value === true : carriesTaint(value)));
}
