import { describe, it } from "vitest";
import { books, changes, does, finds, frees, tells } from "./outcome.ts";
import { open, rightly, writesNothing } from "./rightly.ts";

describe("a length beside an event", () => {
  it("is how long it takes, and no way to go", () => {
    rightly([
      changes("the dentist thing on thursday, make it an hour", "dentist", { end_at: "2026-03-19T16:00" }),
      changes("the dentist on thursday, make it two hours", "dentist", { end_at: "2026-03-19T17:00" }),
      changes("project sync, make it half an hour", "sync", { end_at: "2026-03-16T15:30" }),
      changes("tomorrow's review, make it 90 minutes", "review", { end_at: "2026-03-17T11:30" }),
      changes("yoga tomorrow, make it an hour and a half", "yoga1", { end_at: "2026-03-17T20:30" }),
      changes("project sync, make it 4", "sync", { start_at: "2026-03-16T16:00" }),
      open("move project sync to an hour"),
    ]);
  });

  it("is looked for where it is to be squeezed in", () => {
    rightly([
      frees("when can I squeeze in 2 hours this week", "2026-03-16", "2026-03-22", { duration_minutes: 120 }),
      frees("when could I squeeze in 3 hours tomorrow", "2026-03-17", "2026-03-17", { duration_minutes: 180 }),
      does("call mom in 2 hours", "calendar.create", /2026-03-16T11:12/),
    ]);
  });
});

describe("a day in few letters", () => {
  it("is a day at the end of a message", () => {
    rightly([
      frees("am I free sat", "2026-03-21"),
      frees("am I free sun?", "2026-03-22"),
      finds("am I busy sat", "2026-03-21"),
      finds("what about sat", "2026-03-21"),
      open("coffee in the sun"),
    ]);
  });

  it("is the next one of that name, for what is there on another day", () => {
    const gym = { earlier: ["gym friday 6pm"] };
    rightly([
      does("and the same on monday", "calendar.create", /2026-03-23T18:00/, gym),
      does("and again on monday", "calendar.create", /2026-03-23T18:00/, gym),
      does("and again on saturday", "calendar.create", /2026-03-21T18:00/, gym),
    ]);
  });
});

describe("from one hour to another", () => {
  it("is a change, where something went there", () => {
    rightly([
      changes("project sync went from 3 to 4", "sync", { start_at: "2026-03-16T16:00" }),
      changes("the dentist got moved from 3 to 4 on thursday", "dentist", { start_at: "2026-03-19T16:00" }),
      does("piano from 4 to 5 on friday", "calendar.create", /2026-03-20T16:00.*2026-03-20T17:00/),
    ]);
    writesNothing([
      ["lesson with Mrs Albright shifted from 4 to 5 on friday"],
      ["piano went from 4 to 5 on friday"],
      ["swim class switched from 5 to 6 on tuesday"],
      ["dentist appointment pushed from 9 to 10"],
      ["dentist appointment pushed from 9 to 10 friday"],
    ]);
  });
});

describe("somebody without a name", () => {
  it("is no name of an event", () => {
    writesNothing([
      ["add Leila Osman, my accountant", "book her in for friday at 3"],
      ["who is grace", "book her for friday at 3"],
      ["what's Mei's number", "schedule her for thursday 9am"],
    ]);
  });
});

describe("which way it goes", () => {
  it("is told by the word behind the verb as well", () => {
    rightly([
      changes("move up the dentist by 30 minutes", "dentist", { start_at: "2026-03-19T14:30" }),
      changes("move up yoga tomorrow an hour", "yoga1", { start_at: "2026-03-17T18:00" }),
      changes("bump up the review by an hour", "review", { start_at: "2026-03-17T09:00" }),
      changes("push up the sync by 15 minutes", "sync", { start_at: "2026-03-16T14:45" }),
      changes("set back the dentist by an hour", "dentist", { start_at: "2026-03-19T16:00" }),
    ]);
  });
});

describe("what puts an entry in", () => {
  it("is no part of its name, wherever it stands", () => {
    rightly([
      books(
        "put swimming lessons on for the kids saturday at 9.30",
        /^Swimming lessons for the kids$/,
        "2026-03-21T09:30",
      ),
      books("put a dentist appointment in for Leo friday at 9", /^Dentist appointment for Leo$/, "2026-03-20T09:00"),
      books("put dinner on for friday at 7", /^Dinner$/, "2026-03-20T19:00"),
    ]);
  });
});

