import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { missingData, saidOfAnother } from "../../../src/offline/account/data.ts";
import { miscut } from "../../../src/offline/account/names.ts";

const create = (title: string) => ({ method: "calendar.create", input: { title } });
const names = ["Check the laundry", "Dinner with Ana", "Book club", "牙科复诊", "和老胡吃饭"];

describe("a name before it is written", () => {
  it("is taken as it stands in the message", () => {
    for (const name of names) expect(miscut(create(name), `remind me: ${name}, friday 5pm`)).toEqual([]);
  });

  it("has no unit, no word of grammar and no time at its end or its beginning", () => {
    const ends = ["at", "the", "with", "and", "mins", "pm", "tomorrow", "weekly", "my", "until"];
    const starts = ["mins", "pm", "and", "of", "until", "tomorrow", "instead"];
    fc.assert(
      fc.property(fc.constantFrom(...names.slice(0, 3)), fc.constantFrom(...ends), (name, word) => {
        expect(miscut(create(`${name} ${word}`), `${name} ${word}`)).toEqual([`${name} ${word}`]);
      }),
    );
    for (const word of starts) expect(miscut(create(`${word} lunch`), `${word} lunch`)).toEqual([`${word} lunch`]);
    for (const title of ["的牙科", "复诊和", "复诊下午", "提醒我复诊"])
      expect(miscut(create(title), title)).toEqual([title]);
  });

  it("cuts no word in two", () => {
    const job = { method: "contacts.create", input: { name: "Dana Cole", job_title: "ad nurse" } };
    expect(miscut(job, "add contact: Dana Cole, head nurse")).toEqual(["ad nurse"]);
    expect(miscut(create("Nora Field"), "lunch with Nora Field's, friday 5pm")).toEqual([]);
  });

  it("is not put together of pieces", () => {
    expect(miscut(create("Choir outing"), "choir on friday, outing at 5")).toEqual(["Choir outing"]);
  });
});

describe("what a message names", () => {
  it("is in the call, or is told: numbers, addresses, quoted words", () => {
    const call = { method: "contacts.create", input: { name: "Ann", phone: "415-555-0132" } };
    expect(missingData(call, "save Ann 415 555 0132")).toEqual([]);
    expect(missingData(call, "save Ann 415 555 0132, ann@example.com")).toEqual(["ann@example.com"]);
    expect(missingData(call, "save Ann 415 555 0199")).toEqual(["415 555 0199"]);
  });

  it("makes no new event of a change, unless it is what the event is called", () => {
    expect(saidOfAnother(create("Lunch"), "lunch at 1 instead", ["Lunch"])).toEqual(["instead"]);
    expect(saidOfAnother(create("午饭"), "午饭推迟到一点", ["午饭"])).toEqual(["推迟"]);
    expect(saidOfAnother(create("Move the car"), "remind me to move the car at 5", ["Move the car"])).toEqual([]);
  });
});
