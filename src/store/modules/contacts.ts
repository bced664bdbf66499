import type { ISql } from "postgres";
import { newId } from "../../base/ids.ts";
import { patiently } from "../database/database.ts";
import { nameSounds, toLetters } from "./name-sounds.ts";
import { markOf, type Writer } from "./writer.ts";

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
}

export type NewContact = Pick<Contact, "name"> & {
  [Field in keyof Omit<Contact, "name" | "isUnconfirmed">]?: Contact[Field] | undefined;
};

export interface Contacts {
  find(id: string): Promise<Contact | undefined>;
  /** By name. `after` is the id of the last contact of the page before. */
  page(limit: number, after?: string): Promise<Contact[]>;
  count(): Promise<number>;
  /** Best matches first, and how many there are in all. Every word must be found. */
  search(query: string, limit: number): Promise<{ items: Contact[]; total: number }>;
  /** The first contact with this mail address or this phone number. */
  findByReach(reachable: { email?: string | undefined; phone?: string | undefined }): Promise<Contact | undefined>;
  /** From here to the end of the transaction no other one adds contacts for this owner. */
  lock(): Promise<void>;
  add(contact: NewContact): Promise<Contact>;
}

export function contactsOf(sql: ISql, ownerId: string, writer: Writer): Contacts {
  const columns = sql`
    id, name, company, job_title as "jobTitle", relation, email, phone, avatar_url as "avatarUrl", note,
    user_id as "userId", tainted_by is distinct from ${markOf(writer)} and tainted_by is not null as "isUnconfirmed"`;
  return {
    async find(id) {
      const [contact] = await patiently(
        sql<Contact[]>`select ${columns} from contacts where owner_id = ${ownerId} and id = ${id}`,
      );
      return contact;
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
    async search(query, limit) {
      const text = query.trim().toLowerCase();
      const letters = toLetters(query) || null;
      const words = text.split(/\s+/u).map((word) => ({ text: `%${escaped(word)}%`, sound: soundPattern(word) }));
      // Ranks: the name itself; a whole part of it or its initials; its beginning; somewhere in it; only company or
      // title. Names order by code point, so that the same query gives the same list on every server.
      const rows = await patiently(sql<(Contact & { total: number })[]>`
        select ${columns}, count(*) over ()::int as total
        from (
          select *,
            case
              when lower(name) = ${text} or split_part(name_sounds, ' ', 1) = ${letters} then 0
              when ${letters} = any (string_to_array(name_sounds, ' ')) then 1
              when lower(name) like ${`${escaped(text)}%`} or ' ' || name_sounds like ${soundPattern(query)} then 2
              when ${everyWord(
                (word) => sql`(lower(name) like ${word.text} or ' ' || name_sounds like ${word.sound})`,
              )} then 3
              else 4
            end as rank
          from contacts
          where owner_id = ${ownerId} and ${everyWord(
            (word) => sql`
            (lower(name) like ${word.text} or ' ' || name_sounds like ${word.sound}
              or lower(company) like ${word.text} or lower(job_title) like ${word.text})`,
          )}
        ) as found
        order by rank, name collate "C", id collate "C" limit ${limit}`);

      function everyWord(matches: (word: (typeof words)[number]) => ReturnType<typeof sql>) {
        return words.map(matches).reduce((all, one) => sql`${all} and ${one}`);
      }
      return { items: rows.map(({ total: _total, ...contact }) => contact), total: rows[0]?.total ?? 0 };
    },
    async findByReach({ email, phone }) {
      const [contact] = await patiently(sql<Contact[]>`
        select ${columns} from contacts
        where owner_id = ${ownerId} and (lower(email) = ${email?.toLowerCase() ?? null}
          or phone = ${phone === undefined ? null : toDialable(phone)})
        order by created_at, id limit 1`);
      return contact;
    },
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
  };
}

/** Numbers are stored and compared without the spaces and dashes people write into them. */
const toDialable = (phone: string): string => phone.replaceAll(/[ -]/g, "");

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A sound that begins with these letters; a text without letters matches none. */
const soundPattern = (text: string): string | null => (toLetters(text) === "" ? null : `% ${toLetters(text)}%`);
