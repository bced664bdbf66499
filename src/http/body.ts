import type { Readable } from "node:stream";
import { AppError } from "../base/error.ts";

/**
 * What is thrown away after a body was found too large, before the connection is given up. The time for it is bounded
 * as for every request.
 */
const drainLimit = 67_108_864;

export interface BodyRules {
  limit: number;
  /** An answer of its own where the contract fixes the sentence. */
  refuse(): AppError;
}

/** Straight from the socket's stream: the web stream around it would cost more than all checks together. */
export function readNodeBody(req: Readable, { limit, refuse }: BodyRules): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) {
        settle();
        drain(req);
        reject(refuse());
      } else chunks.push(chunk);
    };
    const onEnd = () => {
      settle();
      resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks));
    };
    const onClose = () => {
      settle();
      reject(cutOff());
    };
    const settle = () => {
      req.off("data", onData);
      req.off("end", onEnd);
      req.off("error", onClose);
      req.off("close", onClose);
    };
    if (req.destroyed && !req.readableEnded) return reject(cutOff());
    req.on("data", onData);
    req.on("end", onEnd);
    req.on("error", onClose);
    req.on("close", onClose);
  });
}

/** For requests that never crossed a socket: tests and in-process callers. */
export async function readWebBody(request: Request, { limit, refuse }: BodyRules): Promise<Buffer> {
  if (request.body === null) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.length;
    if (size > limit) throw refuse();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Takes the rest of a refused body off the wire: a client that is still sending does not read the answer, and closing
 * on it would lose the answer. Who sends on and on is cut off.
 */
export function drain(req: Readable): void {
  let dropped = 0;
  req.on("error", () => {});
  req.on("data", (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > drainLimit) req.destroy();
  });
}

export function cutOff(): AppError {
  return new AppError("INVALID_REQUEST", {}, { detail: "The request ended before its body was complete." });
}
