import type { ISql, JSONValue } from "postgres";
import { patiently } from "../database/database.ts";
import type { Writer } from "./writer.ts";

export type MemoryScope = "user" | "work";

/** A value that was written after text by others was read. */
export interface MemoryMark {
  path: string;
  /** Of an element in a list, in small letters. */
  key?: string;
  /** The run that wrote it. */
  by: string;
}

export interface Remembered {
  /** 0 as long as nothing was stored. */
  version: number;
  content: Record<string, unknown>;
  /** What of it no person has confirmed. */
  marks: readonly MemoryMark[];
}

export interface Memory {
  readonly writer: Writer;
  read(scope: MemoryScope): Promise<Remembered>;
  /** The same, and until the transaction ends no other one can change it. */
  lock(scope: MemoryScope): Promise<Remembered>;
  /** The new state as this version, with what changed; of the changes only the newest are kept. */
  save(scope: MemoryScope, remembered: Remembered, changes: readonly object[]): Promise<void>;
  /** The changes that gave this version, while they are kept. */
  changesOf(scope: MemoryScope, version: number): Promise<unknown[] | undefined>;
}

const keptRevisions = 20;

export function memoryOf(sql: ISql, ownerId: string, writer: Writer): Memory {
  return {
    writer,
    async read(scope) {
      const [row] = await patiently(
        sql<
          Remembered[]
        >`select version, content, marks from memories where owner_id = ${ownerId} and scope = ${scope}`,
      );
      return row ?? { version: 0, content: {}, marks: [] };
    },
    async lock(scope) {
      // An update that changes nothing, so that a row which is not there yet can be locked as well.
      const [row] = await patiently(sql<Remembered[]>`
        insert into memories (owner_id, scope) values (${ownerId}, ${scope})
        on conflict (owner_id, scope) do update set scope = excluded.scope
        returning version, content, marks`);
      return row as Remembered;
    },
    async save(scope, { version, content, marks }, changes) {
      await patiently(sql`
        with saved as (
          update memories set version = ${version}, content = ${sql.json(content as JSONValue)},
            marks = ${sql.json(marks as unknown as JSONValue)}, updated_at = now()
          where owner_id = ${ownerId} and scope = ${scope}
        ), kept as (
          insert into memory_revisions (owner_id, scope, version, changes)
          values (${ownerId}, ${scope}, ${version}, ${sql.json(changes as unknown as JSONValue)})
        )
        delete from memory_revisions
        where owner_id = ${ownerId} and scope = ${scope} and version <= ${version - keptRevisions}`);
    },
    async changesOf(scope, version) {
      const [row] = await patiently(sql<{ changes: unknown[] }[]>`
        select changes
        from memory_revisions
        where owner_id = ${ownerId} and scope = ${scope} and version = ${version}`);
      return row?.changes;
    },
  };
}
