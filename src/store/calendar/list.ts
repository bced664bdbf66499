import type { Fragment, ISql } from "postgres";
import type { Participation } from "../../../generated/contract/types.ts";
import { reach } from "../reach.ts";
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
const longest = "31 days";

export function makeEventLists(sql: ISql, ownerId: string): EventLists {
  return {
    async list(filter) {
      const { after, limit } = filter;
      return await reach(sql<ListedRow[]>`
        select rows.*, ${hasPerson(filter, sql`rows.id`, sql`rows."inviteId"`)} as "hasPerson",
          (select count(*)::int from invites g where g.event_id = rows.id) as "guestCount",
          case when rows.recurrence is null then '[]' else ${overridesOf(sql, sql`rows.id`)} end as overrides
        from (
          (select ${listColumns(sql)}, e."inviteId", e.participation
           from (${singles(filter)}) e
           where ${after ? isAfter(after) : sql`true`}
           order by e.span_start, e.start_date is not null desc, e.id collate "C" limit ${limit ?? null})
          union all
          (select ${listColumns(sql)}, e."inviteId", e.participation from (${series(filter)}) e)
        ) rows`);
    },
    async count(filter) {
      const [row] = await reach(sql<{ total: number }[]>`select count(*)::int as total from (${singles(filter)}) e`);
      return row?.total ?? 0;
    },
  };

  function singles(filter: RangeFilter): Fragment {
    const { from, to } = filter;
    const starts = (table: Fragment) => sql`
      ${table}.span_start > ${toDate(from)}::timestamptz - ${longest}::interval and ${table}.span_start < ${toDate(to)}
      ${filter.after ? sql`and ${table}.span_start >= ${toDate(filter.after.startAt)}` : sql``}`;
    const rules = sql`coalesce(e.end_at > ${toDate(from)}, e.start_at >= ${toDate(from)}) and ${isKept(filter)} and ${isAsked(filter)}`;
    return sql`
      ${mine(filter)} and e.recurrence is null and ${starts(sql`e`)} and ${rules}
      union all
      ${invited(filter)} and not i.recurs and ${starts(sql`i`)} and ${rules}`;
  }

  function series(filter: RangeFilter): Fragment {
    const rules = sql`e.span_start < ${toDate(filter.to)} and (e.span_end is null or e.span_end >= ${toDate(filter.from)}) and ${isKept(filter)}`;
    return sql`
      ${mine(filter)} and e.recurrence is not null and ${rules}
      union all
      ${invited(filter)} and i.recurs and i.span_start < ${toDate(filter.to)} and ${rules}`;
  }

  // A filter by reply leaves out what the user organizes: there is no reply to one's own event.
  function mine({ participation }: RangeFilter): Fragment {
    return sql`select e.*, null::text as "inviteId", null::text as participation from events e where e.owner_id = ${ownerId} and ${participation === undefined}`;
  }

  function invited({ participation, isBusy }: RangeFilter): Fragment {
    return sql`
      select e.*, i.id as "inviteId", i.participation from invites i join events e on e.id = i.event_id
      where i.user_id = ${ownerId} ${participation === undefined ? sql`` : sql`and i.participation = ${participation}`}
      ${isBusy ? sql`and i.participation <> 'declined'` : sql``}`;
  }

  function isKept({ deletedSince }: RangeFilter): Fragment {
    return deletedSince === undefined ? sql`e.deleted_at is null` : sql`(e.deleted_at is null or e.deleted_at > ${toDate(deletedSince)})`;
  }

  function isAsked(filter: RangeFilter): Fragment {
    const { query, isBusy } = filter;
    if (isBusy) return sql`e.show_as = 'busy' and e.end_at is not null`;
    if (query === undefined) return sql`true`;
    const isIn = (column: Fragment) => sql`position(lower(${query}) in lower(${column})) > 0`;
    return sql`(${isIn(sql`e.title`)} or ${isIn(sql`coalesce(e.location, '')`)} or ${hasPerson(filter, sql`e.id`, sql`nullif(e.owner_id, ${ownerId})`)})`;
  }

  /** Guests, and for a guest the organizer too; one's own name would find everything. */
  function hasPerson({ query }: RangeFilter, eventId: Fragment, asGuest: Fragment): Fragment {
    if (query === undefined) return sql`false`;
    return sql`
      exists (select from invites g where g.event_id = ${eventId} and position(lower(${query}) in lower(g.name)) > 0)
      or ${asGuest} is not null and exists (
        select from events h join users u on u.id = h.owner_id where h.id = ${eventId} and position(lower(${query}) in lower(u.display_name)) > 0)`;
  }

  function isAfter({ startAt, isTimed, id }: Position): Fragment {
    return sql`(e.span_start, e.start_date is null, e.id collate "C") > (${toDate(startAt)}, ${isTimed}, ${id} collate "C")`;
  }
}
