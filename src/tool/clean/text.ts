import { maskSecrets } from "../../base/secrets.ts";
import { removeKnown } from "./known.ts";
import { toPlainText } from "./markup.ts";
import { maskPersonal } from "./personal.ts";
import { cutText, scrub } from "./scrub.ts";

const maxText = 4_000;

export interface CleanedText {
  text: string;
  secrets: number;
  personal: number;
  cut: boolean;
}

export interface TextOptions {
  /** Texts that must not get through, whatever they look like: the forms of this call's credential. */
  known?: readonly string[];
  /** Most UTF-16 units of the result. */
  max?: number;
}

// Only as much is looked at as can matter: what is cut off later is not searched first.
const maxLookedAt = 4 * maxText;
const maxPasses = 6;

/**
 * One step can uncover work for another (an entity hides a tag, a tag splits a phone number, a cut makes a long number
 * a short one), so the steps are repeated until nothing changes. That is what makes the result its own fixed point.
 * A text built to need more rounds than anyone writes loses the signs it is built from.
 */
export function cleanText(text: string, { known = [], max = maxText }: TextOptions = {}): CleanedText {
  const result: CleanedText = { text: lookedAt(text), secrets: 0, personal: 0, cut: text.length > maxLookedAt };
  if (settle(result, known, max)) return result;
  result.text = result.text.replace(/[<>[\](){}&%\\=+/_:@-]/g, " ");
  if (settle(result, known, max)) return result;
  return { ...result, text: "[removed]" };
}

function settle(result: CleanedText, known: readonly string[], max: number): boolean {
  for (let pass = 0; pass < maxPasses; pass++) {
    const before = result.text;
    const plain = toPlainText(scrub(before));
    const open = known.length === 0 ? { text: plain, count: 0 } : removeKnown(plain, known);
    const secret = maskSecrets(open.text);
    const personal = maskPersonal(secret.text);
    result.text = cutText(personal.text, max);
    result.secrets += open.count + secret.count;
    result.personal += personal.count;
    result.cut ||= result.text !== personal.text;
    if (result.text === before) return true;
  }
  return false;
}

/** The end falls between words where there are words, so that no half of a secret is left at it. */
function lookedAt(text: string): string {
  if (text.length <= maxLookedAt) return text;
  const part = text.slice(0, maxLookedAt);
  const blank = Math.max(part.lastIndexOf(" "), part.lastIndexOf("\n"));
  return blank > maxLookedAt - 1_000 ? part.slice(0, blank) : part;
}
