import { describe, it } from "vitest";
import { open, rightly, writesNothing } from "./rightly.ts";
import type { Utterance } from "./utterance.ts";

const moves = (say: string, id: string, patch: object, earlier: string[] = []): Utterance => ({
  kind: "move",
  say,
  earlier,
  calls: [["calendar.update", { event_id: id, patch }]],
});
const drops = (say: string, id: string, earlier: string[] = []): Utterance => ({
  kind: "delete",
  say,
  earlier,
  calls: [["calendar.delete", { event_id: id }]],
});

describe("a change of what is there", () => {
  it("may be asked for, or told", () => {
    rightly([
      moves("Can lunch with Sam be at 12:30 instead?", "evt_lunch", { start_at: /^2026-03-16T12:30/ }),
      moves("family day should be sunday not saturday", "evt_family", { start_date: "2026-03-22" }),
      moves("We moved family day to the 28th", "evt_family", { start_date: "2026-03-28" }),
      moves("tomorrow's yoga starts at 6:45pm", "evt_yoga1", { start_at: /^2026-03-17T18:45/ }),
      moves("the dentist rang, they can only do Thursday 9:30 in the morning", "evt_dentist", {
        start_at: /^2026-03-19T09:30/,
      }),
      moves("Thursday's dentist: push to 3:30", "evt_dentist", { start_at: /^2026-03-19T15:30/ }),
      moves("dentist a day earlier please", "evt_dentist", { start_at: /^2026-03-18T15:00/ }),
      moves("make the project sync one hour earlier", "evt_sync", { start_at: /^2026-03-16T14:00/ }),
      moves("yoga on thursday at 6:30 instead", "evt_yoga2", { start_at: /^2026-03-19T18:30/ }),
      moves("change the dentist from Thursday to Friday, same hour", "evt_dentist", { start_at: /^2026-03-20T15:00/ }),
      moves("shift my dentist to the week after, same day and time", "evt_dentist", { start_at: /^2026-03-26T15:00/ }),
      moves("I can't do the product review tomorrow at 10, make it 2", "evt_review", { start_at: /^2026-03-17T14:00/ }),
      moves("make the dentist start at 2:30", "evt_dentist", { start_at: /^2026-03-19T14:30/ }),
      moves("my dentist appointment is at 4 on thursday", "evt_dentist", { start_at: /^2026-03-19T16:00/ }),
      moves("Lunch with Sam should be at Zuni", "evt_lunch", { location: "Zuni" }),
      moves("turn the product review into a 2 hour meeting", "evt_review", { end_at: /^2026-03-17T12:00/ }),
      moves("remind me the day before family day", "evt_family", { reminders: [1440] }),
      moves("project sync is in room 5, please add the location", "evt_sync", { location: "room 5" }),
    ]);
  });

  it("of its end or its length is no new event", () => {
    rightly([
      moves("end the project sync at 3:45", "evt_sync", { end_at: /^2026-03-16T15:45/ }),
      moves("the project sync should end at 3:45 today", "evt_sync", { end_at: /^2026-03-16T15:45/ }),
      moves("The product review has to finish at 10:45", "evt_review", { end_at: /^2026-03-17T10:45/ }),
      moves("product review needs 90 minutes not 60", "evt_review", { end_at: /^2026-03-17T11:30/ }),
      moves("make product review 45 minutes instead of an hour", "evt_review", { end_at: /^2026-03-17T10:45/ }),
    ]);
    writesNothing([["end the standup at 9:20"], ["finish lunch at 1"], ["it should end by 4"]]);
  });

  it("may have its reason behind it, as long as that wants nothing", () => {
    rightly([
      drops("cancel yoga tomorrow, my knee hurts", "evt_yoga1"),
      drops("take dentist off thursday, i can't get out of my shift", "evt_dentist"),
      drops("Family day is off, Gran is ill. Remove it.", "evt_family"),
      moves("make lunch with sam 2 hours, we have a lot to talk about", "evt_lunch", { end_at: /^2026-03-16T14:00/ }),
      open("cancel yoga tomorrow, my knee hurts but I'll go on thursday"),
      open("cancel lunch, he wants dinner instead"),
    ]);
  });

  it("may be of whatever is then, and of both that were listed", () => {
    rightly([
      drops("Cancel whatever I've got at 3 today", "evt_sync"),
      drops("i have to cancel the thing on thursday afternoon", "evt_dentist"),
      drops("skip team weekly this wednesday", "evt_weekly"),
      {
        kind: "delete",
        say: "delete both",
        earlier: ["show me thursday"],
        calls: [["calendar.delete", { event_ids: ["evt_dentist", "evt_yoga2"] }]],
      },
      {
        kind: "respond",
        say: "accept both invites",
        calls: [
          ["calendar.accept_invite", { invite_id: "inv_quarter" }],
          ["calendar.accept_invite", { invite_id: "inv_visit" }],
        ],
      },
    ]);
    writesNothing([
      ["show me wednesday", "delete both"],
      ["what's on today", "delete both of the reminders"],
    ]);
  });
});

