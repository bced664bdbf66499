import { postgres } from "./driver.ts";

/**
 * The files of a running PostgreSQL may be copied between its start and its end of a backup, and the log that was
 * written meanwhile after it. A slot of this session keeps that log from being recycled. Answers with backup_label, by
 * which the copy knows from where to recover.
 */
export async function inBackupMode(
  databaseUrl: string,
  copies: { data(): Promise<void>; wal(): Promise<void> },
): Promise<string> {
  const sql = postgres(databaseUrl, {
    max: 1,
    onnotice: () => {},
    connection: { application_name: "accord-backup" },
  });
  try {
    // Mode and slot end with their session, however that ends.
    const session = await sql.reserve();
    await session`select pg_create_physical_replication_slot(${`accord_backup_${process.pid}`}, true, true)`;
    await session`select pg_backup_start('accord', true)`;
    await copies.data();
    const [stopped] = await session<{ label: string }[]>`select labelfile as label from pg_backup_stop(false)`;
    await copies.wal();
    session.release();
    return stopped?.label ?? "";
  } finally {
    await sql.end({ timeout: 2 });
  }
}
