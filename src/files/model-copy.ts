import type { Log } from "../base/log.ts";
import type { Store } from "../store/store.ts";
import type { AttachmentRow } from "../store/thread/thread.ts";
import { makeByteBudget } from "./byte-budget.ts";
import { hash, type ImageBytes } from "./image-bytes.ts";
import type { Shrink } from "./shrink.ts";
import type { Storage } from "./storage.ts";

export interface ModelCopyDeps {
  attachments: Pick<Store["attachments"], "find" | "keepCopy">;
  bytes: Pick<ImageBytes, "read">;
  storage: Pick<Storage, "put">;
  shrink: Shrink;
  log: Log;
}

type Stored = Pick<AttachmentRow, "id" | "path" | "mimeType" | "bytes" | "sha256">;

/** What a model is sent for an image: the image itself, or a copy of it. Throws the signal's reason. */
export type ToModelCopy = (row: AttachmentRow, signal: AbortSignal) => Promise<Stored>;

/** Providers use no more of an image: they scale it down themselves, or refuse it. */
const mostSide = 2048;
/** The smallest limit that a large provider has for one image is 5 MB in base64. */
const mostBytes = 3_500_000;

const isLarge = ({ width, height, bytes }: AttachmentRow): boolean =>
  width > mostSide || height > mostSide || bytes > mostBytes;

/**
 * A copy is made when a model is first asked about a large image, and kept beside the original, which stays as it was
 * uploaded. Copies are made one at a time: so much memory it may take beside what is lent. What cannot be made smaller
 * goes as it is, and its row says so, so that it is not tried for each question.
 */
export function makeModelCopy({ attachments, bytes, storage, shrink, log }: ModelCopyDeps): ToModelCopy {
  const turns = makeByteBudget(1);
  return async (row, signal) => {
    if (!isLarge(row)) return row;
    if (row.copy !== null) return toStored(row, row.copy);
    const giveBack = await turns.take(1, signal);
    try {
      // Another run may have had it made while this one waited.
      const [now = row] = await attachments.find([row.id]);
      return now.copy === null ? await make(row, signal) : toStored(row, now.copy);
    } finally {
      giveBack();
    }
  };

  async function make(row: AttachmentRow, signal: AbortSignal): Promise<Stored> {
    const original = await bytes.read(row);
    try {
      const small = await shrink(original, signal);
      if (small === "missing") return row;
      const { mimeType, bytes: made } = small === "refused" ? { ...row, bytes: original } : small;
      const copy = { mimeType, bytes: made.length, sha256: hash(made) };
      const stored = toStored(row, copy);
      if (stored.path !== row.path) await storage.put(stored.path, made);
      await attachments.keepCopy(row.id, copy);
      return stored;
    } catch (reason) {
      signal.throwIfAborted();
      log.warn("an image could not be made smaller and goes as it is", { attachment: row.id, cause: reason });
      return row;
    }
  }
}

/** Where a copy lies; an image that could not be made smaller is its own. */
export const toCopyPath = ({ path, sha256 }: Pick<Stored, "path" | "sha256">, copySha256: string): string =>
  copySha256 === sha256 ? path : `${path}-${copySha256.slice(0, 16)}`;

/** Copies that different versions of the codec make of one image do not get in each other's way. */
function toStored(row: AttachmentRow, copy: NonNullable<AttachmentRow["copy"]>): Stored {
  return { id: row.id, path: toCopyPath(row, copy.sha256), ...copy };
}
