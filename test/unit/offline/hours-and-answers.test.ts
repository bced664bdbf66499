import { describe, it } from "vitest";
import { books, changes, does } from "./outcome.ts";
import { open, rightly } from "./rightly.ts";

describe("the answer to “at what time?”", () => {
  const meeting = { earlier: ["meeting with Ann friday"] };

  it("is a number alone, in figures or in words", () => {
    rightly(
      ["3", "three", "how about 3?", "3 works", "let's say three", "three o'clock", "3 o clock"].map((said) =>
        books(said, /^meeting with ann$/i, "2026-03-20T15:00", {}, meeting),
      ),
    );
    rightly([
      books("3-4", /^meeting with ann$/i, "2026-03-20T15:00", { end_at: "2026-03-20T16:00" }, meeting),
      books("3 for an hour", /^meeting with ann$/i, "2026-03-20T15:00", { duration_minutes: 60 }, meeting),
      books("friday 7", /^table$/i, "2026-03-20T19:00", {}, { earlier: ["book a table"] }),
      changes("how about 4?", "dentist", { start_at: "2026-03-19T16:00" }, { earlier: ["reschedule the dentist"] }),
      open("dunno", ["meeting with Ann friday"]),
    ]);
  });

  it("is in the half of the day in which people do that", () => {
    rightly([
      books("at 7", /^dinner with ann$/i, "2026-03-20T19:00", {}, { earlier: ["dinner with Ann on friday"] }),
      books("8 o'clock", /^date night$/i, "2026-03-20T20:00", {}, { earlier: ["date night friday"] }),
      books("8", /^breakfast with ann$/i, "2026-03-20T08:00", {}, { earlier: ["breakfast with Ann on friday"] }),
      books("party friday 10 o'clock", /^party$/i, "2026-03-20T22:00"),
    ]);
  });
});

describe("days and hours of a note", () => {
  it("stand in any order", () => {
    rightly([
      books("dentist Tuesday 9", /^dentist$/i, "2026-03-17T09:00"),
      books("dentist tomorrow 9", /^dentist$/i, "2026-03-17T09:00"),
      books("bbq saturday 1 at Tom's", /^bbq$/i, "2026-03-21T13:00", { location: "Tom's" }),
      books("swimming, 22nd, 7pm", /^swimming$/i, "2026-03-22T19:00"),
      books("22nd 7pm swimming", /^swimming$/i, "2026-03-22T19:00"),
      books("dentist on 24th at 3pm", /^dentist$/i, "2026-03-24T15:00"),
      books("book club the 26th, half seven", /^book club$/i, "2026-03-26T19:30"),
      open("dentist friday 7"),
      open("my 3rd 8am class"),
    ]);
  });

  it("are of a week, of a series, or of what leaves then", () => {
    rightly([
      books("I'll be in Leeds Tue to Thu next week", /^in leeds$/i, "2026-03-24/2026-03-26", { location: "Leeds" }),
      books("conference Mon-Wed next week", /^conference$/i, "2026-03-23/2026-03-25"),
      books("Blood test in two weeks time, 7.50am", /^blood test$/i, "2026-03-30T07:50"),
      books("Parcel collection Tuesday btw 10 and noon", /^parcel collection$/i, "2026-03-17T10:00", {
        end_at: "2026-03-17T12:00",
      }),
      books("Lunch break 12-1 every workday, block it", /^lunch break$/i, "2026-03-16T12:00", {
        end_at: "2026-03-16T13:00",
        recurrence: { freq: "weekly", by_weekday: ["MO", "TU", "WE", "TH", "FR"] },
      }),
      books("Biweekly 1:1 with Grace, Thursdays 11am, starting this week", /^1:1 with grace$/i, "2026-03-19T11:00", {
        recurrence: { freq: "weekly", interval: 2 },
      }),
      books("my flight to Lisbon is on April 9, leaves 6:45 in the morning", /^flight to lisbon$/i, "2026-04-09T06:45"),
      books("Kids' swimming gala, Sunday the 29th, 1pm start", /^kids' swimming gala$/i, "2026-03-29T13:00"),
      does("rent due on the 28th monthly", "calendar.create", /"Rent due".*2026-03-28.*monthly/),
    ]);
  });
});

describe("a reminder in other words", () => {
  it("is asked for with whatever wakes, tells or nags", () => {
    const remind = { reminders: [0] };
    rightly([
      books("wake me at 6 tomorrow", /^wake up$/i, "2026-03-17T06:00", remind),
      books("tell me at noon to phone my sister", /^phone my sister$/i, "2026-03-16T12:00", remind),
      books("could you tell me at 3 to leave", /^leave$/i, "2026-03-16T15:00", remind),
      books("When it's 5 remind me to leave for the train", /^leave for the train$/i, "2026-03-16T17:00", remind),
      books("can i get a reminder at 4 to leave", /^leave$/i, "2026-03-16T16:00", remind),
      books(
        "Would you mind reminding me to defrost the chicken at about four?",
        /^defrost the chicken$/i,
        "2026-03-16T16:00",
        remind,
      ),
      books("i mustn't forget to call mum at 5", /^call mum$/i, "2026-03-16T17:00", remind),
      books("need reminding about my pills at 8 every morning please", /^pills$/i, "2026-03-17T08:00", {
        ...remind,
        recurrence: { freq: "daily" },
      }),
      does(
        "set a reminder for the 1st of every month to pay rent",
        "calendar.create",
        /"Pay rent".*2026-04-01.*monthly/,
      ),
      open("tell Sam at noon to call me"),
    ]);
  });
});

describe("what is put in", () => {
  it("is called without the words that put it in", () => {
    rightly([
      books("lock in lunch with Ben friday 1pm", /^lunch with ben$/i, "2026-03-20T13:00"),
      books("fit in a massage saturday 2pm", /^massage$/i, "2026-03-21T14:00"),
      books("It's my turn to drive the kids on Thursday morning, 7:45", /^drive the kids$/i, "2026-03-19T07:45"),
      open("Lock in Friday 9am with the accountant, an hour"),
      open("bung in dinner with Bo friday 7pm"),
    ]);
  });
});
