import type { ApprovalItem, ApprovalQueue, QuestionItem, Review, ReviewItem } from "../../generated/contract/types.ts";
import { datePart, idPart, makeCursor, parseCursor } from "../base/cursor.ts";
import { toText } from "../base/local-time.ts";
import type { Locale } from "../base/locale.ts";
import type { ApprovalRow, InboxPlace, QuestionRow, ReviewRow } from "../store/people/people.ts";
import type { Store } from "../store/store.ts";
import type { Ui } from "../ui/ui.ts";

export interface InboxRequest {
  ownerId: string;
  timezone: string;
  locale: Locale;
  kind?: "approval" | "question" | "review";
  state?: "open" | "closed" | "all";
  threadId?: string;
  limit?: number;
  cursor?: string;
}

export interface InboxDeps {
  store: Pick<Store, "inbox">;
  ui: Pick<Ui, "compile" | "toEditable" | "toQuestionCard">;
}

const places = makeCursor<InboxPlace>({ at: datePart, id: idPart(/^(?:apr|qst|rev)_[\w-]{1,64}$/) });

/** One page of what waits for a person, newest first, with counts of the whole. */
export async function readInbox({ store, ui }: InboxDeps, request: InboxRequest): Promise<ApprovalQueue> {
  const { ownerId, kind, state = "open", limit = 20, timezone, locale } = request;
  const before = parseCursor(places, request.cursor);
  // One more than asked for tells whether there is another page.
  const query = { ownerId, kind, state, threadId: request.threadId?.toLowerCase(), before, limit: limit + 1 };
  const [approvals, questions, reviews, counts] = await Promise.all([
    kind === undefined || kind === "approval" ? store.inbox.approvals(query) : [],
    kind === undefined || kind === "question" ? store.inbox.questions(query) : [],
    kind === undefined || kind === "review" ? store.inbox.reviews(query) : [],
    store.inbox.counts(ownerId),
  ]);
  const entries = [
    ...approvals.map((row) => ({ row, toItem: () => toApprovalItem(row, { ui, timezone, locale }) })),
    ...questions.map((row) => ({ row, toItem: () => toQuestionItem(row, { ui, timezone }) })),
    ...reviews.map((row) => ({ row, toItem: () => toReviewItem(row, timezone) })),
  ].sort(({ row: a }, { row: b }) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
  const page = entries.slice(0, limit);
  const last = page.at(-1)?.row;
  return {
    items: page.map(({ toItem }) => toItem()),
    counts,
    ...(entries.length > limit && last !== undefined
      ? { nextCursor: places.write({ at: last.createdAt, id: last.id }) }
      : {}),
  };
}

function toApprovalItem(
  row: ApprovalRow,
  {
    ui,
    timezone,
    locale,
  }: { ui: Pick<Ui, "compile" | "toEditable" | "toQuestionCard">; timezone: string; locale: Locale },
): ApprovalItem {
  const when = (at: Date): string => toText(at.getTime(), timezone);
  const editable = row.state === "pending" ? ui.toEditable(row.call, row.brief.language) : [];
  return {
    kind: "approval",
    id: row.id,
    state: row.state,
    reasons: [...row.reasons] as ApprovalItem["reasons"],
    expiresAt: when(row.expiresAt),
    summary: row.summary,
    threadId: row.threadId,
    runId: row.runId,
    toolCallId: row.toolCallId,
    runtime_mode: row.mode,
    call: row.call,
    ui_schema: ui.compile(row.hints, {
      locale,
      theme: "default",
      meta: { requestId: row.runId, toolId: row.toolCallId },
    }),
    ...(editable.length === 0 ? {} : { editable }),
    ...(row.shownCall === null ? {} : { shownCall: row.shownCall }),
    ...(row.edits === null ? {} : { edits: [...row.edits] as NonNullable<ApprovalItem["edits"]> }),
    requestedAt: when(row.createdAt),
    ...(row.decidedAt === null ? {} : { decidedAt: when(row.decidedAt) }),
    ...(row.decidedBy === null ? {} : { decidedBy: row.decidedBy }),
    ...(row.continuationRunId === null ? {} : { continuationRunId: row.continuationRunId }),
  };
}

function toQuestionItem(
  row: QuestionRow,
  { ui, timezone }: { ui: Pick<Ui, "toQuestionCard">; timezone: string },
): QuestionItem {
  const when = (at: Date): string => toText(at.getTime(), timezone);
  return {
    kind: "question",
    id: row.id,
    state: row.state,
    text: row.text,
    fields: [...row.fields],
    expiresAt: when(row.expiresAt),
    threadId: row.threadId,
    runId: row.runId,
    runtime_mode: row.mode,
    ui_schema: ui.toQuestionCard(row, row.brief.language),
    requestedAt: when(row.createdAt),
    ...(row.answer === null ? {} : { answer: { ...row.answer } }),
    ...(row.answeredAt === null ? {} : { answeredAt: when(row.answeredAt) }),
    ...(row.answeredBy === null ? {} : { answeredBy: row.answeredBy }),
    ...(row.continuationRunId === null ? {} : { continuationRunId: row.continuationRunId }),
  };
}

const toReviewItem = (row: ReviewRow, timezone: string): ReviewItem => ({
  kind: "review",
  ...toReview(row, timezone),
});

export function toReview(row: ReviewRow, timezone: string): Review {
  const when = (at: Date): string => toText(at.getTime(), timezone);
  return {
    id: row.id,
    state: row.state,
    reasons: row.reasons,
    threadId: row.threadId,
    runId: row.runId,
    ...(row.claimedStatus === null ? {} : { claimedStatus: row.claimedStatus }),
    finalStatus: row.finalStatus,
    answer: row.answer,
    createdAt: when(row.createdAt),
    ...(row.resolution === null ? {} : { resolution: row.resolution }),
    ...(row.note === null ? {} : { note: row.note }),
    ...(row.resolvedAt === null ? {} : { resolvedAt: when(row.resolvedAt) }),
    ...(row.resolvedBy === null ? {} : { resolvedBy: row.resolvedBy }),
  };
}
