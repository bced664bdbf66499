import type { Sql } from "postgres";
import type { MessageRole } from "./messages.ts";
import { reach } from "./reach.ts";

export interface StoredMessage {
  wireId: string;
  seq: number;
  role: MessageRole;
  content: string;
  metadata: Readonly<Record<string, unknown>>;
  createdAt: Date;
}

/** A thread up to a place in it. */
export interface Upto {
  ownerId: string;
  threadId: string;
  seq: number;
}

/** Reads of what was said. Every one names the owner, so that a foreign id is simply not there (DESIGN R25). */
export interface HistoryReads {
  /** The newest messages of the context, in order. */
  context(upto: Upto, most: number): Promise<StoredMessage[]>;
  countContext(upto: Upto): Promise<number>;
  newestInput(upto: Upto): Promise<StoredMessage | undefined>;
  acceptedAt(run: { ownerId: string; threadId: string; no: number }): Promise<Date | undefined>;
  /** Another thread: the one in which a chat ended last before that time, up to the first run that had not ended then. */
  latestChat(asked: { ownerId: string; exceptThreadId: string; before: Date }): Promise<{ threadId: string; beforeNo: number | null } | undefined>;
}

export function makeHistoryReads(sql: Sql): HistoryReads {
  const columns = sql`wire_id as "wireId", seq, role, content, metadata, created_at as "createdAt"`;
  const inContext = ({ ownerId, threadId, seq }: Upto) => sql`
    owner_id = ${ownerId} and thread_id = ${threadId} and seq <= ${seq} and (visibility_mask & 2) <> 0`;
  return {
    async context(upto, most) {
      const rows = await reach(sql<StoredMessage[]>`select ${columns} from messages where ${inContext(upto)} order by seq desc limit ${most}`);
      return rows.reverse();
    },
    async countContext(upto) {
      const [row] = await reach(sql<{ count: number }[]>`select count(*) as count from messages where ${inContext(upto)}`);
      return row?.count ?? 0;
    },
    async newestInput(upto) {
      const [row] = await reach(sql<StoredMessage[]>`
        select ${columns} from messages where ${inContext(upto)} and role = 'user' order by seq desc limit 1`);
      return row;
    },
    async acceptedAt({ ownerId, threadId, no }) {
      const [row] = await reach(sql<{ at: Date }[]>`
        select created_at as at from runs where owner_id = ${ownerId} and thread_id = ${threadId} and no = ${no}`);
      return row?.at;
    },
    async latestChat({ ownerId, exceptThreadId, before }) {
      const [row] = await reach(sql<{ threadId: string; beforeNo: number | null }[]>`
        select chat.thread_id as "threadId", (
          select min(no) from runs
          where owner_id = ${ownerId} and thread_id = chat.thread_id and (ended_at is null or ended_at >= ${before})
        ) as "beforeNo"
        from runs as chat
        where owner_id = ${ownerId} and runtime_mode = 'chat' and ended_at < ${before} and thread_id <> ${exceptThreadId}
        order by ended_at desc limit 1`);
      return row;
    },
  };
}
