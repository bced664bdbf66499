import { describe, it } from "vitest";
import { books, does, finds, frees, tells } from "./outcome.ts";
import { open, rightly, writesNothing } from "./rightly.ts";

describe("questions about days, in English", () => {
  it("are about what is there, in whatever words", () => {
    rightly([
      finds("Thursday — how bad?", "2026-03-19"),
      finds("How screwed am I tomorrow", "2026-03-17"),
      finds("What's eating up my Thursday", "2026-03-19"),
      finds("is tomorrow going to be a busy one?", "2026-03-17"),
      finds("Should I worry about tomorrow?", "2026-03-17"),
      finds("Am I expected anywhere?", "2026-03-16"),
      finds("what's my april looking like", "2026-04-01", "2026-04-30"),
      finds("what's on the calendar for the rest of March", "2026-03-16", "2026-03-31"),
      finds("What's on between now and Friday", "2026-03-16", "2026-03-20"),
      tells("Is there anything after five on Wednesday?", /Quarterly planning/),
      tells("is anything on after the dentist on Thursday", /Yoga/),
      tells("What is the earliest I have to be anywhere tomorrow", /Product review/),
      finds("anyting on the 29th?", "2026-03-29"),
      tells("wait what time is it", /9:12/),
      tells("Whereabouts is the review?", /会议室/),
      tells("Has the review got a room?", /会议室/),
    ]);
  });

  it("are about the day with the least or the most on it", () => {
    rightly([
      tells("Which day this week is the emptiest?", /^Sun, Mar 22: nothing/),
      tells("which day is the least busy", /^Sun, Mar 22: nothing/),
      tells("what's my busiest day this week", /Mon, Mar 16.*Thu, Mar 19: 2 planned/),
      open("which of my meetings is the longest today"),
    ]);
  });

  it("are about time for something", () => {
    rightly([
      frees("I need 90 minutes for studying on Thursday, where does it fit?", "2026-03-19", "2026-03-19", {
        duration_minutes: 90,
      }),
      frees("Got a window for the gym on Thursday?", "2026-03-19"),
      frees("where can I fit an hour on Thursday, but not before 11am?", "2026-03-19", "2026-03-19", {
        start_at: /T11:00/,
      }),
      frees("am I free on Thursday, no later than 2pm", "2026-03-19", "2026-03-19", { end_at: /T14:00/ }),
      frees("any openings on Thursday?", "2026-03-19"),
      // A word of free time that is a part of a name.
      books("gallery opening friday 6pm", /^gallery opening$/i, "2026-03-20T18:00"),
      books("opening shift tmrw 5am to 1pm", /^opening shift$/i, "2026-03-17T05:00", { end_at: "2026-03-17T13:00" }),
      {
        kind: "free",
        say: "do i hav time for a 2 hour nap today lol",
        calls: [["calendar.find_free", { duration_minutes: 120 }]],
      },
    ]);
  });
});

describe("questions of few words, in English", () => {
  it("are about the next one, the day that was forgotten, and what is remembered", () => {
    rightly([
      tells("next yoga?", /Mar 17/),
      tells("my next dentist appointment", /Mar 19/),
      tells("Which day was the dentist, i forgot", /Mar 19/),
      tells("which drink do I like, do you still remember?", /black coffee/),
      does("next monday 3pm dentist", "calendar.create", /2026-03-23T15:00/),
    ]);
    writesNothing([["remember what I told you?"], ["my favourite tea, do you remember?"]]);
  });
});

describe("questions about people, in English", () => {
  it("are about everybody of a firm, and about names", () => {
    rightly([
      tells("who all do I know at Yuanshan?", /Grace Park[^]*Alice Lin/),
      tells("Tell me everyone I know at Yuanshan", /Grace Park[^]*Alice Lin/),
      tells("Give me the phone numbers of everybody at Yuanshan", /1415/),
      tells("Look up who's at Bluebird", /Mei Chen/),
      tells("Who's the person from Harbor Bank", /Sam O'Neill/),
      tells("Is there anyone named Grace in my contacts", /Grace Park/),
      tells("Lookup O'Neill", /Sam O'Neill/),
      tells("Has Sam got an email in here?", /no email address/),
      tells("what do you have on file about my job", /Product manager/),
    ]);
  });
});

describe("questions around which something is said, in English", () => {
  it("are what they ask", () => {
    rightly([
      tells("remind me, who's the lunch at noon with?", /Lunch with Sam/),
      tells("yoga tmrw, what time does it start", /Mar 17 7:00 PM/),
      tells("dentist - when is it", /Mar 19/),
      tells("Tell me about the customer visit", /Mar 20/),
      tells("what time is it rn", /9:12/),
      tells("What day does the 25th fall on", /Wednesday/),
      tells("grace's job?", /Engineering lead/),
      tells("Which of my contacts are in engineering?", /Grace Park/),
      tells("Whoever's at Harbor Bank, what's their name", /Sam O'Neill/),
      tells("Can you tell me if I'm double booked anywhere this week", /nothing overlaps/),
      tells("Has anyone invited me to anything", /who invited you\.$/),
    ]);
  });

  it("are about a day, and not about its date", () => {
    rightly([
      finds("what is on the 21st?", "2026-03-21"),
      finds("what is on march 21", "2026-03-21"),
      finds("what is on the 21st of march", "2026-03-21"),
      finds("quick rundown of friday for me", "2026-03-20"),
      finds("give me a quick overview of next week", "2026-03-23", "2026-03-29"),
      finds("anything in the diary for the whole of April?", "2026-04-01", "2026-04-30"),
      finds("do i have anything after school tomorrow", "2026-03-17"),
      finds("what else is on that day?", "2026-03-21", "2026-03-21", { earlier: ["Dog groomer 1pm Saturday"] }),
      tells("what day is the 21st", /Saturday/),
    ]);
  });

  it("are about time that is free", () => {
    const length = (minutes: number) => ({ duration_minutes: minutes });
    rightly([
      frees("Find a 45 minute slot tomorrow afternoon", "2026-03-17", "2026-03-17", length(45)),
      frees("find a 30 minute slot tomorrow afternoon for a client call", "2026-03-17", "2026-03-17", length(30)),
      frees("is 6:30 tomorrow doable for a quick drink", "2026-03-17"),
    ]);
  });
});
