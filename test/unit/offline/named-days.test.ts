import { describe, expect, it } from "vitest";
import { isWrite, say } from "./judge.ts";
import { open, rightly } from "./rightly.ts";
import type { Utterance } from "./utterance.ts";

const event = (text: string, title: string, start: string, more: object = {}): Utterance => ({
  kind: "add",
  say: text,
  calls: [["calendar.create", { title, start_at: new RegExp(`^${start}`), ...more }]],
});
const moved = (text: string, id: string, start: string): Utterance => ({
  kind: "move",
  say: text,
  calls: [["calendar.update", { event_id: id, patch: { start_at: new RegExp(`^${start}`) } }]],
});
const titleOf = (text: string) => say({ kind: "add", say: text }).calls.find(isWrite)?.input["title"];

describe("days by their names", () => {
  it("knows feasts that are on one day wherever they are kept", () =>
    rightly([
      event("drinks on st patrick's day at 6", "Drinks", "2026-03-17T18"),
      event("call nan on christmas eve at 5", "Call nan", "2026-12-24T17"),
      event("meet Jo on good friday at 1", "Meet Jo", "2026-04-03T13"),
      event("lunch on easter sunday at 1", "Lunch", "2026-04-05T13"),
      event("brunch on easter monday at 11", "Brunch", "2026-04-06T11"),
      event("lunch on palm sunday at 12", "Lunch", "2026-03-29T12"),
      event("fasting on ash wednesday at 8", "Fasting", "2027-02-10T08"),
      event("shopping on black friday at 6am", "Shopping", "2026-11-27T06"),
      event("sales on cyber monday at 9", "Sales", "2026-11-30T09"),
      { kind: "look", say: "what do I have on good friday", calls: [["calendar.read", { date: "2026-04-03" }]] },
    ]));

  it("asks about the others, and puts none of them on today", () =>
    rightly(
      [
        "brunch on mother's day at 11",
        "bbq on memorial day at 2",
        "dinner on my birthday at 7",
        "dinner on Grace's birthday at 7",
        "christmas dinner at 3",
        "super bowl sunday at Bo's at 3",
      ].map((text) => open(text)),
    ));

  it("takes a plain weekday for one", () =>
    rightly([event("call the bank on monday at 9", "Call the bank", "2026-03-23T09")]));

  it("leaves a day in the name that has it", () =>
    rightly([
      event("Sunday school sunday 10am", "Sunday school", "2026-03-22T10"),
      event("Friday prayers friday 1pm", "Friday prayers", "2026-03-20T13"),
      event("drinks on st patrick's day at 6", "Drinks", "2026-03-17T18"),
      event("appointment confirmed with Dr. Lee wed 10", "Appointment with Dr. Lee", "2026-03-18T10"),
    ]));

  it("asks about a day that is a part of the name and was lost", () =>
    rightly(["Taco Tuesday at Bo's tuesday 7pm", "Wednesday Night Football wednesday 8pm"].map((text) => open(text))));
});

