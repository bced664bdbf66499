import { describe, expect, it } from "vitest";
import { inputForms } from "../../../generated/contract/input-forms.js";
import { methods, type MethodId } from "../../../generated/contract/methods.ts";
import { methodValidators } from "../../../generated/contract/validators/validators.ts";
import { toInputError } from "../../../src/base/input-error.ts";

function errorOf(id: MethodId, input: unknown) {
  const { input: fits } = methodValidators[id];
  expect(fits(input), "the input must be wrong").toBe(false);
  return toInputError(id, inputForms[id], input, fits.errors ?? []);
}
const at = "2026-04-21T10:00:00+08:00";

it("shows the forms there are for a mode there is not", () => {
  expect(errorOf("calendar.read", { mode: "week" })).toEqual({
    message: "calendar.read input does not match method schema",
    input_schema: { mode: "string enum(day|range|event)" },
    detail: "mode: must be one of day, range, event",
    next_steps: ["calendar.read"],
  });
});

describe("a mistake that is often made", () => {
  const draft = { title: "Trip", event_timezone: "Asia/Shanghai" };
  const rule = 'must be an object, not an RRULE: FREQ=WEEKLY;BYDAY=TU;COUNT=4 is {"freq":"weekly","by_weekday":["TU"]';

  it("is an all-day event with a time: it is told which fields whole days have, and sees their form", () => {
    const { detail, input_schema } = errorOf("calendar.create", { ...draft, all_day: true, start_at: at });
    expect(detail).toMatch(/^start_at: an all-day event has start_date and end_date/);
    expect(detail).toContain("start_date: is required");
    expect(input_schema).toHaveProperty("start_date");
    expect(errorOf("calendar.create", { items: [{ ...draft, all_day: true, start_at: at }] }).detail).toMatch(
      /^items\.0\.start_at: an all-day event has start_date and end_date[^;]*; for a time of day leave all_day out$/,
    );
  });

  it.each([
    ["calendar.create", "recurrence", { ...draft, start_at: at, recurrence: "FREQ=WEEKLY;BYDAY=TU" }],
    ["calendar.create", "items.0.recurrence", { items: [{ ...draft, start_at: at, recurrence: "RRULE:FREQ=DAILY" }] }],
    [
      "calendar.update",
      "patch.recurrence",
      { event_id: "evt_1", event_timezone: "UTC", patch: { recurrence: "FREQ=DAILY" } },
    ],
  ] as const)("is an RRULE in %s: it is told at %s how a rule is written here", (id, path, input) => {
    const { detail } = errorOf(id, input);
    expect(detail.startsWith(`${path}: ${rule}`)).toBe(true);
    expect(detail).not.toContain("cannot stand together");
  });
});

describe("the form that is shown", () => {
  const formOf = (id: MethodId, input: unknown) => Object.keys(errorOf(id, input).input_schema);

  it.each([[{}], [{ mode: null }], [{ mode: "toString" }], [{ date: "2026-04-21" }], [[]], [null], ["day"]])(
    "is only the discriminator for %o",
    (input) => {
      expect(errorOf("calendar.read", input).input_schema).toEqual({ mode: "string enum(day|range|event)" });
    },
  );

  it.each([
    ["day", ["mode", "date", "event_timezone", "query", "participation", "include_cancelled", "limit", "cursor"]],
    ["event", ["mode", "event_id", "occurrence_start_at", "event_timezone"]],
  ])("is that of mode %s when the discriminator is right", (mode, fields) =>
    expect(formOf("calendar.read", { mode, wrong: 1 })).toEqual(fields),
  );

  it.each([
    [{ title: "A", start_at: at }, "start_at"],
    [{ title: "A", start_date: "2026-04-21" }, "start_date"],
    [{ title: "A", all_day: true }, "start_date"],
    [{ title: "A", all_day: true, start_date: "2026-04-21", start_at: at }, "start_date"],
    [{ items: [] }, "items"],
    [{ title: "A" }, "start_at"],
    [{}, "start_at"],
    [7, "start_at"],
  ])("is the one whose own key is there, else the first: %o", (input, field) =>
    expect(formOf("calendar.create", input)).toContain(field),
  );

  it("is the one object there is", () => expect(formOf("skills.read", {})).toEqual(["skill", "actions"]));

  it("has one line per field", () => {
    expect(errorOf("calendar.create", { start_at: at }).input_schema).toMatchObject({
      title: "string max(200)",
      start_at: "string date-time+offset",
      event_timezone: "string iana-timezone",
      end_at: "string date-time+offset optional",
      duration_minutes: "integer 1..43200 optional",
      location: "string max(200) optional",
    });
  });

  it.each(Object.keys(methods) as MethodId[])("of %s has at most 25 lines", (id) => {
    for (const { fields } of inputForms[id]?.branches ?? []) {
      expect(Object.keys(fields).length).toBeLessThanOrEqual(25);
      for (const line of Object.values(fields)) expect(line.length).toBeLessThanOrEqual(500);
    }
  });
});

