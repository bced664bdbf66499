import { describe, expect, it } from "vitest";
import { grade, isWrite, say } from "./judge.ts";
import { does } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

const rightly = (utterances: readonly Utterance[]) => {
  for (const utterance of utterances) expect(grade(utterance), utterance.say).toMatchObject({ grade: "right" });
};
const writesNothing = (sentences: readonly (readonly string[])[]) => {
  for (const sentence of sentences) {
    const said = say({ kind: "tell", say: sentence.at(-1) ?? "", earlier: sentence.slice(0, -1) });
    expect(said.calls.filter(isWrite), sentence.join(" / ")).toEqual([]);
  }
};

describe("what the user wants to be called", () => {
  it("is a name, in however many clauses it is told", () => {
    const called = (text: string, name: string) =>
      does(text, "memory.update", new RegExp(`"preferred_name":"${name}"`));
    rightly([
      called("my name is Harold but everyone calls me Hal, so use that", "Hal"),
      called("I'm Harold, but people call me Hal", "Hal"),
      called("my name's Elizabeth, Liz for short", "Liz"),
      called("call me Hal, not Harold", "Hal"),
      called("please call me Hal instead of Harold", "Hal"),
      called("my full name is Jonathan Reyes but I go by Jon", "Jon"),
      called("from now on call me Captain", "Captain"),
      called("remember my name is Zoe", "Zoe"),
    ]);
  });

  it("is nothing that only sounds like one", () => {
    writesNothing([
      ["call me back at 5"],
      ["call me when you're free"],
      ["call me a cab"],
      ["call me tomorrow"],
      ["my name is spelled wrong"],
      ["my name is on the guest list, right"],
      ["my name is not Alice"],
      ["my name is Alice, don't call me Al"],
    ]);
  });
});

describe("what is told of the calendar", () => {
  it("is no fact to be kept", () => {
    writesNothing([["note: cancel yoga"], ["fyi my yoga class is cancelled tomorrow"]]);
  });

  it("is no new event where it says why one changes", () => {
    writesNothing([
      ["Sam is running late, lunch at 12:15"],
      ["I overslept, standup at 10"],
      ["we're running a bit behind, standup at 10"],
      ["carpool with Heather on mornings Mon Wed Fri 7:50"],
      ["my roommate's name is Tasha", "her birthday is june 4"],
    ]);
  });
});

describe("what is typed in haste", () => {
  it("is read in full words", () => {
    rightly([
      does("can u move the dentist to friday at 2 lol", "calendar.update", {
        patch: { start_at: /^2026-03-20T14:00/ },
      }),
      does("whens my dentist thing", "calendar.read", {}),
      does("lunch w tasha tomorrow at 1", "calendar.create", { title: "Lunch with tasha" }),
    ]);
  });
});
