import { appendFileSync, chmodSync, cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { makeLog } from "../../src/base/log.ts";
import { startPostgres } from "../../src/embedded/postgres.ts";
import { makeStore } from "../../src/store/store.ts";
import { atEnd } from "./at-end.ts";
import type { ScratchDatabase } from "./database.ts";
import { makeQuickFolder } from "./quick-folder.ts";
import { judgeRows, withDatabase } from "./services.ts";
import { until } from "./until.ts";

export interface ReplicatedDatabase extends ScratchDatabase {
  replicaUrl: string;
  /** Asked of the replica itself. */
  atReplica<T>(query: string): Promise<T[]>;
  /** From now on it replays nothing; it goes on receiving. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** As when its machine dies. */
  kill(): void;
  revive(): Promise<void>;
  /** The primary goes on in a line of its own, as one that was promoted does; the replica follows it. */
  changeLine(): Promise<void>;
}

/**
 * PostgreSQL with a streaming replica. The replica begins with the files of a primary that was stopped, so nothing but
 * the server itself is needed; its programs for backups are not on every machine.
 */
export async function replicatedDatabase(): Promise<ReplicatedDatabase> {
  const folder = makeQuickFolder("accord-replica-");
  const [first, second] = [join(folder, "primary"), join(folder, "replica")];
  const primary = await startPostgres(first, () => {});
  atEnd(async () => {
    await primary.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const url = withDatabase(primary.url, "replicated");
  await prepare(primary.url, url);
  await primary.stop();
  cpSync(first, second, { recursive: true });
  // As PostgreSQL wants it.
  chmodSync(join(second, "data"), 0o700);
  const { port, username, password } = new URL(url);
  appendFileSync(
    join(second, "data", "postgresql.auto.conf"),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=${username} password=${password}'\n`,
  );
  writeFileSync(join(second, "data", "standby.signal"), "");
  await primary.revive();
  const replica = await startPostgres(second, () => {});
  const replicaUrl = withDatabase(replica.url, "replicated");
  const sql = postgres(url, { max: 4, onnotice: () => {} });
  atEnd(async () => {
    await sql.end({ timeout: 2 });
    await replica.stop();
  });
  const atReplica = async <T>(query: string): Promise<T[]> => {
    const there = postgres(replicaUrl, { max: 1, onnotice: () => {} });
    try {
      return [...(await there.unsafe(query))] as T[];
    } finally {
      await there.end({ timeout: 2 });
    }
  };
  return {
    url,
    sql,
    replicaUrl,
    atReplica,
    async pause() {
      await atReplica("select pg_wal_replay_pause()");
      const look = () => atReplica<{ state: string }>("select pg_get_wal_replay_pause_state() as state");
      await until(async () => (await look())[0]?.state === "paused", "the replica to pause");
    },
    resume: async () => void (await atReplica("select pg_wal_replay_resume()")),
    kill: () => void process.kill(pidOf(second), "SIGKILL"),
    revive: replica.revive,
    async changeLine() {
      await primary.stop();
      // A recovery that finds nothing to recover ends at once, in a new line.
      appendFileSync(join(first, "data", "postgresql.auto.conf"), "restore_command = 'false'\n");
      writeFileSync(join(first, "data", "recovery.signal"), "");
      await primary.revive();
    },
  };
}

const pidOf = (folder: string): number =>
  Number(readFileSync(join(folder, "data", "postmaster.pid"), "utf8").split("\n", 1)[0]);

async function prepare(adminUrl: string, url: string): Promise<void> {
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} });
  await admin.unsafe("create database replicated");
  for (const setting of ["fsync = off", "shared_preload_libraries = 'pg_stat_statements'"])
    await admin.unsafe(`alter system set ${setting}`);
  await admin.end();
  const store = makeStore({ databaseUrl: url, log: makeLog({ level: "silent" }) });
  await store.migrate();
  await store.close();
  await judgeRows(url);
  const made = postgres(url, { max: 1, onnotice: () => {} });
  await made.unsafe("create extension pg_stat_statements");
  await made.end();
}
