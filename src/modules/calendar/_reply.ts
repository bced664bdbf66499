import type { ReplyToEvent, ReplyToInvite } from "../../../generated/contract/types.ts";
import { AppError } from "../../base/error.ts";
import type { EventFullRow } from "../../store/modules/calendar/calendar.ts";
import { reread } from "./_create.ts";
import type { CalendarContext } from "./_event.ts";
import { tellOrganizer } from "./_tell.ts";

/** Gives or changes the user's reply, as long as the event has not ended. */
export async function reply(
  input: ReplyToInvite | ReplyToEvent,
  participation: "accepted" | "declined",
  ctx: CalendarContext,
): Promise<{ event: EventFullRow; isNew: boolean }> {
  const event = await ("invite_id" in input
    ? ctx.calendar.holdInvited(input.invite_id)
    : ctx.calendar.hold(input.event_id));
  if (!event) throw new AppError("EVENT_NOT_FOUND");
  const { inviteId } = event;
  if (inviteId === null) throw notOpen("The user organizes this event.");
  if (event.deletedAt !== null) throw notOpen("The event was cancelled.");
  const now = ctx.clock.now();
  if (event.spanEnd !== null && event.spanEnd <= now) throw notOpen("The event is over.");
  const isNew = event.participation !== participation;
  const comment = input.comment || null;
  // The same answer to a changed event is an answer to the change.
  if (!isNew && comment === null && !event.isChanged) return { event, isNew };
  await ctx.calendar.reply(inviteId, { participation, comment, at: now });
  const after = await reread(event.id, ctx);
  await tellOrganizer(after, comment, ctx);
  return { event: after, isNew };
}

const notOpen = (detail: string) => new AppError("INVITE_NOT_OPEN", {}, { detail });
