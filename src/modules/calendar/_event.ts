import { AppError } from "../../base/error.ts";
import { dayMs } from "../../base/local-time.ts";
import type { EventFullRow } from "../../store/modules/calendar/calendar.ts";
import type { MethodContext } from "../define.ts";
import { invalid, parseInstant } from "./_input.ts";
import { isRepeated, namedBy, type Occurrence } from "./_series.ts";

/** What a helper needs of any calendar method's context. */
export type CalendarContext = Pick<MethodContext, "calendar" | "memory" | "notices" | "clock" | "timezone" | "warn">;

const restorableDays = 30;

/** Deleted before then is gone. */
export const deletedSince = ({ clock }: Pick<MethodContext, "clock">): number => clock.now() - restorableDays * dayMs;
export const restorableUntil = (deletedAt: number): number => deletedAt + restorableDays * dayMs;

/** An event of the user's own, held for the rest of the call; a deleted one may still be restored. */
export async function holdOwn(id: string, ctx: CalendarContext): Promise<EventFullRow> {
  const event = await ctx.calendar.hold(id);
  const isGone =
    !event || (event.deletedAt !== null && (event.inviteId !== null || event.deletedAt <= deletedSince(ctx)));
  if (isGone) throw new AppError("EVENT_NOT_FOUND", { event_id: id });
  if (event.inviteId !== null)
    throw new AppError("NOT_ORGANIZER", { event_id: id, next_steps: ["calendar.reject_invite"] });
  return event;
}

/** Which part of a series a write means. Without a scope it is the occurrence named, or all of it when none is. */
export type Target =
  | { scope: "all"; occurrence?: Occurrence }
  | { scope: "this" | "following"; occurrence: Occurrence };

export function toTarget(
  event: EventFullRow,
  input: { scope?: "this" | "following" | "all"; occurrence_start_at?: string },
): Target {
  const { scope, occurrence_start_at: named } = input;
  if (!isRepeated(event)) {
    if (scope !== undefined || named !== undefined)
      throw invalid(scope === undefined ? "occurrence_start_at" : "scope", "this event does not repeat");
    return { scope: "all" };
  }
  if (named === undefined) {
    if (scope === "this" || scope === "following")
      throw invalid("occurrence_start_at", `scope ${scope} needs the occurrence it means`);
    return { scope: "all" };
  }
  const occurrence = namedBy(event, parseInstant(named, "occurrence_start_at"));
  if (!occurrence)
    throw new AppError(
      "EVENT_NOT_FOUND",
      { event_id: event.id },
      { detail: `The event has no occurrence at ${named}.` },
    );
  // From the first one on is all of it.
  return { scope: scope === "following" && occurrence.at === event.startAt ? "all" : (scope ?? "this"), occurrence };
}
