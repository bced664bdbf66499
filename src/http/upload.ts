import { createWriteStream } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  parseMultipart,
} from "@remix-run/multipart-parser";
import { AppError } from "../base/error.ts";
import { newId } from "../base/ids.ts";
import { cutOff, drain } from "./body.ts";
import type { Exchange } from "./exchange.ts";
import { tooLarge } from "./input.ts";

const formType = /^multipart\/form-data\s*;/i;

export interface FormRule {
  /** The most bytes of the whole form. */
  readonly bodyLimit?: number;
  /** The most bytes of the one file in it. */
  readonly fileLimit?: number;
  readonly tooLarge?: string;
}

/**
 * Reads a form of one part, `file`. The body first goes to the disk, because a slow sender must hold no memory; then it
 * is parsed in one go, so that whatever is wrong with it is thrown here and nowhere else. The limit counts what
 * arrives, whatever was declared.
 */
export async function receiveForm(exchange: Exchange, rule: FormRule): Promise<{ file: File }> {
  const boundary = toBoundary(exchange);
  const req = exchange.event.runtime?.node?.req;
  // Merely touching the web body takes the bytes away from the socket's stream.
  const source = req ?? toReadable(exchange.event.req.body);
  const path = join(tmpdir(), `accord-${newId("upload")}`);
  try {
    await spool(source, path, rule);
    const { filename, mediaType, bytes } = parsePart(await readFile(path), boundary, rule);
    return { file: new File([new Uint8Array(bytes)], filename ?? "", { type: mediaType ?? "" }) };
  } finally {
    if (req !== undefined && !req.readableEnded) drain(req);
    await rm(path, { force: true });
  }
}

function toBoundary(exchange: Exchange): string {
  const type = exchange.header("content-type");
  const coding = exchange.header("content-encoding");
  if (type === null || !formType.test(type))
    throw new AppError("UNSUPPORTED_MEDIA_TYPE", {}, { detail: "The body must be multipart/form-data." });
  if (coding !== null && coding !== "identity")
    throw new AppError("UNSUPPORTED_MEDIA_TYPE", {}, { detail: "The body must not be compressed." });
  const boundary = getMultipartBoundary(type);
  // RFC 2046 allows 70 characters of these; the parser searches for them as bytes.
  if (boundary === null || !/^[\w'()+,./:=? -]{1,70}$/.test(boundary))
    throw malformed("The content type names no boundary.");
  return boundary;
}

async function spool(source: Readable, path: string, rule: FormRule): Promise<void> {
  const limit = rule.bodyLimit ?? 0;
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limit) done(tooLarge(rule));
      else done(null, chunk);
    },
  });
  // The pipeline must not destroy the request: the answer has yet to be sent on its socket.
  const onClose = (): void => {
    if (!source.readableEnded) counted.destroy(cutOff());
  };
  const onError = (): void => void counted.destroy(cutOff());
  source.once("close", onClose).once("error", onError);
  if (source.destroyed && !source.readableEnded) onClose();
  source.pipe(counted);
  try {
    await pipeline(counted, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  } finally {
    source.unpipe(counted);
    source.off("close", onClose).off("error", onError);
  }
}

interface Part {
  name: string | undefined;
  filename: string | undefined;
  mediaType: string | undefined;
  bytes: Uint8Array;
}

function parsePart(body: Uint8Array, boundary: string, rule: FormRule): Part {
  const parts = readParts(body, boundary, rule);
  const [part] = parts;
  if (part === undefined) throw malformed("The form has no part named file.");
  if (part.name !== "file") throw malformed("The form must have one part, and its name must be file.");
  return part;
}

function readParts(body: Uint8Array, boundary: string, rule: FormRule): Part[] {
  const { fileLimit = 0 } = rule;
  const limits = { maxParts: 1, maxFileSize: fileLimit, maxTotalSize: fileLimit, maxHeaderSize: 8192 };
  try {
    // The headers of a part are parsed when they are asked for, so they are asked for here, where it may fail.
    return [...parseMultipart(body, { boundary, ...limits })].map(({ name, filename, mediaType, bytes }) => ({
      name,
      filename,
      mediaType,
      bytes,
    }));
  } catch (reason) {
    if (reason instanceof MaxFileSizeExceededError) throw tooLarge(rule);
    if (reason instanceof MaxPartsExceededError)
      throw malformed("The form must have one part, and its name must be file.");
    throw malformed("The form cannot be read.", reason);
  }
}

const toReadable = (body: ReadableStream | null): Readable =>
  body === null ? Readable.from([]) : Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);

function malformed(detail: string, cause?: unknown): AppError {
  return new AppError("INVALID_REQUEST", {}, { detail, ...(cause === undefined ? {} : { cause }) });
}
