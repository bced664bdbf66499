import { describe, expect, it } from "vitest";
import { miscut } from "../../../src/offline/account/names.ts";
import { say } from "./judge.ts";
import { books, drops } from "./outcome.ts";
import { open, rightly } from "./rightly.ts";

describe("a plan that speaks of what may be there already", () => {
  it("is asked about, and says what is there", () => {
    rightly([
      open("the review tomorrow at 11"),
      open("my dentist appointment at 4 on thursday"),
      open("lose the 3 o'clock today"),
      open("rebook the dentist for friday 3pm"),
      open("done with the dentist thursday at 3"),
      open("leave out yoga on thursday at 7"),
      open("U12 training moves to the lower pitch, Tues & Thurs 5:15-6:45pm till end of May"),
    ]);
    expect(say({ kind: "tell", say: "the sync today at 4" }).output.answer).toMatch(/You have “Project sync”.*beside/);
  });

  it("is written when the user says so, and when it is an errand or something new", () => {
    rightly([
      books("yes", /^review$/i, "2026-03-17T11:00", {}, { earlier: ["the review tomorrow at 11"] }),
      books("call the dentist tomorrow at 9", /^call the dentist$/i, "2026-03-17T09:00"),
      books("prepare the product review friday 9am", /^prepare the product review$/i, "2026-03-20T09:00"),
      books("my flight to denver friday 6am", /^flight to denver$/i, "2026-03-20T06:00"),
      books("walk the dog at 6pm today", /^walk the dog$/i, "2026-03-16T18:00"),
      drops("skip the 3pm", "sync"),
      drops("ax my 3pm today", "sync"),
    ]);
  });
});

describe("a name with a piece of the sentence in it", () => {
  it("is asked about", () => {
    rightly([
      open('Rename project sync to "Atlas sync" and put it in the small conference room'),
      open("All of Thursday evening belongs to inventory count, from six"),
      open("usual = black coffee, 10am, every workday, 10 minutes off"),
      open("Eight hours of driving on the 23rd starting 4am, just mark the lot as Salt Lake run"),
    ]);
  });

  it("is whole with two quotation marks, and not with one", () => {
    const renamed = (title: string) => ({ method: "calendar.update", input: { patch: { title } } });
    expect(miscut(renamed('Q1 "Atlas" sync'), 'rename it to Q1 "Atlas" sync')).toEqual([]);
    expect(miscut(renamed('Atlas" and more'), 'rename it to "Atlas" and more')).toEqual(['Atlas" and more']);
  });

  it("is what one wants to be called", () => {
    const [call] = say({ kind: "tell", say: "I'd rather be called Ali than Alice" }).calls;
    expect(call?.input).toEqual({ scope: "user", content: { preferred_name: "Ali" } });
  });
});

describe("a day of the week and a number", () => {
  it("are a date where they agree, and are asked about where they do not", () => {
    rightly([
      books("dentist mon 23 9am", /^dentist$/i, "2026-03-23T09:00"),
      books("lunch thu 26, 1pm", /^lunch$/i, "2026-03-26T13:00"),
      books("train fri 17-19", /^train$/i, "2026-03-20T17:00", { end_at: "2026-03-20T19:00" }),
      { kind: "create", say: "add: mon 23 rent due", asks: "time" },
      open("call fri 18"),
    ]);
  });
});
