import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeLog } from "../../src/base/log.ts";
import { startValkey } from "../../src/embedded/valkey.ts";
import { makeStream } from "../../src/stream/stream.ts";
import { report } from "./measure.ts";
import { allHeard, openReaders, toFigures } from "./sse-reader.ts";
import { askServer, publishRounds } from "./sse.ts";

const READERS = [1000, 10_000];
const RUNS = 100;
const ROUNDS = 5;
const patienceMs = 120_000;

/**
 * As many readers as one process may have to hold, on 100 runs, and a few events to all of them: memory of each, and
 * whether each hears everything once. Both ends need a file handle for each reader (`ulimit -n`).
 */
export async function benchReaders(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "accord-bench-"));
  const redis = await startValkey(folder);
  const stream = makeStream({ redisUrl: redis.url, log: makeLog({ level: "silent" }) });
  const server = fork(join(import.meta.dirname, "sse-server.ts"), ["accord", redis.url], {
    execArgv: ["--expose-gc"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  try {
    const [{ port, token }] = (await once(server, "message")) as [{ port: number; token: string }];
    const lines: [string, string][] = [];
    for (const count of READERS) {
      const prefix = `readers_${count}_${Date.now()}`;
      const before = await askServer(server);
      const readers = await openReaders({ port, token, prefix }, count, { runs: RUNS, rounds: ROUNDS });
      await sleep(1000);
      const open = await askServer(server);
      await publishRounds(stream, prefix, RUNS, ROUNDS);
      await allHeard(readers, ROUNDS, patienceMs);
      const after = await askServer(server);
      const { lost, twice } = toFigures(readers, ROUNDS);
      lines.push([
        `${count.toLocaleString("en")} readers`,
        `${((open.rss - before.rss) / 1024 / count).toFixed(1)} KB each  lost ${lost}  twice ${twice}  ` +
          `${((after.cpuUs - open.cpuUs) / count / ROUNDS).toFixed(1)} µs CPU per delivery`,
      ]);
      for (const { socket } of readers) socket.destroy();
      await sleep(1000);
    }
    report(`Readers held by one process, of ${RUNS} runs, ${ROUNDS} events to each`, lines);
  } finally {
    server.kill("SIGKILL");
    await once(server, "exit");
    await stream.close();
    await redis.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