describe("days of a series in letters", () => {
  const weekly = (...days: string[]) => ({ recurrence: { freq: "weekly", by_weekday: days } });
  it("reads them in front of the hour", () =>
    rightly([
      event("spanish with Pilar m/th 18:30", "Spanish with Pilar", "2026-03-16T18:30", weekly("MO", "TH")),
      event("gym m/w/f 6:30am", "Gym", "2026-03-18T06:30", weekly("MO", "WE", "FR")),
      event("gym M-F 6am", "Gym", "2026-03-17T06", weekly("MO", "TU", "WE", "TH", "FR")),
      event("standup m-th at 9am", "Standup", "2026-03-17T09", weekly("MO", "TU", "WE", "TH")),
      event("bio lab t/r 2pm", "Bio lab", "2026-03-17T14", weekly("TU", "TH")),
      event("tutoring sa/su 10am", "Tutoring", "2026-03-21T10", weekly("SA", "SU")),
      event("class MW 10-11:15", "Class", "2026-03-16T10", weekly("MO", "WE")),
      event("t/f quiz 3pm tomorrow", "T/f quiz", "2026-03-17T15"),
    ]));

  it("ends a series on a day whose number stands in front", () =>
    rightly([
      event("watering every day at 7 until 30 april", "Watering", "2026-03-17T07", {
        recurrence: { freq: "daily", until: "2026-04-30" },
      }),
      event("practice every tuesday at 4 until 12 may", "Practice", "2026-03-17T16", {
        recurrence: { freq: "weekly", until: "2026-05-12" },
      }),
      event("physio every monday at 9 to 20 april", "Physio", "2026-03-23T09", {
        recurrence: { freq: "weekly", until: "2026-04-20" },
      }),
      open("pick up Nina at 3 until 27 march"),
    ]));
});

describe("words in another order", () => {
  it("moves up what is earlier, and back what is later", () =>
    rightly([
      moved("move up the dentist by 30 minutes", "evt_dentist", "2026-03-19T14:30"),
      moved("move up the dentist 30 minutes", "evt_dentist", "2026-03-19T14:30"),
      moved("move up yoga tomorrow an hour", "evt_yoga1", "2026-03-17T18"),
      moved("bump up the review by an hour", "evt_review", "2026-03-17T09"),
      moved("shift up the sync by 15 minutes", "evt_sync", "2026-03-16T14:45"),
      moved("set back the dentist by an hour", "evt_dentist", "2026-03-19T16"),
      moved("put back the dentist by an hour", "evt_dentist", "2026-03-19T16"),
      moved("move up the dentist to 2", "evt_dentist", "2026-03-19T14"),
    ]));

  it("looks at the part of the day that stands in front of it", () =>
    rightly(
      (
        [
          ["what's on in the evening on thursday", "2026-03-19T18"],
          ["what have I got in the morning on wednesday", "2026-03-18T06"],
          ["anything in the afternoon on friday", "2026-03-20T12"],
          ["what's on in the evening tomorrow", "2026-03-17T18"],
          ["what do I have at night on tuesday", "2026-03-17T18"],
        ] as const
      ).map(([text, start]) => ({
        kind: "look",
        say: text,
        calls: [["calendar.read", { start_at: new RegExp(`^${start}`) }]],
      })),
    ));

  it("looks back at what was", () =>
    rightly([
      ...["what was on the weekend", "what was on at the weekend", "what did I do at the weekend"].map(
        (text): Utterance => ({
          kind: "look",
          say: text,
          calls: [["calendar.read", { start_at: /^2026-03-14/ }]],
        }),
      ),
      { kind: "look", say: "what was I up to on saturday", calls: [["calendar.read", { date: "2026-03-14" }]] },
      { kind: "look", say: "was I busy on friday", calls: [["calendar.read", { date: "2026-03-13" }]] },
      { kind: "look", say: "did I have yoga on tuesday", calls: [["calendar.read", { date: "2026-03-10" }]] },
    ]));

  it("keeps what is settled out of the name, and cuts none behind a title of somebody", () => {
    expect(titleOf("appointment confirmed with Dr. Lee wed 10")).toBe("Appointment with Dr. Lee");
    expect(titleOf("meeting booked with Zoe thurs 2pm")).toBe("Meeting with Zoe");
    expect(titleOf("dinner reserved at Nobu fri 7")).toBe("Dinner");
    expect(titleOf("arranged a call with Ms. Ode for friday 3pm")).toBe("Call with Ms. Ode");
    expect(titleOf("see Dr. Patel friday 9am")).toBe("See Dr. Patel");
    rightly([
      open("all set with Mr. Kim for thursday at 1"),
      open("add: Prof. Okoro's talk, e.g. room 4, thursday 2pm"),
    ]);
  });
});
