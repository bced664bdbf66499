import type { ImportReport } from "../../../generated/contract/types.ts";
import type { Clock } from "../../base/clock.ts";
import type { CalendarEntry } from "../../domain/calendar-entry.ts";
import type { ReadEntry, ReadFile } from "../../domain/read-file.ts";
import type { EventFullRow } from "../../store/modules/calendar/calendar.ts";
import type { Store } from "../../store/store.ts";
import { importEntry, toReason } from "./_import.ts";

interface TransferDeps {
  store: Pick<Store, "reading" | "writing" | "users">;
  toIcs(entries: readonly CalendarEntry[]): string;
  /** Throws INVALID_REQUEST for a text that is no calendar. */
  parseIcs(text: string, timezone: string): ReadFile;
  clock: Clock;
}

/** A person's calendar as a file. */
export interface CalendarTransfer {
  /** Own events and those the person takes part in, without deleted and declined ones. */
  export(ownerId: string): Promise<string>;
  /** The person's own act: nobody is invited and nobody's approval is asked. */
  import(owner: { id: string; timezone: string }, text: string): Promise<ImportReport>;
}

const pageSize = 200;
/** Events that are written together: a file may take longer than a transaction should. */
const atOnce = 25;
const mostProblems = 100;

export function makeCalendarTransfer({ store, toIcs, parseIcs, clock }: TransferDeps): CalendarTransfer {
  return {
    async export(ownerId) {
      const { calendar } = store.reading(ownerId);
      const events: EventFullRow[] = [];
      let page: EventFullRow[];
      do {
        page = await calendar.page(pageSize, events.at(-1)?.id);
        events.push(...page);
      } while (page.length === pageSize);
      return toIcs(events.filter(({ participation }) => participation !== "declined").map(toEntry));
    },
    async import(owner, text) {
      const file = parseIcs(text, owner.timezone);
      const user = await store.users.find(owner.id);
      const isOwn = ({ people }: ReadEntry) =>
        people === null || people.organizer.name === user?.name || sameMail(people.organizer.email, user?.email);
      const report: ImportReport = {
        created: 0,
        updated: 0,
        unchanged: 0,
        skipped: file.problems.length,
        problems: [],
      };
      report.problems.push(...file.problems.map((problem) => ({ ...problem, taken: false })));
      for (let start = 0; start < file.entries.length; start += atOnce) {
        await store.writing(owner.id, async (stores) => {
          // Two files at once must not both find an event new.
          await stores.contacts.lock();
          const ctx = { ...stores, clock, timezone: owner.timezone, warn: () => {} };
          for (const entry of file.entries.slice(start, start + atOnce)) {
            const about = { title: entry.content.title, uid: entry.uid };
            try {
              const { outcome, lost } = await importEntry(entry, isOwn(entry), ctx);
              report[outcome] += 1;
              report.problems.push(...lost.map((detail) => ({ ...about, detail, taken: true })));
            } catch (reason) {
              report.problems.push({ ...about, detail: toReason(reason).slice(0, 300), taken: false });
              report.skipped += 1;
            }
          }
        });
      }
      return { ...report, problems: report.problems.slice(0, mostProblems) };
    },
  };
}

const sameMail = (one: string | null, other: string | null | undefined): boolean =>
  one !== null && one.toLowerCase() === other?.toLowerCase();

function toEntry(event: EventFullRow): CalendarEntry {
  const { outsiders, organizer } = event;
  const guests = event.guests.map(({ name, participation }) => ({ name, participation }));
  return {
    ...event,
    organizer: outsiders?.organizer.name ?? organizer,
    organizerEmail: outsiders?.organizer.email ?? null,
    guests: [...guests, ...(outsiders?.guests ?? [])],
  };
}
