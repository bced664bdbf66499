import { maxResult } from "../../base/max-result.ts";
import { kindOf } from "./fields.ts";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Slot = { holder: Json[] | { [key: string]: Json }; key: string | number; size: number };

export const sizeOf = (value: Json): number => Buffer.byteLength(JSON.stringify(value));

// Enough to bring any answer of a method down; the last resort below ends what is still too large.
const maxSteps = 100;
const minText = 80;

/**
 * Makes `data` fit by cutting where most is: the longest list from its end, down to one item; then the longest text by
 * half. Numbers, ids and all that is needed to ask again stay, and so does `count`, which tells how many there were.
 * Changes the tree it is given, which is the cleaner's own. `shorten` gives back a text that is clean again.
 */
export function fit(data: Json, shorten: (text: string, max: number) => string): boolean {
  if (sizeOf(data) <= maxResult) return false;
  for (let step = 0; step < maxSteps; step++) {
    const excess = sizeOf(data) - maxResult;
    if (excess <= 0) return true;
    const list = largest(data, (value) => Array.isArray(value) && value.length > 1);
    if (list) {
      cutList(list.holder[list.key as never] as Json[], excess);
      continue;
    }
    const text = largest(
      data,
      (value, key) => typeof value === "string" && value.length > minText && kindOf(key, value) === "text",
    );
    if (!text) break;
    const whole = text.holder[text.key as never] as string;
    text.holder[text.key as never] = shorten(whole, Math.max(minText, Math.floor(whole.length / 2))) as never;
  }
  dropLast(data);
  return true;
}

function cutList(list: Json[], excess: number): void {
  for (let left = excess; left > 0 && list.length > 1;) left -= sizeOf(list.pop() ?? null) + 1;
}

/** The first of the largest values, so that equal inputs are cut equally. */
function largest(data: Json, accepts: (value: Json, key: string) => boolean): Slot | undefined {
  let best: Slot | undefined;
  const visit = (holder: Slot["holder"], key: string | number, name: string): void => {
    const value = holder[key as never] as Json;
    if (accepts(value, name)) {
      const size = sizeOf(value);
      if (best === undefined || size > best.size) best = { holder, key, size };
    }
    if (Array.isArray(value)) value.forEach((_, i) => visit(value, i, name));
    else if (value !== null && typeof value === "object")
      for (const inner of Object.keys(value)) visit(value, inner, inner);
  };
  visit([data], 0, "");
  return best;
}

/** No answer of a method comes here; a tree of many small parts does. */
function dropLast(data: Json): void {
  if (data === null || typeof data !== "object") return;
  if (Array.isArray(data)) {
    cutList(data, sizeOf(data) - maxResult);
    return;
  }
  let size = sizeOf(data);
  for (const key of Object.keys(data).reverse()) {
    if (size <= maxResult) return;
    const value = data[key] ?? null;
    if (value === null || typeof value === "number" || typeof value === "boolean") continue;
    size -= sizeOf(value) + sizeOf(key) + 2;
    delete data[key];
  }
}
