import { describe, it } from "vitest";
import { changes, finds, frees, tells } from "./outcome.ts";
import { open, rightly } from "./rightly.ts";

const after = (...earlier: string[]) => ({ earlier });

describe("questions that go on, in English", () => {
  it("asks of another hour, or of the same hour on another day", () => {
    const asked = after("Am I free tomorrow at 2");
    const at = (start: string) => ({ ...asked, calls: [["calendar.find_free", { start_at: start }]] as const });
    rightly([
      tells("what about 4", /4:00 PM/, at("2026-03-17T16:00:00-07:00")),
      tells("and at 4?", /4:00 PM/, at("2026-03-17T16:00:00-07:00")),
      tells("how about thursday", /2:00 PM/, at("2026-03-19T14:00:00-07:00")),
      tells("and thursday at 5?", /5:00 PM/, at("2026-03-19T17:00:00-07:00")),
      tells("and 5:30?", /5:30 PM/, {
        ...after("Am I free tomorrow at 2", "what about 4"),
        calls: [["calendar.find_free", { start_at: "2026-03-17T17:30:00-07:00" }]],
      }),
      finds("and saturday", "2026-03-21", "2026-03-21", after("what's on friday")),
    ]);
  });

  it("asks of what was just spoken of when and where it is", () => {
    rightly([
      tells("and what time", /10:00 AM–11:00 AM/, after("Where is the review?")),
      tells("what time", /10:00 AM–11:00 AM/, after("where is the product review")),
      tells("and where", /no place yet/, after("when is the dentist")),
      tells("how long", /1 hour/, after("where is the product review")),
      tells("when?", /Fri, Mar 20 12:00 PM/, after("Lunch with Ann friday noon")),
      tells("and the product review?", /10:00 AM–11:00 AM/, after("when is the dentist")),
      tells("what about yoga", /Tue, Mar 17 7:00 PM[^]*Thu, Mar 19 7:00 PM/, after("when is the dentist")),
      // Behind anything else it is the clock that is asked.
      tells("what time", /9:12/, after("hi")),
      tells("what time is it", /9:12/),
      open("and the plumber?", ["when is the dentist"]),
    ]);
  });
});

describe("questions of the clock, in English", () => {
  it("counts to an hour and to feasts, and knows weeks", () => {
    rightly([
      tells("How long until 5pm", /7 hours 48 minutes/),
      tells("how many hours until 6", /8 hours 48 minutes/),
      tells("how many days till Easter", /20 days until Sunday, April 5/),
      tells("how long until good friday", /18 days/),
      tells("how many days until thanksgiving", /November 26/),
      tells("what day is it on the 1st of april", /Wednesday, April 1/),
      tells("is it Monday already??", /Today is Monday/),
      tells("which week number are we in", /week 12 of 2026/),
      tells("what time is it rn", /9:12/),
      open("how long do I have on friday"),
    ]);
  });

  it("takes “of the day” for no day", () => {
    rightly([
      finds("what's my day like", "2026-03-16"),
      open("last meeting of the day"),
      changes("move it to 4", "dentist", { start_at: "2026-03-19T16:00:00" }, after("when's the dentist")),
    ]);
  });
});

describe("free days, in English", () => {
  it("tells what lasts all day, however it is asked", () => {
    rightly(
      ["Is my weekend clear", "free on saturday?", "am i free this weekend", "which days am I free this week"].map(
        (say) => ({
          kind: "free",
          say,
          answer: /all day {2}Family day/,
        }),
      ),
    );
    rightly([frees("am i free on sunday", "2026-03-22")]);
  });

  it("says how it is used, and shows no day for it", () => {
    rightly([
      { kind: "chat", say: "How do I add something to the calendar?", task: "chat" },
      { kind: "chat", say: "how do I delete an event", task: "chat" },
      { kind: "chat", say: "what can you help with", task: "chat", earlier: ["hi"] },
      finds("how do I look tomorrow", "2026-03-17"),
    ]);
  });
});
