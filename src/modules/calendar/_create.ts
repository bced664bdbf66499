import type { AllDayDraft, TimedDraft } from "../../../generated/contract/types.ts";
import { AppError } from "../../base/error.ts";
import { newId } from "../../base/ids.ts";
import type { EventContent, EventFullRow, EventSpan } from "../../store/modules/calendar/calendar.ts";
import type { CalendarContext } from "./_event.ts";
import { assertDays } from "./_recurrence.ts";
import { isRepeated, spanOf } from "./_series.ts";
import { toContent } from "./_when.ts";

const twinMs = 5 * 60_000;
/** Every read looks at every live series, so their number is bounded. */
const mostSeries = 200;

export async function createEvent(draft: TimedDraft | AllDayDraft, ctx: CalendarContext): Promise<EventFullRow> {
  const content = toContent(draft);
  assertDays(content.recurrence, content);
  const span = spanOf(content);
  if (isRepeated(content)) await assertRoom(ctx);
  const now = ctx.clock.now();
  if (await ctx.calendar.hasTwin({ title: content.title, startAt: content.startAt, since: now - twinMs }))
    ctx.warn("possible_duplicate");
  return await addEvent({ ...content, ...span }, ctx);
}

/** For one more series. */
export async function assertRoom(ctx: CalendarContext): Promise<void> {
  if ((await ctx.calendar.countSeries(ctx.clock.now())) < mostSeries) return;
  throw new AppError("LIMIT_EXCEEDED", {}, { detail: `There are ${mostSeries} repeated events already.` });
}

export async function addEvent(event: EventContent & EventSpan, ctx: CalendarContext): Promise<EventFullRow> {
  const id = newId("evt");
  await ctx.calendar.add({ ...event, id, at: ctx.clock.now() });
  return await reread(id, ctx);
}

/** As the database has it now: what a caller is told is what is stored. */
export async function reread(id: string, ctx: CalendarContext): Promise<EventFullRow> {
  const event = await ctx.calendar.find(id);
  if (!event) throw new Error(`event ${id} vanished within its own transaction`);
  return event;
}
