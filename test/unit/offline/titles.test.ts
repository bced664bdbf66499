import { test } from "vitest";
import { books } from "./outcome.ts";
import { open, rightly, writesNothing } from "./rightly.ts";

test("a word of grammar that is a part of what something is called raises no question", () => {
  rightly([
    books("happy hour friday 5pm", /^happy hour$/i, "2026-03-20T17:00"),
    books("TA office hours every mon and wed 1-2pm til may 6", /^ta office hours$/i, "2026-03-16T13:00", {
      end_at: "2026-03-16T14:00",
      recurrence: { freq: "weekly", by_weekday: ["MO", "WE"], until: /^2026-05-0[67]/ },
    }),
    books("type up meeting minutes tomorrow 4pm", /^type up meeting minutes$/i, "2026-03-17T16:00"),
    books("lunch with Will thursday noon", /^lunch with will$/i, "2026-03-19T12:00"),
    books("Will's birthday party saturday 3pm", /^will's birthday party$/i, "2026-03-21T15:00"),
    books("rest day saturday, all day", /^rest day$/i, "2026-03-21"),
    books("order more toner wednesday 10am", /^order more toner$/i, "2026-03-18T10:00"),
    books("pediatrician for all 3 kids thurs 9:40am", /^pediatrician for all 3 kids$/i, "2026-03-19T09:40"),
    books("all staff meeting wednesday 2pm", /^all staff meeting$/i, "2026-03-18T14:00"),
    books("leave work early friday 3pm", /^leave work early$/i, "2026-03-20T15:00"),
    books("yoga before work thursday 6:30am", /^yoga before work$/i, "2026-03-19T06:30"),
    books("middle school orientation april 2 6pm", /^middle school orientation$/i, "2026-04-02T18:00"),
    books("Sam picks me up at 6am on Thursday", /^sam picks me up$/i, "2026-03-19T06:00"),
    books("kids are with their dad march 27 to 29", /^kids are with their dad$/i, "2026-03-27/2026-03-29"),
    books("2nd round interview with Acme thursday 1pm", /^2nd round interview with acme$/i, "2026-03-19T13:00"),
    books("CS 61A midterm march 31 7-9pm", /^cs 61a midterm$/i, "2026-03-31T19:00", { end_at: "2026-03-31T21:00" }),
    books(
      "I'm picking up my mother in law from the airport on Sunday at 5:50 pm",
      /mother in law/i,
      "2026-03-22T17:50",
      {},
      { or: /airport/ },
    ),
  ]);
});

test("elsewhere the same words still do", () => {
  writesNothing([
    ["Sam will come thursday at noon or one"],
    ["lunch with Sam will be at 1 tomorrow if he can"],
    ["a couple hours of reading tomorrow at 3, more or less"],
    ["cancel the rest of my meetings tomorrow at 3"],
    ["all meetings friday at 3"],
    ["some day next week at 3"],
    ["product review will be later tomorrow at 11"],
    ["coffee after my 3pm call tomorrow"],
    ["call her tomorrow at 3 before"],
  ]);
});

test("what users say of themselves is an event by what they do", () => {
  rightly([
    books("tomorow i must go to DMV half past 10", /^go to dmv$/i, "2026-03-17T10:30"),
    books("tomorrow at 3 I see my lawyer", /^see my lawyer$/i, "2026-03-17T15:00"),
    books("we meet the architect on thursday at 4pm", /^meet the architect$/i, "2026-03-19T16:00"),
    books("I will pick up Mia friday 3:30", /^pick up mia$/i, "2026-03-20T15:30"),
    books("On 17/3 at 18h I pick my brother from airport", /^pick my brother from airport$/i, "2026-03-17T18:00"),
    books("every other Tuesday at 11 I meet my advisor, starting tomorrow", /^meet my advisor$/i, "2026-03-17T11:00", {
      recurrence: { freq: "weekly", interval: 2 },
    }),
    books("We close the restaurant for inspection March 30 all day", /^close the restaurant/i, "2026-03-30"),
    books("I'll be in Seattle the 24th through the 26th", /seattle/i, "2026-03-24/2026-03-26", {
      location: /seattle|^undefined$/i,
    }),
    books("I need to be at the airport on Sunday at 5:30am", /^airport$/i, "2026-03-22T05:30", {
      location: /airport$/i,
    }),
  ]);
});

test("what they think, do every week, have done, or do to a plan is none", () => {
  rightly([
    open("I work from 9 to 5 on tuesdays"),
    open("I hate the dentist on thursday at 3"),
    open("I moved the sync to 4 tomorrow"),
    open("I hear Sam is back on friday at 3"),
    open("I volunteer at the library on mondays from 10 to 12"),
    open("I might see Jo tomorrow at 3"),
    open("I usually see Jo on fridays at 3"),
    open("I wake up at 6"),
    open("I join the customer visit friday at 2"),
    open("we start the product review at 11 tomorrow"),
  ]);
});

test("a shift longer than twelve hours is one where both its hours are said with their half of the day", () => {
  rightly([
    books("Day shift 3/25 06:45-19:15", /^day shift$/i, "2026-03-25T06:45", { end_at: "2026-03-25T19:15" }),
    books("Double shift on Sunday, 7 am till 11 pm", /^double shift$/i, "2026-03-22T07:00", {
      end_at: "2026-03-22T23:00",
    }),
    books("Night shift thursday 19:00-07:30", /^night shift$/i, "2026-03-19T19:00", { end_at: "2026-03-20T07:30" }),
    books("night shift 19:00 to 07:30 thursday", /^night shift$/i, "2026-03-19T19:00", { end_at: "2026-03-20T07:30" }),
    books("open house saturday 8am - 9pm", /^open house$/i, "2026-03-21T08:00", { end_at: "2026-03-21T21:00" }),
    books("lunch friday 12pm - 1pm", /^lunch$/i, "2026-03-20T12:00", { end_at: "2026-03-20T13:00" }),
    open("blood drive thursday 3pm to 2pm"),
  ]);
});

test("where it is may stand in front of how long it takes", () => {
  rightly([
    books("Charge nurse meeting 3/31 at 2 pm, conference room B, 1 hr", /^charge nurse meeting$/i, "2026-03-31T14:00", {
      duration_minutes: 60,
      location: /^conference room b$/i,
    }),
  ]);
});
