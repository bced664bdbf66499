import type { EventFullRow } from "../../store/modules/calendar/calendar.ts";
import { defineMethod } from "../define.ts";
import { reread } from "./_create.ts";
import { holdOwn, toTarget, type CalendarContext } from "./_event.ts";
import { invalid } from "./_input.ts";
import { isRepeated, occurrenceAt } from "./_series.ts";
import { toSummary } from "./_shown.ts";
import { tellGuests } from "./_tell.ts";

export default defineMethod("calendar.restore", async ({ event_id, occurrence_start_at: named }, ctx) => {
  const event = await holdOwn(event_id, ctx);
  if (named !== undefined) return await restoreOne(event, named, ctx);
  if (event.deletedAt === null) return { ...toSummary(event, ctx.timezone), outcome: "not_deleted" };
  await ctx.calendar.unmarkDeleted(event.id, ctx.clock.now());
  const after = await reread(event.id, ctx);
  await tellGuests("restored", after, ctx);
  return { ...toSummary(after, ctx.timezone), outcome: "restored" };
});

/** One that was cancelled, with what was special in it. */
async function restoreOne(event: EventFullRow, named: string, ctx: CalendarContext) {
  if (event.deletedAt !== null)
    throw invalid("occurrence_start_at", "the whole series was deleted; leave this out to bring it back");
  const at = toTarget(event, { scope: "this", occurrence_start_at: named }).occurrence?.at ?? 0;
  const { isCancelled = false, changes = {} } = event.overrides.find((override) => override.at === at) ?? {};
  if (isCancelled) {
    const [now, { spanStart, spanEnd }] = [ctx.clock.now(), event];
    await ctx.calendar.override(event.id, { at, isCancelled: false, changes, spanStart, spanEnd, replacedAt: now });
    await ctx.calendar.markChanged(event.id, { isMoved: false, at: now });
  }
  const after = await reread(event.id, ctx);
  const occurrence = isRepeated(after) ? occurrenceAt(after, at) : undefined;
  if (isCancelled) await tellGuests("restored", after, ctx, { occurrence });
  return {
    ...toSummary(occurrence ?? after, ctx.timezone),
    outcome: isCancelled ? ("restored" as const) : ("not_deleted" as const),
  };
}
