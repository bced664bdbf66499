import { createHash } from "node:crypto";
import { AppError } from "../base/error.ts";
import type { Log } from "../base/log.ts";
import type { Store } from "../store/store.ts";
import type { AttachmentRow } from "../store/thread/thread.ts";
import type { Storage } from "./storage.ts";

export interface ImageBytesDeps {
  attachments: Pick<Store["attachments"], "markStored" | "release">;
  storage: Storage;
  log: Log;
}

/** The bytes of images, as rows of attachments know them. */
export interface ImageBytes {
  keep(place: { id: string; path: string }, bytes: Uint8Array): Promise<void>;
  /** Throws ATTACHMENT_NOT_FOUND, ATTACHMENT_UNREACHABLE. */
  read(row: Pick<AttachmentRow, "id" | "path" | "sha256">): Promise<Buffer>;
  /** Throws ATTACHMENT_NOT_FOUND, SERVICE_UNAVAILABLE. */
  stream(row: AttachmentRow, part: { first: number; last: number }): Promise<ReadableStream<Uint8Array>>;
}

export const hash = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

export function makeImageBytes({ attachments, storage, log }: ImageBytesDeps): ImageBytes {
  return {
    async keep({ id, path }, bytes) {
      try {
        await storage.put(path, bytes);
      } catch (cause) {
        // A row that stays without bytes would count against its owner for a day.
        await storage.remove(path).then(
          () => attachments.release(id),
          (reason) => log.warn("an upload that failed is left to the sweep", { attachment: id, cause: reason }),
        );
        throw new AppError("SERVICE_UNAVAILABLE", {}, { cause });
      }
      await attachments.markStored(id);
    },
    async read({ id, path, sha256 }) {
      const bytes = await storage.get(path).catch((cause) => {
        throw new AppError("ATTACHMENT_UNREACHABLE", {}, { cause });
      });
      // Bytes that are not those that were judged once are none.
      if (bytes !== undefined && hash(bytes) === sha256) return bytes;
      log.error("an attachment has lost its bytes", { attachment: id, found: bytes?.length ?? 0 });
      throw new AppError("ATTACHMENT_NOT_FOUND");
    },
    async stream({ id, path, bytes: size }, part) {
      const found = await storage.stream(path, { ...part, size }).catch((cause) => {
        throw new AppError("SERVICE_UNAVAILABLE", {}, { cause });
      });
      if (found !== undefined) return found;
      log.error("an attachment has lost its bytes", { attachment: id });
      throw new AppError("ATTACHMENT_NOT_FOUND");
    },
  };
}
