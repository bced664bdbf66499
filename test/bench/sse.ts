import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Redis } from "ioredis";
import { makeLog } from "../../src/base/log.ts";
import { startValkey } from "../../src/embedded/valkey.ts";
import { makeStream, type Stream } from "../../src/stream/stream.ts";
import { report } from "./measure.ts";

const READERS = 1000;
const ROUNDS = 40;
const PAUSE_MS = 200;

interface Figures {
  p50: number;
  p99: number;
  lost: number;
  twice: number;
  rssKb: number;
  connections: number;
  /** Of the server, for one event to one reader. */
  cpuUs: number;
}

export async function benchSse(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "accord-bench-"));
  const redis = await startValkey(folder);
  const stream = makeStream({ redisUrl: redis.url, log: makeLog({ level: "silent" }) });
  const looker = new Redis(redis.url);
  await once(looker, "ready");
  try {
    for (const runs of [1, 100]) {
      const lines: [string, string][] = [];
      for (const contender of ["bare", "accord"]) {
        const f = await measure(contender, runs, { redisUrl: redis.url, stream, looker });
        const name = contender === "bare" ? "bare node:http writing the same frames" : "streamRunEvents";
        lines.push([
          name,
          `p50 ${f.p50.toFixed(1)} ms  p99 ${f.p99.toFixed(1)} ms  lost ${f.lost}  twice ${f.twice}  ` +
            `${f.rssKb.toFixed(1)} KB each  ${f.cpuUs.toFixed(1)} µs CPU per delivery  ` +
            `${f.connections} Redis connections`,
        ]);
      }
      report(
        `Publish to ${READERS} SSE readers of ${runs} run${runs === 1 ? "" : "s"}, ${READERS} deliveries ` +
          `every ${PAUSE_MS} ms (targets: p99 ≤ 30 ms, 0 lost, 0 twice, ≤ 30 KB each idle)`,
        lines,
      );
    }
  } finally {
    looker.disconnect();
    await stream.close();
    await redis.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(
  contender: string,
  runs: number,
  { redisUrl, stream, looker }: { redisUrl: string; stream: Stream; looker: Redis },
): Promise<Figures> {
  const server = fork(join(import.meta.dirname, "sse-server.ts"), [contender, redisUrl], {
    execArgv: ["--expose-gc"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  try {
    const [{ port, token }] = (await once(server, "message")) as [{ port: number; token: string }];
    const target = { port, token, prefix: `${contender}_${runs}_${Date.now()}` };
    // Compilers and pools first; what they take is not the readers'.
    const first = await openReaders({ ...target, prefix: `${target.prefix}_warm` }, READERS / 4, runs);
    await publishRounds(stream, `${target.prefix}_warm`, runs, ROUNDS / 4);
    for (const { socket } of first) socket.destroy();
    await sleep(1000);
    const before = await askServer(server);
    const readers = await openReaders(target, READERS, runs);
    await sleep(1000);
    const open = await askServer(server);
    const rssKb = (open.rss - before.rss) / 1024 / READERS;
    await publishRounds(stream, target.prefix, runs, ROUNDS);
    await allHeard(readers, ROUNDS, 10_000);
    const cpuUs = ((await askServer(server)).cpuUs - open.cpuUs) / READERS / ROUNDS;
    const clients = (await looker.client("LIST")) as string;
    for (const { socket } of readers) socket.destroy();
    const { latencies, ...missed } = toFigures(readers, ROUNDS);
    // The publisher's two connections and the looker's are not the server's.
    return {
      p50: at(latencies, 0.5),
      p99: at(latencies, 0.99),
      ...missed,
      rssKb,
      connections: clients.trim().split("\n").length - 3,
      cpuUs,
    };
  } finally {
    server.kill("SIGKILL");
    await once(server, "exit");
  }
}

export async function publishRounds(stream: Stream, prefix: string, runs: number, rounds: number): Promise<void> {
  for (let seq = 1; seq <= rounds; seq++) {
    for (let run = 0; run < runs; run++)
      stream.publish(`${prefix}_${run}`, seq, [
        {
          type: "TEXT_MESSAGE_CONTENT",
          data: `{"type":"TEXT_MESSAGE_CONTENT","delta":"${"x".repeat(200)}","at":${performance.now()}}`,
        },
      ]);
    await sleep(PAUSE_MS);
  }
}

export interface Reader {
  socket: Socket;
  /** What came, and when; read only when all of it is there, as whoever is next would wait for that. */
  pieces: { at: number; bytes: Buffer }[];
}

/** As long as some reader lacks events, but no longer than told. */
export async function allHeard(readers: readonly Reader[], rounds: number, patienceMs: number): Promise<void> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end && readers.some((reader) => toHeard(reader).length < rounds)) await sleep(50);
}

export function toFigures(readers: readonly Reader[], rounds: number) {
  const figures = { lost: 0, twice: 0, latencies: [] as number[] };
  for (const heard of readers.map(toHeard)) {
    const different = new Set(heard.map(({ seq }) => seq)).size;
    figures.lost += rounds - different;
    figures.twice += heard.length - different;
    figures.latencies.push(...heard.map(({ latency }) => latency));
  }
  figures.latencies.sort((a, b) => a - b);
  return figures;
}

/** The events that a reader was sent, and how long each was on its way. */
function toHeard({ pieces }: Reader): { seq: number; latency: number }[] {
  const heard: { seq: number; latency: number }[] = [];
  let rest = "";
  for (const { at, bytes } of pieces) {
    const blocks = (rest + bytes.toString("latin1")).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const [, seq, published] = /id: \d+-(\d+)\n[\s\S]*"at":([\d.]+)/.exec(block) ?? [];
      if (seq !== undefined) heard.push({ seq: Number(seq), latency: at - Number(published) });
    }
  }
  return heard;
}

/** Bare sockets: a client library would cost more than what is measured. */
export async function openReaders(
  { port, token, prefix }: { port: number; token: string; prefix: string },
  count: number,
  runs: number,
): Promise<Reader[]> {
  const readers: Reader[] = [];
  for (let i = 0; i < count; i += 50)
    readers.push(
      ...(await Promise.all(
        Array.from({ length: 50 }, (_, j) => openReader({ port, token, runId: `${prefix}_${(i + j) % runs}` })),
      )),
    );
  return readers;
}

async function openReader({ port, token, runId }: { port: number; token: string; runId: string }): Promise<Reader> {
  const socket = connect(port, "127.0.0.1");
  const reader: Reader = { socket, pieces: [] };
  const greeted = new Promise<void>((resolve) => {
    socket.on("data", function greet(bytes: Buffer) {
      if (!bytes.includes("retry:")) return;
      socket.off("data", greet);
      resolve();
    });
  });
  socket.on("data", (bytes: Buffer) => reader.pieces.push({ at: performance.now(), bytes }));
  socket.on("error", () => {});
  socket.write(
    `GET /api/v1/agent/runs/550e8400-e29b-41d4-a716-446655440000/events?runId=${runId}&deltas=true ` +
      `HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nAccept: text/event-stream\r\n\r\n`,
  );
  await greeted;
  return reader;
}

export async function askServer(server: ChildProcess): Promise<{ rss: number; cpuUs: number }> {
  server.send("figures");
  const [figures] = (await once(server, "message")) as [{ rss: number; cpuUs: number }];
  return figures;
}

const at = (sorted: readonly number[], part: number): number => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
