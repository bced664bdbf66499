import type { Sql } from "postgres";
import type { ToolEnvelope } from "../../../generated/contract/types.ts";
import { patiently } from "../database/database.ts";
import { forgetBefore } from "../older.ts";

/** A call behind a button, written together with the result whose card has the button. */
export interface NewAction {
  actionId: string;
  toolCallId: string;
  call: ToolEnvelope;
  callHash: string;
  expiresAt: Date;
}

export interface ActionRow extends NewAction {
  isUsed: boolean;
  isExpired: boolean;
}

export interface Actions {
  find(place: { ownerId: string; threadId: string; actionId: string }): Promise<ActionRow | undefined>;
  /** Forgets the buttons that ran out so many days ago; until then they can say that they did. */
  forget(days: number): Promise<number>;
}

export function makeActions(sql: Sql): Actions {
  return {
    async find({ ownerId, threadId, actionId }) {
      const [row] = await patiently(sql<ActionRow[]>`
        select id as "actionId", tool_call_id as "toolCallId", call, call_hash as "callHash",
          expires_at as "expiresAt", used_at is not null as "isUsed",
          expires_at <= now() as "isExpired"
        from ui_actions where owner_id = ${ownerId} and thread_id = ${threadId} and id = ${actionId}`);
      return row;
    },
    async forget(days) {
      const bound = sql`now() - make_interval(days => ${days})`;
      return await forgetBefore(sql, { table: "ui_actions", column: "expires_at", bound });
    },
  };
}
