import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * One client of a stream. What comes is copied into memory that was there before, with its time, and read when all of
 * it is there: an object for each piece would be kept by all of them, and collecting these would be measured as well.
 */
export interface Reader {
  socket: Socket;
  heard: Buffer;
  length: number;
  /** When each piece came, and where it ends. */
  times: Float64Array;
  ends: Uint32Array;
  pieces: number;
}

interface Expected {
  runs: number;
  rounds: number;
}

/** More than an event of the bench has, and than what stands before the first. */
const bytesOfEvent = 512;
const bytesBefore = 2048;
const piecesBefore = 8;
/** A network may cut an event where it likes; one that is cut more often than this would have no time. */
const piecesOfEvent = 4;

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

/** The events that a reader was sent, and how long each was on its way until its last byte was there. */
function toHeard({ heard, length, times, ends }: Reader): { seq: number; latency: number }[] {
  const text = heard.toString("latin1", 0, length);
  return [...text.matchAll(/id: \d+-(\d+)\n[^\n]*\n[^\n]*"at":([\d.]+)[^\n]*\n\n/g)].map((found) => {
    const end = found.index + found[0].length;
    const at = times[ends.findIndex((to) => to >= end)] ?? Number.NaN;
    return { seq: Number(found[1]), latency: at - Number(found[2]) };
  });
}

/** Bare sockets: a client library would cost more than what is measured. */
export async function openReaders(
  { port, token, prefix }: { port: number; token: string; prefix: string },
  count: number,
  { runs, rounds }: Expected,
): Promise<Reader[]> {
  const readers: Reader[] = [];
  for (let i = 0; i < count; i += 50)
    readers.push(
      ...(await Promise.all(
        Array.from({ length: 50 }, (_, j) => openReader({ port, token, runId: `${prefix}_${(i + j) % runs}`, rounds })),
      )),
    );
  return readers;
}

/** All sockets read into this, as a buffer of its own for each piece would take longer than the piece. */
const shared = Buffer.alloc(65_536);

async function openReader({
  port,
  token,
  runId,
  rounds,
}: {
  port: number;
  token: string;
  runId: string;
  rounds: number;
}) {
  const { promise: greeted, resolve: greet } = Promise.withResolvers<void>();
  const callback = (length: number): boolean => {
    shared.copy(reader.heard, reader.length, 0, length);
    reader.length += length;
    reader.times[reader.pieces] = performance.now();
    reader.ends[reader.pieces++] = reader.length;
    if (reader.pieces < piecesBefore && shared.subarray(0, length).includes("retry:")) greet();
    return true;
  };
  const reader: Reader = {
    socket: connect({ port, host: "127.0.0.1", onread: { buffer: shared, callback } }),
    heard: Buffer.alloc(bytesBefore + rounds * bytesOfEvent),
    length: 0,
    times: new Float64Array(piecesBefore + rounds * piecesOfEvent),
    ends: new Uint32Array(piecesBefore + rounds * piecesOfEvent),
    pieces: 0,
  };
  reader.socket.on("error", () => {});
  reader.socket.write(
    `GET /api/v1/agent/runs/550e8400-e29b-41d4-a716-446655440000/events?runId=${runId}&deltas=true ` +
      `HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nAccept: text/event-stream\r\n\r\n`,
  );
  await greeted;
  return reader;
}
