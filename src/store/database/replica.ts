import { setTimeout as sleep } from "node:timers/promises";
import type { ISql, Sql, TransactionSql } from "postgres";
import { inBackground } from "../../base/background.ts";
import { AppError } from "../../base/error.ts";
import type { Log } from "../../base/log.ts";
import { patiently } from "./patiently.ts";

/** `behind`: it has not caught up in time. `down`: it does not answer, or does not follow this primary. */
type ReplicaState = "up" | "behind" | "down";

export interface Replica {
  /**
   * From the replica, if it has everything that the primary had when this was called; in every other case, and where
   * reading it fails, from the primary.
   */
  read<T>(fromReplica: (sql: ISql) => Promise<T>, fromPrimary: () => Promise<T>): Promise<T>;
  /** How many reads went where. */
  readonly reads: Readonly<{ replica: number; primary: number }>;
  /** As it was found last. */
  readonly state: ReplicaState;
  /** As it is found now. */
  look(): Promise<ReplicaState>;
  close(): Promise<void>;
}

/** For the position of the primary, and for a connection of the replica that has come to it. */
const patienceMs = 500;
/** For what is read then; a way that has gone silent costs a request no more than this. */
const readMs = 3000;
/** A replica that is behind is asked again after 1, 2, 4, … ms, all in all for twice as long. */
const mostWaitMs = 32;
/** Nobody waits for one that was not up; it is looked at again beside a read, this often. */
const restMs = 500;

/** A place in the primary's log, and whose log it is. */
interface Position {
  lsn: string;
  cluster: string;
  timeline: number;
}

class Unfit extends Error {
  readonly state: ReplicaState;

  constructor(state: ReplicaState, message: string) {
    super(message);
    this.state = state;
  }
}

/**
 * A copy of the database that follows it by its log. Whatever anybody was told stood in the primary before they were
 * told, so a replica that has replayed the log up to where the primary is when a request comes shows no less than was
 * told, to whomever and by whichever process, and nothing that was deleted. No process has to know what others have
 * written, and no table keeps positions: the price is one statement without tables for the primary, shared by reads
 * that come together.
 */
export function makeReplica({ primary, sql, log }: { primary: Sql; sql: Sql; log: Log }): Replica {
  const reads = { replica: 0, primary: 0 };
  const position = together(() => readPosition(primary));
  let state: ReplicaState = "up";
  let lookedAt = 0;
  let looking: Promise<ReplicaState> | undefined;
  return {
    reads,
    get state() {
      return state;
    },
    async read(fromReplica, fromPrimary) {
      if (state !== "up") {
        if (performance.now() - lookedAt > restMs) inBackground(log, "a look at the replica", look);
      } else {
        try {
          const answer = await readThere(fromReplica);
          reads.replica++;
          return answer;
        } catch (reason) {
          if (isAnswer(reason)) {
            reads.replica++;
            throw reason;
          }
          settle(reason);
        }
      }
      reads.primary++;
      return await fromPrimary();
    },
    look,
    close: () => sql.end({ timeout: 2 }),
  };

  function look(): Promise<ReplicaState> {
    return (looking ??= readThere(async () => {})
      .then(
        () => settle(undefined),
        (reason: unknown) => settle(reason),
      )
      .finally(() => (looking = undefined)));
  }

  /** One connection has come to the place and is read: behind the address may be several replicas. */
  async function readThere<T>(read: (tx: ISql) => Promise<T>): Promise<T> {
    const wanted = await position();
    const arrived = Promise.withResolvers<void>();
    let isLate = false;
    const done = sql.begin("read only", async (tx) => {
      await arrive(tx, wanted);
      if (isLate) throw new Unfit("down", "the replica came too late");
      arrived.resolve();
      return await read(tx);
    }) as Promise<T>;
    try {
      await patiently(Promise.race([arrived.promise, done]), patienceMs);
    } catch (reason) {
      isLate = true;
      throw reason;
    }
    return await patiently(done, readMs);
  }

  function settle(reason: unknown): ReplicaState {
    lookedAt = performance.now();
    const found = reason === undefined ? "up" : reason instanceof Unfit ? reason.state : "down";
    if (found !== state) {
      const said = { state: found, ...(reason instanceof Unfit ? { why: reason.message } : { cause: reason }) };
      if (found === "down") log.warn("the replica is not read from", said);
      else log.info(found === "up" ? "the replica is read from again" : "the replica is not read from", said);
    }
    return (state = found);
  }
}

/** What the request is told, wherever it was read: the replica has done its part. */
const isAnswer = (reason: unknown): boolean => reason instanceof AppError && reason.code !== "SERVICE_UNAVAILABLE";

/**
 * Where the primary's log ends, written to disk or not: with `synchronous_commit` off, what was committed may be ahead
 * of the disk.
 */
async function readPosition(primary: Sql): Promise<Position> {
  const [row] = await patiently(
    primary<Position[]>`
      select pg_current_wal_insert_lsn()::text as lsn, (pg_control_system()).system_identifier::text as cluster,
        ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as timeline`,
    patienceMs,
  );
  if (row === undefined) throw new Error("no position");
  return row;
}

/**
 * Each statement here sees what was replayed before it began, so what comes after the last look sees the place. A
 * replica that follows another cluster, or the line of a primary that was given up, has positions that mean other
 * things; one that was promoted follows nobody. Its line is known from what it has written down, so it is late to
 * notice a change of primary, and never early.
 */
async function arrive(tx: TransactionSql, { lsn, cluster, timeline }: Position): Promise<void> {
  for (let waitMs = 1; ; waitMs *= 2) {
    const [row] = await tx<{ isFollowing: boolean; isThere: boolean }[]>`
      select pg_is_in_recovery() and (pg_control_system()).system_identifier::text = ${cluster}
          and greatest((pg_control_checkpoint()).timeline_id, (pg_control_recovery()).min_recovery_end_timeline)
            = ${timeline} as "isFollowing",
        coalesce(pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn, false) as "isThere"`;
    if (row?.isFollowing !== true) throw new Unfit("down", "DATABASE_REPLICA_URL does not follow DATABASE_URL");
    if (row.isThere) return;
    if (waitMs > mostWaitMs) throw new Unfit("behind", "the replica has not caught up");
    await sleep(waitMs);
  }
}

/** One at a time; whoever comes meanwhile shares the next, as the one under way may have been answered before them. */
function together<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () =>
    (next ??= underWay.then(() => {
      const asked = ask();
      next = undefined;
      underWay = asked.catch(() => {});
      return asked;
    }));
}
