import type { ISql, Sql } from "postgres";
import { patiently } from "../database/database.ts";

export interface NewAct {
  /** Who, as a text that says what vouches for the name. */
  actor: string;
  actorId: string | null;
  /** From where. */
  from: string;
  act: string;
  /** On whom or what. */
  target: string | null;
  details: Readonly<Record<string, unknown>>;
  outcome: string;
  requestId: string | null;
}

export interface ActRow extends NewAct {
  no: number;
  at: Date;
}

export async function record(sql: ISql, act: NewAct): Promise<void> {
  await sql`
    insert into admin_acts (actor, actor_id, from_where, act, target, details, outcome, request_id)
    values (${act.actor}, ${act.actorId}, ${act.from}, ${act.act}, ${act.target},
      ${JSON.stringify(act.details)}::text::jsonb, ${act.outcome}, ${act.requestId})`;
}

/** Newest first. */
export async function listActs(
  sql: Sql,
  { target, act, before, most }: { target?: string; act?: string; before?: number; most: number },
): Promise<ActRow[]> {
  return await patiently(sql<ActRow[]>`
    select no, at, actor, actor_id as "actorId", from_where as "from", act, target, details, outcome,
      request_id as "requestId"
    from admin_acts
    where ${target === undefined ? sql`true` : sql`target = ${target}`}
      and ${act === undefined ? sql`true` : sql`act = ${act}`}
      and ${before === undefined ? sql`true` : sql`no < ${before}`}
    order by no desc limit ${most}`);
}
