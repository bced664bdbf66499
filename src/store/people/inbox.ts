import type { Fragment, ISql, Sql } from "postgres";
import { patiently } from "../database/database.ts";
import { selected, type ApprovalRow } from "./approvals.ts";
import { selectedQuestions, type QuestionRow } from "./questions.ts";
import { selectedReviews, type ReviewRow } from "./reviews.ts";

export interface InboxPlace {
  at: Date;
  id: string;
}

interface InboxQuery {
  ownerId: string;
  kind: "approval" | "question" | "review" | undefined;
  state: "open" | "closed" | "all";
  threadId: string | undefined;
  before: InboxPlace | undefined;
  limit: number;
}

interface InboxCounts {
  pendingApprovals: number;
  openReviews: number;
  openQuestions: number;
}

/** What waits for a person, and what did. */
export interface Inbox {
  approvals(query: InboxQuery): Promise<ApprovalRow[]>;
  questions(query: InboxQuery): Promise<QuestionRow[]>;
  reviews(query: InboxQuery): Promise<ReviewRow[]>;
  counts(ownerId: string): Promise<InboxCounts>;
}

export function makeInbox(sql: Sql): Inbox {
  return {
    async approvals({ state, ...query }) {
      const isOpen = sql`(a.state = 'pending' and a.expires_at > now())`;
      return await patiently(sql<ApprovalRow[]>`
        ${selected(sql)} where ${inState(sql, state, isOpen)} and ${isAsked(sql, sql`a`, query)}
        order by a.created_at desc, a.id desc limit ${query.limit}`);
    },
    async questions({ state, ...query }) {
      const isOpen = sql`(q.state = 'pending' and q.expires_at > now())`;
      return await patiently(sql<QuestionRow[]>`
        ${selectedQuestions(sql)} where ${inState(sql, state, isOpen)} and ${isAsked(sql, sql`q`, query)}
        order by q.created_at desc, q.id desc limit ${query.limit}`);
    },
    async reviews({ state, ...query }) {
      return await patiently(sql<ReviewRow[]>`
        ${selectedReviews(sql)} where ${inState(sql, state, sql`v.state = 'open'`)} and ${isAsked(sql, sql`v`, query)}
        order by v.created_at desc, v.id desc limit ${query.limit}`);
    },
    async counts(ownerId) {
      const [row] = await patiently(sql<InboxCounts[]>`
        select (select count(*) from approvals where owner_id = ${ownerId} and state = 'pending'
          and expires_at > now()) as "pendingApprovals",
          (select count(*) from questions where owner_id = ${ownerId} and state = 'pending'
            and expires_at > now()) as "openQuestions",
          (select count(*) from reviews where owner_id = ${ownerId} and state = 'open') as "openReviews"`);
      return row ?? { pendingApprovals: 0, openReviews: 0, openQuestions: 0 };
    },
  };
}

const inState = (sql: ISql, state: InboxQuery["state"], isOpen: Fragment) =>
  state === "all" ? sql`true` : state === "open" ? isOpen : sql`not ${isOpen}`;

function isAsked(
  sql: ISql,
  table: Fragment,
  { ownerId, threadId, before }: Pick<InboxQuery, "ownerId" | "threadId" | "before">,
) {
  return sql`${table}.owner_id = ${ownerId}
    ${threadId === undefined ? sql`` : sql`and ${table}.thread_id = ${threadId}`}
    ${before === undefined ? sql`` : sql`and (${table}.created_at, ${table}.id) < (${before.at}, ${before.id})`}`;
}
