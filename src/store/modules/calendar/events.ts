import type { Fragment, ISql, JSONValue } from "postgres";
import type { ReadPeople } from "../../../domain/read-file.ts";
import { patiently } from "../../database/database.ts";
import { markOf, nextMark, type Writer } from "../writer.ts";
import {
  listColumns,
  msOf,
  overridesOf,
  toDate,
  type EventContent,
  type EventFullRow,
  type EventSpan,
  type Override,
} from "./rows.ts";

export interface Events {
  /** Own, or one the owner was invited to; deleted ones too. */
  find(id: string): Promise<EventFullRow | undefined>;
  /** The same, held until the transaction ends. */
  hold(id: string): Promise<EventFullRow | undefined>;
  /** Own ones, always in the same order: two batches that meet must not wait for each other. */
  holdAll(ids: readonly string[]): Promise<void>;
  findInvited(inviteId: string): Promise<EventFullRow | undefined>;
  holdInvited(inviteId: string): Promise<EventFullRow | undefined>;
  /** An own one by what another calendar calls it, or by its id; deleted ones too. */
  holdByUid(uid: string): Promise<EventFullRow | undefined>;
  /** By id. `after` is that of the last event of the page before. Deleted ones are left out. */
  page(limit: number, after?: string): Promise<EventFullRow[]>;
  add(event: EventContent & EventSpan & { id: string; at: number }): Promise<void>;
  /** It came from a file. Where another person organizes it, its words are that person's until the owner edits it. */
  markImported(id: string, imported: { uid: string; outsiders: ReadPeople | null; isByOthers: boolean }): Promise<void>;
  /** An own event with this title and start, made since then. */
  hasTwin(twin: { title: string; startAt: number; since: number }): Promise<boolean>;
  /** How many repeated events have not ended by then. */
  countSeries(at: number): Promise<number>;

  // Each of these writes the next version, and keeps the event as it was.
  change(id: string, event: EventContent & EventSpan & { at: number }): Promise<void>;
  /** Puts one occurrence aside from its series; the span grows with it. */
  override(id: string, occurrence: Override & EventSpan & { replacedAt: number }): Promise<void>;
  markDeleted(id: string, at: number): Promise<void>;
  unmarkDeleted(id: string, at: number): Promise<void>;

  // Part of a change that has kept the event already.
  dropOverrides(id: string): Promise<void>;
  addOverrides(id: string, overrides: readonly Override[]): Promise<void>;
}

const revisionsKept = 20;

