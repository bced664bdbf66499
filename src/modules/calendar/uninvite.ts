import type { UninviteOutcome } from "../../../generated/contract/types.ts";
import { toText } from "../../base/local-time.ts";
import { defineMethod } from "../define.ts";
import { allFailed, toItemError } from "./_batch.ts";
import { reread } from "./_create.ts";
import { holdOwn } from "./_event.ts";
import { zoneOr } from "./_input.ts";
import { findAsked } from "./_participants.ts";
import { tellOneByOne } from "./_tell.ts";

export default defineMethod("calendar.uninvite", async ({ event_id, participants, event_timezone }, ctx) => {
  const zone = zoneOr(event_timezone, ctx.timezone);
  const event = await holdOwn(event_id, ctx);
  if (event.deletedAt !== null) throw ctx.error("EVENT_NOT_FOUND", { event_id });
  const removed = new Set<string>();
  const guests = (await findAsked(participants, ctx)).map(({ name, contact, error }): UninviteOutcome => {
    if (!contact) return { name, outcome: "failed", error: toItemError(error) };
    const { contactId, userId, email } = contact;
    const guest = event.guests.find(
      (other) =>
        other.contactId === contactId || (other.userId === null ? other.email === email : other.userId === userId),
    );
    if (guest) removed.add(guest.inviteId);
    return { name, contactId, outcome: guest ? "removed" : "not_invited" };
  });
  const failures = guests.flatMap(({ error }, index) => (error ? [{ index, error }] : []));
  if (failures.length === guests.length) throw allFailed(failures);
  if (removed.size > 0) {
    await ctx.calendar.uninvite(event.id, [...removed], ctx.clock.now());
    await tellOneByOne("cancelled", event, ctx, { only: [...removed], of: guests.length });
  }
  if (failures.length > 0) ctx.warn("batch_partial");
  const { id, title, startAt, version } = await reread(event.id, ctx);
  return { id, title, startAt: toText(startAt, zone), guests, count: guests.length, removed: removed.size, version };
});
