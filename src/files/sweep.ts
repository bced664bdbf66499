import type { Log } from "../base/log.ts";
import type { Attachments } from "../store/thread/thread.ts";
import { toCopyPath } from "./model-copy.ts";
import type { Storage } from "./storage.ts";

export interface SweepDeps {
  attachments: Pick<Attachments, "condemn" | "drop">;
  storage: Pick<Storage, "remove">;
  log: Log;
}

/** Longer than any address lives, and as long as an upload counts for the quota. */
const unusedHours = 24;
const mostAtOnce = 200;

/**
 * Removes images that no message shows, or shows any more. First the row is marked, and no request finds it; then the
 * bytes go, then the row. A process that dies in between leaves a marked row, which the next sweep takes up.
 */
export function makeSweep({ attachments, storage, log }: SweepDeps): () => Promise<number> {
  return async () => {
    let all = 0;
    for (let gone = mostAtOnce; gone === mostAtOnce; all += gone) gone = await sweepSome();
    return all;
  };

  async function sweepSome(): Promise<number> {
    const gone: string[] = [];
    for (const image of await attachments.condemn(unusedHours, mostAtOnce)) {
      const { id, path, copySha256 } = image;
      try {
        if (copySha256 !== null) await storage.remove(toCopyPath(image, copySha256));
        await storage.remove(path);
        gone.push(id);
      } catch (reason) {
        log.warn("an unused attachment could not be removed; the next sweep tries again", {
          attachment: id,
          cause: reason,
        });
      }
    }
    if (gone.length > 0) await attachments.drop(gone);
    return gone.length;
  }
}
