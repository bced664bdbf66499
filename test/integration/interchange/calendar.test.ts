import { beforeAll, describe, expect, it } from "vitest";
import type { EventDetail, EventList } from "../../../generated/contract/types.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { invite, perform } from "../notify/_party.ts";
import { calendar, calendarOf, event } from "./_files.ts";

let app: TestApp;
let count = 0;

beforeAll(async () => {
  app = await testApp();
});

/** Somebody new in Shanghai, with what came out of these files. */
async function take(...files: string[]) {
  const name = `person-${(count += 1)}`;
  const client = await app.as(name);
  await client.updateMe({ body: { timezone: "Asia/Shanghai" } });
  const reports = [];
  for (const ics of files) reports.push(await client.importCalendar({ body: { ics } }));
  const list = async (start_at = "2026-04-01T00:00:00Z", end_at = "2026-07-01T00:00:00Z") =>
    ((await perform(app, name, "calendar.read", { mode: "range", start_at, end_at })) as EventList).items;
  const detail = async (event_id: string) =>
    (await perform(app, name, "calendar.read", { mode: "event", event_id })) as EventDetail;
  return { name, client, reports, list, detail };
}

describe("a calendar file", () => {
  it("brings times in zones, floating, in UTC and by Outlook's names, whole days, durations and reminders", async () => {
    const { reports, list, detail } = await take(
      calendar(
        ...event("a", "SUMMARY:In a zone", "DTSTART;TZID=America/New_York:20260421T090000", "DURATION:PT45M"),
        ...event("b", "SUMMARY:Floating", "DTSTART:20260422T090000", "DTEND:20260422T100000"),
        ...event("c", "SUMMARY:UTC", "DTSTART:20260423T010000Z"),
        ...event("d", "SUMMARY:Outlook", "DTSTART;TZID=China Standard Time:20260424T090000"),
        ...event("e", "SUMMARY:Days", "DTSTART;VALUE=DATE:20260425", "DTEND;VALUE=DATE:20260427"),
        ...event(
          "f",
          "SUMMARY:Told",
          "DTSTART:20260428T010000Z",
          "LOCATION:Room\\, 2",
          "DESCRIPTION:line\\nline",
          "URL:https://meet.example.com/x",
          "TRANSP:TRANSPARENT",
          "STATUS:TENTATIVE",
          "BEGIN:VALARM",
          "ACTION:DISPLAY",
          "TRIGGER:-PT15M",
          "END:VALARM",
        ),
      ),
    );
    expect(reports).toEqual([{ created: 6, updated: 0, unchanged: 0, skipped: 0, problems: [] }]);
    const items = await list();
    expect(items.map(({ title, startAt, endAt, eventTimezone }) => [title, startAt, endAt, eventTimezone])).toEqual([
      ["In a zone", "2026-04-21T21:00:00+08:00", "2026-04-21T21:45:00+08:00", "America/New_York"],
      ["Floating", "2026-04-22T09:00:00+08:00", "2026-04-22T10:00:00+08:00", undefined],
      ["UTC", "2026-04-23T09:00:00+08:00", undefined, undefined],
      ["Outlook", "2026-04-24T09:00:00+08:00", undefined, undefined],
      ["Days", "2026-04-25T00:00:00+08:00", "2026-04-27T00:00:00+08:00", undefined],
      ["Told", "2026-04-28T09:00:00+08:00", undefined, undefined],
    ]);
    expect(items[4]).toMatchObject({ allDay: true, startDate: "2026-04-25", endDate: "2026-04-26" });
    expect(await detail(items[5]?.id ?? "")).toMatchObject({
      location: "Room, 2",
      notes: "line\nline",
      meetingUrl: "https://meet.example.com/x",
      showAs: "free",
      eventStatus: "tentative",
      reminders: [15],
    });
  });

  it("brings a series with what is cancelled, moved and renamed in it", async () => {
    const { reports, list } = await take(
      calendar(
        ...event("s", "RECURRENCE-ID:20260505T010000Z", "DTSTART:20260505T030000Z", "SUMMARY:Moved"),
        ...event("s", "RECURRENCE-ID:20260512T010000Z", "DTSTART:20260512T010000Z", "STATUS:CANCELLED"),
        ...event(
          "s",
          "SUMMARY:Weekly",
          "DTSTART:20260421T010000Z",
          "RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20260519T005959Z",
          "EXDATE:20260428T010000Z",
        ),
      ),
    );
    expect(reports[0]).toMatchObject({ created: 1, skipped: 0, problems: [] });
    // The last one would start after UNTIL.
    expect((await list()).map(({ title, startAt }) => [title, startAt])).toEqual([
      ["Weekly", "2026-04-21T09:00:00+08:00"],
      ["Moved", "2026-05-05T11:00:00+08:00"],
    ]);
  });

  it("brings the nth weekday of a month", async () => {
    const { reports, list } = await take(
      calendar(
        ...event("n", "SUMMARY:Third Thursday", "DTSTART:20260416T010000Z", "RRULE:FREQ=MONTHLY;BYDAY=3TH;COUNT=2"),
        ...event("y", "SUMMARY:Yearly", "DTSTART:20260416T010000Z", "RRULE:FREQ=YEARLY;BYDAY=3TH"),
      ),
    );
    expect(reports[0]).toMatchObject({ created: 1, skipped: 1, problems: [{ uid: "y" }] });
    expect((await list()).map(({ title, startAt }) => [title, startAt])).toContainEqual([
      "Third Thursday",
      "2026-05-21T09:00:00+08:00",
    ]);
  });

  it("is the same events once, however often it is brought; a newer one updates, and brings back what was deleted", async () => {
    const first = calendar(...event("u", "SUMMARY:One", "DTSTART:20260421T010000Z"));
    const second = calendar(...event("u", "SUMMARY:Two", "DTSTART:20260421T020000Z"));
    const { reports, list, client, name } = await take(first, first, second);
    expect(reports.map(({ created, updated, unchanged }) => [created, updated, unchanged])).toEqual([
      [1, 0, 0],
      [0, 0, 1],
      [0, 1, 0],
    ]);
    const [item] = await list();
    expect(item).toMatchObject({ title: "Two" });
    await perform(app, name, "calendar.delete", { event_id: item?.id ?? "" });
    expect(await client.importCalendar({ body: { ics: second } })).toMatchObject({ updated: 1 });
    expect(await list()).toMatchObject([{ id: item?.id, title: "Two" }]);
  });

  it("says what it could not take, and takes the rest", async () => {
    const { reports, list } = await take(
      calendar(
        ...event("1", "SUMMARY:Hourly", "DTSTART:20260421T010000Z", "RRULE:FREQ=HOURLY"),
        ...event("2", "SUMMARY:Cancelled", "DTSTART:20260421T010000Z", "STATUS:CANCELLED"),
        ...event("3", "SUMMARY:Long", "DTSTART:20260101T010000Z", "DTEND:20260601T010000Z"),
        ...event("4", "SUMMARY:No start"),
        ...event("5", "SUMMARY:Orphan", "DTSTART:20260421T010000Z", "RECURRENCE-ID:20260421T010000Z"),
        ...event("6", `SUMMARY:${"x".repeat(300)}`, "DTSTART:20260421T010000Z"),
      ),
    );
    expect(reports[0]).toMatchObject({ created: 1, skipped: 5 });
    expect(
      Object.fromEntries(reports[0]?.problems.map(({ uid, detail, taken }) => [uid, [detail, taken]]) ?? []),
    ).toEqual({
      1: ["it repeats in a way that is not kept here (FREQ=HOURLY)", false],
      2: ["it is cancelled", false],
      3: ["end_at: an event lasts at most 30 days", false],
      4: ["it has no start", false],
      5: ["one occurrence of a series that the file does not have", false],
      6: ["SUMMARY was shortened", true],
    });
    expect(await list()).toHaveLength(1);
  });

  it.each([
    "",
    "hello",
    "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR",
    "BEGIN:VCARD\r\nVERSION:3.0\r\nEND:VCARD\r\n",
  ])("is refused when it is none: %j", async (ics) => {
    const { client } = await take();
    await expect(client.importCalendar({ body: { ics } })).rejects.toMatchObject({
      status: expect.toBeOneOf([400, 422]),
    });
  });

  it("invites and tells nobody, keeps whom it names, and marks the words of another organizer", async () => {
    const people = [
      "ORGANIZER;CN=Grace:mailto:grace@example.com",
      "ATTENDEE;CN=Bob;PARTSTAT=ACCEPTED:mailto:bob@example.com",
    ];
    const { list, name } = await take(
      calendar(
        ...event("p", "SUMMARY:Theirs", "DTSTART:20260421T010000Z", ...people),
        ...event("q", "SUMMARY:Mine", "DTSTART:20260422T010000Z"),
      ),
    );
    expect(await list()).toMatchObject([{ title: "Theirs", tainted: true }, { title: "Mine" }]);
    expect((await list())[1]).not.toHaveProperty("tainted");
    expect(await app.database.sql`select 1 from user_notices where content #>> '{event,title}' = 'Theirs'`).toEqual([]);
    expect((await calendarOf(app, name)).text).toMatch(
      /ORGANIZER;CN=Grace:mailto:grace@example\.com\r\nATTENDEE;CN=Bob;PARTSTAT=ACCEPTED:mailto:bob@example\.com/,
    );
  });
});

