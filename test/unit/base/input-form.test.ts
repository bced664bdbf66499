import { describe, expect, it } from "vitest";
import { inputForms } from "../../../generated/contract/input-forms.js";
import { toInputSchema } from "../../../src/base/input-form.ts";

const schemaOf = (id: string, input: unknown) => toInputSchema(inputForms[id] ?? { forms: [] }, input);

describe("the schema of an input error (MODULES 1.4)", () => {
  it.each([{}, { mode: "week" }, { mode: 1 }, null, [], "text"])("shows only the tag when it is missing or wrong: %o", (input) => {
    expect(schemaOf("calendar.read", input)).toEqual({ mode: "string enum(day|range|event)" });
  });

  it("shows the fields of the form the tag names, and no other", () => {
    const fields = schemaOf("calendar.read", { mode: "event" });
    expect(fields).toMatchObject({ mode: "string enum(event)", event_id: "string id(evt_)" });
    expect(fields).not.toHaveProperty("start_at");
  });

  it("finds the form by the field only that one has", () => {
    expect(schemaOf("calendar.create", { start_date: "2026-01-01" })).toHaveProperty("start_date");
    expect(schemaOf("calendar.create", { items: [] })).toHaveProperty("items");
  });

  it("shows the first form when nothing tells", () => {
    expect(schemaOf("calendar.create", { title: "x" })).toMatchObject({ start_at: "string date-time+offset" });
  });

  it("takes no field from a prototype for given", () => {
    expect(schemaOf("calendar.create", Object.create({ items: [] }))).not.toHaveProperty("items");
  });

  it.each(Object.keys(inputForms))("stays short for %s", (id) => {
    for (const { fields } of inputForms[id]?.forms ?? []) {
      expect(Object.keys(fields).length).toBeLessThanOrEqual(25);
      for (const line of Object.values(fields)) expect(line.length).toBeLessThanOrEqual(500);
    }
  });
});
