import { describe, it } from "vitest";
import { books, changes, finds, frees, replies, tells } from "./outcome.ts";
import { open, rightly, writesNothing } from "./rightly.ts";

const after = (...earlier: string[]) => ({ earlier });

describe("questions that go on, in English", () => {
  it("asks of another hour, or of the same hour on another day", () => {
    const asked = after("Am I free tomorrow at 2");
    const at = (start: string) => ({ ...asked, calls: [["calendar.find_free", { start_at: start }]] as const });
    rightly([
      tells("what about 4", /4:00 PM/, at("2026-03-17T16:00:00-07:00")),
      tells("and at 4?", /4:00 PM/, at("2026-03-17T16:00:00-07:00")),
      tells("how about thursday", /2:00 PM/, at("2026-03-19T14:00:00-07:00")),
      tells("and thursday at 5?", /5:00 PM/, at("2026-03-19T17:00:00-07:00")),
      tells("and 5:30?", /5:30 PM/, {
        ...after("Am I free tomorrow at 2", "what about 4"),
        calls: [["calendar.find_free", { start_at: "2026-03-17T17:30:00-07:00" }]],
      }),
      finds("and saturday", "2026-03-21", "2026-03-21", after("what's on friday")),
    ]);
  });

  it("asks of what was just spoken of when and where it is", () => {
    rightly([
      tells("and what time", /10:00 AM–11:00 AM/, after("Where is the review?")),
      tells("what time", /10:00 AM–11:00 AM/, after("where is the product review")),
      tells("and where", /no place yet/, after("when is the dentist")),
      tells("how long", /1 hour/, after("where is the product review")),
      tells("when?", /Fri, Mar 20 12:00 PM/, after("Lunch with Ann friday noon")),
      tells("and the product review?", /10:00 AM–11:00 AM/, after("when is the dentist")),
      tells("what about yoga", /Tue, Mar 17 7:00 PM[^]*Thu, Mar 19 7:00 PM/, after("when is the dentist")),
      // Behind anything else it is the clock that is asked.
      tells("what time", /9:12/, after("hi")),
      tells("what time is it", /9:12/),
      open("and the plumber?", ["when is the dentist"]),
    ]);
  });
});

describe("questions of the clock, in English", () => {
  it("counts to an hour and to feasts, and knows weeks", () => {
    rightly([
      tells("How long until 5pm", /7 hours 48 minutes/),
      tells("how many hours until 6", /8 hours 48 minutes/),
      tells("how many days till Easter", /20 days until Sunday, April 5/),
      tells("how long until good friday", /18 days/),
      tells("how many days until thanksgiving", /November 26/),
      tells("what day is it on the 1st of april", /Wednesday, April 1/),
      tells("is it Monday already??", /Today is Monday/),
      tells("which week number are we in", /week 12 of 2026/),
      tells("what time is it rn", /9:12/),
      open("how long do I have on friday"),
    ]);
  });

  it("takes “of the day” for no day", () => {
    rightly([
      finds("what's my day like", "2026-03-16"),
      open("last meeting of the day"),
      changes("move it to 4", "dentist", { start_at: "2026-03-19T16:00:00" }, after("when's the dentist")),
    ]);
  });
});

describe("feasts, in English", () => {
  it("are days behind a word for when", () => {
    rightly([
      books("dinner on christmas eve at 7", /^dinner$/i, "2026-12-24T19:00"),
      books("dinner with mum on easter sunday at 1pm", /^dinner with mum$/i, "2026-04-05T13:00"),
      books("gym on good friday 10am", /^gym$/i, "2026-04-03T10:00"),
      books("lunch on new years day at 1", /^lunch$/i, "2027-01-01T13:00"),
      finds("what's on for easter", "2026-04-05"),
      finds("Have I got any plans for Easter yet?", "2026-04-05"),
      finds("do I have anything on boxing day?", "2026-12-26"),
      // A part of a name is none, and a day of its own counts.
      books("christmas party friday 7pm", /^christmas party$/i, "2026-03-20T19:00"),
      books("buy presents for Christmas tomorrow at 5", /^buy presents for Christmas$/i, "2026-03-17T17:00"),
    ]);
    writesNothing([["Christmas lunch at noon"], ["new year's eve party at 9pm"]]);
  });
});