export function makeEvents(sql: ISql, ownerId: string, writer: Writer): Events {
  // A worker process works out when the next reminder is due, if there is any.
  const lookAgain = sql`now()`;
  return {
    find: (id) => one(sql`e.id = ${id}`, sql``),
    hold: (id) => one(sql`e.id = ${id}`, sql`for update of e`),
    async holdAll(ids) {
      await patiently(
        sql`select from events where id = any(${ids as string[]}) and owner_id = ${ownerId} order by id for update`,
      );
    },
    findInvited: (inviteId) => one(sql`i.id = ${inviteId}`, sql``),
    holdInvited: (inviteId) => one(sql`i.id = ${inviteId}`, sql`for update of e`),
    holdByUid: (uid) =>
      one(sql`e.owner_id = ${ownerId} and (e.ical_uid = ${uid} or e.id = ${uid})`, sql`limit 1 for update of e`),
    page: (limit, after = "") =>
      many(
        // An array is looked up by index; a join may be planned as a walk through everybody's events in their order.
        sql`e.deleted_at is null and e.id collate "C" > ${after} and e.id = any(array(
          select id from events where owner_id = ${ownerId}
          union all
          select event_id from invites where user_id = ${ownerId}
        ))`,
        sql`order by e.id collate "C" limit ${limit}`,
      ),
    async markImported(id, { uid, outsiders, isByOthers }) {
      await patiently(sql`
        update events
        set ical_uid = ${uid}, outsiders = ${outsiders === null ? null : sql.json(outsiders as unknown as JSONValue)},
          tainted_by = ${isByOthers ? "import" : sql`tainted_by`}
        where id = ${id} and owner_id = ${ownerId}`);
    },
    async add({ id, at, ...event }) {
      const row = {
        id,
        owner_id: ownerId,
        created_at: toDate(at),
        updated_at: toDate(at),
        tainted_by: markOf(writer),
        reminder_at: event.reminders === null ? null : toDate(at),
        ...toColumns(event),
      };
      await patiently(sql`insert into events ${sql(row)}`);
    },
    async hasTwin({ title, startAt, since }) {
      const rows = await patiently(sql`
        select 1
        from events
        where owner_id = ${ownerId} and span_start = ${toDate(startAt)} and lower(title) = lower(${title})
          and created_at >= ${toDate(since)} and deleted_at is null limit 1`);
      return rows.length > 0;
    },
    async countSeries(at) {
      const [row] = await patiently(sql<{ total: number }[]>`
        select count(*)::int as total from events
        where owner_id = ${ownerId} and recurrence is not null and deleted_at is null
          and (span_end is null or span_end > ${toDate(at)})`);
      return row?.total ?? 0;
    },
    async change(id, { at, ...event }) {
      await patiently(sql`
        with ${keepRevision(id, at)},
        moved as (
          update invites set span_start = ${toDate(event.spanStart)}, recurs = ${event.recurrence !== null}
          where owner_id = ${ownerId} and event_id = (select id from events where id = ${id} and owner_id = ${ownerId})
        )
        update events set ${sql(toColumns(event))}, version = version + 1, updated_at = ${toDate(at)},
          tainted_by = ${nextMark(sql, writer)}, reminder_at = ${lookAgain}
        where id = ${id} and owner_id = ${ownerId}`);
    },
    async override(id, { at, isCancelled, changes, spanStart, spanEnd, replacedAt }) {
      await patiently(sql`
        with ${keepRevision(id, replacedAt)},
        placed as (
          insert into event_overrides (owner_id, event_id, occurrence_start_at, is_cancelled, changes)
          select owner_id, id, ${toDate(at)}, ${isCancelled}, ${sql.json(changes as JSONValue)}
          from events
          where id = ${id} and owner_id = ${ownerId}
          on conflict (event_id, occurrence_start_at) do update set is_cancelled = excluded.is_cancelled,
            changes = excluded.changes
        ),
        moved as (
          update invites
          set span_start = ${toDate(spanStart)}
          where owner_id = ${ownerId}
            and event_id = (select id from events where id = ${id} and owner_id = ${ownerId})
        )
        update events set span_start = ${toDate(spanStart)}, span_end = ${spanEnd === null ? null : toDate(spanEnd)},
          version = version + 1, updated_at = ${toDate(replacedAt)}, tainted_by = ${nextMark(sql, writer)},
          reminder_at = ${lookAgain}
        where id = ${id} and owner_id = ${ownerId}`);
    },
    async markDeleted(id, at) {
      await patiently(sql`
        with ${keepRevision(id, at)}
        update events
        set deleted_at = ${toDate(at)}, version = version + 1, updated_at = ${toDate(at)}, reminder_at = null
        where id = ${id} and owner_id = ${ownerId}`);
    },
    async unmarkDeleted(id, at) {
      await patiently(sql`
        with ${keepRevision(id, at)}
        update events
        set deleted_at = null, version = version + 1, updated_at = ${toDate(at)}, reminder_at = ${lookAgain}
        where id = ${id} and owner_id = ${ownerId}`);
    },
    async dropOverrides(id) {
      await patiently(
        sql`
          delete from event_overrides
          where owner_id = ${ownerId}
            and event_id = (select id from events where id = ${id} and owner_id = ${ownerId})`,
      );
    },
    async addOverrides(id, overrides) {
      await patiently(sql`
        insert into event_overrides (owner_id, event_id, occurrence_start_at, is_cancelled, changes)
        select e.owner_id, e.id, to_timestamp(o.at / 1000), o."isCancelled", o.changes
        from events e, jsonb_to_recordset(${sql.json(overrides as unknown as JSONValue)}) o (at float8,
          "isCancelled" boolean, changes jsonb)
        where e.id = ${id} and e.owner_id = ${ownerId}`);
    },
  };

  async function one(condition: Fragment, lock: Fragment): Promise<EventFullRow | undefined> {
    const [row] = await many(condition, lock);
    return row;
  }

  async function many(condition: Fragment, rest: Fragment): Promise<EventFullRow[]> {
    return await patiently(sql<EventFullRow[]>`
      select ${sql.unsafe(listColumns)}, i.id as "inviteId", i.participation,
        i.changed_at is not null as "isChanged", e.notes, e.meeting_url as "meetingUrl",
        -- Reminders are private: a guest has none here.
        case when e.owner_id = ${ownerId} then e.reminders end as reminders,
        ${sql.unsafe(msOf("e.span_start"))} as "spanStart", ${sql.unsafe(msOf("e.span_end"))} as "spanEnd",
        ${sql.unsafe(msOf("e.created_at"))} as "createdAt", ${sql.unsafe(msOf("e.updated_at"))} as "updatedAt",
        -- What this very run has written is no news to it.
        e.owner_id = ${ownerId} and e.tainted_by is not null and e.tainted_by is distinct from ${markOf(writer)}
          as "isUnconfirmed",
        e.owner_id as "ownerId", e.ical_uid as uid, e.outsiders, u.display_name as organizer,
        (select coalesce(jsonb_agg(jsonb_build_object('inviteId', g.id, 'userId', g.user_id, 'email', g.email,
          'name', g.name, 'contactId', g.contact_id, 'participation', g.participation)
           order by g.invited_at, g.id), '[]')
         from invites g where g.owner_id = e.owner_id and g.event_id = e.id) as guests,
        (select count(*)::int from invites g where g.owner_id = e.owner_id and g.event_id = e.id) as "guestCount",
        ${sql.unsafe(overridesOf("e.id", "e.owner_id"))} as overrides
      from events e
      join users u on u.id = e.owner_id
      left join invites i on i.owner_id = e.owner_id and i.event_id = e.id and i.user_id = ${ownerId}
      where ${condition} and (e.owner_id = ${ownerId} or i.id is not null) ${rest}`);
  }

  /**
   * Before a change: the row and its overrides as they are now. Statements of one `with` all see what was before them.
   */
  function keepRevision(id: string, at: number): Fragment {
    return sql`
      kept as (
        insert into event_revisions (owner_id, event_id, version, content, replaced_at)
        select e.owner_id, e.id, e.version,
          to_jsonb(e) || jsonb_build_object('overrides', ${sql.unsafe(overridesOf("e.id", "e.owner_id"))}),
          ${toDate(at)}
        from events e where e.id = ${id} and e.owner_id = ${ownerId}
      ),
      forgotten as (
        delete from event_revisions r using events e
        where e.id = ${id} and e.owner_id = ${ownerId} and r.owner_id = e.owner_id and r.event_id = e.id
          and r.version <= e.version - ${revisionsKept}
      )`;
  }

  function toColumns(event: EventContent & EventSpan) {
    return {
      title: event.title,
      start_at: toDate(event.startAt),
      end_at: event.endAt === null ? null : toDate(event.endAt),
      timezone: event.timezone,
      start_date: event.startDate,
      end_date: event.endDate,
      location: event.location,
      notes: event.notes,
      meeting_url: event.meetingUrl,
      reminders: event.reminders,
      show_as: event.showAs,
      status: event.status,
      recurrence: event.recurrence === null ? null : sql.json({ ...event.recurrence }),
      span_start: toDate(event.spanStart),
      span_end: event.spanEnd === null ? null : toDate(event.spanEnd),
    };
  }
}
