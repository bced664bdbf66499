import type { TextFilter } from "./text-filter.ts";

/** What takes two columns where letters take one: it says about as much as two of them. */
const wide = new RegExp(
  "[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\ua4cf\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe4f" +
    "\\uff01-\\uff60\\uffe0-\\uffe6\\u{1f300}-\\u{1faff}\\u{20000}-\\u{3fffd}]",
  "u",
);

// With what follows it, so that a piece that ends here is not taken for the end of a sentence: 3.5, “Yes.”
const sentenceEnd = /(?:[。！？]|[.!?…](?=["'”’」』）)\]*_]*\s)|\n)["'”’」』）)\]*_]*(?=[^"'”’」』）)\]*_])/gu;

/** A text that may end here. */
const ended = /[。！？.!?…\n]["'”’」』）)\]*_]*\s*$/u;

/** How much of the end is held back while it is not known whether it is the end. */
const mostHeld = 1000;

/** Signs that may stand behind the end of a sentence, with it. */
const longestEnd = 10;

export interface Cut extends TextFilter {
  /** Something was left out. */
  readonly isCut: boolean;
  /** The end of a text whose writer was interrupted. */
  break(): string;
}

/** The whole sentences of a text that breaks off; where there is none, all of it, with a sign that more was meant. */
export function toWholeSentences(text: string, columns: number): string {
  if (ended.test(text)) return text;
  const last = [...text.matchAll(sentenceEnd)].at(-1);
  if (last !== undefined) return text.slice(0, last.index + last[0].length).trimEnd();
  const cut = makeCut(columns);
  return cut.push(`${text}…`) + cut.end();
}

/**
 * The beginning of a text that fits, in columns, up to the end of a sentence; of a sentence that is longer than all
 * that is held back, up to a word. What was given out is never taken back, in whatever pieces the text comes.
 */
export function makeCut(columns: number): Cut {
  const free = columns - Math.min(mostHeld, Math.floor(columns / 2));
  let count = 0;
  let held = "";
  let newest = "";
  let hasEnd = false;
  let isCut = false;
  return {
    get isCut() {
      return isCut;
    },
    push(text) {
      if (isCut) return "";
      let shown = "";
      for (const point of text) {
        const width = wide.test(point) ? 2 : 1;
        if (count + width > columns) {
          isCut = true;
          return shown + toEnd(point);
        }
        count += width;
        newest = (newest + point).slice(-longestEnd);
        if (count <= free) shown += point;
        else held += point;
      }
      return shown + toSentence(held);
    },
    end: () => (isCut ? "" : held),
    // A sentence that was begun and given out cannot be taken back; the reader is told that it has no end.
    break() {
      if (isCut || newest === "") return "";
      if (ended.test(newest)) return held;
      if (hasEnd) return "";
      return count < columns ? `${held}…` : held;
    },
  };

  /** What is whole by now. */
  function toSentence(text: string): string {
    const last = [...text.matchAll(sentenceEnd)].at(-1);
    if (last === undefined) return "";
    hasEnd = true;
    const end = last.index + last[0].length;
    held = held.slice(end);
    return text.slice(0, end);
  }

  /** The last that is given out, when `next` would be too much. */
  function toEnd(next: string): string {
    const whole = toSentence(held + next);
    if (whole !== "" || hasEnd) return whole;
    const word = held.search(/\s+\S*$/u);
    return word > 0 ? held.slice(0, word) : held;
  }
}