it("the file that is taken away has guests, and what the person is invited to; nothing deleted and nothing of others", async () => {
  const id = await invite(app, { title: "Shared" });
  const { id: gone } = (await perform(app, "alice", "calendar.create", {
    title: "Gone",
    start_at: "2030-05-01T10:00:00+08:00",
    event_timezone: "Asia/Shanghai",
  })) as { id: string };
  await perform(app, "alice", "calendar.delete", { event_id: gone });
  const mine = await calendarOf(app, "alice");
  expect(mine.type).toBe("text/calendar; charset=utf-8");
  expect(mine.text).toContain(`UID:${id}`);
  expect(mine.text).toContain("ATTENDEE;CN=Bob;PARTSTAT=NEEDS-ACTION");
  expect(mine.text).not.toContain("Gone");
  expect((await calendarOf(app, "bob")).text).toContain("ORGANIZER;CN=Alice");
  expect((await calendarOf(app, "nobody")).text).not.toContain("VEVENT");
  // Brought back where it comes from, it makes no second event of an invite.
  const { text: ics } = await calendarOf(app, "bob");
  const bob = await app.as("bob");
  expect(await bob.importCalendar({ body: { ics } })).toMatchObject({ created: 0, unchanged: 1, problems: [] });
  expect((await calendarOf(app, "bob")).text).toBe(ics);
  await perform(app, "bob", "calendar.reject_invite", { event_id: id });
  expect((await calendarOf(app, "bob")).text).not.toContain("VEVENT");
});
