import { chmod, mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import { createStorage, type Driver } from "unstorage";
import fsDriver from "unstorage/drivers/fs-lite";
import s3Driver from "unstorage/drivers/s3";
import type { S3Place } from "../base/config.ts";

/** Where bytes lie. The same words for a folder and for a bucket. */
export interface Storage {
  put(path: string, bytes: Uint8Array): Promise<void>;
  /** undefined when nothing lies there. */
  get(path: string): Promise<Buffer | undefined>;
  /** A part as it is read, so that it takes no memory; undefined when there is no file of that size. */
  stream(path: string, part: FilePart): Promise<ReadableStream<Uint8Array> | undefined>;
  remove(path: string): Promise<void>;
}

interface FilePart {
  first: number;
  /** Included. */
  last: number;
  /** Of the whole file, as it was stored. */
  size: number;
}

export interface StorageDeps {
  folder: string;
  /** In place of the folder. */
  s3?: S3Place;
  /** For each word to the driver. */
  patienceMs?: number;
}

// Owner and attachment, both ids of our own making, and for a copy the beginning of its hash. No name of a client ever
// becomes part of a path (G196).
const isPath = /^[a-z]+_[0-9a-z]{26}\/att_[0-9a-z]{26}(?:-[0-9a-f]{16})?$/;

export function makeStorage({ folder, s3, patienceMs = 20_000 }: StorageDeps): Storage {
  const storage = createStorage({ driver: s3 === undefined ? fsDriver({ base: folder }) : toBucket(s3) });
  const streamPart = s3 === undefined ? streamFile(folder) : streamObject(s3);
  return {
    async put(path, bytes) {
      if (s3 === undefined) await closeToOthers(folder);
      await inTime(storage.setItemRaw(toKey(path), bytes));
      // The driver for buckets takes "there is no such bucket" for an answer.
      if (!(await inTime(storage.hasItem(toKey(path)))))
        throw new Error("the file storage has not kept what it was given");
    },
    async get(path) {
      const found: unknown = await inTime(storage.getItemRaw<unknown>(toKey(path)));
      if (found === null || found === undefined) return undefined;
      // Drivers also answer with errors instead of throwing them.
      if (found instanceof Uint8Array) return Buffer.from(found.buffer, found.byteOffset, found.byteLength);
      if (found instanceof ArrayBuffer) return Buffer.from(found);
      throw found instanceof Error ? found : new Error("the file storage gave something that is no file");
    },
    stream: (path, part) => inTime(streamPart(toKey(path), part)),
    async remove(path) {
      try {
        await inTime(storage.removeItem(toKey(path)));
      } catch (reason) {
        // Some services complain about what is gone already.
        if (await inTime(storage.hasItem(toKey(path)))) throw reason;
      }
    },
  };

  async function inTime<T>(work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer from the file storage in ${patienceMs} ms`)), patienceMs);
    });
    return await Promise.race([work, late]).finally(() => clearTimeout(timer));
  }
}

/** One closed folder closes what lies in it, from before as well; the driver gives files the mode of the process. */
async function closeToOthers(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
}

type StreamPart = (key: string, part: FilePart) => Promise<ReadableStream<Uint8Array> | undefined>;

// The drivers know whole files only, so parts are read past them, from where they put the bytes.
function streamFile(folder: string): StreamPart {
  return async (key, { first, last, size }) => {
    const file = await open(join(folder, ...key.split(":"))).catch((reason: NodeJS.ErrnoException) => {
      if (reason.code === "ENOENT") return undefined;
      throw reason;
    });
    if (file === undefined) return undefined;
    if ((await file.stat()).size !== size) {
      await file.close();
      return undefined;
    }
    return Readable.toWeb(file.createReadStream({ start: first, end: last })) as ReadableStream<Uint8Array>;
  };
}

function streamObject({ endpoint, bucket, region, keyId, secret }: S3Place): StreamPart {
  const client = new AwsClient({ service: "s3", accessKeyId: keyId, secretAccessKey: secret(), region, retries: 0 });
  return async (key, { first, last, size }) => {
    const address = `${endpoint.replace(/\/$/, "")}/${bucket}/${key.replace(":", "/")}`;
    const answer = await client.fetch(address, { headers: { range: `bytes=${first}-${last}` } });
    const isPart = answer.status === 206 && answer.headers.get("content-range") === `bytes ${first}-${last}/${size}`;
    if (isPart && answer.body !== null) return answer.body;
    await answer.body?.cancel();
    if (answer.status === 404 || answer.status === 416 || answer.ok) return undefined;
    throw new Error(`the file storage answered ${answer.status}`);
  };
}

function toKey(path: string): string {
  if (!isPath.test(path)) throw new Error("this is no path of an attachment");
  return path.replace("/", ":");
}

function toBucket({ endpoint, bucket, region, keyId, secret }: S3Place): Driver {
  return s3Driver({ endpoint, bucket, region, accessKeyId: keyId, secretAccessKey: secret() });
}
