import fc from "fast-check";
import type { UiHints } from "../../../generated/contract/types.ts";

/** Any text up to a length: control and direction characters, half surrogate pairs, emoji, quotes, and plain words. */
export function text(max: number, min = 1): fc.Arbitrary<string> {
  const odd = fc.constantFrom(
    "\u0000",
    "\t",
    "\n",
    "\u202e",
    "\u2066",
    "\ud800",
    "\u0085",
    '"',
    "\\",
    "😀",
    "日",
    "{n}",
    "<b>",
    "…",
  );
  const word = fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: "binary", minLength: min, maxLength: max }) },
    {
      weight: 1,
      arbitrary: fc
        .array(odd, { minLength: min, maxLength: Math.max(min, Math.floor(max / 4)) })
        .map((parts) => parts.join("")),
    },
  );
  return fc.oneof({ weight: 20, arbitrary: word }, { weight: 1, arbitrary: fc.constant("😀".repeat(max)) });
}

const keys = [
  "plain",
  "note.conflict",
  "calendar.read.day.title",
  "prompt.invite",
  "no.such.key",
  "error.GENERIC",
  "list.pair",
];
const digits = (n: number, size: number) => String(n).padStart(size, "0");
const two = (min: number, max: number) => fc.integer({ min, max }).map((n) => digits(n, 2));
const date = fc
  .tuple(fc.integer({ min: 0, max: 9999 }), two(1, 12), two(1, 31))
  .map(([y, m, d]) => `${digits(y, 4)}-${m}-${d}`);
const instant = fc
  .tuple(
    date,
    two(0, 23),
    two(0, 59),
    fc.constantFrom("", ":30", ":30.123456"),
    fc.constantFrom("Z", "+08:00", "-23:59", "+05:45"),
  )
  .map(([d, h, m, s, o]) => `${d}T${h}:${m}${s}${o}`);
const timezone = fc.constantFrom("UTC", "Asia/Shanghai", "America/Los_Angeles", "Australia/Lord_Howe", "No/Such_Zone");
const zone = { timezone, showZone: fc.constant(true as const) };
const when = fc.oneof(
  fc.record({ startAt: instant, endAt: instant, ...zone }, { requiredKeys: ["startAt", "timezone"] }),
  fc.record(
    { allDay: fc.constant(true as const), startDate: date, endDate: date, ...zone },
    { requiredKeys: ["allDay", "startDate", "timezone"] },
  ),
);
const yes = fc.constant(true as const);
const textMsg = fc.record({ text: text(300), tainted: yes }, { requiredKeys: ["text"] });
const param = fc.oneof(
  text(200, 0),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.record({ date }),
  fc.record({ when }),
  textMsg,
  fc.record({ key: fc.constantFrom(...keys) }),
);
const keyMsg = fc.record(
  {
    key: fc.constantFrom(...keys),
    params: fc.dictionary(fc.constantFrom("x", "a", "b", "title", "date", "when", "__proto__"), param, { maxKeys: 4 }),
  },
  { requiredKeys: ["key"] },
);
const msg = fc.oneof(textMsg, keyMsg);

const status = fc.constantFrom("info", "success", "warning", "error", "pending");
const factKey = fc.constantFrom(
  "title",
  "when",
  "location",
  "notes",
  "reminders",
  "meeting_url",
  "participants",
  "phone",
);
const person = fc.record(
  { name: text(60), participation: fc.constantFrom("needs_action", "accepted") },
  { requiredKeys: ["name"] },
);
const value = fc.oneof(
  fc.record({ text: text(800) }),
  fc.record({ text: fc.webUrl({ validSchemes: ["https", "http"] }).map((url) => url.slice(0, 800)) }),
  fc.record({ when }),
  fc.record({ people: fc.array(person, { minLength: 1, maxLength: 30 }) }),
  fc.record({ minutes: fc.array(fc.integer({ min: 0, max: 40320 }), { minLength: 1, maxLength: 5 }) }),
  fc.record({ msg }),
);
const target = fc.record(
  { kind: fc.constantFrom("event", "day", "contact", "memory"), id: text(80), date },
  { requiredKeys: ["kind"] },
);
const item = fc.record(
  {
    id: fc.oneof(text(80), fc.constant("evt_1")),
    title: text(300),
    tainted: yes,
    when,
    whenMode: fc.constantFrom("clock", "full"),
    subtitle: msg,
    caption: msg,
    icon: fc.constantFrom("calendar", "memory"),
    avatar: fc.record(
      {
        name: text(60),
        url: fc.constantFrom(
          "https://img.example.com/a.png",
          "https://evil.example/a.png",
          "https://img.example.com/a?token=1",
        ),
      },
      { requiredKeys: ["name"] },
    ),
    badge: fc.record({ key: fc.constantFrom("needs_action", "invited"), status }),
    open: target,
  },
  { requiredKeys: ["title"] },
);
const act = fc.oneof(
  fc.record({ type: fc.constant("navigate"), target }),
  fc.record({
    type: fc.constant("open_url"),
    url: fc
      .constantFrom("https://a.example/", "https://a.example/?access_token=x", "https://u:p@a.example/", "https://")
      .filter((url) => url.length >= 9),
  }),
  fc.record({ type: fc.constant("copy"), text: text(500) }),
  fc.record({ type: fc.constant("send_message"), text: fc.oneof(text(500), msg) }),
  fc.record({
    type: fc.constant("invoke"),
    actionId: fc.constant("act_x1"),
    tool: fc.constantFrom("calendar.delete", "calendar.read", "toString"),
  }),
  fc.record({
    type: fc.constant("decide"),
    approvalId: fc.constant("apr_x1"),
    decision: fc.constantFrom("approve", "deny"),
  }),
);
const action = fc.record(
  {
    key: fc.constantFrom("open", "undo", "create"),
    style: fc.constantFrom("primary", "danger"),
    confirm: fc.constantFrom("undo_create", "delete", "no_such"),
    params: fc.record({ title: param }),
    do: act,
  },
  { requiredKeys: ["key", "do"] },
);
const list = <T>(one: fc.Arbitrary<T>, maxLength: number) => fc.array(one, { minLength: 1, maxLength });

/** Any hints the schema allows, and far stranger ones than any method makes. */
export const anyHints = fc.record(
  {
    v: fc.constant(1),
    kind: fc.constantFrom("result", "error", "calendar.event_list"),
    tool: fc.constantFrom("calendar.create", "memory.update"),
    status,
    title: msg,
    badge: fc.boolean(),
    body: msg,
    facts: list(fc.record({ key: factKey, value, tainted: yes }, { requiredKeys: ["key", "value"] }), 20),
    changes: list(fc.record({ key: factKey, from: fc.option(value), to: fc.option(value) }), 20),
    groups: list(fc.record({ heading: msg, items: list(item, 60) }, { requiredKeys: ["items"] }), 30),
    more: fc.record({ shown: fc.nat(100), total: fc.nat(1000) }),
    failures: list(fc.record({ label: text(300), code: fc.constantFrom("EVENT_NOT_FOUND", "WHO_KNOWS") }), 20),
    notes: list(fc.record({ level: fc.constantFrom("info", "warning"), msg }), 10),
    actions: list(action, 5),
  },
  { requiredKeys: ["v", "kind", "tool", "status", "title"] },
) as fc.Arbitrary<unknown> as fc.Arbitrary<UiHints>;
