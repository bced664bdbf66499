import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Redis } from "ioredis";
import { makeLog } from "../../src/base/log.ts";
import { startValkey } from "../../src/embedded/valkey.ts";
import { makeStream, type Stream } from "../../src/stream/stream.ts";
import { report } from "./measure.ts";
import { allHeard, openReaders, toFigures } from "./sse-reader.ts";

const READERS = 1000;
const ROUNDS = 200;
const PAUSE_MS = 100;

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
    const first = await openReaders({ ...target, prefix: `${target.prefix}_warm` }, READERS / 4, {
      runs,
      rounds: ROUNDS / 4,
    });
    await publishRounds(stream, `${target.prefix}_warm`, runs, ROUNDS / 4);
    for (const { socket } of first) socket.destroy();
    await sleep(1000);
    const before = await askServer(server);
    const readers = await openReaders(target, READERS, { runs, rounds: ROUNDS });
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

export async function askServer(server: ChildProcess): Promise<{ rss: number; cpuUs: number }> {
  server.send("figures");
  const [figures] = (await once(server, "message")) as [{ rss: number; cpuUs: number }];
  return figures;
}

const at = (sorted: readonly number[], part: number): number => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
