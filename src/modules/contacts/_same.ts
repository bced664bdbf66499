import type { ContactField } from "../../../generated/contract/types.ts";
import { phoneKey } from "../../base/phone.ts";
import type { Contact, ContactValues } from "../../store/modules/modules.ts";

/** What a person may say about a contact, as the wire names it. */
export type Said = { [Field in ContactField]?: string | null | undefined };

const columns = {
  name: "name",
  email: "email",
  phone: "phone",
  company: "company",
  job_title: "jobTitle",
  relation: "relation",
  note: "note",
} as const satisfies Record<ContactField, keyof Contact>;

export const fields = Object.keys(columns) as ContactField[];

export const valueOf = (contact: Contact, field: ContactField): string | null => contact[columns[field]];

/** Blank is nothing. */
export const orNull = (text: string | null | undefined): string | null => text?.trim().replaceAll(/\s+/gu, " ") || null;

/** The columns of these fields, for the store. */
export const toColumns = (said: Said): Partial<ContactValues> =>
  Object.fromEntries(
    fields.flatMap((field) => (said[field] === undefined ? [] : [[columns[field], said[field] ?? null]])),
  );

/** What is said and not there yet; what is there is never overwritten. */
export function gapsFilledBy(contact: Contact, said: Said): Said {
  const gaps = fields.filter((field) => valueOf(contact, field) === null && orNull(said[field]) !== null);
  return Object.fromEntries(gaps.map((field) => [field, orNull(said[field])]));
}

/** Whether a value is another one; a number written differently is not, nor an address in capitals. */
export function differs(field: ContactField, before: string | null, after: string | null): boolean {
  if (before === null || after === null) return before !== after;
  if (field === "phone") return phoneKey(before) !== phoneKey(after);
  return field === "email" ? before.toLowerCase() !== after.toLowerCase() : before !== after;
}
