import { createWriteStream, openAsBlob } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { AppError } from "../base/error.ts";
import { newId } from "../base/ids.ts";
import { cutOff, drain } from "./body.ts";
import type { Exchange } from "./exchange.ts";
import { tooLarge } from "./input.ts";

/** A form whose file lies on the disk until `dispose`: a slow sender holds no memory. */
export interface ReceivedForm {
  body: { file: File };
  dispose(): Promise<void>;
}

const formType = /^multipart\/form-data\s*;/i;

export interface FormRule {
  /** The most bytes of the one file in a form. */
  readonly fileLimit?: number;
  readonly tooLarge?: string;
}

/** Reads a form of one part, `file`. The limit counts what arrives, whatever was declared. */
export async function receiveForm(exchange: Exchange, rule: FormRule): Promise<ReceivedForm> {
  const req = exchange.event.runtime?.node?.req;
  // Merely touching the web body takes the bytes away from the socket's stream.
  const source = req ?? toReadable(exchange.event.req.body);
  const path = join(tmpdir(), `accord-${newId("upload")}`);
  const dispose = (): Promise<void> => rm(path, { force: true });
  try {
    const { filename, mimeType } = await receive(source, makeReader(exchange, rule), {
      path,
      refuse: () => tooLarge(rule),
    });
    return { body: { file: new File([await openAsBlob(path)], filename, { type: mimeType }) }, dispose };
  } catch (reason) {
    if (req !== undefined && !req.readableEnded) drain(req);
    await dispose();
    throw reason;
  }
}

function makeReader(exchange: Exchange, { fileLimit = 0 }: FormRule): BusboyInstance {
  const type = exchange.header("content-type");
  const coding = exchange.header("content-encoding");
  if (type === null || !formType.test(type))
    throw new AppError("UNSUPPORTED_MEDIA_TYPE", {}, { detail: "The body must be multipart/form-data." });
  if (coding !== null && coding !== "identity")
    throw new AppError("UNSUPPORTED_MEDIA_TYPE", {}, { detail: "The body must not be compressed." });
  try {
    // Whether a part is a file is not left to what it says of itself.
    return new Busboy({
      headers: { "content-type": type },
      isPartAFile: () => true,
      limits: { files: 2, parts: 2, fileSize: fileLimit, headerPairs: 20, headerSize: 8192 },
    });
  } catch (cause) {
    throw malformed("The content type names no boundary.", cause);
  }
}

interface Part {
  filename: string;
  mimeType: string;
}

/** Where the file is put, and what is said of one that is too large. */
interface Place {
  path: string;
  refuse(): AppError;
}

/**
 * Settles once: with the part when it is on the disk and the form has ended, or with the first thing that was wrong.
 */
function receive(source: Readable, reader: BusboyInstance, place: Place): Promise<Part> {
  return new Promise((resolve, reject) => {
    let part: Promise<Part> | undefined;
    let file: BusboyFileStream | undefined;
    const fail = (reason: unknown): void => {
      file?.destroy();
      source.unpipe(reader);
      source.off("close", onClose);
      reader.destroy();
      reject(reason instanceof AppError ? reason : malformed("The form cannot be read.", reason));
    };
    const onClose = (): void => {
      if (!source.readableEnded) fail(cutOff());
    };
    reader.on("file", (name, stream, filename, _encoding, mimeType) => {
      stream.on("error", fail);
      if (name !== "file" || part !== undefined) {
        stream.resume();
        return fail(malformed("The form must have one part, and its name must be file."));
      }
      file = stream;
      part = save(stream, place).then(() => ({ filename: typeof filename === "string" ? filename : "", mimeType }));
      part.catch(fail);
    });
    reader.on("error", fail);
    reader.on("finish", () => {
      source.off("close", onClose);
      if (part === undefined) return fail(malformed("The form has no part named file."));
      part.then(resolve, fail);
    });
    source.on("error", () => fail(cutOff()));
    source.on("close", onClose);
    source.pipe(reader);
  });
}

async function save(stream: BusboyFileStream, { path, refuse }: Place): Promise<void> {
  stream.once("limit", () => stream.destroy(refuse()));
  await pipeline(stream, createWriteStream(path, { flags: "wx", mode: 0o600 }));
}

const toReadable = (body: ReadableStream | null): Readable =>
  body === null ? Readable.from([]) : Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);

function malformed(detail: string, cause?: unknown): AppError {
  return new AppError("INVALID_REQUEST", {}, { detail, ...(cause === undefined ? {} : { cause }) });
}
