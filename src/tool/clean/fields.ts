import { factPatterns, isFact } from "../../base/facts.ts";
import { mask, maskSecrets, type Masked } from "../../base/secrets.ts";

/**
 * What a string is, by its shape and the name of its field. Facts are never altered: ids, instants, dates, times,
 * zones. Tokens (cursors, etags) and addresses keep their form and only lose secrets. All else is text that a person
 * may have written: title, notes, comment, message, location, names, notes of contacts, what memory holds.
 */
export type Kind = "fact" | "token" | "address" | "text";

const zone = /^(?:UTC|[A-Za-z][A-Za-z0-9_+-]{0,30}(?:\/[A-Za-z0-9_+-]{1,30}){1,2})$/;
const token = /^[A-Za-z0-9_-]{1,512}$/;
const address = /^https:\/\/[^\s<>"]{1,2000}$/;
const passcode = /([?&]pwd=)([^&#]{1,200})/;

export const fieldPatterns = [...factPatterns, zone, token, address, passcode];

export function kindOf(key: string, value: string): Kind {
  if (isFact(value)) return "fact";
  if (/zone$/i.test(key) && zone.test(value)) return "fact";
  if (/cursor$|^etag$/i.test(key) && token.test(value)) return "token";
  if (/url$/i.test(key) && address.test(value)) return "address";
  return "text";
}

/** A meeting's passcode is part of its address: without it no guest gets in. Every other secret goes. */
export function cleanAddress(value: string): Masked {
  const masked = maskSecrets(value);
  const [, front = "", code = ""] = passcode.exec(value) ?? [];
  if (code === "" || maskSecrets(code).count > 0 || !masked.text.includes(`${front}${mask}`)) return masked;
  return { text: masked.text.replace(`${front}${mask}`, `${front}${code}`), count: masked.count - 1 };
}

const withoutTaint: readonly string[] = ["calendar.share", "calendar.uninvite", "calendar.find_free"];

/** Whether an object has a place for `tainted`: EventSummary and ContactSummary, by their ids. */
export function isTaintable(object: Readonly<Record<string, unknown>>, method: string): boolean {
  return typeof object["id"] === "string" && /^(?:evt|ctc)_/.test(object["id"]) && !withoutTaint.includes(method);
}

/** The user is a guest there, so title, notes and place are the organizer's words. */
export function isByOthers(object: Readonly<Record<string, unknown>>): boolean {
  return typeof object["participation"] === "string" || typeof object["inviteId"] === "string";
}
