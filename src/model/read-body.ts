import type { Readable } from "node:stream";
import type { Timers } from "../base/clock.ts";

const lingerMs = 50;

export interface BodyReading {
  onBytes(bytes: Uint8Array): void;
  /** Nothing more is wanted, although the body has not ended. */
  isDone(): boolean;
  signal: AbortSignal;
  timers: Timers;
}

/** Reads to the end, or until enough is there. An abort closes the connection. */
export function readBody(body: Readable, { onBytes, isDone, signal, timers }: BodyReading): Promise<void> {
  return new Promise((resolve, reject) => {
    let callOff: (() => void) | undefined;
    let isSettled = false;
    const onAbort = () => body.destroy(new Error("aborted"));
    const settle = (finish: () => void) => {
      if (isSettled) return;
      isSettled = true;
      signal.removeEventListener("abort", onAbort);
      callOff?.();
      finish();
      body.destroy();
    };
    body.on("data", (bytes: Uint8Array) => {
      if (callOff !== undefined) return;
      try {
        onBytes(bytes);
      } catch (reason) {
        return settle(() => reject(reason));
      }
      // The end usually follows at once and leaves the connection to the next request. A server that keeps it open
      // loses it.
      if (isDone()) callOff = timers.after(lingerMs, () => settle(resolve));
    });
    body.on("end", () => settle(resolve));
    body.on("error", (reason) => settle(() => reject(reason)));
    body.on("close", () => settle(() => reject(new Error("the connection was closed"))));
    signal.addEventListener("abort", onAbort, { once: true });
    if (signal.aborted) onAbort();
  });
}
