import type { Clock } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import type { KeptImage } from "../store/people/people.ts";
import type { Store } from "../store/store.ts";

export interface AccountDeps {
  store: Pick<Store, "accounts">;
  /** undefined when the bytes are gone. */
  readImage(path: string): Promise<Uint8Array | undefined>;
  removeImage(image: KeptImage): Promise<void>;
  /** Streams of these runs. */
  forgetEvents(taskIds: readonly string[]): Promise<void>;
  /** So that this process knows at once. */
  forgetUser(userId: string): void;
  clock: Clock;
  log: Log;
}

/** What one person has here, as a whole. */
export interface Account {
  /** Lines of JSON: rows by table, files, and last a manifest. An export without one was cut off. */
  export(userId: string): AsyncGenerator<string>;
  /** Everything, for good: rows, files, streams. False when there is nobody. */
  erase(userId: string, by: "themselves" | "operator"): Promise<boolean>;
}

export function makeAccount({
  store: { accounts },
  readImage,
  removeImage,
  forgetEvents,
  forgetUser,
  clock,
  log,
}: AccountDeps): Account {
  return {
    async *export(userId) {
      const tables: Record<string, number> = {};
      let files = 0;
      for await (const { table, rows } of accounts.rows(userId)) {
        tables[table] = (tables[table] ?? 0) + rows.length;
        yield rows.map((row) => toLine({ kind: "row", table, row })).join("");
      }
      for (const { id, path, mimeType } of await accounts.images(userId)) {
        const bytes = await readImage(path);
        if (bytes === undefined) continue;
        files++;
        yield toLine({ kind: "file", id, mimeType, base64: Buffer.from(bytes).toString("base64") });
      }
      log.info("account exported", { owner_id: userId, files });
      yield toLine({ kind: "manifest", userId, exportedAt: new Date(clock.now()).toISOString(), tables, files });
    },
    async erase(userId, by) {
      if (!(await accounts.disable(userId))) return false;
      forgetUser(userId);
      // Bytes before rows: a process that dies in between leaves rows that name them, and the next try ends it.
      const images = await accounts.images(userId);
      for (const image of images) await removeImage(image);
      const taskIds = await accounts.erase(userId);
      await forgetEvents(taskIds);
      log.info("account erased", { owner_id: userId, by, runs: taskIds.length, files: images.length });
      return true;
    },
  };
}

const toLine = (value: unknown): string => `${JSON.stringify(value)}\n`;
