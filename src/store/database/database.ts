/** The connection: the mended driver, migrations, and how long a query, a silence or a transaction may take. */
export { inBackupMode } from "./backup-mode.ts";
export { postgres } from "./driver.ts";
export { readHealth, type DatabaseHealth } from "./health.ts";
export { countMissing, migrate, readMigrations, readOwnMigrations } from "./migrate.ts";
export { inOneTrip, isInside } from "./one-trip.ts";
export { patiently } from "./patiently.ts";
export { makeReplica, type Replica } from "./replica.ts";
export { keepAliveSeconds, session } from "./session.ts";
export { endStalled } from "./stalled.ts";
export { traceSql } from "./traced-sql.ts";
