import type { EventChange, EventSummary, EventUpdateItem } from "../../../generated/contract/types.ts";
import { AppError } from "../../base/error.ts";
import type { EventFullRow } from "../../store/modules/calendar/calendar.ts";
import { conflictsOf } from "./_conflicts.ts";
import { assertRoom } from "./_create.ts";
import { assertVersion, holdOwn, toTarget, type CalendarContext } from "./_event.ts";
import { changesBetween } from "./_patch.ts";
import { planUpdate } from "./_plans.ts";
import { isRepeated } from "./_series.ts";
import type { ShownEvent } from "./_shown.ts";

export interface Updated {
  event: ShownEvent<EventFullRow>;
  outcome: "updated" | "unchanged";
  changes: EventChange[];
  conflicts: EventSummary[];
}

const timeFields = new Set(["all_day", "start_at", "end_at", "start_date", "end_date", "show_as", "recurrence"]);

/** One update, of an event or of a part of a series. */
export async function updateEvent(item: EventUpdateItem, zone: string, ctx: CalendarContext): Promise<Updated> {
  const event = await holdOwn(item.event_id, ctx);
  if (event.deletedAt !== null) throw new AppError("EVENT_NOT_FOUND", { event_id: event.id });
  assertVersion(event, item.if_version);
  const target = toTarget(event, item);
  const plan = planUpdate(event, target, item.patch, zone);
  const changes = changesBetween(plan.before, plan.after);
  if (changes.length === 0) return { event: plan.shown, outcome: "unchanged", changes, conflicts: [] };
  if (isRepeated(plan.after) && (target.scope === "following" || !isRepeated(event))) await assertRoom(ctx);
  const written = await plan.write(ctx);
  const takesOtherTime = changes.some(({ field }) => timeFields.has(field));
  return {
    event: written,
    outcome: "updated",
    changes,
    conflicts: takesOtherTime ? await conflictsOf(written, zone, ctx) : [],
  };
}
