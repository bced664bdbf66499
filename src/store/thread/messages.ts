import type { Sql } from "postgres";
import { newId } from "../../base/ids.ts";
import { patiently } from "../database/database.ts";

export type MessageRole = "user" | "assistant" | "tool" | "system";

export interface NewMessage {
  ownerId: string;
  threadId: string;
  taskId: string | null;
  wireId: string;
  seq: number;
  role: MessageRole;
  content: string;
  metadata: Readonly<Record<string, unknown>>;
  visibilityMask: number;
}

export interface Messages {
  /** The row's own id. */
  append(message: NewMessage): Promise<string>;
}

export function makeMessages(sql: Sql): Messages {
  return {
    async append(message) {
      // The driver turns an object into text without a word; structured data belongs in metadata (G151).
      if (typeof message.content !== "string")
        throw new TypeError(`messages.content must be a string, not ${typeof message.content}`);
      const id = newId("msg");
      await patiently(sql`
        insert into messages (id, owner_id, thread_id, task_id, wire_id, seq, role, content, metadata, visibility_mask)
        values (${id}, ${message.ownerId}, ${message.threadId}, ${message.taskId}, ${message.wireId}, ${message.seq},
          ${message.role},
          ${message.content}, ${JSON.stringify(message.metadata)}::text::json, ${message.visibilityMask})`);
      return id;
    },
  };
}
