import type { InviteOutcome } from "../../../generated/contract/types.ts";
import { newId } from "../../base/ids.ts";
import { toText } from "../../base/local-time.ts";
import type { NewInvite } from "../../store/modules/calendar/calendar.ts";
import { defineMethod } from "../define.ts";
import { allFailed, toItemError } from "./_batch.ts";
import { reread } from "./_create.ts";
import { holdOwn } from "./_event.ts";
import { zoneOr } from "./_input.ts";
import { findAsked, toWay } from "./_participants.ts";
import { tellOneByOne } from "./_tell.ts";

// With the organizer 200 participants, as many as an event shows.
const mostGuests = 199;

export default defineMethod("calendar.share", async ({ event_id, participants, message, event_timezone }, ctx) => {
  const zone = zoneOr(event_timezone, ctx.timezone);
  const event = await holdOwn(event_id, ctx);
  if (event.deletedAt !== null) throw ctx.error("EVENT_NOT_FOUND", { event_id });
  const known = new Map(event.guests.map(({ userId, email, inviteId }) => [userId ?? email, inviteId]));
  const added: NewInvite[] = [];
  const invites = (await findAsked(participants, ctx)).map(({ name, contact, error }): InviteOutcome => {
    const person = { name, ...(contact ? { contactId: contact.contactId } : {}) };
    const way = toWay(contact, ctx);
    if (!contact || way.by === "nothing") return { ...person, outcome: "failed", error: toItemError(error) };
    const email = way.by === "mail" ? way.email : null;
    const reach = contact.userId ?? email;
    const byMail = email === null ? {} : { byMail: true };
    const invited = known.get(reach);
    if (invited !== undefined) return { ...person, ...byMail, inviteId: invited, outcome: "already_invited" };
    const invite = { id: newId("inv"), userId: contact.userId, email, contactId: contact.contactId, name };
    known.set(reach, invite.id);
    added.push(invite);
    return { ...person, ...byMail, inviteId: invite.id, outcome: "invited" };
  });
  const failures = invites.flatMap(({ error }, index) => (error ? [{ index, error }] : []));
  if (failures.length === invites.length) throw allFailed(failures);
  if (known.size > mostGuests)
    throw ctx.error("LIMIT_EXCEEDED", {}, { detail: `An event has at most ${mostGuests} guests.` });
  if (added.length > 0) await ctx.calendar.invite(event.id, added, { message: message || null, at: ctx.clock.now() });
  if (failures.length > 0) ctx.warn("batch_partial");
  const after = await reread(event.id, ctx);
  const only = added.map(({ id }) => id);
  await tellOneByOne("invite", after, ctx, { only, of: invites.length, message: message || null });
  const counts = { count: invites.length, invited: added.length, failed: failures.length };
  return {
    id: event.id,
    title: event.title,
    startAt: toText(event.startAt, zone),
    invites,
    ...counts,
    version: after.version,
  };
});
