import { closest, distance } from "fastest-levenshtein";

/** `; did you mean …?` where a known name is nearly the given one; else what there is, or nothing when that is much. */
export function nearest(name: string, known: readonly string[]): string {
  if (known.length === 0) return "";
  const best = closest(name, known);
  if (distance(name, best) <= Math.max(2, name.length / 4)) return `; did you mean ${best}?`;
  return known.length <= 12 ? `; there are ${known.join(", ")}` : "";
}
