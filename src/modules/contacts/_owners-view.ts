import { maskSecrets } from "../../base/secrets.ts";
import type { ForOwner } from "../../domain/for-owner.ts";
import type { Contact } from "../../store/modules/modules.ts";
import type { Store } from "../../store/store.ts";
import { maskEmail, maskPhone } from "./_contact.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Masked fields of a result, and what stands behind each in the address book. */
const masked = {
  emailMasked: ({ email }: Contact) => email && { whole: email, masked: maskEmail(email) },
  phoneMasked: ({ phone }: Contact) => phone && { whole: phone, masked: maskPhone(phone) },
} as const;
const names = Object.keys(masked) as (keyof typeof masked)[];

/**
 * The results of this module with whole addresses and numbers, from the owner's own address book. A value is shown only
 * where the result shows its masked form: what a hook has taken out, or what has changed since, stays out.
 */
export function makeOwnersView({ store }: { store: Pick<Store, "reading"> }): ForOwner {
  return async (data, ownerId) => {
    const ids = toObjects(data).flatMap((object) => (isMasked(object) ? [object.id] : []));
    if (ids.length === 0) return undefined;
    const contacts = await store.reading(ownerId).contacts.those(ids);
    const found = new Map(contacts.map((contact) => [contact.id, contact]));
    let isWhole = true;
    const show = (object: Fields): Fields => {
      if (!isMasked(object)) return object;
      const contact = found.get(object.id);
      const whole = names.flatMap((name) => {
        if (object[name] === undefined) return [];
        const value = (contact && masked[name](contact)) || undefined;
        if (value?.masked === object[name]) return [[name, maskSecrets(value.whole).text]];
        isWhole = false;
        return [];
      });
      return { ...object, ...(Object.fromEntries(whole) as Fields) };
    };
    const { items } = data;
    const shown = Array.isArray(items) ? { ...data, items: (items as Fields[]).map(show) } : show(data);
    return { data: shown, isWhole };
  };
}

const toObjects = (data: Fields): Fields[] => (Array.isArray(data["items"]) ? (data["items"] as Fields[]) : [data]);

const isMasked = (object: Fields): object is Fields & { id: string } =>
  typeof object["id"] === "string" &&
  object["id"].startsWith("ctc_") &&
  names.some((name) => typeof object[name] === "string");
