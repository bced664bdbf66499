import { createHash, hash } from "node:crypto";
import { createReadStream, createWriteStream, mkdirSync, readdirSync } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

interface Sum {
  bytes: number;
  sha256: string;
}

/** What was copied, by its path. */
export type Copied = Record<string, Sum>;

export interface CopyOptions {
  from: string;
  to: string;
  /** Before the paths in what it answers. */
  prefix: string;
  /** False leaves a file or folder out; paths are below `from`. */
  wants?(path: string): boolean;
  /** Files may go away meanwhile: the tables that had them are gone, too. */
  mayVanish?: boolean;
}

/** Disks do many at once in little more than the time of one. */
const atOnce = 16;

/** Most files of a database are pages of a few small tables, and a stream costs more than what is in them. */
const wholeBytes = 2 ** 20;

/** A folder with all that is in it; each file is read once, and its sum is that of what was written. */
export async function copyTree({
  from,
  to,
  prefix,
  wants = () => true,
  mayVanish = false,
}: CopyOptions): Promise<Copied> {
  const copied: Copied = {};
  const waiting = walk("");
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await copy(path);
    }),
  );
  return copied;

  /** Makes the folders, and answers with the files. */
  function walk(below: string): string[] {
    mkdirSync(join(to, below), { recursive: true, mode: 0o700 });
    return list(below).flatMap((entry) => {
      const path = join(below, entry.name);
      if (!wants(path)) return [];
      return entry.isDirectory() ? walk(path) : entry.isFile() ? [path] : [];
    });
  }

  function list(below: string) {
    try {
      return readdirSync(join(from, below), { withFileTypes: true });
    } catch (error) {
      if (isGone(error)) return [];
      throw error;
    }
  }

  async function copy(path: string): Promise<void> {
    try {
      copied[join(prefix, path)] = await copyFile(join(from, path), join(to, path));
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }

  function isGone(error: unknown): boolean {
    return mayVanish && (error as NodeJS.ErrnoException).code === "ENOENT";
  }
}

export async function copyFile(from: string, to: string): Promise<Sum> {
  const content = await readWhole(from);
  if (content !== undefined) {
    await writeFile(to, content, { mode: 0o600, flush: true });
    return sumUp(content);
  }
  const sum = createHash("sha256");
  let bytes = 0;
  await pipeline(
    createReadStream(from),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        sum.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(to, { mode: 0o600, flush: true }),
  );
  return { bytes, sha256: sum.digest("hex") };
}

/** The sum of a file, without a copy. */
export async function sumOf(path: string): Promise<Sum> {
  const content = await readWhole(path);
  if (content !== undefined) return sumUp(content);
  const sum = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    sum.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: sum.digest("hex") };
}

/** Nothing, if it is too large for that. */
const readWhole = async (path: string): Promise<Buffer | undefined> =>
  (await stat(path)).size > wholeBytes ? undefined : await readFile(path);

const sumUp = (content: Buffer): Sum => ({ bytes: content.length, sha256: hash("sha256", content) });
