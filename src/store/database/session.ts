/**
 * What is asked of PostgreSQL for every connection of the server. Together with the driver's own watch (`driver.ts`) a
 * way that is dead, or silent, costs seconds, and what a dead process was doing is given up by the server that it was
 * doing it on. Times are milliseconds, those of `tcp_keepalives_*` seconds. docs/operations.md has them as a table.
 */
export const session = {
  application_name: "accord",
  // Times are sent and read with their offset; the session's zone is fixed so that no server setting can show through
  // (G183).
  TimeZone: "UTC",
  /** Below the patience of whoever waits for a query. */
  statement_timeout: 8000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 10_000,
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 15_000,
} as const;

/** Seconds of silence after which this end asks whether the other is still there. */
export const keepAliveSeconds = 10;
