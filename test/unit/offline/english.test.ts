import { describe, it } from "vitest";
import { books, changes, does, drops, finds, frees } from "./outcome.ts";
import { rightly, writesNothing } from "./rightly.ts";

describe("what the user wants to be called", () => {
  it("is a name, in however many clauses it is told", () => {
    const called = (text: string, name: string) =>
      does(text, "memory.update", new RegExp(`"preferred_name":"${name}"`));
    rightly([
      called("my name is Harold but everyone calls me Hal, so use that", "Hal"),
      called("I'm Harold, but people call me Hal", "Hal"),
      called("my name's Elizabeth, Liz for short", "Liz"),
      called("call me Hal, not Harold", "Hal"),
      called("please call me Hal instead of Harold", "Hal"),
      called("my full name is Jonathan Reyes but I go by Jon", "Jon"),
      called("from now on call me Captain", "Captain"),
      called("remember my name is Zoe", "Zoe"),
    ]);
  });

  it("is nothing that only sounds like one", () => {
    writesNothing([
      ["call me back at 5"],
      ["call me when you're free"],
      ["call me a cab"],
      ["call me tomorrow"],
      ["my name is spelled wrong"],
      ["my name is on the guest list, right"],
      ["my name is not Alice"],
      ["my name is Alice, don't call me Al"],
    ]);
  });
});

describe("what is told of the calendar", () => {
  it("is no fact to be kept", () => {
    writesNothing([["note: cancel yoga"], ["fyi my yoga class is cancelled tomorrow"]]);
  });

  it("is no new event where it says why one changes", () => {
    writesNothing([
      ["Sam is running late, lunch at 12:15"],
      ["I overslept, standup at 10"],
      ["we're running a bit behind, standup at 10"],
      ["tell Grace the review is at 11"],
      ["let Sam know lunch is at 1"],
      ["carpool with Heather on mornings Mon Wed Fri 7:50"],
      ["my roommate's name is Tasha", "her birthday is june 4"],
      ["Who's my contact at Bluebird Travel?", "schedule a call with her Thursday at 11"],
    ]);
  });
});

describe("what is typed in haste", () => {
  it("is read in full words", () => {
    rightly([
      does("can u move the dentist to friday at 2 lol", "calendar.update", {
        patch: { start_at: /^2026-03-20T14:00/ },
      }),
      does("whens my dentist thing", "calendar.read", {}),
      books("gym every tue thu 7am", /^gym$/i, "2026-03-17T07:00", {
        recurrence: { freq: "weekly", by_weekday: ["TU", "TH"] },
      }),
      books("meeting tuesday 1400-1530", /^meeting$/i, "2026-03-17T14:00", { end_at: "2026-03-17T15:30" }),
      books("gym daily 6a", /^gym$/i, "2026-03-17T06:00", { recurrence: { freq: "daily" } }),
      drops("cxl yoga tue", "yoga1"),
      { kind: "list", say: "wed am?", calls: [["calendar.read", { end_at: /^2026-03-18T12:00/ }]] },
      books("remind me in 2 hours to call Noor", /^call noor$/i, "2026-03-16T11:12", { reminders: [0] }),
      does("lunch w tasha tomorrow at 1", "calendar.create", { title: "Lunch with tasha" }),
    ]);
  });
});

describe("what follows something just said", () => {
  it("is about that", () => {
    const coffee = { earlier: ["coffee with Nadia friday 10am"] };
    rightly([
      changes("Actually, Saturday would be better", "new", { start_at: "2026-03-21T10:00" }, coffee),
      changes("she can only do 11", "new", { start_at: "2026-03-20T11:00" }, coffee),
      changes("the office pushed it to 11", "new", { start_at: "2026-03-20T11:00" }, coffee),
      changes("move to 10:45", "new", { start_at: "2026-03-20T10:45" }, coffee),
      changes(
        "what about 1pm?",
        "dentist",
        { start_at: "2026-03-19T13:00" },
        {
          earlier: ["i need to reschedule the dentist"],
        },
      ),
      finds("ok and the day after that?", "2026-03-18", "2026-03-18", { earlier: ["what's on tomorrow?"] }),
      finds("anything before noon?", "2026-03-19", "2026-03-19", { earlier: ["What's on my calendar for the 19th?"] }),
      finds("what's happening Thursday and Friday?", "2026-03-19", "2026-03-20"),
    ]);
  });
});

