import type { ISql, PendingQuery, Row } from "postgres";
import { placesPerRun } from "../base/message-place.ts";
import { leftBit, shownBit } from "../base/visibility.ts";

/**
 * A path is a set of places, `int8multirange` in the database and its text elsewhere. Null stands for all places. Each
 * run has the path that leads to it; a thread has the one that it shows, which is open at its end while its newest run
 * is on it.
 */
const everywhere = "{[0,)}";

/** All places of a run. */
export const ofRun = (sql: ISql, no: string): PendingQuery<Row[]> =>
  sql.unsafe(`int8multirange(int8range(${no} * ${placesPerRun}::bigint, (${no} + 1) * ${placesPerRun}::bigint))`);

/** All places from a run on. */
export const fromRun = (sql: ISql, no: string): PendingQuery<Row[]> =>
  sql.unsafe(`int8multirange(int8range(${no} * ${placesPerRun}::bigint, null))`);

/** All places before a run. */
export const beforeRun = (sql: ISql, no: string): PendingQuery<Row[]> =>
  sql.unsafe(`int8multirange(int8range(0, ${no} * ${placesPerRun}::bigint))`);

/** One place, or none for null. */
export const placeOf = (sql: ISql, place: string): PendingQuery<Row[]> =>
  sql.unsafe(`(case when ${place} is null then '{}' else int8multirange(int8range(${place}, ${place} + 1)) end)`);

/** Whether a run is on a path: its first place may be there without it, as the message that another version answers. */
export const hasRun = (sql: ISql, path: string, no: string): PendingQuery<Row[]> =>
  sql.unsafe(`(${path} is null or ${path} @> (${no} * ${placesPerRun}::bigint + 1))`);

/**
 * A condition for places on a path, to stand behind others. As it stands the planner takes most places to fulfil it,
 * as they do; of `@>` alone it would expect so few rows that it reads the whole table for them.
 */
export const onPath = (sql: ISql, path: string | null, place: string): PendingQuery<Row[]> =>
  path === null ? sql`` : sql`and case when ${path}::int8multirange @> ${sql.unsafe(place)} then true else false end`;

/** The number of the run that a path ends with, 0 for none. Not for one that is open at its end. */
export const lastRunOf = (sql: ISql, path: string): PendingQuery<Row[]> =>
  sql.unsafe(`(case when isempty(${path}) then 0 else (upper(${path}) - 1) / ${placesPerRun} end)::int`);

/** The path that leads to a run, and on through the message it answers and all it says. */
export const throughRun = (sql: ISql, run: string): PendingQuery<Row[]> => sql`
  (coalesce(${sql.unsafe(`${run}.path`)}, ${beforeRun(sql, `${run}.no`)})
    + ${placeOf(sql, `${run}.message_seq`)} + ${ofRun(sql, `${run}.no`)})`;

/** A mask of a message at a place of a thread that shows `path`: shown, or left. */
export const toMask = (sql: ISql, { mask, path, place }: { mask: string; path: string; place: string }) =>
  sql.unsafe(`(case
    when ${path} is null or ${path} @> (${place}) then ${showing(mask)}
    else ${leaving(mask)}
  end)`);

const showing = (mask: string): string =>
  `(case when ${mask} & ${leftBit} <> 0 then (${mask} & ~${leftBit}) | ${shownBit} else ${mask} end)`;
const leaving = (mask: string): string =>
  `(case when ${mask} & ${shownBit} <> 0 then (${mask} & ~${shownBit}) | ${leftBit} else ${mask} end)`;

/**
 * Moves the messages of a thread in and out of the history, those alone that are on one of two paths: `old` was shown,
 * `new` is from now on. The bounds are there for the index.
 */
export function moveMessages(
  sql: ISql,
  { ownerId, threadId }: { ownerId: string; threadId: string },
  { source, before, after }: { source: PendingQuery<Row[]>; before: string; after: string },
): PendingQuery<Row[]> {
  const was = `coalesce(${before}, '${everywhere}')`;
  const is = `coalesce(${after}, '${everywhere}')`;
  const changed = `((${was} - ${is}) + (${is} - ${was}))`;
  return sql`
    update messages set visibility_mask = ${toMask(sql, { mask: "visibility_mask", path: after, place: "seq" })}
    from ${source}
    where messages.owner_id = ${ownerId} and messages.thread_id = ${threadId}
      and seq >= lower(${sql.unsafe(changed)}) and ${sql.unsafe(changed)} @> seq`;
}
