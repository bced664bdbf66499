import { describe, it } from "vitest";
import { books, does } from "./outcome.ts";
import { open, rightly, writesNothing } from "./rightly.ts";

describe("a day of the month", () => {
  it("needs no ending, and may be spelled out", () => {
    rightly([
      does("gym on the 17 at 6", "calendar.create", /"Gym".*2026-03-17T18:00/),
      does("lunch with Kate the 23 at 1", "calendar.create", /"Lunch with Kate".*2026-03-23T13:00/),
      does("dentist on 25 at 9", "calendar.create", /"Dentist".*2026-03-25T09:00/),
      does("haircut march the 26 at 10", "calendar.create", /"Haircut".*2026-03-26T10:00/),
      does("haircut on the twenty-sixth at 10", "calendar.create", /"Haircut".*2026-03-26T10:00/),
      does("haircut on the third at 10", "calendar.create", /"Haircut".*2026-04-03T10:00/),
      does("meet at gate 17 at 6", "calendar.create", /"Meet at gate 17".*2026-03-16T18:00/),
    ]);
  });

  it("is no part of a title, and is asked about where it may be one", () => {
    writesNothing([
      ["choir practice 24 at 7pm"],
      ["the 28 party at 8pm"],
      ["haircut 26-03 10:00"],
      ["podiatrist on the morrow at ten o'clock"],
      ["gym come friday at 6"],
    ]);
  });
});

describe("plans as they are noted in English", () => {
  it("have their hours in words and figures", () => {
    rightly([
      books("Supper with the Brennans, tomorrow six thirty", /^supper with the brennans$/i, "2026-03-17T18:30"),
      books("Sermon prep tomorrow morning seven to nine", /^sermon prep$/i, "2026-03-17T07:00", {
        end_at: "2026-03-17T09:00",
      }),
      books("Tomorrow from nine to nine twenty I've got a standup", /^standup$/i, "2026-03-17T09:00", {
        end_at: "2026-03-17T09:20",
      }),
      books("Truck inspection 0700 Wednesday, yard 4", /^truck inspection$/i, "2026-03-18T07:00", {
        location: "yard 4",
      }),
      books("Pick up dry cleaning, say 6:15 today", /^pick up dry cleaning$/i, "2026-03-16T18:15"),
      books("Double shift on Sunday, 7 am till 11 pm", /^double shift$/i, "2026-03-22T07:00", {
        end_at: "2026-03-22T23:00",
      }),
      open("meeting with legal tomorrow from 5pm to 4pm"),
    ]);
  });

  it("have their days in words and figures", () => {
    rightly([
      books("conference april 10 through sunday the 12th", /^conference$/i, "2026-04-10/2026-04-12"),
      books("Mediation session, full day, next Thursday", /^mediation session$/i, "2026-03-26"),
      books("Put me down as on vacation April 13 through 17", /^vacation$/i, "2026-04-13/2026-04-17"),
      books("exam week is 8 to 12 june, mark it", /^exam week$/i, "2026-06-08/2026-06-12"),
      books("Set up office hours: M W F 1-2", /^office hours$/i, "2026-03-16T13:00", {
        end_at: "2026-03-16T14:00",
        recurrence: { freq: "weekly", by_weekday: ["MO", "WE", "FR"] },
      }),
      books(
        "Would you add my pottery course? It's Fridays 18:00–20:30, from 20 March until 24 April.",
        /^pottery course$/i,
        "2026-03-20T18:00",
        { end_at: "2026-03-20T20:30", recurrence: { freq: "weekly", until: "2026-04-24" } },
      ),
    ]);
  });

  it("have their name and their place", () => {
    rightly([
      books("coffee chat thu 10:30 w Dana", /^coffee chat with dana$/i, "2026-03-19T10:30"),
      books("Schedule lunch Wednesday with Dr. Patel 12 to 1", /^lunch with dr\. patel$/i, "2026-03-18T12:00", {
        end_at: "2026-03-18T13:00",
      }),
      books("rehearsal, town hall, friday 7pm", /^rehearsal$/i, "2026-03-20T19:00", { location: "town hall" }),
      books("birthday bbq for dad sat apr 11 2pm onwards our backyard", /^birthday bbq for dad$/i, "2026-04-11T14:00", {
        location: "our backyard",
      }),
      books("Job interview!!! Thursday 1pm on Zoom", /^job interview$/i, "2026-03-19T13:00", { location: "Zoom" }),
      books("I fly to Denver on Tuesday the 31st at 6:05 am", /^fly to denver$/i, "2026-03-31T06:05"),
      books(
        "I'm picking up my mother in law from the airport on Sunday at 5:50 pm",
        /^picking up my mother in law from the airport$/i,
        "2026-03-22T17:50",
      ),
      books("laundry is in the machine, remind me in 40 minutes to hang it up", /^hang it up$/i, "2026-03-16T09:52", {
        reminders: [0],
      }),
    ]);
  });
});