describe("detail", () => {
  it.each<[MethodId, unknown, string]>([
    ["calendar.read", [], "input: must be an object"],
    ["calendar.read", { mode: "day", foo: 1 }, "date: is required; foo: is not known here"],
    [
      "calendar.create",
      { title: "A", start_at: at, event_timezone: "UTC", participants: [] },
      "participants: is not known here",
    ],
    [
      "calendar.create",
      { title: "A", start_at: "2026-04-21T10:00:00", event_timezone: "UTC" },
      "start_at: must be string date-time+offset",
    ],
    [
      "calendar.create",
      { title: "A", start_at: at, end_at: at, duration_minutes: 5, event_timezone: "UTC" },
      "end_at, duration_minutes: cannot stand together",
    ],
    ["calendar.create", { title: "A", all_day: true, start_date: "2026-04-21" }, "event_timezone: is required"],
    ["calendar.create", { items: [{ title: "A" }] }, "items.0: needs start_at or all_day"],
    [
      "calendar.create",
      { items: [{ title: "A", start_at: "ten", event_timezone: "UTC" }] },
      "items.0.start_at: does not have the right form",
    ],
    ["calendar.accept_invite", { invite_id: "inv_1", event_id: "evt_1" }, "event_id: is not known here"],
    ["calendar.share", { event_id: "evt_1", participants: [{}] }, "participants.0: needs contact_id or email or phone"],
    [
      "calendar.share",
      { event_id: "evt_1", participants: [{ email: "a@b", foo: 1 }] },
      "participants.0.foo: is not known here",
    ],
    ["calendar.update", { event_id: "evt_1", event_timezone: "UTC", patch: {} }, "patch: has too few fields"],
    ["memory.update", { scope: "user", content: { company: "A" } }, "content.company: is not known here"],
    [
      "memory.update",
      { scope: "user", content: { people: [{ name: "A" }, {}] } },
      "content.people.1.name: is required",
    ],
    ["memory.update", { scope: "user", content: { birthday: 5 } }, "content.birthday: must be string"],
    [
      "memory.update",
      { scope: "user", content: { communication: { tone: "loud" } } },
      "content.communication.tone: must be one of concise, balanced, detailed",
    ],
    [
      "memory.update",
      { scope: "user", undo: 1, content: { home_city: "Ulm" } },
      "undo, content: cannot stand together",
    ],
    ["contacts.read", JSON.parse('{ "mode": "list", "__proto__": 1 }'), "__proto__: is not known here"],
  ])("of %s for %o", (id, input, detail) => expect(errorOf(id, input).detail).toBe(detail));

  it("stays short, whatever is sent", () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, no) => [`${"k".repeat(300)}${no}`, no]));
    expect(errorOf("contacts.create", many).detail.length).toBeLessThanOrEqual(1000);
  });
});
