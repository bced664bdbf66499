import { describe, it } from "vitest";
import { changes, does, finds, frees } from "./outcome.ts";
import { open, rightly, writesNothing } from "./rightly.ts";

describe("a length beside an event", () => {
  it("is how long it takes, and no way to go", () => {
    rightly([
      changes("the dentist thing on thursday, make it an hour", "dentist", { end_at: "2026-03-19T16:00" }),
      changes("the dentist on thursday, make it two hours", "dentist", { end_at: "2026-03-19T17:00" }),
      changes("project sync, make it half an hour", "sync", { end_at: "2026-03-16T15:30" }),
      changes("tomorrow's review, make it 90 minutes", "review", { end_at: "2026-03-17T11:30" }),
      changes("yoga tomorrow, make it an hour and a half", "yoga1", { end_at: "2026-03-17T20:30" }),
      changes("project sync, make it 4", "sync", { start_at: "2026-03-16T16:00" }),
      open("move project sync to an hour"),
    ]);
  });

  it("is looked for where it is to be squeezed in", () => {
    rightly([
      frees("when can I squeeze in 2 hours this week", "2026-03-16", "2026-03-22", { duration_minutes: 120 }),
      frees("when could I squeeze in 3 hours tomorrow", "2026-03-17", "2026-03-17", { duration_minutes: 180 }),
      does("call mom in 2 hours", "calendar.create", /2026-03-16T11:12/),
    ]);
  });
});

describe("a day in few letters", () => {
  it("is a day at the end of a message", () => {
    rightly([
      frees("am I free sat", "2026-03-21"),
      frees("am I free sun?", "2026-03-22"),
      finds("am I busy sat", "2026-03-21"),
      finds("what about sat", "2026-03-21"),
      open("coffee in the sun"),
    ]);
  });

  it("is the next one of that name, for what is there on another day", () => {
    const gym = { earlier: ["gym friday 6pm"] };
    rightly([
      does("and the same on monday", "calendar.create", /2026-03-23T18:00/, gym),
      does("and again on monday", "calendar.create", /2026-03-23T18:00/, gym),
      does("and again on saturday", "calendar.create", /2026-03-21T18:00/, gym),
    ]);
  });
});

describe("from one hour to another", () => {
  it("is a change, where something went there", () => {
    rightly([
      changes("project sync went from 3 to 4", "sync", { start_at: "2026-03-16T16:00" }),
      changes("the dentist got moved from 3 to 4 on thursday", "dentist", { start_at: "2026-03-19T16:00" }),
      does("piano from 4 to 5 on friday", "calendar.create", /2026-03-20T16:00.*2026-03-20T17:00/),
    ]);
    writesNothing([
      ["lesson with Mrs Albright shifted from 4 to 5 on friday"],
      ["piano went from 4 to 5 on friday"],
      ["swim class switched from 5 to 6 on tuesday"],
      ["dentist appointment pushed from 9 to 10"],
      ["dentist appointment pushed from 9 to 10 friday"],
    ]);
  });
});

describe("somebody without a name", () => {
  it("is no name of an event", () => {
    writesNothing([
      ["add Leila Osman, my accountant", "book her in for friday at 3"],
      ["who is grace", "book her for friday at 3"],
      ["what's Mei's number", "schedule her for thursday 9am"],
    ]);
  });
});
