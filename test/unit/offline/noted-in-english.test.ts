import { describe, it } from "vitest";
import { books } from "./outcome.ts";
import { open, rightly } from "./rightly.ts";

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
