import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { newId } from "../../../src/base/ids.ts";
import { addDays, dateOf, fromWall, midnight, startOfDay, toWall } from "../../../src/base/local-time.ts";
import { namedBy, isRepeated, spanOf, widened } from "../../../src/modules/calendar/_series.ts";
import type { EventContent, Override } from "../../../src/store/modules/calendar/calendar.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { calendarOf } from "./_files.ts";

let app: TestApp;
let round = 0;

beforeAll(async () => {
  app = await testApp();
});

const minute = 60_000;
const zones = fc.constantFrom(
  "UTC",
  "Asia/Shanghai",
  "America/New_York",
  "Europe/Berlin",
  "Asia/Kolkata",
  "America/Los_Angeles",
);
const words = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
  .map((text) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, "").trim())
  .filter((text) => text !== "");
const text = fc.option(fc.oneof(words, fc.constantFrom("a; b, c\\d", "two\nlines", '"quoted": yes', "BEGIN:VEVENT")), {
  nil: null,
});
const date = fc.integer({ min: 0, max: 700 }).map((days) => addDays("2026-01-01", days));

const when = fc.oneof(
  fc
    .record({
      timezone: zones,
      date,
      at: fc.integer({ min: 0, max: 1439 }),
      length: fc.option(fc.integer({ min: 1, max: 3000 })),
    })
    .map(({ timezone, date: day, at, length }) => {
      const startAt = fromWall(midnight(day) + at * minute, timezone);
      return {
        startAt,
        endAt: length === null ? null : startAt + length * minute,
        timezone,
        startDate: null,
        endDate: null,
      };
    }),
  fc
    .record({ timezone: zones, date, days: fc.integer({ min: 0, max: 5 }) })
    .map(({ timezone, date: startDate, days }) => {
      const endDate = addDays(startDate, days);
      const [startAt, endAt] = [startOfDay(startDate, timezone), startOfDay(addDays(endDate, 1), timezone)];
      return { startAt, endAt, timezone, startDate, endDate };
    }),
);

const rule = fc.option(
  fc.record(
    {
      freq: fc.constantFrom("daily" as const, "weekly" as const, "monthly" as const, "yearly" as const),
      interval: fc.integer({ min: 2, max: 5 }),
      end: fc.oneof(
        fc.record({ count: fc.integer({ min: 1, max: 30 }) }),
        fc.record({ days: fc.integer({ min: 0, max: 400 }) }),
      ),
    },
    { requiredKeys: ["freq"] },
  ),
  { nil: null },
);

const toWeekday = (day: number) => (["SU", "MO", "TU", "WE", "TH", "FR", "SA"] as const)[day] ?? "MO";

const content: fc.Arbitrary<EventContent> = fc
  .record({
    when,
    rule,
    more: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
    title: words,
    location: text,
    notes: text,
    meetingUrl: fc.constantFrom(null, "https://meet.example.com/a?b=c;d,e"),
    reminders: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 40_320 }), { minLength: 1, maxLength: 5 }), {
      nil: null,
    }),
    showAs: fc.constantFrom("busy" as const, "free" as const),
    status: fc.constantFrom("confirmed" as const, "tentative" as const),
  })
  .map(({ when: times, rule: given, more, ...rest }) => {
    const { end, ...parts } = given ?? { end: undefined, freq: "daily" as const };
    const first = times.startDate ?? dateOf(toWall(times.startAt, times.timezone));
    const days = new Set([new Date(midnight(first)).getUTCDay(), ...more]);
    const by_weekday = parts.freq === "weekly" && more.length > 0 ? { by_weekday: [...days].map(toWeekday) } : {};
    const until = end && "days" in end ? { until: addDays(first, end.days + 1) } : end;
    return { ...rest, ...times, recurrence: given === null ? null : { ...parts, ...by_weekday, ...until } };
  });

/** A few occurrences that are cancelled, or have another title. */
function withOverrides(event: EventContent, picks: readonly number[]): Override[] {
  if (!isRepeated(event)) return [];
  return [...new Set(picks)].flatMap((pick): Override[] => {
    const at = event.startAt + pick * 86_400_000;
    if (!namedBy(event, at)) return [];
    return [
      pick % 2 === 0
        ? { at, isCancelled: true, changes: {} }
        : { at, isCancelled: false, changes: { title: `No ${pick}` } },
    ];
  });
}

it("export, import by another user, export: the same events", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ content, picks: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 4 }) }), {
        minLength: 1,
        maxLength: 8,
      }),
      async (events) => {
        round += 1;
        const [from, to] = [`from-${round}`, `to-${round}`];
        const owner = await (await app.as(from)).getMe();
        await app.store.writing(owner.id, async ({ calendar }) => {
          for (const { content: event, picks } of events) {
            const overrides = withOverrides(event, picks);
            const id = newId("evt");
            await calendar.add({ ...event, ...widened(spanOf(event), overrides), id, at: Date.now() });
            if (overrides.length > 0) await calendar.addOverrides(id, overrides);
          }
        });
        const first = (await calendarOf(app, from)).text;
        const other = await app.as(to);
        const report = await other.importCalendar({ body: { ics: first } });
        expect(report).toEqual({ created: events.length, updated: 0, unchanged: 0, skipped: 0, problems: [] });
        const second = (await calendarOf(app, to)).text;
        expect(toComparable(second)).toEqual(toComparable(first));
        expect(await other.importCalendar({ body: { ics: first } })).toMatchObject({
          unchanged: events.length,
          updated: 0,
        });
      },
    ),
    { numRuns: 40, seed: 20_261_116 },
  );
});

/** By the text alone: a reader that overlooks something would overlook it on both sides. */
function toComparable(ics: string): string[] {
  const told = ics.replaceAll(/^(?:DTSTAMP|CREATED|LAST-MODIFIED|SEQUENCE):.*\r\n/gm, "");
  return (told.match(/^BEGIN:(VEVENT|VTIMEZONE)\r\n[^]*?^END:\1\r\n/gm) ?? []).toSorted();
}
