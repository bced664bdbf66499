import type { ParticipantRef } from "../../../generated/contract/types.ts";
import { AppError } from "../../base/error.ts";
import { phoneKey, phoneTail } from "../../base/phone.ts";
import type { Reachable } from "../../store/modules/calendar/calendar.ts";
import type { CalendarContext } from "./_event.ts";

/** A person as the organizer named one, and the contact that is; invites stay inside the product. */
export interface Asked {
  name: string;
  contact: Reachable | undefined;
  /** Where nothing was found. */
  error: AppError;
}

/**
 * Mail and phone are looked up among the user's own contacts only, so that no user can find out who else uses the
 * server.
 */
export async function findAsked(refs: readonly ParticipantRef[], ctx: CalendarContext): Promise<Asked[]> {
  const contacts = await ctx.calendar.reachable({
    ids: refs.flatMap((ref) => ("contact_id" in ref ? [ref.contact_id] : [])),
    emails: refs.flatMap((ref) => ("email" in ref ? [ref.email.toLowerCase()] : [])),
    phoneTails: refs.flatMap((ref) => ("phone" in ref ? [phoneTail(ref.phone)] : [])),
  });
  return refs.map((ref) => {
    const contact = contacts.find((candidate) => isMeant(candidate, ref));
    const error = new AppError("contact_id" in ref && !contact ? "CONTACT_NOT_FOUND" : "CONTACT_UNREACHABLE");
    return { name: contact?.name ?? nameOf(ref), contact, error };
  });
}

function isMeant(contact: Reachable, ref: ParticipantRef): boolean {
  if ("contact_id" in ref) return contact.contactId === ref.contact_id;
  if ("email" in ref) return contact.email === ref.email.toLowerCase();
  return contact.phone !== null && phoneKey(contact.phone) === phoneKey(ref.phone);
}

/** What an unknown person is called: the name given, else so much of the address that the user knows who is meant. */
function nameOf(ref: ParticipantRef): string {
  if ("contact_id" in ref) return ref.contact_id.slice(0, 60);
  if (ref.name) return ref.name;
  if ("phone" in ref) return ref.phone.replace(/\d{4}(?=[ -]?(?:\d[ -]?){3}\d$)/, "****");
  return ref.email.replace(/^(.)[^@]*/, "$1***").slice(0, 60);
}
