import type { ContactSummary } from "../../../generated/contract/types.ts";
import type { Contact } from "../../store/modules/modules.ts";
import type { MethodContext } from "../define.ts";
import { assertVersion } from "../version.ts";

/** A contact as it may leave: what is not set is left out, mail and phone only masked. */
export function toSummary(contact: Contact, { warn }: Pick<MethodContext, "warn">): ContactSummary {
  const { id, name, company, jobTitle, relation, email, phone, avatarUrl, note, userId, isUnconfirmed, version } =
    contact;
  if (email !== null || phone !== null) warn("pii_redacted");
  return {
    id,
    name,
    ...(company === null ? {} : { company }),
    ...(jobTitle === null ? {} : { jobTitle }),
    ...(relation === null ? {} : { relation }),
    ...(email === null ? {} : { emailMasked: maskEmail(email) }),
    ...(phone === null ? {} : { phoneMasked: maskPhone(phone) }),
    ...(avatarUrl === null ? {} : { avatarUrl }),
    ...(userId === null ? {} : { isUser: true }),
    ...(note === null ? {} : { note }),
    ...(isUnconfirmed ? { unconfirmed: true, tainted: true } : {}),
    version,
  };
}

/** A contact to change: there, and as it was read. */
export async function findAsRead(
  id: string,
  version: number | undefined,
  ctx: MethodContext<"contacts.update" | "contacts.delete" | "contacts.merge">,
): Promise<Contact> {
  const contact = await ctx.contacts.find(id);
  if (!contact) throw ctx.error("CONTACT_NOT_FOUND", { contact_id: id });
  assertVersion("contact", contact, version);
  return contact;
}

/** `w***@example.com`: how long the name is, is masked too. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email;
  // A domain may be longer than a card has room for.
  return `${at === 0 ? "" : first}***${email.slice(at).slice(0, 100)}`;
}

/** `138****5678`: short numbers show less, so that what is hidden cannot be guessed. */
export function maskPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, "");
  const [head, tail] = digits.length >= 11 ? [3, 4] : digits.length >= 8 ? [0, 4] : [0, 2];
  return `${phone.startsWith("+") ? "+" : ""}${digits.slice(0, head)}****${digits.slice(-tail)}`;
}