describe("a time without a day", () => {
  it("is asked about where another day was spoken of", () => {
    writesNothing([
      ["got any time friday morning", "put tire rotation at 9"],
      ["what's on friday", "put lunch at noon"],
      ["what's happening tomorrow", "gym at 7"],
      ["running behind, 1500"],
    ]);
    rightly([
      books("lunch with Bo at 1", /^lunch with bo$/i, "2026-03-16T13:00", {}, { earlier: ["what do I have today"] }),
      books("put lunch at noon on friday", /^lunch$/i, "2026-03-20T12:00", {}, { earlier: ["what's on friday"] }),
    ]);
  });

  it("is that of an event which is there, where one asks to start it then", () => {
    rightly([
      changes("can we start product review at 9:30", "review", { start_at: "2026-03-17T09:30" }),
      changes("let's start the sync at 3:30", "sync", { start_at: "2026-03-16T15:30" }),
      books("start antibiotics tomorrow at 8am", /^start antibiotics$/i, "2026-03-17T08:00"),
    ]);
    writesNothing([["can we finish the review at 10:30"]]);
  });

  it("is looked for up to a day that is named", () => {
    rightly([frees("when am I free for a couple hours before friday", "2026-03-16", "2026-03-19")]);
  });
});

describe("what is told in few words", () => {
  it("changes what is there", () => {
    rightly([
      changes("project sync 20 min earlier pls", "sync", { start_at: "2026-03-16T14:40" }),
      changes("the project sync should be called Apollo sync from now on", "sync", { title: "Apollo sync" }),
      changes("lunch with sam is at Chipotle now", "lunch", { location: "Chipotle" }),
      changes("the product review is going to take 90 minutes, please adjust it", "review", {
        end_at: "2026-03-17T11:30",
      }),
      changes("project sync should be renamed Launch sync", "sync", { title: "Launch sync" }),
      drops("I'm afraid I have to cancel the dentist.", "dentist"),
      drops("Skip the team weekly this Wednesday only", "weekly"),
      drops("family day got rained out", "family"),
    ]);
  });

  it("is a plan where people meet, work or ring later", () => {
    rightly([
      books("standup tomorrow 9am on teams", /^standup$/i, "2026-03-17T09:00", { location: "teams" }),
      books("shift at the coffee shop sat 8am-2pm", /^shift$/i, "2026-03-21T08:00", {
        end_at: "2026-03-21T14:00",
        location: "the coffee shop",
      }),
      books(
        "Could you please put down that the grandkids are visiting on Sunday from 11 to 3?",
        /^grandkids/i,
        "2026-03-22T11:00",
        {
          end_at: "2026-03-22T15:00",
        },
      ),
      books("My son has a swim meet all day Saturday.", /swim meet$/i, "2026-03-21"),
      { kind: "create", say: "call mom sunday afternoon", asks: "time" },
    ]);
    writesNothing([["Grace has a conflict at 3pm tomorrow"], ["Sam has another meeting at 3"]]);
  });

  it("is kept where it lasts", () => {
    rightly([
      does("Emma is allergic to tree nuts", "memory.update", /tree nuts/),
      does("our pediatrician is Dr. Hwang", "memory.update", /Hwang/),
      does("I'm a nurse at St. Mary's", "memory.update", /"company":"St. Mary's","job_title":"nurse"/),
      does("I don't drink coffee after noon", "memory.update", /after noon/),
    ]);
    writesNothing([["I don't work tomorrow"], ["my dentist is Friday"]]);
  });
});
