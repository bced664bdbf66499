import type { ISql, PendingQuery, Row } from "postgres";

/** A row, and the place of the batch it belongs to in the list of batches that are written together. */
export interface Placed<T> {
  readonly place: number;
  readonly row: T;
}

/** The rows as one JSON text for json_to_recordset, each with its place. */
export function toRecords(sql: ISql, list: readonly Placed<object>[]): PendingQuery<Row[]> {
  return sql`${JSON.stringify(list.map(({ place, row }) => ({ ...row, place })))}::text::json`;
}
