import type { Fragment, ISql } from "postgres";
import { describedTables } from "../../base/described-tables.ts";

/** A belonging: the rows of one table that are one person's. */
export interface Belonging {
  table: string;
  /** True of the rows that are theirs. */
  isTheirs(sql: ISql, userId: string): Fragment;
  /** Why an export does not have them. */
  unexported?: string;
}

const owned = (table: string, unexported?: string): Belonging => ({
  table,
  isTheirs: (sql, userId) => sql`owner_id = ${userId}`,
  ...(unexported === undefined ? {} : { unexported }),
});
const ofRuns = (table: string, unexported?: string): Belonging => ({
  table,
  isTheirs: (sql, userId) => sql`
    owner_id = ${userId} and task_id in (select id from runs where owner_id = ${userId})`,
  ...(unexported === undefined ? {} : { unexported }),
});
/** Looked up by an array: as a join, a plan of the first day reads everybody's rows. */
const isOfEvents = (sql: ISql, userId: string): Fragment => sql`
  owner_id = ${userId} and event_id = any (array(select id from events where owner_id = ${userId}))`;
const ofEvents = (table: string): Belonging => ({ table, isTheirs: isOfEvents });

/**
 * Everything that the database holds of a person, in an order in which it can be deleted. A table that is missing here
 * fails a test that reads the catalog.
 */
export const belongings: readonly Belonging[] = [
  ofRuns("run_log"),
  ofRuns("run_event_rows"),
  ofRuns("run_steps", "working copies of what the messages, calls and events hold"),
  ofRuns("tool_effects", "answers kept for a day, in case a call is repeated; the messages hold them"),
  {
    table: "message_parts",
    isTheirs: (sql, userId) => sql`
      owner_id = ${userId} and message_id in (select id from messages where owner_id = ${userId})`,
    unexported: "the index of the search over messages",
  },
  owned("stream_tickets", "keys that open a stream within a minute"),
  owned("ui_actions"),
  owned("automation_firings"),
  owned("automation_jobs"),
  owned("reviews"),
  owned("questions"),
  owned("approvals"),
  owned("context_summaries"),
  owned("made_titles"),
  owned("model_calls"),
  owned("tool_calls"),
  owned("messages"),
  owned("runs"),
  owned("threads"),
  owned("memory_revisions"),
  owned("memories"),
  owned("attachments"),
  {
    // Those that guests were sent about this person's events go with the events.
    table: "user_notices",
    isTheirs: (sql, userId) => sql`user_id = ${userId}`,
  },
  {
    // To them, and to their events.
    table: "invites",
    isTheirs: (sql, userId) => sql`(user_id = ${userId} or ${isOfEvents(sql, userId)})`,
  },
  ofEvents("event_overrides"),
  ofEvents("event_revisions"),
  owned("events"),
  owned("contacts"),
  ...Object.keys(describedTables).map((table) => owned(table)),
  {
    // On their way to the operator's webhook.
    table: "notices",
    isTheirs: (sql, userId) => sql`position(${userId} in body) > 0`,
    unexported: "on their way to the operator",
  },
  {
    // What registered webhooks were told about them, and are to be.
    table: "webhook_deliveries",
    isTheirs: (sql, userId) => sql`user_id = ${userId}`,
    unexported: "of the operator: ids of what the export has",
  },
  { table: "users", isTheirs: (sql, userId) => sql`id = ${userId}` },
];
