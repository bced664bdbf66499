import fc from "fast-check";
import type { MethodId } from "../../../generated/contract/methods.ts";
import { rows, zone } from "./asked.ts";

/** Words as people write them, long ones, and ones that look like a part of a card. */
const words = (most: number) =>
  fc
    .oneof(
      fc.string({ minLength: 1, maxLength: Math.min(12, most) }),
      fc.constantFrom(
        "a",
        "b",
        "地点",
        "a · b",
        "x → y",
        "Where: a · Notes: b",
        "busy",
        "free",
        "none",
        "无",
        "\u202eabc",
        "abc",
      ),
      fc.integer({ min: 1, max: most }).map((length) => "x".repeat(length)),
      fc.tuple(fc.constantFrom("a", "b"), fc.integer({ min: 1, max: most })).map(([end, n]) => "y".repeat(n - 1) + end),
    )
    .filter((text) => text.trim() !== "" && text.length <= most);

const eventId = fc.constantFrom(...rows.map(({ id }) => id));
const ownId = fc.constantFrom("evt_one", "evt_week", "evt_day", "evt_la", "evt_trip");
const instants = [
  "2026-04-21T10:00:00+08:00",
  "2026-04-28T10:00:00+08:00",
  "2026-05-05T10:00:00+08:00",
  "2026-05-05T15:30:00+08:00",
];
const instant = fc.constantFrom(...instants);
const date = fc.constantFrom("2026-05-04", "2026-05-05", "2026-05-11");
const occurrence = fc.constantFrom(...instants.slice(0, 3), "2026-04-28T18:00:00-07:00");
const scope = fc.constantFrom("this", "following", "all");
const zoneName = fc.constantFrom(zone, zone, zone, "Asia/Taipei");
const url = fc.constantFrom(
  "https://meet.example/1",
  "https://meet.example/2",
  "https://meet.example/1?token=a",
  "https://meet.example/1?token=b",
);
const maybe = { requiredKeys: [] as never[] };
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const recurrence = fc.oneof(
  fc.record(
    {
      freq: fc.constantFrom("daily", "weekly"),
      interval: fc.integer({ min: 1, max: 3 }),
      count: fc.integer({ min: 2, max: 9 }),
    },
    { requiredKeys: ["freq"] },
  ),
  fc.constantFrom(
    { freq: "weekly", by_weekday: ["TU"] },
    { freq: "monthly", until: "2026-12-31" },
    { freq: "weekly", by_weekday: ["TU", "FR"] },
  ),
);
const details = {
  location: words(200),
  notes: words(4000),
  meeting_url: url,
  reminders: fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 3 }),
  show_as: fc.constantFrom("busy", "free"),
  event_status: fc.constantFrom("confirmed", "tentative"),
  recurrence,
};
const patchFields: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  title: words(200),
  start_at: instant,
  end_at: orNull(instant),
  all_day: fc.boolean(),
  start_date: date,
  end_date: date,
  ...details,
  location: orNull(details.location),
  notes: orNull(details.notes),
  meeting_url: orNull(details.meeting_url),
  reminders: orNull(details.reminders),
  recurrence: orNull(details.recurrence),
};
/** A few fields at a time: with many, one of them is refused. */
const patch = fc
  .uniqueArray(fc.constantFrom(...Object.keys(patchFields)), { minLength: 1, maxLength: 3 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, patchFields[name] ?? fc.constant(null)]))));