describe("what was just spoken of", () => {
  it("is changed by a word", () => {
    rightly([
      moves("8 instead", "evt_new", { start_at: /^2026-03-20T20:00/ }, ["dinner with Ann friday 7pm"]),
      moves("change the title to Dinner party", "evt_new", { title: "Dinner party" }, ["dinner with Ann friday 7pm"]),
      moves("scratch that, its thursday", "evt_new", { start_at: /^2026-03-19T14:00/ }, [
        "econ midterm wednesday 2-3:15pm",
      ]),
      moves("its at Mercy Hospital", "evt_new", { location: "Mercy Hospital" }, ["night shift thu 7pm to 7am"]),
      moves("at mom's", "evt_new", { location: "mom's" }, ["Dinner friday 7"]),
      moves("6:30", "evt_new", { start_at: /^2026-03-16T18:30/ }, ["remind me at 6 to call dad"]),
      moves("tomorrow I mean", "evt_new", { start_at: /^2026-03-17T14:00/ }, ["call with Halden 2pm"]),
      moves("hmm put it back to 3", "evt_sync", { start_at: /^2026-03-16T15:00/ }, ["move project sync to 5"]),
      moves("and remind me an hour before we meet", "evt_new", { reminders: [60] }, [
        "dinner with Nora on Friday at 7pm",
      ]),
      drops("oh wait, delete that again", "evt_new", ["haircut tomorrow at 5pm"]),
      {
        kind: "share",
        say: "invite her too",
        earlier: ["Coffee with Grace Thursday 10am"],
        calls: [["calendar.share", { participants: [{ contact_id: "ctc_grace" }] }]],
      },
      {
        kind: "restore",
        say: "wait no I didn't mean that",
        earlier: ["Delete family day"],
        calls: [["calendar.restore", { event_id: "evt_family" }]],
      },
    ]);
    writesNothing([
      ["what's on friday?", "6:30"],
      ["lunch", "with Sam on friday at 12"],
      ["cancel the thing at 3 today", "oops I meant tomorrow at 10"],
    ]);
  });
});

describe("what is there, in other words", () => {
  it("gets another time, place or end", () => {
    rightly([
      moves("Project sync: bring it forward to 2:15 p.m., please.", "evt_sync", {
        start_at: "2026-03-16T14:15:00-07:00",
      }),
      moves("yoga tomorrow starts at 7:30 not 7", "evt_yoga1", { start_at: "2026-03-17T19:30:00-07:00" }),
      moves("Put Kim's Noodle House as the place for lunch with Sam", "evt_lunch", { location: "Kim's Noodle House" }),
      moves("make Zuni the location of lunch with Sam", "evt_lunch", { location: "Zuni" }),
      moves("The product review will be held in the Juniper room", "evt_review", { location: "the Juniper room" }),
      moves("at 450 Sutter", "evt_new", { location: "450 Sutter" }, ["dentist friday 9am"]),
      moves("at 10", "evt_new", { start_at: "2026-03-20T10:00:00-07:00" }, ["dentist friday 9am"]),
      moves("oh wait, till 8am", "evt_new", { end_at: "2026-03-20T08:00:00-07:00" }, [
        "night shift thursday 7pm to 7am",
      ]),
    ]);
    rightly([open("the product review will be held at 4 or so"), open("the dentist will be held at 4")]);
  });

  it("is dropped for a reason, and so are a guest and an invite", () => {
    rightly([
      drops("Sam is sick so no lunch today, remove it", "evt_lunch"),
      drops("he just called, not coming. delete that", "evt_new", ["Health inspector coming Wednesday at 10:15"]),
      {
        kind: "invite",
        say: "hmm no, take Grace off again",
        earlier: ["invite Grace to the product review"],
        calls: [["calendar.uninvite", { event_id: "evt_review" }]],
      },
      {
        kind: "reply",
        say: "I'm on shift during quarterly planning so please say no to that one",
        calls: [["calendar.reject_invite", { invite_id: "inv_quarter" }]],
      },
    ]);
    writesNothing([["take Grace off again"], ["I'm free during quarterly planning so say no to that one"]]);
  });
});
