import { byUnit, type TextFilter } from "./text-filter.ts";

export interface OverlapRules {
  /** What must not be told word for word. */
  prompt: string;
  /** Stands where a stretch of it was. */
  note: string;
}

/** A stretch this long, with white space folded, is no chance. */
const longest = 200;

/**
 * Cuts long stretches of the prompt out of a text as it grows. What is held back is the end of the text that stands in
 * the prompt too: a few letters in most texts, and never more than a stretch that is about to be cut.
 */
export function makeOverlapFilter({ prompt, note }: OverlapRules): TextFilter {
  const states = statesOf(prompt);
  let state = 0;
  let length = 0;
  /** The text behind the current match, one entry for each folded unit; empty while a stretch is being cut. */
  let held: string[] = [];
  let isCutting = false;

  /** The unit as it is compared; undefined for white space behind white space, which counts as one. */
  let wasSpace = false;
  const fold = (unit: string): string | undefined => {
    const isSpace = /\s/.test(unit);
    const folded = isSpace ? (wasSpace ? undefined : " ") : unit;
    wasSpace = isSpace;
    return folded;
  };

  function take(unit: string): string {
    const endsInSpace = wasSpace;
    const folded = fold(unit);
    if (folded === undefined) {
      if (isCutting) return "";
      if (held.length === 0) return unit;
      held.push((held.pop() ?? "") + unit);
      return "";
    }
    const next = states[state]?.next.get(folded);
    if (isCutting) {
      if (next !== undefined) {
        state = next;
        return "";
      }
      isCutting = false;
      state = 0;
      length = 0;
      return note + (endsInSpace ? " " : "") + extend(folded, unit);
    }
    return extend(folded, unit);
  }

  /** Follows the longest end of the text that the prompt holds. */
  function extend(folded: string, unit: string): string {
    while (state !== 0 && states[state]?.next.get(folded) === undefined) {
      state = states[state]?.link ?? 0;
      length = states[state]?.length ?? 0;
    }
    const next = states[state]?.next.get(folded);
    if (next !== undefined) {
      state = next;
      length++;
    }
    held.push(unit);
    const shown = held.splice(0, held.length - length).join("");
    if (length < longest) return shown;
    isCutting = true;
    const [first = ""] = held;
    held = [];
    return shown + (/^\s/.test(first) ? first : "");
  }

  return {
    push: byUnit(take),
    end() {
      const rest = isCutting ? note : held.join("");
      held = [];
      isCutting = false;
      return rest;
    },
  };
}

interface State {
  /** Of the longest stretch that ends here. */
  length: number;
  /** Where the longest shorter end of it ends. */
  link: number;
  next: Map<string, number>;
}

let last: { prompt: string; states: readonly State[] } | undefined;

/** Most runs have the prompt of the one before. */
function statesOf(prompt: string): readonly State[] {
  if (last?.prompt !== prompt) last = { prompt, states: toStates(prompt.replace(/\s+/g, " ")) };
  return last.states;
}

/** The suffix automaton of a text: every stretch of it is a path from the first state. */
function toStates(text: string): State[] {
  const states: State[] = [{ length: 0, link: -1, next: new Map() }];
  const at = (index: number): State => states[index] as State;
  let end = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charAt(i);
    const added = states.push({ length: at(end).length + 1, link: 0, next: new Map() }) - 1;
    let from = end;
    end = added;
    while (from !== -1 && !at(from).next.has(unit)) {
      at(from).next.set(unit, added);
      from = at(from).link;
    }
    if (from === -1) continue;
    const to = at(from).next.get(unit) as number;
    if (at(to).length === at(from).length + 1) {
      at(added).link = to;
      continue;
    }
    const copy = states.push({ length: at(from).length + 1, link: at(to).link, next: new Map(at(to).next) }) - 1;
    while (from !== -1 && at(from).next.get(unit) === to) {
      at(from).next.set(unit, copy);
      from = at(from).link;
    }
    at(to).link = copy;
    at(added).link = copy;
  }
  return states;
}
