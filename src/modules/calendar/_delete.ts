import type { DeletedEvent, EventDeletion } from "../../../generated/contract/types.ts";
import { toText } from "../../base/local-time.ts";
import type { EventFullRow } from "../../store/modules/calendar/calendar.ts";
import { assertVersion } from "../version.ts";
import { reread } from "./_create.ts";
import { holdOwn, restorableUntil, toTarget, type CalendarContext } from "./_event.ts";
import { isRepeated, occurrenceAt, spanOf, splitAt, widened, type Occurrence } from "./_series.ts";
import { toSummary } from "./_shown.ts";
import { tellGuests } from "./_tell.ts";

/** Of a series: all of it, what is left of it, or one occurrence. Only all of it is an event to restore. */
export async function deleteEvent(
  item: EventDeletion,
  zone: string,
  ctx: CalendarContext,
): Promise<DeletedEvent & { title: string }> {
  const event = await holdOwn(item.event_id, ctx);
  if (event.deletedAt !== null) return shown(event, event.deletedAt, "already_deleted", zone);
  assertVersion("event", event, item.if_version);
  const target = toTarget(event, item);
  const now = ctx.clock.now();
  if (target.scope === "this") return await cancelOne(event, target.occurrence, zone, ctx);
  if (target.scope === "following") await endBefore(event, target.occurrence, ctx);
  else await ctx.calendar.markDeleted(event.id, now);
  const after = await reread(event.id, ctx);
  await tellGuests(target.scope === "all" ? "cancelled" : "changed", after, ctx);
  if (target.scope === "all") return shown(after, now, "deleted", zone);
  return {
    ...toSummary(
      { ...after, ...target.occurrence.when, occurrenceStartAt: target.occurrence.at, isCancelled: false },
      zone,
    ),
    outcome: "deleted",
  };
}

/** The call's outcome says that it is deleted, so the event is shown as it was. */
function shown(event: EventFullRow, deletedAt: number, outcome: "deleted" | "already_deleted", zone: string) {
  return {
    ...toSummary({ ...event, deletedAt: null }, zone),
    outcome,
    restorableUntil: toText(restorableUntil(deletedAt), zone),
  };
}

async function cancelOne(event: EventFullRow, { at }: Occurrence, zone: string, ctx: CalendarContext) {
  const before = isRepeated(event) ? occurrenceAt(event, at) : undefined;
  const wasCancelled = before?.isCancelled ?? false;
  const { changes = {} } = event.overrides.find((override) => override.at === at) ?? {};
  const { spanStart, spanEnd } = event;
  if (!wasCancelled)
    await ctx.calendar.override(event.id, {
      at,
      isCancelled: true,
      changes,
      spanStart,
      spanEnd,
      replacedAt: ctx.clock.now(),
    });
  if (!wasCancelled) await ctx.calendar.markChanged(event.id, { isMoved: false, at: ctx.clock.now() });
  const after = await reread(event.id, ctx);
  if (!wasCancelled) await tellGuests("cancelled", after, ctx, { occurrence: before });
  const { version } = after;
  const outcome = wasCancelled ? ("already_deleted" as const) : ("deleted" as const);
  return { ...toSummary({ ...event, ...before, isCancelled: false, version }, zone), outcome };
}

async function endBefore(event: EventFullRow, occurrence: Occurrence, ctx: CalendarContext): Promise<void> {
  if (!isRepeated(event)) return;
  const ended = { ...event, recurrence: splitAt(event, occurrence).before };
  const kept = event.overrides.filter(({ at }) => at < occurrence.at);
  await ctx.calendar.change(event.id, { ...ended, ...widened(spanOf(ended), kept), at: ctx.clock.now() });
  await ctx.calendar.markChanged(event.id, { isMoved: false, at: ctx.clock.now() });
  if (kept.length < event.overrides.length) await ctx.calendar.dropOverrides(event.id);
  if (kept.length < event.overrides.length && kept.length > 0) await ctx.calendar.addOverrides(event.id, kept);
}
