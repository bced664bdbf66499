import { write, writeSync } from "node:fs";

export interface LineWriter {
  write(line: string): void;
  /** Everything that is still here, before the process ends. */
  flush(): void;
}

const batchCharacters = 32_768;
const waitMs = 20;
const patienceMs = 10;
/** A reader that stands still for longer than this lasts loses lines; it must not take the process's memory. */
const mostCharacters = 16_777_216;

const flushes: (() => void)[] = [];

/**
 * Lines to a file descriptor in batches, without waiting: a slow reader must not hold up requests, and a write of its
 * own for each line costs several times what making the line costs.
 */
export function makeLineWriter(fd: number): LineWriter {
  let lines: string[] = [];
  let size = 0;
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  let pending: Buffer | undefined;

  // One listener for all writers: Node warns of many.
  if (flushes.push(flush) === 1) process.once("exit", () => flushes.forEach((each) => each()));
  return { write: add, flush };

  function add(line: string): void {
    if (size > mostCharacters) {
      dropped++;
      return;
    }
    lines.push(line);
    size += line.length;
    if (size >= batchCharacters) begin();
    else timer ??= setTimeout(begin, waitMs).unref();
  }

  function begin(): void {
    if (pending !== undefined || lines.length === 0) return;
    pending = take();
    proceed();
  }

  function take(): Buffer {
    clearTimeout(timer);
    timer = undefined;
    if (dropped > 0) lines.push(`{"level":"warn","message":"log lines dropped","count":${dropped}}\n`);
    const batch = Buffer.from(lines.join(""));
    lines = [];
    size = 0;
    dropped = 0;
    return batch;
  }

  function proceed(): void {
    write(fd, pending as Buffer, (error, written) => {
      // A flush may have written it meanwhile.
      if (pending === undefined) return;
      if (error?.code === "EAGAIN") return void setTimeout(proceed, patienceMs);
      // The reader is gone, or the disk is full: there is nowhere to complain.
      pending = error !== null || written >= pending.length ? undefined : pending.subarray(written);
      if (pending !== undefined) proceed();
      else begin();
    });
  }

  function flush(): void {
    // A write that is under way may then appear twice; none is lost.
    let rest = Buffer.concat([pending ?? Buffer.alloc(0), take()]);
    pending = undefined;
    try {
      while (rest.length > 0) rest = rest.subarray(writeSync(fd, rest));
    } catch {
      // As above; and a full pipe at exit is not worth hanging for.
    }
  }
}
