import { describe, expect, it } from "vitest";
import { editableForms } from "../../../generated/contract/editable.ts";
import { editableFields, readEdits } from "../../../src/base/editable.ts";

const call = (method: string, input: Record<string, unknown>) => ({ module: "calendar", method, input });
const timed = { title: "A", start_at: "2026-04-21T10:00:00+08:00", event_timezone: "Asia/Shanghai", reminders: [10] };

describe("what may be changed of a call", () => {
  it("follows the form that its input has", () => {
    const paths = (input: Record<string, unknown>) => editableFields(call("create", input)).map(({ path }) => path);
    expect(paths(timed)).toContain("start_at");
    expect(paths(timed)).not.toContain("start_date");
    expect(paths({ title: "A", all_day: true, start_date: "2026-04-21", event_timezone: "UTC" })).toContain(
      "start_date",
    );
    expect(paths({ items: [timed] })).toEqual([]);
    expect(editableFields(call("delete", { event_id: "evt_1" }))).toEqual([]);
    expect(editableFields(call("constructor", {}))).toEqual([]);
  });

  it("is never whom or what a call is about", () => {
    const names = Object.values(editableForms).flatMap((forms) =>
      forms.flatMap(({ fields }) => fields.flatMap(({ path }) => path.split("."))),
    );
    expect(names.filter((name) => /_ids?$|scope|version|participants|recurrence|timezone/.test(name))).toEqual([]);
  });
});

describe("changes", () => {
  it("leave what they do not name, and take out what is null", () => {
    const edited = readEdits(call("create", { ...timed, location: "Home" }), { title: "B", location: null });
    expect(edited).toEqual({
      input: { ...timed, title: "B" },
      edits: [
        { path: "title", before: "A", after: "B" },
        { path: "location", before: "Home" },
      ],
    });
  });

  it("keep null where it is a value", () => {
    const update = call("update", { event_id: "evt_1", event_timezone: "UTC", patch: { title: "A" } });
    expect(readEdits(update, { patch: { location: null } })).toMatchObject({
      input: { patch: { title: "A", location: null } },
      edits: [{ path: "patch.location", after: null }],
    });
  });

  it("are none where everything is as it was, in whatever order", () => {
    const same = { reminders: [10], title: "A", event_timezone: "Asia/Shanghai", location: null };
    expect(readEdits(call("create", timed), same)).toMatchObject({ edits: [] });
  });

  it.each([
    [{ event_timezone: "UTC" }, "event_timezone"],
    [{ recurrence: { freq: "daily" } }, "recurrence"],
    [{ title: "B", extra: 1 }, "extra"],
    [{ module: "calendar", method: "delete", input: {} }, "method"],
    [{ module: "contacts", method: "create", input: {} }, "module"],
    [JSON.parse('{"__proto__":1}') as Record<string, unknown>, "__proto__"],
    [JSON.parse('{"constructor":{"prototype":1}}') as Record<string, unknown>, "constructor"],
  ])("of another field are refused: %j", (args, refused) => {
    expect(readEdits(call("create", timed), args)).toEqual({ refused });
  });
});
