import type { EventChange, EventUpdateItem } from "../../../generated/contract/types.ts";
import { AppError } from "../../base/error.ts";
import type { EventFullRow } from "../../store/modules/calendar/calendar.ts";
import { assertVersion } from "../version.ts";
import { conflictsOf, type Conflicts } from "./_conflicts.ts";
import { assertRoom, reread } from "./_create.ts";
import { holdOwn, toTarget, type CalendarContext } from "./_event.ts";
import { showGuests } from "./_guests.ts";
import { changesBetween } from "./_patch.ts";
import { planUpdate } from "./_plans.ts";
import { isRepeated } from "./_series.ts";
import type { ShownEvent } from "./_shown.ts";
import { tellGuests } from "./_tell.ts";

export interface Updated extends Conflicts {
  event: ShownEvent<EventFullRow>;
  outcome: "updated" | "unchanged";
  changes: EventChange[];
}

const timeFields = new Set(["all_day", "start_at", "end_at", "start_date", "end_date", "show_as", "recurrence"]);

/** One update, of an event or of a part of a series. */
export async function updateEvent(item: EventUpdateItem, zone: string, ctx: CalendarContext): Promise<Updated> {
  const event = await holdOwn(item.event_id, ctx);
  if (event.deletedAt !== null) throw new AppError("EVENT_NOT_FOUND", { event_id: event.id });
  assertVersion("event", event, item.if_version);
  const target = toTarget(event, item);
  const plan = planUpdate(event, target, item.patch, zone);
  const changes = changesBetween(plan.before, plan.after);
  if (changes.length === 0) return { event: plan.shown, outcome: "unchanged", changes, conflicts: [] };
  if (isRepeated(plan.after) && (target.scope === "following" || !isRepeated(event))) await assertRoom(ctx);
  const written = await showGuests(await plan.write(ctx), plan, ctx);
  if (changes.some(({ field }) => !privateFields.has(field))) await tellOfChange(event, written, ctx);
  const takesOtherTime = changes.some(({ field }) => timeFields.has(field));
  return {
    event: written,
    outcome: "updated",
    changes,
    ...(takesOtherTime ? await conflictsOf(written, zone, ctx) : { conflicts: [] }),
  };
}

/** What guests neither see nor need. */
const privateFields = new Set(["reminders", "show_as"]);

/** Where the rest of a series became one of its own, guests are told of both: either is another than they know. */
async function tellOfChange(before: EventFullRow, written: ShownEvent<EventFullRow>, ctx: CalendarContext) {
  if (before.guests.length === 0) return;
  const occurrence = "occurrenceStartAt" in written ? written : undefined;
  const ids = [...new Set([before.id, written.id])];
  for (const id of ids) await tellGuests("changed", await reread(id, ctx), ctx, { occurrence });
}