describe("a day that is only named", () => {
  it("is no part of a title, and not today", () => {
    writesNothing([
      ["brunch on mother's day at 11"],
      ["bbq on memorial day at 2"],
      ["dinner on Grace's birthday at 7"],
      ["christmas dinner at 3"],
    ]);
    rightly([
      frees("am I free on easter sunday", "2026-04-05"),
      books("meet Jo on good friday at 1", /^Meet Jo$/, "2026-04-03T13:00"),
      books("lunch on easter sunday at 1", /^Lunch$/, "2026-04-05T13:00"),
    ]);
  });

  it("is a part of one that is named by its weekday", () => {
    rightly([
      books("Sunday school sunday 10am", /^Sunday school$/, "2026-03-22T10:00"),
      books("Friday prayers friday 1pm", /^Friday prayers$/, "2026-03-20T13:00"),
    ]);
    writesNothing([["Taco Tuesday at Bo's tuesday 7pm"], ["Wednesday Night Football wednesday 8pm"]]);
  });

  it("may be told in letters", () => {
    const weekly = (days: string[]) => ({ recurrence: { freq: "weekly", by_weekday: days } });
    rightly([
      books("spanish with Pilar m/th 18:30", /^Spanish with Pilar$/, "2026-03-16T18:30", weekly(["MO", "TH"])),
      books("gym m/w/f 6:30am", /^Gym$/, "2026-03-18T06:30", weekly(["MO", "WE", "FR"])),
      books("gym M-F 6am", /^Gym$/, "2026-03-17T06:00", weekly(["MO", "TU", "WE", "TH", "FR"])),
      books("bio lab t/r 2pm", /^Bio lab$/, "2026-03-17T14:00", weekly(["TU", "TH"])),
      books("tutoring sa/su 10am", /^Tutoring$/, "2026-03-21T10:00", weekly(["SA", "SU"])),
    ]);
    rightly([does("watering every day at 7 until 30 april", "calendar.create", /"until":"2026-04-30"/)]);
  });

  it("stands behind its part, or is over", () => {
    rightly([
      finds("what's on in the evening tomorrow", "2026-03-17"),
      finds("what's on in the evening on thursday", "2026-03-19"),
      finds("what have I got in the morning on wednesday", "2026-03-18"),
      finds("what was on the weekend", "2026-03-14", "2026-03-15"),
      finds("what was I up to on saturday", "2026-03-14"),
      finds("weekend plans?", "2026-03-21", "2026-03-22"),
      finds("what's on this year", "2026-03-16", "2026-12-31"),
    ]);
  });
});

describe("what is there already", () => {
  it("is asked about, where no day was said", () => {
    writesNothing([
      ["family day from 11 to 3"],
      ["dentist at 4"],
      ["product review 10 to 12"],
      ["lunch with sam 1pm"],
      ["team weekly 9 to 10"],
      ["save the number 510-555-3344 for Mei"],
      ["store Mei's email mei@bb.com"],
    ]);
    rightly([books("gym at 4", /^Gym$/, "2026-03-16T16:00")]);
  });

  it("is not forgotten all at once, nor said to be nothing", () => {
    rightly([
      tells("forget everything", /one thing at a time/),
      tells("what's my employer", /Yuanshan/),
      tells("what's my hobby", /black coffee/),
      tells("when is pay day", /no event/),
    ]);
  });
});

describe("what asks for an entry", () => {
  it("is no part of its name", () => {
    rightly([
      books("for my calendar: picnic sunday at 2", /^Picnic$/, "2026-03-22T14:00"),
      books("btw: add picnic sunday at 2", /^Picnic$/, "2026-03-22T14:00"),
      books("evening class on tuesday at 7", /^Evening class$/, "2026-03-17T19:00"),
    ]);
    writesNothing([
      ["r u able to add gym @ 6 tmrw"],
      ["wld u mind putting gym in tmrw 6"],
      ["im trying to add gym tomorrow at 6"],
      ["tee up a call with Bo tomorrow at 4"],
      ["note - haircut at 3 tomorrow"],
      ["remember haircut at 3 tomorrow"],
      ["note: car service monday"],
      ["remember, yoga mat tomorrow"],
      ["turn project sync into a video call"],
    ]);
  });
});
