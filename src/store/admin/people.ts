import type { ISql, Sql } from "postgres";
import { patiently } from "../database/database.ts";
import { taken, type TakenRun } from "./runs.ts";

export interface PersonRow {
  id: string;
  issuer: string;
  subject: string;
  name: string;
  email: string | null;
  createdAt: Date;
  disabledAt: Date | null;
  tokensRevokedAt: Date | null;
  liveRuns: number;
}

const columns = (sql: ISql) => sql`
  u.id, u.issuer, u.subject, u.display_name as name, u.email, u.created_at as "createdAt",
  u.disabled_at as "disabledAt", u.tokens_revoked_at as "tokensRevokedAt",
  (select count(*)::int from runs r where r.owner_id = u.id and r.ended_at is null) as "liveRuns"`;

export interface PeopleQuery {
  q?: string;
  disabled?: boolean;
  before?: string;
  most: number;
}

/** Newest first. */
export async function listPeople(sql: Sql, { q, disabled, before, most }: PeopleQuery): Promise<PersonRow[]> {
  const isAsked =
    q === undefined
      ? sql`true`
      : sql`(u.id = ${q} or u.subject = ${q} or u.email = ${q} or starts_with(lower(u.display_name), lower(${q})))`;
  const isSo =
    disabled === undefined ? sql`true` : disabled ? sql`u.disabled_at is not null` : sql`u.disabled_at is null`;
  return await patiently(sql<PersonRow[]>`
    select ${columns(sql)} from users u
    where ${isAsked} and ${isSo} and ${before === undefined ? sql`true` : sql`u.id < ${before}`}
    order by u.id desc limit ${most}`);
}

export async function findPerson(sql: Sql, id: string): Promise<PersonRow | undefined> {
  const [row] = await patiently(sql<PersonRow[]>`select ${columns(sql)} from users u where u.id = ${id}`);
  return row;
}

/** The runs that were not over: whoever is disabled wants none of them any more. */
export async function setDisabled(tx: ISql, id: string, isDisabled: boolean): Promise<TakenRun[] | undefined> {
  const rows = await tx`
    update users set disabled_at = ${isDisabled ? tx`coalesce(disabled_at, now())` : null}
    where id = ${id}
    returning id`;
  if (rows.length === 0) return undefined;
  if (!isDisabled) return [];
  await dropTickets(tx, id);
  return await tx<TakenRun[]>`
    update runs set cancel_requested_at = coalesce(cancel_requested_at, now())
    where owner_id = ${id} and ended_at is null
    returning ${taken(tx)}`;
}

export async function revokeAll(tx: ISql, userId: string): Promise<Date | undefined> {
  const [row] = await tx<{ at: Date }[]>`
    update users set tokens_revoked_at = now() where id = ${userId} returning tokens_revoked_at as at`;
  if (row !== undefined) await dropTickets(tx, userId);
  return row?.at;
}

/** Those that have opened nothing yet. */
const dropTickets = (tx: ISql, userId: string) => tx`delete from stream_tickets where owner_id = ${userId}`;

export async function revokeOne(tx: ISql, jti: string): Promise<Date | undefined> {
  const [row] = await tx<{ at: Date }[]>`
    insert into revoked_tokens (jti) values (${jti})
    on conflict (jti) do update set jti = excluded.jti
    returning revoked_at as at`;
  await tx`delete from stream_tickets where jti = ${jti}`;
  return row?.at;
}
