import { ServerResponse } from "node:http";
import type { Writable } from "node:stream";
import type { SentFrame, Sink } from "../run/follow/follow.ts";
import type { HeaderPairs } from "./headers.ts";

/**
 * An answer that is written while it happens. A handler returns it; nothing begins before the client's end is there.
 */
export class EventStream {
  readonly begin: (sink: Sink) => () => void;
  /** What stands before the first event. */
  readonly opening: string;

  constructor(begin: (sink: Sink) => () => void, opening: string = hello) {
    this.begin = begin;
    this.opening = opening;
  }

  /** The same stream, which says when it is over. */
  until(over: () => void): EventStream {
    return new EventStream((sink) => {
      const stop = this.begin(sink);
      return () => {
        over();
        stop();
      };
    }, this.opening);
  }

  /**
   * srvx hands us the node response itself (or a pass-through in process): web streams would cost several times the
   * memory.
   */
  toBody(): { pipe(target: Writable): void } {
    return {
      pipe: (target) => {
        target.on("error", () => {});
        if (this.opening !== "") target.write(this.opening);
        // Node sends the head with the first piece of the body, and frames are not written through it.
        else if (target instanceof ServerResponse) target.flushHeaders();
        const stop = this.begin(makeSink(target));
        target.once("close", stop);
        if (target.destroyed) stop();
      },
    };
  }
}

export const streamHeaders: HeaderPairs = [
  ["content-type", "text/event-stream"],
  // For proxies that would hold small pieces back, or pack them.
  ["cache-control", "no-store, no-transform"],
  ["x-accel-buffering", "no"],
];

// An empty line ends a message. Some readers report one then, also when it has no data, so that these two only end
// their own line and stand before whatever comes next.
const hello = "retry: 1000\n";
const keepAlive = ": keep-alive\n";

/**
 * A reader that lets more than this pile up, beside the largest event, is cut off, and continues by id when it is back
 * (G061).
 */
export const mostBuffered = 1_000_000;

function makeSink(target: Writable): Sink {
  let largest = 0;
  const { wire, isChunked } = toWire(target);
  return {
    send(frames) {
      // The socket may have another answer by now.
      if (target.writableEnded) return true;
      const { bytes, chunk } = encode(frames);
      // A snapshot of a long thread may be more than that by itself, and a client is not slow because of it.
      largest = Math.max(largest, bytes.length);
      const isOpen = wire.write(isChunked ? chunk : bytes);
      if (wire.writableLength > mostBuffered + largest) target.destroy();
      return isOpen;
    },
    keepAlive() {
      // A reader that is behind hears enough. One that has stopped must look silent, or the server's time limit never
      // comes.
      if (!wire.writableNeedDrain) target.write(keepAlive);
    },
    drained: () =>
      new Promise((resolve) => {
        if (wire.destroyed || !wire.writableNeedDrain) return resolve();
        const done = () => {
          wire.off("drain", done).off("close", done);
          resolve();
        };
        wire.on("drain", done).on("close", done);
      }),
    end: () => void target.end(),
  };
}

/**
 * Where frames are written. An answer in chunks, whose head was sent, is written to its socket as whole chunks, which
 * are made once for all readers: node would send each of them in three pieces, and make these for each reader anew. One
 * that waits behind an earlier answer of its connection has no socket yet.
 */
function toWire(target: Writable): { wire: Writable; isChunked: boolean } {
  if (!(target instanceof ServerResponse) || !target.chunkedEncoding || !target.headersSent)
    return { wire: target, isChunked: false };
  const { socket } = target;
  return socket === null ? { wire: target, isChunked: false } : { wire: socket, isChunked: true };
}

interface Encoded {
  frames: readonly SentFrame[];
  /** Within the chunk. */
  bytes: Buffer;
  /** The same as one chunk of HTTP/1.1. */
  chunk: Buffer;
}

// A thousand readers of one run are sent the same bytes.
let latest: Encoded = { frames: [], bytes: Buffer.alloc(0), chunk: Buffer.alloc(0) };

function encode(frames: readonly SentFrame[]): Encoded {
  const isSame =
    frames.length === latest.frames.length &&
    frames.every(({ id, data }, index) => latest.frames[index]?.data === data && latest.frames[index]?.id === id);
  if (isSame) return latest;
  const text = frames.map(toText).join("");
  const size = Buffer.byteLength(text);
  const chunk = Buffer.from(`${size.toString(16)}\r\n${text}\r\n`);
  const bytes = chunk.subarray(-size - 2, -2);
  return (latest = { frames, bytes, chunk });
}

/**
 * The data is one line of JSON, in which a line break can only stand escaped: no text can begin another field (G059).
 * Three characters are line breaks to some readers only, and JSON lets them stand as they are.
 */
function toText({ id, type, data }: SentFrame): string {
  const line = data.replaceAll(breaksElsewhere, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return `${id === undefined ? "" : `id: ${id}\n`}${type === "" ? "" : `event: ${type}\n`}data: ${line}\n\n`;
}

const breaksElsewhere = /[\u0085\u2028\u2029]/g;
