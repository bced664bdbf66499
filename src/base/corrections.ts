import type { InputForm } from "../../generated/contract/input-forms.js";

/** A mistake that the spec knows. */
export interface Correction {
  /** `items.0.recurrence: must be an object ...`. */
  problem: string;
  /** The fields it is about; whatever else is found there says less. */
  paths: readonly string[];
}

/** As deep as inputs are nested: a batch, an item, a patch. */
const deepest = 3;

/** Where the input holds such a mistake, itself or in a part of it. The last field named is the one to correct. */
export function correctionsIn({ corrections = [] }: InputForm, input: unknown): Correction[] {
  if (corrections.length === 0) return [];
  return visit(input, []);

  function visit(value: unknown, path: readonly string[]): Correction[] {
    if (typeof value !== "object" || value === null || path.length > deepest) return [];
    const fields = value as Readonly<Record<string, unknown>>;
    const own = corrections
      .filter(({ where }) => Object.entries(where).every(([key, expected]) => isThat(fields[key], expected)))
      .map(({ where, say }): Correction => {
        const paths = Object.keys(where).map((key) => [...path, key].join("."));
        return { problem: `${paths.at(-1)}: ${say}`, paths };
      });
    return [...own, ...Object.entries(fields).flatMap(([key, inner]) => visit(inner, [...path, key]))];
  }
}

const isThat = (value: unknown, expected: unknown): boolean =>
  expected === "text" ? typeof value === "string" : value === expected;
