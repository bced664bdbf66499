import { describe, expect, it } from "vitest";
import { grade } from "./judge.ts";
import { books } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Nothing is written, and nothing is called a success. */
const open = (say: string): Utterance => ({ kind: "open", say, or: /./, isOpen: true });

const rightly = (utterances: readonly Utterance[]) =>
  expect(utterances.map((one) => ({ say: one.say, ...grade(one) })).filter((one) => one.grade !== "right")).toEqual([]);

describe("days as they are written in notes", () => {
  it("have a day of the week beside the date", () => {
    rightly([
      books("hair cut tues 4:30", /^hair cut$/i, "2026-03-17T16:30"),
      books("vet for Milo, Friday 20th, 5.15pm", /^vet for Milo$/i, "2026-03-20T17:15"),
      books("wine tasting, sat 28 mar, 5pm", /^wine tasting$/i, "2026-03-28T17:00"),
      books("Sunday the 5th of April, Easter brunch at 11", /^easter brunch$/i, "2026-04-05T11:00"),
    ]);
  });

  it("are asked about when it is that of another", () => {
    rightly([open("Monday 24th at 3pm dentist"), open("sat 27 mar party 14-17")]);
  });

  it("are counted from a day of the week, or within the next month", () => {
    rightly([
      books("Thursday week at 4 school meeting", /^school meeting$/i, "2026-03-26T16:00"),
      books("a week on Thursday, 7pm, pub quiz", /^pub quiz$/i, "2026-03-26T19:00"),
      books("next month on the 8th at 10:00, eye check", /^eye check$/i, "2026-04-08T10:00"),
      books("last Friday of March at 4 - team drinks", /^team drinks$/i, "2026-03-27T16:00"),
      books("3月最后一个周五四点团队小酌", /^团队小酌$/, "2026-03-27T16:00"),
      open("for a week on Monday we paint"),
    ]);
  });

  it("are no part of a name that counts something", () => {
    rightly([
      books("Zoe's 18th on Saturday at 6pm", /^Zoe's 18th$/i, "2026-03-21T18:00"),
      books("lunch on the 18th at noon", /^lunch$/i, "2026-03-18T12:00"),
      books("Grandma's 80th on May 16, all day", /^Grandma's 80th$/i, "2026-05-16"),
    ]);
  });
});

describe("hours as they are written in notes", () => {
  it("have no colon, or a point, or a letter", () => {
    rightly([
      books("budget review 16h30 thursday", /^budget review$/i, "2026-03-19T16:30"),
      books("1600 tomorrow budget review", /^budget review$/i, "2026-03-17T16:00"),
      books("this afternoon at half 3 tea with Ruth", /^tea with Ruth$/i, "2026-03-16T15:30"),
      books("dinner thursday 7", /^dinner$/i, "2026-03-19T19:00"),
      open("dinner tuesday 7"),
      books("2026 planning friday 3pm", /^2026 planning$/i, "2026-03-20T15:00"),
    ]);
  });

  it("are two with a dash, unless they count something", () => {
    rightly([
      books("exam 9-12 on thursday", /^exam$/i, "2026-03-19T09:00", { end_at: "2026-03-19T12:00" }),
      books("party may 3 2-5pm", /^party$/i, "2026-05-03T14:00", { end_at: "2026-05-03T17:00" }),
      books("trip 3-5 april", /^trip$/i, "2026-04-03/2026-04-05"),
      books("Read chapters 4-6 tomorrow at 8pm", /^read chapters 4-6$/i, "2026-03-17T20:00"),
      books("1-1 with Devon tomorrow 10am", /^1-1 with Devon$/i, "2026-03-17T10:00"),
      books("brunch sunday 11ish with the cousins", /^brunch with the cousins$/i, "2026-03-22T11:00"),
      open("exam 9-12 or 1-4 on thursday"),
    ]);
  });
});
