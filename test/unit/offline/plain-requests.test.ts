import { describe, it } from "vitest";
import { books, changes, drops, invites, replies } from "./outcome.ts";
import { open, rightly } from "./rightly.ts";

describe("a request around its words of command", () => {
  it("is the plain one", () => {
    rightly([
      books(
        "Would you be so kind as to note my eye test for the 2nd of April at half past nine in the morning?",
        /^eye test$/i,
        "2026-04-02T09:30",
      ),
      books("add to calendar: viewing, monday next week, 10 oclock", /^viewing$/i, "2026-03-23T10:00"),
      books("New call with Grace tomorrow at 4", /^call with grace$/i, "2026-03-17T16:00"),
      books("Add a test event for today at 5pm called Hello World", /^hello world$/i, "2026-03-16T17:00"),
      books("we got tickets for the opera on april 10 at 7:30 pm", /^opera$/i, "2026-04-10T19:30"),
      books("create a recurring event: grooming every other Friday at 11am", /^grooming$/i, "2026-03-20T11:00", {
        recurrence: { freq: "weekly", interval: 2 },
      }),
      books("set a reminder to feed the cat every 3 days at 6pm", /^feed the cat$/i, "2026-03-16T18:00", {
        reminders: [0],
        recurrence: { freq: "daily", interval: 3 },
      }),
      drops("ok now delete project sync", "sync"),
    ]);
  });

  it("is on the day of the week that is told, and asked about where that may be two", () => {
    rightly([
      books("dinner tuesday next week 7pm", /^dinner$/i, "2026-03-24T19:00"),
      books("dinner next week friday 7pm", /^dinner$/i, "2026-03-27T19:00"),
      open("lunch with Bo monday and tuesday next week at noon"),
      open("lunch with Bo next week tuesday and thursday at noon"),
    ]);
  });
});

describe("a change by so much", () => {
  it("counts from the event, whatever its name", () => {
    rightly([
      changes("make the product review half an hour longer", "review", { end_at: "2026-03-17T11:30" }),
      changes("make the dentist 10 minutes shorter", "dentist", { end_at: "2026-03-19T15:35" }),
      changes("move it an hour later", "review", { start_at: "2026-03-17T11:00" }, { earlier: ["when is the review"] }),
      changes(
        "no, make it 30 minutes later",
        "review",
        { start_at: "2026-03-17T10:30" },
        {
          earlier: ["when is the review"],
        },
      ),
      changes("thursday's yoga starts an hour earlier, please fix", "yoga2", { start_at: "2026-03-19T18:00" }),
      changes("I need the product review to go until noon", "review", { end_at: "2026-03-17T12:00" }),
      changes("Lunch w/ Sam will be at Tadich Grill", "lunch", { location: /^tadich grill$/i }),
      changes(
        "make it a weekly thing",
        "new",
        { recurrence: { freq: "weekly" } },
        {
          earlier: ["call the bank tomorrow 10am"],
        },
      ),
    ]);
  });

  it("is told with its reason", () => {
    rightly([
      changes("I'm running behind, make lunch with Sam a quarter of an hour later", "lunch", {
        start_at: "2026-03-16T12:15",
      }),
      drops("scrap family day, we have other plans", "family"),
      drops("they just cancelled on us, remove it", "new", { earlier: ["dinner with the Wus friday 7pm"] }),
      replies("please turn down the quarterly planning invite, I'm on shift then", "reject", "quarter"),
      open("cancel the dentist, I have other plans for it"),
    ]);
  });
});

describe("one more guest", () => {
  it("is told in a sentence, or behind the first", () => {
    rightly([
      invites("Grace Park should be in the product review too, please invite her", "review", ["grace"]),
      invites("and Grace as well please", "sync", ["grace"], { earlier: ["Invite Alice Lin to the project sync"] }),
      invites("Grace too", "sync", ["grace"], { earlier: ["Invite Alice Lin to the project sync"] }),
    ]);
  });
});

describe("an entry that is told", () => {
  const allDay = "2026-04-20";

  it("is one of a whole day where the day has a name, or is off", () => {
    rightly([
      books("school picture day is april 20th", /^school picture day$/i, allDay),
      books("No work on April 20th, I took the day off. Put it in please", /^day off$/i, allDay),
      books("I'm taking April 20th off", /^day off$/i, allDay),
      books("code freeze from the 24th through the 27th", /^code freeze$/i, "2026-03-24/2026-03-27"),
      open("family day is april 20th"),
      open("the best day is friday"),
      open("I took monday off"),
    ]);
  });

  it("has its gate for a place, and its “after work” for a part of the name", () => {
    rightly([
      books("my uncle arrives Friday at 18:05, Terminal 2", /^uncle arrives$/i, "2026-03-20T18:05", {
        location: /^terminal 2$/i,
      }),
      open("flight to Oslo friday 6am, gate B12"),
      books("drinks with Jo thursday after work at 6", /^drinks with jo after work$/i, "2026-03-19T18:00"),
      books(
        "tuesday 3:40pm",
        /^appointment with the optician$/i,
        "2026-03-17T15:40",
        {},
        {
          earlier: ["I need an appointment with the optician"],
        },
      ),
      changes("The dentist is at 450 Sutter St, suite 800. Can you add the address?", "dentist", {
        location: /^450 sutter st, suite 800$/i,
      }),
    ]);
  });

  it("is taken back when it was a try, and one of a series alone", () => {
    rightly([
      drops("great, works. you can delete it again", "new", { earlier: ["test event tomorrow at 3pm"] }),
      drops("No team weekly this Wednesday, half the team is away, so delete that one. The other weeks stay", "weekly"),
      open("cancel team weekly. the rest stays"),
    ]);
  });
});
