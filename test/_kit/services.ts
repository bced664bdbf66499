import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import type { TestProject } from "vitest/node";
import { makeLog } from "../../src/base/log.ts";
import { startEmbedded } from "../../src/embedded/embedded.ts";
import { makeStore } from "../../src/store/store.ts";
import { explainAll, isExplained, judgeLog, pretendLarge, type Explained } from "./explain-suite.ts";
import { makeQuickFolder } from "./quick-folder.ts";

/** What a test file finds with `inject("services")`. */
export interface Services {
  /** A server on which tests make databases of their own. */
  databaseUrl: string;
  /** Where that server writes its log. */
  databaseLog: string;
  /** A migrated database nobody is connected to, to be cloned. */
  template: string;
  redisUrl: string;
  /** Where Node keeps compiled modules: programs that tests start find them compiled by those before them. */
  compiled: string;
}

declare module "vitest" {
  interface ProvidedContext {
    services: Services;
  }
}

/** One PostgreSQL and one Redis-protocol server for the whole run; REDIS_URL puts another one in the second's place. */
export default async function setup(project: TestProject) {
  const home = makeQuickFolder("accord-test-");
  const given = process.env["REDIS_URL"];
  const start = () => startEmbedded({ home, say: () => {}, ...(given ? { redisUrl: given } : {}) });
  const first = await start();
  await tune(first.databaseUrl);
  await first.stop();
  const embedded = await start();
  const template = "accord_template";
  const admin = postgres(embedded.databaseUrl, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${template}`);
  const store = makeStore({
    databaseUrl: withDatabase(embedded.databaseUrl, template),
    log: makeLog({ level: "silent" }),
  });
  await store.migrate();
  await store.close();
  await judgeRows(withDatabase(embedded.databaseUrl, template));
  const partial = isExplained ? await asAdmin(withDatabase(embedded.databaseUrl, template), pretendLarge) : undefined;
  await admin.end();
  project.provide("services", {
    databaseUrl: embedded.databaseUrl,
    databaseLog: join(home, "postgres", "postgres.log"),
    template,
    redisUrl: embedded.redisUrl,
    compiled: join(home, "compiled"),
  });
  return async () => {
    await embedded.stop();
    if (partial !== undefined) tellExplained(await judgeLog(join(home, "postgres", "postgres.log"), partial));
    await rm(home, { recursive: true, force: true });
  };
}

/**
 * Nothing of it has to outlive the machine: a commit need not wait for the disk, nor a dropped database for a
 * checkpoint. Apps, worker processes and their killed predecessors of several files connect at once. Takes effect with
 * the next start.
 */
async function tune(databaseUrl: string): Promise<void> {
  await asAdmin(databaseUrl, async (admin) => {
    for (const setting of ["fsync = off", "full_page_writes = off", "wal_init_zero = off", "max_connections = 400"])
      await admin.unsafe(`alter system set ${setting}`);
    if (isExplained) await explainAll(admin);
  });
}

async function asAdmin<T>(databaseUrl: string, work: (admin: Sql) => Promise<T>): Promise<T> {
  const admin = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function tellExplained({ statements, whole }: Explained): void {
  console.log(`\n${statements} different statements explained.`);
  if (whole.length === 0) return;
  console.error(`These read a growing table from one end to the other:\n${whole.join("\n")}`);
  process.exitCode = 1;
}

/** Rules for rows that production does without, because every write would pay for them. */
export async function judgeRows(databaseUrl: string): Promise<void> {
  const rules = await readFile(join(import.meta.dirname, "row-rules.sql"), "utf8");
  await asAdmin(databaseUrl, async (admin) => void (await admin.unsafe(rules)));
}

export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