describe("plans told in English", () => {
  it("are named by who comes, with whom, and what for", () => {
    rightly([
      books("Mum's coming to stay from the 27th till the 30th", /^mum's coming to stay$/i, "2026-03-27/2026-03-30"),
      books(
        "Someone's coming to fix the boiler tomorrow at 1",
        /^someone's coming to fix the boiler$/i,
        "2026-03-17T13:00",
      ),
      books("Ben and I are having lunch friday at 1", /^lunch with ben$/i, "2026-03-20T13:00"),
      books("flight friday 7am to Rome", /^flight to rome$/i, "2026-03-20T07:00"),
      books("train on friday at 8 to see grandma", /^train to see grandma$/i, "2026-03-20T08:00"),
      books("Can you block out 9 to 11 tomorrow so I can write my essay?", /^write my essay$/i, "2026-03-17T09:00", {
        end_at: "2026-03-17T11:00",
      }),
      books(
        "Jake's birthday is June 14, put it in the calendar as an all day thing",
        /^jake's birthday$/i,
        "2026-06-14",
      ),
      open("someone should call Bob tomorrow at 3"),
    ]);
  });

  it("are at a place of which more than one thing is told", () => {
    rightly([
      books(
        "parent teacher thing thursday 5.15pm at the school, room 12",
        /^parent teacher thing$/i,
        "2026-03-19T17:15",
        {
          location: "the school, room 12",
        },
      ),
      books("bday dinner for mum!! 22nd 7pm at the Thai place", /^birthday dinner for mum$/i, "2026-03-22T19:00", {
        location: "the Thai place",
      }),
      books("breakfast with Mei friday 8am, the café by the station", /^breakfast with mei$/i, "2026-03-20T08:00", {
        location: "the café by the station",
      }),
      books("look at the place friday 3pm", /^look at the place$/i, "2026-03-20T15:00"),
    ]);
  });

  it("are for the day that was asked about, then", () => {
    rightly([
      books(
        "ok put mixing session at 2pm then",
        /^mixing session$/i,
        "2026-03-17T14:00",
        {},
        {
          earlier: ["When am I free tomorrow afternoon?"],
        },
      ),
    ]);
  });
});

describe("what is told beside the time", () => {
  it("is where, with whom, and until when it is to be done", () => {
    rightly([
      books("book flights to Spain by friday 5pm", /^book flights to spain$/i, "2026-03-20T17:00"),
      books("order cake by thursday 3pm", /^order cake$/i, "2026-03-19T15:00"),
      books("schedule lunch by the river friday 1pm", /^lunch by the river$/i, "2026-03-20T13:00"),
      books("lunch 12:30 fri @ Wagamama w/ team", /^lunch w\/ team$/i, "2026-03-20T12:30", { location: "Wagamama" }),
      books("interview prep w Tom tmrw 8-9pm zoom", /^interview prep with tom$/i, "2026-03-17T20:00", {
        end_at: "2026-03-17T21:00",
        location: "zoom",
      }),
      books("choir tuesdays 7.30 at St Luke's", /^choir$/i, "2026-03-17T19:30", {
        location: "St Luke's",
        recurrence: { freq: "weekly" },
      }),
      books("out of office 23rd to 27th", /^out of office$/i, "2026-03-23/2026-03-27"),
      books("under 9s vs Hadley, sunday, kick off 10.30, pitch 4", /^under 9s vs hadley$/i, "2026-03-22T10:30", {
        location: "pitch 4",
      }),
      books("on my way to work i remembered - optician, 24th, 9:20", /^optician$/i, "2026-03-24T09:20"),
    ]);
  });
});
