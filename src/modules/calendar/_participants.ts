import type { ParticipantRef } from "../../../generated/contract/types.ts";
import { AppError } from "../../base/error.ts";
import { isMailAddress } from "../../base/mail-address.ts";
import { phoneKey, phoneTail } from "../../base/phone.ts";
import type { InviteWay } from "../../domain/card.ts";
import type { Reachable } from "../../store/modules/calendar/calendar.ts";
import type { MethodContext } from "../define.ts";

type AskContext = Pick<MethodContext, "canMail"> & { calendar: Pick<MethodContext["calendar"], "reachable"> };

/** A person as the organizer named one, and the contact that is. */
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
export async function findAsked(refs: readonly ParticipantRef[], ctx: AskContext): Promise<Asked[]> {
  const contacts = await ctx.calendar.reachable({
    ids: refs.flatMap((ref) => ("contact_id" in ref ? [ref.contact_id] : [])),
    emails: refs.flatMap((ref) => ("email" in ref ? [ref.email.toLowerCase()] : [])),
    phoneTails: refs.flatMap((ref) => ("phone" in ref ? [phoneTail(ref.phone)] : [])),
  });
  return refs.map((ref) => {
    const contact = contacts.find((candidate) => isMeant(candidate, ref));
    const error =
      "contact_id" in ref && !contact
        ? new AppError("CONTACT_NOT_FOUND")
        : new AppError("CONTACT_UNREACHABLE", {}, toReason(contact, ctx.canMail));
    return { name: contact?.name ?? nameOf(ref), contact, error };
  });
}

/** As `calendar.share` would do it. */
export async function toInviteWays(refs: readonly ParticipantRef[], ctx: AskContext): Promise<InviteWay[]> {
  return (await findAsked(refs, ctx)).map(({ contact }) => toWay(contact, ctx));
}

/** Users are told in the product. Who never was one, by mail, if there is an address and a mail server. */
export function toWay(contact: Reachable | undefined, { canMail }: Pick<AskContext, "canMail">): InviteWay {
  if (contact === undefined) return { by: "nothing" };
  const { userId, email, isUser } = contact;
  if (userId !== null) return { by: "app" };
  return canMail && !isUser && email !== null && isMailAddress(email) ? { by: "mail", email } : { by: "nothing" };
}

/** Why nobody can tell this person; of one who is a user there is nothing to say that the organizer may know. */
function toReason(contact: Reachable | undefined, canMail: boolean): { detail?: string } {
  if (contact === undefined) return { detail: "No contact has this address." };
  if (contact.isUser) return {};
  return { detail: `Not a user of this product${canMail ? ", and no mail address is known" : ""}.` };
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
