import type { ISql, PendingQuery, Row } from "postgres";
import { placesPerRun } from "../base/message-place.ts";

/**
 * The arithmetic of base/message-place.ts on columns. The number stands in the text of the statement, not among its
 * parameters, so that the planner knows it.
 */
export const firstPlace = (sql: ISql, runNo: string): PendingQuery<Row[]> =>
  sql.unsafe(`(${runNo} * ${placesPerRun}::bigint)`);

export const lastPlace = (sql: ISql, runNo: string): PendingQuery<Row[]> =>
  sql.unsafe(`(${runNo} * ${placesPerRun}::bigint + ${placesPerRun - 1})`);

export const runNoAt = (sql: ISql, place: string): PendingQuery<Row[]> => sql.unsafe(`(${place} / ${placesPerRun})`);
