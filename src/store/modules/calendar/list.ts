import type { Fragment, ISql } from "postgres";
import type { Participation } from "../../../../generated/contract/types.ts";
import { patiently } from "../../database/database.ts";
import { listColumns, overridesOf, toDate, type EventRow } from "./rows.ts";

/** Where a page ends: the last item's place in the order of the list. */
export interface Position {
  startAt: number;
  isTimed: boolean;
  id: string;
}

/** Events that overlap [from, to). */
export interface RangeFilter {
  from: number;
  to: number;
  query?: string | undefined;
  participation?: Participation | undefined;
  /** Also those deleted since then. */
  deletedSince?: number | undefined;
  /** Only what takes the user's time. */
  isBusy?: boolean | undefined;
  after?: Position | undefined;
  limit?: number | undefined;
}

export interface ListedRow extends EventRow {
  /** The query is found in the name of a participant. */
  hasPerson: boolean;
}

export interface EventLists {
  /**
   * Single events in order, cut at the limit; then every series whose span overlaps, uncut and unfiltered by text,
   * because an occurrence may have other times and words than its series.
   */
  list(filter: RangeFilter): Promise<ListedRow[]>;
  /** How many single events there are, wherever a page ends. */
  count(filter: RangeFilter): Promise<number>;
}

// The longest event is 30 days; a day more covers what clock changes add to thirty local days.
const longestMs = 31 * 86_400_000;

export function makeEventLists(sql: ISql, ownerId: string): EventLists {
  const none = sql``;
  return {
    async list(filter) {
      const { after, limit } = filter;
      const isUnconfirmed = `e."inviteId" is null and e.tainted_by is not null as "isUnconfirmed"`;
      const columns = sql.unsafe(
        `${listColumns}, e.owner_id as "ownerId", e."inviteId", e.participation, e."isChanged", ${isUnconfirmed}`,
      );
      const found = { id: "rows.id", ownerId: `rows."ownerId"`, inviteId: `rows."inviteId"` };
      return await patiently(sql<ListedRow[]>`
        select rows.*, ${hasPerson(filter, found)} as "hasPerson",
          (select count(*)::int from invites g
            where g.event_id = rows.id and g.owner_id = rows."ownerId") as "guestCount",
          case when rows.recurrence is null then '[]'
            else ${sql.unsafe(overridesOf(found.id, found.ownerId))} end as overrides
        from (
          (select ${columns} from (${singles(filter)}) e
           ${
             after
               ? sql`
                 where (e.place, e.start_date is null, e.id collate "C")
                   > (${toDate(after.startAt)}, ${after.isTimed}, ${after.id} collate "C")`
               : none
           }
           order by e.place, e.start_date is not null desc, e.id collate "C" limit ${limit ?? null})
          union all
          (select ${columns} from (${series(filter)}) e)
        ) rows`);
    },
    async count(filter) {
      const [row] = await patiently(
        sql<{ total: number }[]>`select count(*)::int as total from (${singles(filter)}) e`,
      );
      return row?.total ?? 0;
    },
  };

  function singles(filter: RangeFilter): Fragment {
    const [from, to] = [toDate(filter.from), toDate(filter.to)];
    // Where a page goes on, nothing before it is looked at.
    const first = toDate(Math.max(filter.from - longestMs, filter.after?.startAt ?? -Infinity));
    const rules = sql`coalesce(e.end_at > ${from}, e.start_at >= ${from}) ${isKept(filter)}`;
    return sql`
      ${mine(filter)} and e.recurrence is null and e.span_start >= ${first} and e.span_start < ${to}
      and ${rules} ${isAsked(filter, "null")}
      union all
      ${invited(filter)} and not i.recurs and i.span_start >= ${first} and i.span_start < ${to}
      and ${rules} ${isAsked(filter, "i.id")}`;
  }

  function series(filter: RangeFilter): Fragment {
    const [from, to] = [toDate(filter.from), toDate(filter.to)];
    const rules = sql`(e.span_end is null or e.span_end >= ${from}) ${isKept(filter)}`;
    return sql`
      ${mine(filter)} and e.recurrence is not null and e.span_start < ${to} and ${rules}
      union all
      ${invited(filter)} and i.recurs and i.span_start < ${to} and ${rules}`;
  }

  // `place` is each branch's own indexed start, so that both come sorted and the limit stops them early.
  // A filter by reply leaves out what the user organizes: there is no reply to one's own event.
  function mine({ participation }: RangeFilter): Fragment {
    return sql`
      select e.*, e.span_start as place, null::text as "inviteId", null::text as participation, false as "isChanged"
      from events e where e.owner_id = ${ownerId} ${participation === undefined ? none : sql`and false`}`;
  }

  // `offset 0` makes it one lookup per invite: where few users have many invites, the planner would read all events
  // instead.
  function invited({ participation, isBusy }: RangeFilter): Fragment {
    return sql`
      select e.*, i.span_start as place, i.id as "inviteId", i.participation,
        i.changed_at is not null as "isChanged"
      from invites i cross join lateral (
        select * from events where id = i.event_id and owner_id = i.owner_id collate "C" offset 0
      ) e
      where i.user_id = ${ownerId} ${participation === undefined ? none : sql`and i.participation = ${participation}`}
      ${isBusy ? sql`and i.participation <> 'declined'` : none}`;
  }

  function isKept({ deletedSince }: RangeFilter): Fragment {
    return deletedSince === undefined
      ? sql`and e.deleted_at is null`
      : sql`and (e.deleted_at is null or e.deleted_at > ${toDate(deletedSince)})`;
  }

  function isAsked(filter: RangeFilter, inviteId: string): Fragment {
    const { query, isBusy } = filter;
    if (isBusy) return sql`and e.show_as = 'busy'`;
    if (query === undefined) return none;
    return sql`
      and (position(lower(${query}) in lower(e.title || chr(10) || coalesce(e.location, ''))) > 0
        or ${hasPerson(filter, { id: "e.id", ownerId: "e.owner_id", inviteId })})`;
  }

  /** Guests, and for a guest the organizer too; one's own name would find everything. */
  function hasPerson({ query }: RangeFilter, event: Record<"id" | "ownerId" | "inviteId", string>): Fragment {
    if (query === undefined) return sql`false`;
    const hostId = sql.unsafe(event.ownerId);
    return sql`(
      exists (select from invites g where g.event_id = ${sql.unsafe(event.id)} and g.owner_id = ${hostId}
        and position(lower(${query}) in lower(g.name)) > 0)
      or ${sql.unsafe(event.inviteId)} is not null and exists (
        select from users u where u.id = ${hostId} and position(lower(${query}) in lower(u.display_name)) > 0))`;
  }
}
