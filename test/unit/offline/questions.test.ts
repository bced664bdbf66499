import { describe, expect, it } from "vitest";
import { say } from "./judge.ts";
import { does, finds, frees, talks, tells } from "./outcome.ts";
import { rightly, writesNothing } from "./rightly.ts";

const answerTo = (text: string): string => say({ kind: "tell", say: text }).output.answer;

describe("questions that are asked in other words", () => {
  it("tells when an event is, and whether it is there", () => {
    rightly([
      tells("When do I go to the dentist?", /Mar 19/),
      tells("what days am I at yoga this week", /Mar 17[^]*Mar 19/),
      tells("did I add the dentist to my calendar?", /Mar 19/),
      tells("is yoga on my calendar for thursday", /Mar 19/),
      tells("what time does yoga finish tomorrow", /8:00 PM/),
    ]);
  });

  it("tells where it is, and with whom", () => {
    rightly([
      tells("which room do I go to for the product review?", /会议室/),
      tells("what's the location of the product review", /会议室/),
      tells("where does the product review take place", /会议室/),
      finds("where am I supposed to be tomorrow morning", "2026-03-17"),
      finds("who am I eating with today", "2026-03-16"),
      tells("when do i see sam", /Lunch with Sam/),
      tells("with whom is my lunch", /Sam/),
      tells("is there anything with Mei in the calendar", /with Mei/),
    ]);
    // A person is looked up as before.
    rightly([tells("who is Mei Chen", /Bluebird/)]);
  });

  it("tells the first and the last event of a day", () => {
    rightly([
      tells("when do I finish on Wednesday?", /Quarterly planning/),
      tells("what time can I leave on Friday", /Customer visit/),
      tells("what's the earliest thing tomorrow", /Product review/),
      tells("do I need to get up early on wednesday", /Team weekly/),
    ]);
    writesNothing([["first meeting tomorrow"], ["when do I start my new job"]]);
    expect(answerTo("when do I start my new job")).not.toMatch(/Lunch/);
  });

  it("tells how long it is until an event, and between two", () => {
    rightly([
      tells("how long until lunch", /^2 hours 48 minutes/),
      tells("how many days til april 10", /^25 days/),
      tells("how many days till family day", /^5 days/),
      tells("how long till my next meeting", /Lunch/),
      tells("how much time do I have between lunch and the sync", /^2 hours/),
    ]);
    for (const text of ["how long until mother's day", "how long until lunch with Bob"])
      expect(answerTo(text), text).toMatch(/no event|days until/);
  });

  it("finds the time that is asked for, and makes nothing of it", () => {
    rightly([
      frees("can we do 3pm on thursday", "2026-03-19", "2026-03-19"),
      frees("would friday morning work for me", "2026-03-20", "2026-03-20"),
      frees("where are the gaps on Friday afternoon?", "2026-03-20", "2026-03-20"),
      frees("i'm free friday morning, aren't I", "2026-03-20", "2026-03-20"),
      finds("is my april clear?", "2026-04-01", "2026-04-30"),
      finds("what's the rest of my day like", "2026-03-16"),
      finds("anything between now and 1?", "2026-03-16", "2026-03-16"),
    ]);
    expect(answerTo("am I free until 3 on thursday")).toMatch(/did not use these words: .*until 3/);
    expect(answerTo("am I free before or after lunch")).toMatch(
      /did not understand .*before or after lunch.*Which day/,
    );
  });

  it("takes what is told of oneself, and small talk, for what it is", () => {
    rightly([
      does("I live in Boulder, Colorado", "memory.update", /"home_city":"Boulder, Colorado"/),
      does("I work at Northgate Clinic now, not Yuanshan", "memory.update", /"company":"Northgate Clinic"/),
      does("I don't work at Yuanshan anymore", "memory.update", /"remove":\[\{"path":"company"/),
      talks("good morning! hope you slept well"),
      talks("hi, first time here. what are you good at?"),
    ]);
    writesNothing([["hope you can move lunch to 3"], ["I work at Northgate tomorrow, not Friday"]]);
  });

  it("tells which days are empty", () => {
    rightly([
      tells("is there any day this week with nothing on it?", /^Nothing is planned for Sun, Mar 22/),
      tells("which days this week are empty", /^Nothing is planned for Sun, Mar 22/),
    ]);
  });
});
