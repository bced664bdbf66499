import type { ISql, PendingQuery, Row, Sql } from "postgres";
import { AppError } from "../../base/error.ts";
import { traceTogether } from "./traced-sql.ts";

type Query = PendingQuery<Row[]> & { executed: boolean; reject(reason: unknown): void };

/** What a connection of the driver has beside what its types say. */
interface Connection {
  /** False when nothing may be sent behind this query before it is answered: a statement that is new here. */
  execute(query: Query): boolean;
  /** Called when everything that was sent is answered and the transaction is open. */
  reserved: (() => void) | null;
  onclose: ((reason: unknown) => void) | null;
}

/**
 * A transaction of statements that do not wait for each other's answers, sent as one piece with its `begin` and its
 * `commit`. The driver's own `begin` waits twice more, and every way there and back is paid for by both processes.
 *
 * What follows a statement that has failed is refused by PostgreSQL, and `commit` then rolls back. But where `begin`
 * itself should fail, or the driver sends a statement again whose plan had become invalid, a statement would be carried
 * out outside of any transaction: one that must not be answers with `isInside`.
 */
export async function inOneTrip(sql: Sql, statements: readonly PendingQuery<Row[]>[]): Promise<Row[][]> {
  const commit = sql`commit`;
  const waiting = [...statements, commit] as Query[];
  // They are sent here, and not when somebody waits for them.
  for (const query of waiting) query.executed = true;
  const [, ...results] = await traceTogether(statements, () => {
    const begin = sql.unsafe("begin; set local accord.trip = 'on'", [], { onexecute: take } as object).execute();
    return Promise.all([begin, ...statements, commit]);
  });
  const last = results.pop();
  if (last?.command !== "COMMIT")
    throw new AppError("SERVICE_UNAVAILABLE", {}, { cause: new Error(`a transaction ended with ${last?.command}`) });
  return results;

  /** With `begin` on its way, the rest follows; the connection is nobody else's until all of it was sent. */
  function take(connection: Connection): boolean {
    const send = (): void => {
      while (waiting.length > 0 && connection.execute(waiting.shift() as Query));
    };
    Object.assign(connection, {
      reserved: send,
      onclose(reason: unknown) {
        for (const query of waiting.splice(0)) query.reject(reason);
      },
    } satisfies Partial<Connection>);
    send();
    return false;
  }
}

/** True in every row that a statement answers with; outside of such a transaction it divides by zero, and so fails. */
export const isInside = (sql: ISql): PendingQuery<Row[]> =>
  sql`1 / coalesce((current_setting('accord.trip', true) = 'on')::int, 0) = 1`;
