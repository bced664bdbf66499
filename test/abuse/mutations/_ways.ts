import type { Guard } from "./_guard.ts";

/** That nobody waits for long for whoever has gone silent. */
export const ways: readonly Guard[] = [
  {
    guard: "worker processes end what a silent one has begun",
    file: "src/run/lease/lease.ts",
    find: "stalled.start();",
    replace: "",
    tests: ["integration/run/stalled-links"],
  },
  {
    guard: "what is older than a lease is ended, whoever is behind it",
    file: "src/store/database/stalled.ts",
    find: "and xact_start < now()",
    replace: "and false and xact_start < now()",
    tests: ["integration/run/stalled-links"],
  },
  {
    guard: "an effect that never ends hides its run from nobody",
    file: "src/store/record/effects.ts",
    find: "for key share",
    replace: "for share",
    tests: ["integration/run/stalled-links"],
  },
  {
    guard: "a run is taken over beside the lock of its effect",
    file: "src/store/runs/claim.ts",
    find: "for no key update skip locked limit ${most})",
    replace: "for update skip locked limit ${most})",
    tests: ["integration/run/stalled-links"],
  },
  {
    guard: "PostgreSQL ends a transaction that nobody goes on with",
    file: "src/store/database/session.ts",
    find: "idle_in_transaction_session_timeout: 10_000,",
    replace: "",
    tests: ["integration/run/stalled-links"],
  },
  {
    guard: "a connection that owes an answer for too long is closed",
    file: "src/store/database/driver.ts",
    find: "if (socket && (query || sent.length))",
    replace: "if (false)",
    tests: ["integration/run/stalled-links"],
  },
  {
    guard: "a statement is given up",
    file: "src/store/database/session.ts",
    find: "statement_timeout: 8000,",
    replace: "",
    tests: ["integration/store/cut"],
  },
  {
    guard: "a lock of others is not waited for until the statement is given up",
    file: "src/store/database/session.ts",
    find: "lock_timeout: 5000,",
    replace: "",
    tests: ["integration/store/session"],
  },
  {
    guard: "PostgreSQL notices a client that is gone while it has something to send",
    file: "src/store/database/session.ts",
    find: "tcp_user_timeout: 15_000,",
    replace: "",
    tests: ["integration/store/session"],
  },
];
