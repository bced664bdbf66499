import type { Fragment, ISql, Sql } from "postgres";
import { reach } from "../database/database.ts";
import { selected, type ApprovalRow } from "./approvals.ts";
import { selectedReviews, type ReviewRow } from "./reviews.ts";

export interface QueuePlace {
  at: Date;
  id: string;
}

export interface QueueQuery {
  ownerId: string;
  kind: "approval" | "review" | undefined;
  state: "open" | "closed" | "all";
  threadId: string | undefined;
  before: QueuePlace | undefined;
  limit: number;
}

export interface QueueCounts {
  pendingApprovals: number;
  openReviews: number;
}

/** What waits for a person, and what did. */
export interface Queue {
  approvals(query: QueueQuery): Promise<ApprovalRow[]>;
  reviews(query: QueueQuery): Promise<ReviewRow[]>;
  counts(ownerId: string): Promise<QueueCounts>;
}

export function makeQueue(sql: Sql): Queue {
  return {
    async approvals({ state, ...query }) {
      const isOpen = sql`(a.state = 'pending' and a.expires_at > now())`;
      return await reach(sql<ApprovalRow[]>`
        ${selected(sql)} where ${inState(sql, state, isOpen)} and ${isAsked(sql, sql`a`, query)}
        order by a.created_at desc, a.id desc limit ${query.limit}`);
    },
    async reviews({ state, ...query }) {
      return await reach(sql<ReviewRow[]>`
        ${selectedReviews(sql)} where ${inState(sql, state, sql`v.state = 'open'`)} and ${isAsked(sql, sql`v`, query)}
        order by v.created_at desc, v.id desc limit ${query.limit}`);
    },
    async counts(ownerId) {
      const [row] = await reach(sql<QueueCounts[]>`
        select (select count(*) from approvals where owner_id = ${ownerId} and state = 'pending' and expires_at > now()) as "pendingApprovals",
          (select count(*) from reviews where owner_id = ${ownerId} and state = 'open') as "openReviews"`);
      return row ?? { pendingApprovals: 0, openReviews: 0 };
    },
  };
}

const inState = (sql: ISql, state: QueueQuery["state"], isOpen: Fragment) =>
  state === "all" ? sql`true` : state === "open" ? isOpen : sql`not ${isOpen}`;

function isAsked(
  sql: ISql,
  table: Fragment,
  { ownerId, threadId, before }: Pick<QueueQuery, "ownerId" | "threadId" | "before">,
) {
  return sql`${table}.owner_id = ${ownerId}
    ${threadId === undefined ? sql`` : sql`and ${table}.thread_id = ${threadId}`}
    ${before === undefined ? sql`` : sql`and (${table}.created_at, ${table}.id) < (${before.at}, ${before.id})`}`;
}
