import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { makeLog } from "../../src/base/log.ts";
import { startEmbedded } from "../../src/embedded/embedded.ts";
import { makeStore } from "../../src/store/store.ts";
import { load } from "./load.ts";
import { compare, median, rate, ratio, report } from "./measure.ts";
import { runInput } from "./run-input.ts";

const CONNECTIONS = 64;
const SECONDS = 3;
const ROUNDS = 5;
const REUSED = 256;

/** `POST /agent/runs` as a whole against a bare h3 handler that writes the same two rows in one transaction. */
export async function benchAccept(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), "accord-bench-"));
  const { databaseUrl, redisUrl, stop } = await startEmbedded({ home, say: () => {} });
  await prepare(databaseUrl);
  const [bare, accord] = [await start("bare", databaseUrl, redisUrl), await start("accord", databaseUrl, redisUrl)];
  try {
    const fresh = await compare(
      { bare: () => round(bare, freshThread), accord: () => round(accord, freshThread) },
      ROUNDS,
    );
    const cpu = [bare, accord].map(({ cpu: list }) => `${median(list.splice(0)).toFixed(0)} µs CPU per request`);
    const reused = await compare(
      { bare: () => round(bare, reusedThread), accord: () => round(accord, reusedThread) },
      ROUNDS,
    );
    const lines = ({ bare: baseline = 1, accord: own = 0 }: Record<string, number>): [string, string][] => [
      ["bare h3 handler, two INSERTs in a transaction", rate(baseline)],
      [
        "accord (auth, rules, schema, queue, idempotence, log)",
        `${rate(own)}   ${ratio(own, baseline)}   (target ≥ 0.75×)`,
      ],
    ];
    report(`POST /agent/runs, ${CONNECTIONS} connections, each run on a thread of its own`, [
      ...lines(fresh),
      ["the two processes alone", cpu.join(" against ")],
    ]);
    report(`POST /agent/runs, ${CONNECTIONS} connections, ${REUSED} threads reused`, lines(reused));
  } finally {
    for (const { child } of [bare, accord]) child.kill("SIGKILL");
    await stop();
    await rm(home, { recursive: true, force: true });
  }
}

/** The bare handler gets the same tables, with their indexes and checks and without foreign keys. */
async function prepare(databaseUrl: string): Promise<void> {
  const store = makeStore({ databaseUrl, log: makeLog({ level: "silent" }), maxConnections: 1 });
  await store.migrate();
  await store.close();
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  for (const table of ["runs", "messages"])
    await sql.unsafe(`create table bare_${table} (like ${table} including all)`);
  await sql.end();
}

interface Contender {
  child: ChildProcess;
  port: number;
  token?: string;
  cpu: number[];
}

async function start(kind: "bare" | "accord", databaseUrl: string, redisUrl: string): Promise<Contender> {
  const child = fork(join(import.meta.dirname, "accept-server.ts"), [kind, databaseUrl, redisUrl], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [ready] = (await once(child, "message")) as [{ port: number; token?: string }];
  return { child, ...ready, cpu: [] };
}

let made = 0;
const threadNo = (no: number): string => `00000000-0000-4000-8000-${String(no).padStart(12, "0")}`;
const freshThread = (): string => threadNo(1_000_000 + made);
const reusedThread = (): string => threadNo(made % REUSED);

async function round({ child, port, token, cpu }: Contender, toThread: () => string): Promise<number> {
  const [before, after = ""] = JSON.stringify({ ...runInput, threadId: "@", runId: "#" }).split('"@","runId":"#"');
  const ids = (): string => `"${toThread()}","runId":"run-${String(++made).padStart(9, "0")}"`;
  const head = [
    "POST /api/v1/agent/runs HTTP/1.1",
    `Host: 127.0.0.1:${port}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(before + ids() + after)}`,
  ];
  if (token) head.push(`Authorization: Bearer ${token}`);
  const start = `${head.join("\r\n")}\r\n\r\n${before}`;
  const used = await cpuOf(child);
  const perSecond = await load(port, () => start + ids() + after, { connections: CONNECTIONS, seconds: SECONDS });
  cpu.push(((await cpuOf(child)) - used) / (perSecond * SECONDS));
  return perSecond;
}

async function cpuOf(child: ChildProcess): Promise<number> {
  child.send("cpu");
  const [{ user, system }] = (await once(child, "message")) as [NodeJS.CpuUsage];
  return user + system;
}
