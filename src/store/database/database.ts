/** The connection: the driver as it is mended, migrations, and how long a query may take. */
export { postgres } from "./driver.ts";
export { migrate, readMigrations } from "./migrate.ts";
export { patiently } from "./patiently.ts";
