import type { Fragment, ISql } from "postgres";
import { newId } from "../../base/ids.ts";
import { phoneKey, phoneTail } from "../../base/phone.ts";
import { patiently } from "../database/database.ts";
import { makeSearch, type Found } from "./contact-search.ts";
import { nameSounds } from "./name-sounds.ts";
import { markOf, nextMark, type Writer } from "./writer.ts";

export interface Contact {
  id: string;
  name: string;
  company: string | null;
  jobTitle: string | null;
  relation: string | null;
  email: string | null;
  phone: string | null;
  avatarUrl: string | null;
  note: string | null;
  /** Set when the contact is a user of this product. */
  userId: string | null;
  /** Written after text by others was read, and by nobody confirmed. */
  isUnconfirmed: boolean;
  /** Raised by every change. */
  version: number;
}

/** What a write may say of a contact. */
export type ContactValues = Omit<Contact, "id" | "isUnconfirmed" | "version">;

export type NewContact = Pick<Contact, "name"> & {
  [Field in keyof Omit<ContactValues, "name"> | "id"]?: Contact[Field] | undefined;
};

export interface Contacts {
  find(id: string): Promise<Contact | undefined>;
  /** In no order; ids without a contact are left out. */
  those(ids: readonly string[]): Promise<Contact[]>;
  /** By name. `after` is the id of the last contact of the page before. */
  page(limit: number, after?: string): Promise<Contact[]>;
  count(): Promise<number>;
  /** Best matches first, from `after` on, and how many there are in all. Every word must be found. */
  search(query: string, limit: number, after?: string): Promise<Found>;
  /** Contacts with this mail address or this phone number, however it is written; the oldest first. */
  withReach(reachable: { email?: string | null | undefined; phone?: string | null | undefined }): Promise<Contact[]>;
  /** From here to the end of the transaction no other one adds contacts for this owner. */
  lock(): Promise<void>;
  add(contact: NewContact): Promise<Contact>;
  /** What is not named stays. What comes from another contact brings the doubts about it along. */
  change(id: string, contact: Partial<ContactValues>, fromId?: string): Promise<Contact | undefined>;
  /** Events that the person was invited to keep the guest, under the other contact if one is named. */
  remove(id: string, successor?: string): Promise<void>;
}

export function contactsOf(sql: ISql, ownerId: string, writer: Writer): Contacts {
  const columns = sql`
    id, name, company, job_title as "jobTitle", relation, email, phone, avatar_url as "avatarUrl", note, version,
    user_id as "userId", tainted_by is distinct from ${markOf(writer)} and tainted_by is not null as "isUnconfirmed"`;
  return {
    async find(id) {
      const [contact] = await patiently(
        sql<Contact[]>`select ${columns} from contacts where owner_id = ${ownerId} and id = ${id}`,
      );
      return contact;
    },
    async those(ids) {
      return await patiently(
        sql<Contact[]>`select ${columns} from contacts where owner_id = ${ownerId} and id = any(${[...ids]})`,
      );
    },
    async page(limit, after) {
      const start =
        after === undefined
          ? sql``
          : sql`and (name, id) > (select name, id from contacts where owner_id = ${ownerId} and id = ${after})`;
      return await patiently(sql<Contact[]>`
        select ${columns} from contacts where owner_id = ${ownerId} ${start} order by name, id limit ${limit}`);
    },
    async count() {
      const [row] = await patiently(
        sql<{ count: number }[]>`select count(*)::int as count from contacts where owner_id = ${ownerId}`,
      );
      return row?.count ?? 0;
    },
    search: makeSearch(sql, { ownerId, columns, withPhone: (phone) => withReach({ phone }) }),
    withReach,
    async lock() {
      await patiently(sql`select from users where id = ${ownerId} for no key update`);
    },
    async add({
      id = newId("ctc"),
      name,
      company = null,
      jobTitle = null,
      relation = null,
      email = null,
      phone = null,
      avatarUrl = null,
      note = null,
      userId = null,
    }) {
      const [contact] = await patiently(sql<Contact[]>`
        insert into contacts (id, owner_id, name, name_sounds, company, job_title, relation, email, phone, avatar_url,
          note, user_id, tainted_by)
        values (${id}, ${ownerId}, ${name}, ${nameSounds(name)}, ${company}, ${jobTitle}, ${relation}, ${email},
          ${phone === null ? null : toDialable(phone)}, ${avatarUrl}, ${note}, ${userId}, ${markOf(writer)})
        returning ${columns}`);
      return contact as Contact;
    },
    async change(id, changes, fromId) {
      const { name, company, jobTitle, relation, email, phone, avatarUrl, note, userId } = changes;
      const named = Object.entries({
        ...(name === undefined ? {} : { name, name_sounds: nameSounds(name) }),
        company,
        job_title: jobTitle,
        relation,
        email,
        phone: phone ? toDialable(phone) : phone,
        avatar_url: avatarUrl,
        note,
        user_id: userId,
      }).filter(([, value]) => value !== undefined);
      const [contact] = await patiently(sql<Contact[]>`
        update contacts set ${sql(Object.fromEntries(named) as Record<string, string | null>)},
          version = version + 1,
          tainted_by = ${fromId === undefined || writer.kind === "person" ? nextMark(sql, writer) : markWith(fromId)}
        where owner_id = ${ownerId} and id = ${id}
        returning ${columns}`);
      return contact;
    },
    async remove(id, successor) {
      await patiently(sql`
        update invites set contact_id = ${successor ?? null}
        where contact_id = (select id from contacts where owner_id = ${ownerId} and id = ${id})`);
      await patiently(sql`delete from contacts where owner_id = ${ownerId} and id = ${id}`);
    },
  };

  function markWith(otherId: string): Fragment {
    return sql`
      coalesce((${nextMark(sql, writer)})::text,
        (select o.tainted_by from contacts o where o.owner_id = ${ownerId} and o.id = ${otherId}))`;
  }

  async function withReach({ email, phone }: Parameters<Contacts["withReach"]>[0]): Promise<Contact[]> {
    const [mail, number] = [email?.toLowerCase(), phone ? phoneKey(phone) : undefined];
    const rows = await patiently(sql<Contact[]>`
      select ${columns} from contacts
      where owner_id = ${ownerId} and (lower(email) = ${mail ?? null}
        or ${phone ? phoneTail(phone) : null} = right(phone, 5))
      order by created_at, id`);
    return rows.filter(
      (contact) =>
        (mail !== undefined && contact.email?.toLowerCase() === mail) ||
        (contact.phone !== null && phoneKey(contact.phone) === number),
    );
  }
}

/** Numbers are stored and compared without the spaces and dashes people write into them. */
const toDialable = (phone: string): string => phone.replaceAll(/[ -]/g, "");
