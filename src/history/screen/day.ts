import type { HistoryMessage, HistorySnapshotResponse, UiHints } from "../../../generated/contract/types.ts";
import { idPart, makeCursor, microsPart, msPart, parseCursor } from "../../base/cursor.ts";
import { AppError } from "../../base/error.ts";
import { addDays, dateOf, startOfDay, toText, toWall } from "../../base/local-time.ts";
import type { Locale } from "../../base/locale.ts";
import type { BranchReads, HistoryReads, ShownMessage } from "../../store/thread/thread.ts";
import type { Ui } from "../../ui/ui.ts";
import { versionsOf, type Versions } from "./versions.ts";

export interface DayQuery {
  ownerId: string;
  threadId?: string;
  /** A local date; the day before it or an earlier one is shown. */
  before?: string;
  /** Where an earlier answer ended within its day. */
  cursor?: string;
  timezone: string;
  locale: Locale;
}

/** A fresh address for an image of that owner. */
export type SignImage = (ownerId: string, id: string) => string;

/** As many as the schema lets one answer hold. */
const mostMessages = 10_000;

/** The thread, a message of the day, and the place that the next answer ends before. */
const places = makeCursor<{ id: string; at: number; seq: number }>({
  id: idPart(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  at: msPart,
  seq: microsPart,
});

/**
 * One local day of a thread. The day of a message is that of its time, the order that of its place: what was asked
 * while an earlier run was still at work stands behind that run's answer. Days do not overlap, so walking them shows
 * everything once.
 */
export async function day(
  deps: { reads: HistoryReads & BranchReads; ui: Pick<Ui, "compile">; sign: SignImage },
  query: DayQuery,
): Promise<HistorySnapshotResponse> {
  const { ownerId, timezone, locale } = query;
  const { threadId, at, beforeSeq } = await findPlace(deps.reads, query);
  if (threadId === null || at === null)
    return { scope: "history_day", threadId, day: null, hasMore: false, messages: [] };
  const { date, from, to } = dayOf(at, timezone);
  const {
    messages: found,
    hasEarlier,
    hasVersions,
  } = await deps.reads.shownBetween({
    ownerId,
    threadId,
    from: new Date(from),
    to: new Date(to),
    beforeSeq,
    most: mostMessages + 1,
  });
  const messages = found.slice(-mostMessages);
  const [first] = messages;
  const versions = hasVersions ? await versionsOf(deps.reads, { ownerId, threadId }, messages) : undefined;
  const show = toShown({ ui: deps.ui, sign: (id) => deps.sign(ownerId, id), timezone, locale, versions });
  return {
    scope: "history_day",
    threadId,
    day: date,
    hasMore: hasEarlier,
    ...(found.length > messages.length && first !== undefined
      ? { nextCursor: places.write({ id: threadId, at: first.createdAt.getTime(), seq: first.seq }) }
      : {}),
    messages: messages.map(show),
  };
}

interface FoundPlace {
  threadId: string | null;
  at: number | null;
  beforeSeq?: number;
}

/** A cursor names thread and day itself; the thread it names is looked up under the caller's own like any other. */
async function findPlace(reads: HistoryReads, query: DayQuery): Promise<FoundPlace> {
  const { ownerId, threadId, timezone } = query;
  const place = parseCursor(places, query.cursor);
  if (place !== undefined) return { threadId: place.id, at: place.at, beforeSeq: place.seq };
  const before = query.before === undefined ? undefined : parseBefore(query.before, timezone);
  const newest = await reads.newestShown({ ownerId, threadId, before });
  if (newest === undefined && threadId !== undefined) throw new AppError("THREAD_NOT_FOUND");
  return { threadId: newest?.threadId ?? null, at: newest?.at?.getTime() ?? null };
}

/** No message is from before 1970, and PostgreSQL knows no year 0. */
function parseBefore(date: string, zone: string): Date {
  try {
    return new Date(Math.max(0, startOfDay(date, zone)));
  } catch (cause) {
    throw new AppError(
      "INVALID_REQUEST",
      { errors: [{ path: "before", message: "must be a day of the calendar" }] },
      { cause },
    );
  }
}

/**
 * From its first instant to the next day's first. Where clocks go back over midnight, yesterday comes once more after
 * today has begun: that is part of today here, or two days would claim it.
 */
function dayOf(instant: number, zone: string): { date: string; from: number; to: number } {
  const shown = dateOf(toWall(instant, zone));
  const next = addDays(shown, 1);
  const date = instant >= startOfDay(next, zone) ? next : shown;
  return { date, from: startOfDay(date, zone), to: startOfDay(addDays(date, 1), zone) };
}

function toShown({
  ui,
  sign,
  timezone,
  locale,
  versions,
}: {
  ui: Pick<Ui, "compile">;
  sign(id: string): string;
  timezone: string;
  locale: Locale;
  versions: Versions | undefined;
}): (message: ShownMessage) => HistoryMessage {
  return (shown) => {
    const { wireId: id, seq, role, content, createdAt, hints, callId, runId, attachments } = shown;
    const { failure, isTruncated, isStopped, isTainted } = shown;
    const timestamp = toText(createdAt.getTime(), timezone);
    const mark = isTainted ? { tainted: true as const } : {};
    if (role === "user")
      return {
        id,
        seq,
        role,
        content,
        attachments: attachments.map((image) => ({ mimeType: image.mimeType, url: sign(image.id) })),
        ...(failure === null ? {} : { failure }),
        ...(runId === null ? {} : { runId }),
        ...versions?.get(seq),
        timestamp,
      };
    if (role !== "tool")
      return {
        id,
        seq,
        role: "assistant",
        content,
        ui_schema: null,
        ...(runId === null ? {} : { runId }),
        ...(isTruncated ? { truncated: true } : {}),
        ...(isStopped ? { stopped: true } : {}),
        ...mark,
        timestamp,
      };
    const meta = { ...(runId === null ? {} : { requestId: runId }), ...(callId === null ? {} : { toolId: callId }) };
    return {
      id,
      seq,
      role,
      content,
      ui_schema: ui.compile(hints as UiHints | null, { locale, theme: "default", meta }),
      ...mark,
      timestamp,
    };
  };
}
