import type { ISql, PendingQuery, Row } from "postgres";
import { leftBit, rememberedBit, shownBit } from "../base/visibility.ts";

/**
 * The bits of base/visibility.ts as conditions on a column. They are those of the indexes, so the bit stands in the
 * text of the statement and not among its parameters.
 */
export const hasShownBit = (sql: ISql, mask: string): PendingQuery<Row[]> => sql.unsafe(`(${mask} & ${shownBit}) <> 0`);

export const hasRememberedBit = (sql: ISql, mask: string): PendingQuery<Row[]> =>
  sql.unsafe(`(${mask} & ${rememberedBit}) <> 0`);

/** In the history of its thread, on one path or another. */
export const mayBeShown = (sql: ISql, mask: string): PendingQuery<Row[]> =>
  sql.unsafe(`(${mask} & ${shownBit | leftBit}) <> 0`);
