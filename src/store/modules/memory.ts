import type { ISql, JSONValue } from "postgres";
import type { MemoryValueChange } from "../../../generated/contract/types.ts";
import type { Memories, MemoryScope, Remembered } from "../../domain/memory.ts";
import { patiently } from "../database/database.ts";
import type { Writer } from "./writer.ts";

export type { MemoryMark, MemoryScope, Remembered } from "../../domain/memory.ts";

/** One change, while it is kept. */
interface MemoryRevision {
  version: number;
  createdAt: Date;
  /** Null of changes from before this was noted. */
  writtenBy: "person" | "assistant" | null;
  changes: MemoryValueChange[];
}

export interface Memory {
  readonly writer: Writer;
  read(scope: MemoryScope): Promise<Remembered>;
  /** Of both scopes, in one statement. */
  readAll(): Promise<Memories>;
  /** The same, and until the transaction ends no other one can change it. */
  lock(scope: MemoryScope): Promise<Remembered>;
  /** The new state as this version, with what changed; of the changes only the newest are kept. */
  save(scope: MemoryScope, remembered: Remembered, changes: readonly object[]): Promise<void>;
  /** The changes that gave this version, while they are kept. */
  changesOf(scope: MemoryScope, version: number): Promise<unknown[] | undefined>;
  /** What is kept of its changes, newest first. */
  history(scope: MemoryScope): Promise<{ version: number; revisions: MemoryRevision[] }>;
  /** All of it and all its changes. The version goes on, so that whoever has read it before is told. */
  forget(scope: MemoryScope): Promise<void>;
}

const keptRevisions = 20;
const nothing: Remembered = { version: 0, content: {}, marks: [] };

export function memoryOf(sql: ISql, ownerId: string, writer: Writer): Memory {
  return {
    writer,
    async read(scope) {
      const [row] = await patiently(
        sql<
          Remembered[]
        >`select version, content, marks from memories where owner_id = ${ownerId} and scope = ${scope}`,
      );
      return row ?? nothing;
    },
    async readAll() {
      const rows = await patiently(sql<(Remembered & { scope: MemoryScope })[]>`
        select scope, version, content, marks from memories where owner_id = ${ownerId}`);
      return Object.fromEntries(rows.map(({ scope, ...remembered }) => [scope, remembered]));
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
          insert into memory_revisions (owner_id, scope, version, changes, written_by)
          values (${ownerId}, ${scope}, ${version}, ${sql.json(changes as unknown as JSONValue)},
            ${writer.kind === "person" ? "person" : "assistant"})
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
    async history(scope) {
      const revisions = await patiently(sql<MemoryRevision[]>`
        select version, created_at as "createdAt", written_by as "writtenBy",
          (select jsonb_agg(change - 'at' order by place)
           from jsonb_array_elements(changes) with ordinality as each (change, place)) as changes
        from memory_revisions
        where owner_id = ${ownerId} and scope = ${scope}
        order by version desc`);
      const { version } = await this.read(scope);
      return { version, revisions };
    },
    async forget(scope) {
      await patiently(sql`
        with gone as (
          delete from memory_revisions where owner_id = ${ownerId} and scope = ${scope}
        )
        update memories set version = version + 1, content = '{}', marks = '[]', updated_at = now()
        where owner_id = ${ownerId} and scope = ${scope}`);
    },
  };
}
