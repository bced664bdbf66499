import { randomBytes } from "node:crypto";
import postgres, { type Sql } from "postgres";
import { inject } from "vitest";
import { atEnd } from "./at-end.ts";
import { withDatabase } from "./services.ts";

export interface ScratchDatabase {
  url: string;
  sql: Sql;
}

/** A database of this test file's own, cloned from the migrated template (or empty), gone afterwards. */
export async function scratchDatabase(options: { empty?: boolean } = {}): Promise<ScratchDatabase> {
  const { databaseUrl, template } = inject("services");
  const name = `t_${randomBytes(6).toString("hex")}`;
  const admin = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  // Its files are copied, as nothing has to be found again after a crash: half the work of writing it all to the log.
  await admin.unsafe(`create database ${name} template ${options.empty ? "template0" : template} strategy file_copy`);
  const url = withDatabase(databaseUrl, name);
  const sql = postgres(url, { max: 4, onnotice: () => {} });
  atEnd(async () => {
    await sql.end({ timeout: 2 });
    await admin.unsafe(`drop database if exists ${name} with (force)`);
    await admin.end({ timeout: 2 });
  });
  return { url, sql };
}
