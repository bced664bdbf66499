import type { Fragment, ISql } from "postgres";
import { isPhone } from "../../base/phone.ts";
import { patiently } from "../database/database.ts";
import type { Contact } from "./contacts.ts";
import { isSpelledBy, toLetters } from "./name-sounds.ts";

/** Best matches first, and how many there are in all. */
export interface Found {
  items: Contact[];
  total: number;
}

interface Searched {
  ownerId: string;
  columns: Fragment;
  /** Contacts with this number, however it is written. */
  withPhone(phone: string): Promise<Contact[]>;
}

export function makeSearch(sql: ISql, { ownerId, columns, withPhone }: Searched) {
  return async (query: string, limit: number, after?: string): Promise<Found> => {
    const found = await searchWritten(query, limit, after);
    return found.total > 0 ? found : await searchSpelled(query, limit, after);
  };

  async function searchWritten(query: string, limit: number, after: string | undefined): Promise<Found> {
    const text = query.trim().toLowerCase();
    const letters = toLetters(query) || null;
    const words = text.split(/\s+/u).map((word) => ({ text: `%${escaped(word)}%`, sound: soundPattern(word), word }));
    const dialled = await idsByPhone([text, ...words.map(({ word }) => word)]);
    const isDialled = sql`id = any(${dialled.get(text) ?? []})`;
    // Ranks: the name itself or a whole address; a whole part of it or its initials; its beginning; somewhere in it;
    // only company or title. Names order by code point, so that the same query gives the same list on every server.
    const rows = await patiently(sql<(Contact & { total: number })[]>`
      with found as (
        select *,
          case
            when lower(name) = ${text} or split_part(name_sounds, ' ', 1) = ${letters} or ${isDialled} then 0
            when ${letters} = any (string_to_array(name_sounds, ' ')) then 1
            when lower(name) like ${`${escaped(text)}%`} or ' ' || name_sounds like ${soundPattern(query)} then 2
            when ${everyWord(
              (word) => sql`(lower(name) like ${word.text} or ' ' || name_sounds like ${word.sound})`,
            )} then 3
            else 4
          end as rank
        from contacts
        where owner_id = ${ownerId} and (${isDialled} or ${everyWord(
          (word) => sql`
          (lower(name) like ${word.text} or ' ' || name_sounds like ${word.sound}
            or lower(company) like ${word.text} or lower(job_title) like ${word.text}
            or ${isReach(word.word, dialled)})`,
        )})
      )
      select ${columns}, (select count(*)::int from found) as total
      from found
      ${after === undefined ? sql`` : isAfter(after)}
      order by rank, name collate "C", id collate "C" limit ${limit}`);
    return { items: rows.map(({ total: _total, ...contact }) => contact), total: rows[0]?.total ?? 0 };

    function isAfter(id: string): Fragment {
      const place = sql`rank, name collate "C", id collate "C"`;
      return sql`where (${place}) > (select ${place} from found where id = ${id})`;
    }

    function everyWord(matches: (word: (typeof words)[number]) => Fragment): Fragment {
      return words.map(matches).reduce((all, one) => sql`${all} and ${one}`);
    }
  }

  /** Names in characters whose query mixes these with pinyin, whole or shortened: no stored text begins so. */
  async function searchSpelled(query: string, limit: number, after: string | undefined): Promise<Found> {
    const rows = await patiently(
      sql<Contact[]>`
        select ${columns} from contacts
        where owner_id = ${ownerId} and name ~ '[\u4e00-\u9fff]' order by name collate "C", id collate "C"`,
    );
    const items = rows.filter(({ name }) => isSpelledBy(name, query));
    const start = items.findIndex(({ id }) => id === after) + 1;
    return { items: items.slice(start, start + limit), total: items.length };
  }

  /**
   * Only whole parts of a mail address or number, and what a mask shows anyway (the domain, the last four digits): a
   * search that took less would tell a model, sign by sign, what is masked.
   */
  function isReach(word: string, dialled: ReadonlyMap<string, string[]>): Fragment {
    const tail = /^\d{4}$/.test(word) ? word : null;
    return sql`
      (lower(email) = ${word} or split_part(lower(email), '@', 1) = ${word}
        or split_part(lower(email), '@', 2) = ${word.replace(/^@/, "")}
        or id = any(${dialled.get(word) ?? []}) or right(phone, 4) = ${tail})`;
  }

  /** Of the texts that are phone numbers. */
  async function idsByPhone(texts: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
    const phones = [...new Set(texts)].filter(isPhone);
    return new Map(
      await Promise.all(phones.map(async (phone) => [phone, (await withPhone(phone)).map(({ id }) => id)] as const)),
    );
  }
}

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A sound that begins with these letters; a text without letters matches none. */
const soundPattern = (text: string): string | null => (toLetters(text) === "" ? null : `% ${toLetters(text)}%`);
