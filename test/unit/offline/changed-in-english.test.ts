import { describe, it } from "vitest";
import { books, changes, does, drops, invites } from "./outcome.ts";
import { open, rightly, writesNothing } from "./rightly.ts";

describe("changes told in English", () => {
  it("are of the time, the length and the place", () => {
    rightly([
      changes("product review starts at 10:15 not 10", "review", { start_at: "2026-03-17T10:15" }),
      changes("tomorrow move the review to 11", "review", { start_at: "2026-03-17T11:00" }),
      changes("bring fwd product review 30 mins", "review", { start_at: "2026-03-17T09:30" }),
      changes("project sync will only be 30 minutes today", "sync", { end_at: "2026-03-16T15:30" }),
      changes("The product review needs ninety minutes, not sixty", "review", { end_at: "2026-03-17T11:30" }),
      changes("lunch with Sam: set location to Cafe Reyes", "lunch", { location: "Cafe Reyes" }),
      does("this week move the team weekly to 11am", "calendar.update", /2026-03-18T11:00/),
      does("Team weekly this week only: start at 10 instead of 9:30", "calendar.update", /2026-03-18T10:00/),
    ]);
  });

  it("are of the name, of where people meet, and of what was listed", () => {
    rightly([
      changes("Project sync should be called Falcon standup, please rename", "sync", { title: "Falcon standup" }),
      changes(
        "we'll meet at Cafe Luna",
        "new",
        { location: "Cafe Luna" },
        { earlier: ["coffee with Mei friday 10am"] },
      ),
      drops("drop the first of those", "dentist", { earlier: ["what do I have on thursday?"] }),
      drops("delete the last of them", "yoga2", { earlier: ["what do I have on thursday?"] }),
      does(
        "i have to bring the van to the garage on friday 8 oclock",
        "calendar.create",
        /"Bring the van to the garage"/,
      ),
      does(
        "call with Mei on friday at 2pm to discuss the budget",
        "calendar.create",
        /"Call with Mei to discuss the budget"/,
      ),
      open("bring the review to friday the way it was"),
    ]);
  });

  it("are of the time and the place at once", () => {
    const dinner = { earlier: ["dinner with Mei friday 7pm"] };
    rightly([
      changes("make it 8, at Zuni", "new", { start_at: "2026-03-20T20:00", location: "Zuni" }, dinner),
      changes("make it 8pm at Joe's", "new", { start_at: "2026-03-20T20:00", location: "Joe's" }, dinner),
      changes("move lunch with Sam to 1pm at Joe's Diner", "lunch", {
        start_at: "2026-03-16T13:00",
        location: "Joe's Diner",
      }),
      changes("in the lobby", "new", { location: "lobby" }, dinner),
      changes("Two and a half hours is better", "new", { end_at: "2026-03-20T21:30" }, dinner),
      does("put lunch with Mei at 1pm friday at Joe's", "calendar.create", /Lunch with Mei.*Joe's/),
      does("make a reservation at 7 at Zuni", "calendar.create", /Reservation.*Zuni/),
    ]);
  });

  it("are that it does not take place", () => {
    rightly([
      drops("The dentist has to go. Cancel it.", "dentist"),
      drops("Tomorrow's review is off, Grace wrote me", "review"),
      drops("Scrub family day this Saturday, kids have a tournament", "family"),
      does("cancel both yoga classes this week, I hurt my ankle", "calendar.delete", /yoga1.*yoga2/),
      open("cancel both dentist appointments"),
    ]);
  });

  it("are of who comes", () => {
    rightly([
      invites("Grace Park should join the product review tomorrow, send her an invite", "review", ["grace"]),
      invites("Put Sam down for the project sync as well", "sync", ["sam"]),
      does("take Grace off the product review again", "calendar.uninvite", /ctc_grace/),
    ]);
  });
});

describe("what is told of people and of oneself, in English", () => {
  it("changes the address book", () => {
    rightly([
      does("I don't need Mei Chen in my address book anymore, remove her", "contacts.delete", /ctc_mei/),
      does("Delete Mei Chen from my people, we no longer use that agency", "contacts.delete", /ctc_mei/),
      does("Mei Chen's email is mei@bluebird.example, add that", "contacts.update", /mei@bluebird/),
      does("Sam O'Neill has left Harbor Bank, he's with First Coastal these days", "contacts.update", /First Coastal/),
      open("delete Sam from my contacts, I was joking"),
    ]);
  });

  it("is kept where it holds for long, and not where it is news", () => {
    rightly([
      does("My blood type is O negative, worth keeping somewhere", "memory.update", /"My blood type is O negative"/),
      does("I can't eat gluten", "memory.update", /gluten/),
      does("I prefer meetings in the morning", "memory.update", /morning/),
      does("I usually swim on Sundays at dawn", "memory.update", /swim/),
      does("I support Arsenal, just so you know", "memory.update", /"I support Arsenal"/),
      does("My shift pattern is four on, three off", "memory.update", /four on, three off/),
      does("I work from 8 to 4:30 on weekdays", "memory.update", /8 to 4:30/),
      does("please call me Mr. Okafor", "memory.update", /"Mr\. Okafor"/),
      does('Drop "black coffee" from my interests, I\'m on tea now', "memory.update", /remove.*black coffee/),
      open("I can't do friday"),
      open("my doctor is off today"),
      open("my car is at the shop"),
      open("my boss is angry"),
      open("My daughter is sick"),
      open("I can't have lunch"),
    ]);
  });
});

describe("changes of what is there, told as people do", () => {
  it("are of the time", () => {
    rightly([
      changes("Yoga class thursday is now at 6 instead of 7", "yoga2", { start_at: "2026-03-19T18:00" }),
      changes("dentist needs to go to next week same time", "dentist", { start_at: "2026-03-26T15:00" }),
      changes("dentist needs to be a week later same time", "dentist", { start_at: "2026-03-26T15:00" }),
      changes("lunch with Sam at 1 instead of 12", "lunch", { start_at: "2026-03-16T13:00" }),
      changes("swap: dentist to Friday 9am", "dentist", { start_at: "2026-03-20T09:00" }),
      changes("Can Thursday's dentist be earlier, like 2?", "dentist", { start_at: "2026-03-19T14:00" }),
      changes("I'd like the dentist an hour later if that's alright", "dentist", { start_at: "2026-03-19T16:00" }),
      changes("running late, push lunch by 20 mins", "lunch", { start_at: "2026-03-16T12:20" }),
      changes("how about moving the dentist to the morning, say 9:30", "dentist", { start_at: "2026-03-19T09:30" }),
      changes("project sync pushed to 4", "sync", { start_at: "2026-03-16T16:00" }),
      changes("the dentist is the 26th now", "dentist", { start_at: "2026-03-26T15:00" }),
      changes("family day is the 28th now, not the 21st", "family", {
        start_date: "2026-03-28",
        end_date: "2026-03-28",
      }),
      does("bring the team weekly forward by 15 minutes this week only", "calendar.update", /"this".*2026-03-18T09:15/),
      does("moving to the new flat on friday 10am", "calendar.create", /Moving to the new flat/),
      open("move the dentist to friday if possible"),
    ]);
  });

  it("are of the place, or that one does not go", () => {
    rightly([
      changes("the review's in room 5 now not 3", "review", { location: "room 5" }),
      drops("Please could you take the dentist out", "dentist"),
      does("Stop the team weekly, we're not doing it any more", "calendar.delete", /evt_weekly.*"all"/),
      invites("Alice Lin and Grace should both be at project sync", "sync", ["alice", "grace"]),
      does("get me out of the customer visit", "calendar.reject_invite", /inv_visit/),
      does("tell quarterly planning I'm not coming", "calendar.reject_invite", /inv_quarter/),
    ]);
  });

  it("are of what was just put in, and taken back", () => {
    const coffee = { earlier: ["coffee with Ann friday 10"] };
    rightly([
      ...[
        "saturday rather",
        "saturday instead",
        "not friday, saturday",
        "that's wrong, it's saturday",
        "no wait saturday",
        "sorry, saturday not friday",
        "the 21st not the 20th, my bad",
      ].map((said) => changes(said, "new", { start_at: "2026-03-21T10:00" }, coffee)),
      ...["11 actually", "11 not 10", "her boss says 11 is better"].map((said) =>
        changes(said, "new", { start_at: "2026-03-20T11:00" }, coffee),
      ),
      changes("we got table 9", "new", { location: "table 9" }, coffee),
      changes("at her place", "new", { location: "her place" }, coffee),
      drops("wait no, cancel that", "new", coffee),
      open("saturday instead", ["what's on friday"]),
      open("no, sunday", ["what's on saturday"]),
      open("actually sunday", ["what's on saturday"]),
      open("4 actually", ["what do I have on saturday"]),
      open("sunday not saturday", ["what do I have on saturday"]),
      does("wait no, cancel that", "calendar.restore", /evt_yoga1/, { earlier: ["delete yoga tomorrow"] }),
    ]);
  });
});

describe("what was just written, in English", () => {
  const headshots = { earlier: ["Headshots with Nora on Thursday at 1pm"] };
  const physio = { earlier: ["Physio next Monday 8am"] };

  it("is corrected by what is meant and what is not", () => {
    rightly([
      ...["no wait friday", "sorry, friday not thursday", "friday, not thursday", "not thursday, friday"].map((say) =>
        changes(say, "new", { start_at: "2026-03-20T13:00" }, headshots),
      ),
      ...["oops, 2 not 1", "not 1, 2", "at 2pm, not 1pm", "change to 2"].map((say) =>
        changes(say, "new", { start_at: "2026-03-19T14:00" }, headshots),
      ),
    ]);
    writesNothing([
      [...headshots.earlier, "not friday"],
      [...headshots.earlier, "no wait, is friday free?"],
    ]);
  });

  it("lasts all day, has a note, and goes for a reason", () => {
    const day = { all_day: true, start_date: "2026-03-23", end_date: "2026-03-23" };
    rightly([
      changes("oh it's all day actually", "new", day, physio),
      changes("make it all day", "new", day, physio),
      changes("add a note: bring the scan", "new", { notes: "bring the scan" }, physio),
      changes("bring the scan, add that as a note", "new", { notes: "bring the scan" }, physio),
      changes("add a note to the dentist: bring x-rays", "dentist", { notes: "bring x-rays" }),
      drops("cancel that, done it already", "new", physio),
      drops("delete it, I don't need it", "new", physio),
      books("add a note to my calendar: dentist friday 3pm", /^dentist$/i, "2026-03-20T15:00"),
    ]);
    writesNothing([
      [...physio.earlier, "delete it, but keep yoga"],
      [...physio.earlier, "cancel that, and yoga"],
      ["it's all day"],
    ]);
  });
});
