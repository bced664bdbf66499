import { makeCursor, microsPart } from "../base/cursor.ts";

export interface Page {
  limit?: number;
  cursor?: string;
}

/** Where a page of what is numbered ended. */
export const numbers = makeCursor<{ no: number }>({ no: microsPart });

/** One row more than fits says that there is another page. */
export function toPage<Row, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
  toCursor: (last: Row) => string,
) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const items = shown.map(toItem);
  return rows.length > limit && last !== undefined ? { items, nextCursor: toCursor(last) } : { items };
}