const item = fc.record(
  { event_id: ownId, patch, occurrence_start_at: occurrence, scope },
  { requiredKeys: ["event_id", "patch"] },
);
const draft = fc.oneof(
  fc.record(
    {
      title: words(200),
      start_at: instant,
      duration_minutes: fc.integer({ min: 1, max: 90 }),
      event_timezone: zoneName,
      ...details,
    },
    { requiredKeys: ["title", "start_at", "event_timezone"] },
  ),
  fc.record(
    { title: words(200), all_day: fc.constant(true), start_date: date, event_timezone: zoneName, ...details },
    { requiredKeys: ["title", "all_day", "start_date", "event_timezone"] },
  ),
);
const person = fc.oneof(
  fc.record({ contact_id: fc.constantFrom("ctc_1", "ctc_2", "ctc_3") }),
  fc.record(
    {
      email: fc
        .tuple(fc.integer({ min: 1, max: 120 }), fc.constantFrom("a", "b"))
        .map(([n, end]) => `${end}${"m".repeat(n)}@x.example`),
      name: fc.constantFrom("Bob", "Bob (a@x.example)"),
    },
    { requiredKeys: ["email"] },
  ),
);
const remembered = fc
  .record(
    {
      preferred_name: orNull(words(60)),
      home_city: orNull(words(80)),
      languages: fc.uniqueArray(fc.constantFrom("zh", "en", "de"), { maxLength: 2 }),
      communication: fc.record(
        { tone: orNull(fc.constantFrom("concise", "detailed")), emoji: orNull(fc.boolean()) },
        maybe,
      ),
      interests: fc.uniqueArray(words(60), { minLength: 1, maxLength: 2 }),
      people: fc.array(
        fc.record({ name: words(60), relation: words(40), note: words(200) }, { requiredKeys: ["name"] }),
        { minLength: 1, maxLength: 2 },
      ),
      facts: fc.array(
        fc.record({ text: words(300), source: fc.constantFrom("user_said", "inferred") }, { requiredKeys: ["text"] }),
        { minLength: 1, maxLength: 2 },
      ),
    },
    maybe,
  )
  .filter((content) => Object.keys(content).length > 0);
const removal = fc.constantFrom(
  { path: "interests" },
  { path: "interests", key: "tea" },
  { path: "people", key: "Mei" },
  { path: "preferred_name" },
  { path: "communication.tone" },
);

const of = (method: MethodId, input: fc.Arbitrary<object>) => input.map((value): [MethodId, object] => [method, value]);
const withZone = <T>(value: fc.Arbitrary<T>) =>
  fc.tuple(value, zoneName).map(([more, event_timezone]) => ({ event_timezone, ...more }));

const sources: readonly fc.Arbitrary<[MethodId, object]>[] = [
  of("calendar.create", draft),
  of("calendar.create", fc.record({ items: fc.array(draft, { minLength: 1, maxLength: 3 }) })),
  of("calendar.update", withZone(item)),
  of("calendar.update", withZone(item)),
  of("calendar.update", withZone(fc.record({ items: fc.array(item, { minLength: 1, maxLength: 3 }) }))),
  of(
    "calendar.delete",
    fc.record({ event_id: eventId, occurrence_start_at: occurrence, scope }, { requiredKeys: ["event_id"] }),
  ),
  of("calendar.delete", fc.record({ event_ids: fc.uniqueArray(eventId, { minLength: 1, maxLength: 4 }) })),
  of("calendar.restore", fc.record({ event_id: eventId })),
  of(
    "calendar.share",
    fc.record(
      { event_id: ownId, participants: fc.array(person, { minLength: 1, maxLength: 3 }), message: words(500) },
      { requiredKeys: ["event_id", "participants"] },
    ),
  ),
  of(
    "calendar.accept_invite",
    fc.record({ invite_id: fc.constant("inv_9"), comment: words(300) }, { requiredKeys: ["invite_id"] }),
  ),
  of(
    "calendar.reject_invite",
    fc.record({ event_id: fc.constant("evt_invite"), comment: words(300) }, { requiredKeys: ["event_id"] }),
  ),
  of(
    "contacts.create",
    fc.record(
      {
        name: words(60),
        company: words(100),
        job_title: words(100),
        note: words(300),
        email: fc.constantFrom("a@x.example", "b@x.example"),
      },
      { requiredKeys: ["name"] },
    ),
  ),
  of(
    "memory.update",
    fc.record(
      {
        scope: fc.constant("user"),
        content: remembered,
        remove: fc.uniqueArray(removal, { minLength: 1, maxLength: 2 }),
      },
      { requiredKeys: ["scope", "content"] },
    ),
  ),
  of("memory.update", fc.record({ scope: fc.constant("user"), undo: fc.integer({ min: 1, max: 3 }) })),
];

/** Any call that a person may be asked about, on the events of asked.ts. */
export const anyCall = fc.oneof(...sources);
/** Two calls of the same form. */
export const anyPair = fc.oneof(...sources.map((source) => fc.tuple(source, source)));
