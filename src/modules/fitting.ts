import { maxResult } from "../base/max-result.ts";
import type { Clean } from "../domain/clean.ts";

/** Of an answer: count, total, cursor and range, with room to spare. */
const besideItems = 2 * 1024;

/** Measured as it is when it is clean: masks and marks make texts longer. */
export function makeFitting(clean: Clean, method: string) {
  return <Item>(items: readonly Item[]): Item[] => {
    let left = maxResult - besideItems;
    const end = items.findIndex((item, index) => {
      left -= Buffer.byteLength(JSON.stringify(clean(item, { method }).data)) + 1;
      return left < 0 && index > 0;
    });
    return end === -1 ? [...items] : items.slice(0, end);
  };
}
