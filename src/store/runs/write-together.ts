import type { Sql } from "postgres";
import { AppError } from "../../base/error.ts";
import { behindTurn } from "../../base/turn.ts";
import { patiently } from "../database/database.ts";
import { toParts, type Batch } from "./batch.ts";
import { toRecords } from "./placed.ts";
import type { Fence } from "./rows.ts";

/** A batch that waits to be written, and who waits for it. */
interface Waiting {
  fence: Fence;
  batch: Batch;
  resolve(lastSeq: number | undefined): void;
  reject(reason: unknown): void;
}

interface Outcome {
  place: number;
  /** Null when nothing of the batch was written. */
  lastSeq: number | null;
  /** The run is still this attempt's. */
  isHeld: boolean;
}

/** Statements under way at once. What comes meanwhile shares the next one, so more would make each of them smaller. */
const mostAtOnce = 2;
const mostTogether = 32;

export type Write = (fence: Fence, batch: Batch) => Promise<number | undefined>;

/**
 * Writes what the runs of this process have ready, of all of them in one statement and one commit. Each batch is fenced
 * by its own attempt and written whole or not at all; the answer is the number of its last event, or undefined when the
 * lease is lost. While fewer than two statements are under way, what comes in one turn of the loop is the next one.
 *
 * Runs stay apart where one could hurt another: a run whose row a tool call holds is left out and waits for it alone,
 * and when the database refuses what some batch says, each of them is tried by itself.
 */
export function makeWrite(sql: Sql): Write {
  const waiting: Waiting[] = [];
  let underWay = 0;
  const soon = behindTurn(start);

  return (fence, batch) =>
    new Promise((resolve, reject) => {
      waiting.push({ fence, batch, resolve, reject });
      soon();
    });

  function start(): void {
    while (underWay < mostAtOnce && waiting.length > 0) {
      underWay++;
      writeAll(waiting.splice(0, mostTogether)).then(next, next);
    }
  }

  function next(): void {
    underWay--;
    soon();
  }

  async function writeAll(group: readonly Waiting[]): Promise<void> {
    if (group.length === 1) return await alone(group[0] as Waiting);
    try {
      const left: Waiting[] = [];
      for (const { place, lastSeq, isHeld } of await putTogether(sql, group)) {
        const one = group[place] as Waiting;
        if (lastSeq === null && isHeld) left.push(one);
        else one.resolve(lastSeq ?? undefined);
      }
      // Not awaited: whatever holds them does not hold up those that come behind.
      for (const one of left) alone(one).catch(one.reject);
    } catch (reason) {
      // Of a lost connection it is not known what was written, and each attempt has to ask the log.
      if (reason instanceof AppError) for (const { reject } of group) reject(reason);
      else for (const one of group) await alone(one);
    }
  }

  async function alone(one: Waiting): Promise<void> {
    try {
      one.resolve(await put(sql, one));
    } catch (reason) {
      one.reject(reason);
    }
  }
}

const toGiven = ({ fence, batch }: Waiting, place: number) => ({
  place,
  row: {
    id: fence.taskId,
    owner_id: fence.ownerId,
    attempt: fence.attempt,
    events: batch.events?.length ?? 0,
    is_progress: batch.entries !== undefined,
  },
});

/**
 * One batch, which waits for whatever holds its run. A statement of its own, without what tells several apart: the
 * database pays for the size of each. A journal row is progress and clears the strikes.
 */
async function put(sql: Sql, { fence, batch }: Waiting): Promise<number | undefined> {
  const [run] = await patiently(sql<{ lastSeq: number }[]>`
    with run as (
      update runs
      set last_seq = last_seq + ${batch.events?.length ?? 0},
        strikes = case when ${batch.entries !== undefined} then 0 else strikes end
      where id = ${fence.taskId} and owner_id = ${fence.ownerId}::text collate "C" and attempt = ${fence.attempt}
        and status = 'running'
      returning *, 0 as place
    )
    ${toParts(sql, [batch])}
    select last_seq as "lastSeq" from run`);
  return run?.lastSeq;
}

/** Several, each by itself: a run that something holds is left out. */
async function putTogether(sql: Sql, group: readonly Waiting[]): Promise<Outcome[]> {
  const ids = group.map(({ fence }) => fence.taskId);
  const owners = [...new Set(group.map(({ fence }) => fence.ownerId))];
  return await patiently(sql<Outcome[]>`
    with given as (
      select * from json_to_recordset(${toRecords(sql, group.map(toGiven))})
        as given (place int, id text, owner_id text, attempt int, events int, is_progress boolean)
    ),
    run as (
      update runs
      set last_seq = last_seq + given.events, strikes = case when is_progress then 0 else strikes end
      from given
      where runs.id = any(${ids}::text[]) and runs.id = given.id and runs.owner_id = given.owner_id collate "C"
        and runs.attempt = given.attempt and status = 'running' and runs.id in (
          select id from runs
          where id = any(${ids}::text[]) and owner_id = any(${owners}::text[] collate "C") and status = 'running'
          for no key update skip locked
        )
      returning runs.*, given.place
    )
    ${toParts(
      sql,
      group.map(({ batch }) => batch),
    )}
    select given.place, run.last_seq as "lastSeq", held.id is not null as "isHeld"
    from given left join run using (place)
      left join runs as held on held.id = given.id and held.owner_id = given.owner_id collate "C"
        and held.attempt = given.attempt and held.status = 'running' and held.id = any(${ids}::text[])`);
}