describe("what goes on behind a look, in English", () => {
  it("narrows a search for time", () => {
    const free = (say: string, earlier: string, input: object) => ({
      kind: "free",
      say,
      earlier: [earlier],
      calls: [["calendar.find_free", input]] as const,
    });
    rightly([
      free("not before 11", "find a free hour on Thursday", {
        start_at: "2026-03-19T11:00:00-07:00",
        duration_minutes: 60,
      }),
      free("after 2", "free slots thursday?", { start_at: "2026-03-19T14:00:00-07:00" }),
      free("only in the morning", "free slots thursday?", { end_at: "2026-03-19T12:00:00-07:00" }),
      free("longer than an hour", "free slots thursday?", { duration_minutes: 60 }),
      finds("ok and the day after that one?", "2026-03-20", "2026-03-20", after("what's on thursday")),
    ]);
  });

  it("plans on the day that was looked at, or just spoken of", () => {
    rightly([
      books(
        "put a haircut at 2 then",
        /^haircut$/i,
        "2026-03-18T14:00",
        {},
        after("Am I free on Wednesday afternoon?"),
      ),
      books("dinner at 7 then", /^dinner$/i, "2026-03-16T19:00", {}, after("am i free tonight")),
      books(
        "great, cinema at 8 with Joe",
        /^cinema with joe$/i,
        "2026-03-16T20:00",
        {},
        after("is anything on this evening"),
      ),
      books("pick up at 4 same day", /^pick up$/i, "2026-03-18T16:00", {}, after("bike service wed 9am")),
      books(
        "and dinner with Bo at 7 that day",
        /^dinner with bo$/i,
        "2026-03-20T19:00",
        {},
        after("lunch with Ann friday 12"),
      ),
    ]);
    writesNothing([["what's on friday", "put lunch at noon"]]);
  });

  it("is about time for something, for some length, on one day or the next", () => {
    rightly([
      frees("find a 30 minute slot tomorrow afternoon for a client call", "2026-03-17", "2026-03-17", {
        duration_minutes: 30,
      }),
      frees("Find a 45 minute slot tomorrow afternoon", "2026-03-17", "2026-03-17", { duration_minutes: 45 }),
      frees("I need one hour for a client call on Thursday or Friday, what's open?", "2026-03-19", "2026-03-20", {
        duration_minutes: 60,
      }),
      frees("Do I have a gap on Wednesday for a two hour lab session?", "2026-03-18", "2026-03-18", {
        duration_minutes: 120,
      }),
    ]);
  });
});

describe("questions in yet other words, in English", () => {
  it("are about what is there", () => {
    rightly([
      tells("any invites waiting for me?", /Quarterly planning[^]*who invited you\.$/),
      tells("Do I need to reply to anything?", /Quarterly planning/),
      tells("first thing on my calendar on Wednesday pls", /Team weekly/),
      finds("quick rundown of friday for me", "2026-03-20"),
      tells("do i need to be anywhere before 10 tomorrow", /Nothing is planned/),
      tells("Anything tomorrow morning I should know about?", /Product review/),
      tells("is Saturday free or is that family day", /Family day/),
      tells("Show me everything with Sam in it", /Lunch with Sam/),
      tells("Quarterly planning - what time is it?", /5:00 PM/),
      tells("yoga tmrw, what time does it start", /Tue, Mar 17 7:00 PM/),
      tells("When am I seeing the dentist again?", /Thu, Mar 19 3:00 PM–3:45 PM\.$/),
      tells("what's the company you have down for me", /Yuanshan/),
      tells("what were the things I told you about work", /Yuanshan/),
      replies("tell quarterly planning I'm not coming", "reject", "quarter"),
      replies("tell them I'll be there on Friday for the customer visit", "accept", "visit"),
    ]);
    writesNothing([["tell quarterly planning I'm coming late"], ["tell quarterly planning I'm running late"]]);
  });
});

describe("free days, in English", () => {
  it("tells what lasts all day, however it is asked", () => {
    rightly(
      ["Is my weekend clear", "free on saturday?", "am i free this weekend", "which days am I free this week"].map(
        (say) => ({
          kind: "free",
          say,
          answer: /all day {2}Family day/,
        }),
      ),
    );
    rightly([frees("am i free on sunday", "2026-03-22")]);
  });

  it("says how it is used, and shows no day for it", () => {
    rightly([
      { kind: "chat", say: "How do I add something to the calendar?", task: "chat" },
      { kind: "chat", say: "how do I delete an event", task: "chat" },
      { kind: "chat", say: "what can you help with", task: "chat", earlier: ["hi"] },
      finds("how do I look tomorrow", "2026-03-17"),
    ]);
  });
});
