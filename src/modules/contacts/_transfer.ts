import type { ImportReport } from "../../../generated/contract/types.ts";
import type { CardFile, CardPerson } from "../../domain/card-person.ts";
import type { Contact, OwnedStores } from "../../store/modules/modules.ts";
import type { Store } from "../../store/store.ts";
import { gapsFilledBy, toColumns } from "./_same.ts";

interface TransferDeps {
  store: Pick<Store, "reading" | "writing">;
  toVcf(people: readonly CardPerson[]): string;
  /** Throws INVALID_REQUEST for a text that is no file of cards. */
  parseVcf(text: string): CardFile;
}

/** A person's contacts as a file. */
export interface ContactsTransfer {
  export(ownerId: string): Promise<string>;
  import(ownerId: string, text: string): Promise<ImportReport>;
}

const pageSize = 500;
const atOnce = 50;
const mostContacts = 10_000;
const mostProblems = 100;

export function makeContactsTransfer({ store, toVcf, parseVcf }: TransferDeps): ContactsTransfer {
  return {
    async export(ownerId) {
      const { contacts } = store.reading(ownerId);
      const all: Contact[] = [];
      let page: Contact[];
      do {
        page = await contacts.page(pageSize, all.at(-1)?.id);
        all.push(...page);
      } while (page.length === pageSize);
      return toVcf(all.map(({ id: uid, ...contact }) => ({ uid, ...contact })));
    },
    async import(ownerId, text) {
      const { people, problems } = parseVcf(text);
      const report: ImportReport = {
        created: 0,
        updated: 0,
        unchanged: 0,
        skipped: problems.length,
        problems: problems.map((problem) => ({ ...problem, taken: false })),
      };
      for (let start = 0; start < people.length; start += atOnce)
        await store.writing(ownerId, async ({ contacts }) => {
          await contacts.lock();
          let room = mostContacts - (await contacts.count());
          for (const person of people.slice(start, start + atOnce)) {
            const outcome = await take(person, contacts, room > 0);
            report[outcome] += 1;
            if (outcome === "created") room -= 1;
            if (outcome === "skipped")
              report.problems.push({
                title: person.name,
                detail: `There can be ${mostContacts} contacts.`,
                taken: false,
              });
          }
        });
      return { ...report, problems: report.problems.slice(0, mostProblems) };
    },
  };
}

/** As `contacts.create` does it; a card without an address is known by its name. */
async function take(
  person: CardPerson,
  contacts: OwnedStores["contacts"],
  hasRoom: boolean,
): Promise<"created" | "updated" | "unchanged" | "skipped"> {
  const { name, email, phone, company, jobTitle, relation, note } = person;
  const reached = await contacts.withReach({ email, phone });
  const hasReach = email !== null || phone !== null;
  const namesakes = hasReach ? [] : (await contacts.search(name, 50)).items.filter((known) => known.name === name);
  const [existing] = [...reached, ...namesakes];
  if (existing === undefined) {
    if (!hasRoom) return "skipped";
    await contacts.add({ name, email, phone, company, jobTitle, relation, note });
    return "created";
  }
  const { email: mail, phone: number, ...rest } = gapsFilledBy(existing, { ...person, job_title: jobTitle });
  const gaps = reached.length > 1 ? rest : { email: mail, phone: number, ...rest };
  if (!Object.values(gaps).some((value) => value !== undefined)) return "unchanged";
  await contacts.change(existing.id, toColumns(gaps));
  return "updated";
}
