import { describe, it } from "vitest";
import { books, finds } from "./outcome.ts";
import { open, rightly } from "./rightly.ts";

const weekly = (...days: string[]) => ({ recurrence: { freq: "weekly", by_weekday: days } });
const monthly = (day: string) => ({ recurrence: { freq: "monthly", by_weekday: [day] } });

describe("days of a series", () => {
  it("may stand in a row without commas", () => {
    rightly([
      books(
        "fish delivery every tue thu and sat 6am",
        /^fish delivery$/i,
        "2026-03-17T06:00",
        weekly("TU", "TH", "SA"),
      ),
      books("gym every mon wed fri 6am", /^gym$/i, "2026-03-18T06:00", weekly("MO", "WE", "FR")),
    ]);
  });

  it("are counted in figures as well as in words", () => {
    rightly([
      books(
        "Model railroad club, 3rd Saturday of every month, 1 PM",
        /railroad club$/i,
        "2026-03-21T13:00",
        monthly("3SA"),
      ),
      books("yoga every 2nd tuesday at 5pm", /^yoga$/i, "2026-03-17T17:00", {
        recurrence: { freq: "weekly", interval: 2 },
      }),
      books("book club 2nd tuesday of each month at 7pm", /^book club$/i, "2026-04-14T19:00", monthly("2TU")),
      books(
        "board meeting on the 1st monday of every month 6pm",
        /^board meeting$/i,
        "2026-04-06T18:00",
        monthly("1MO"),
      ),
    ]);
  });
});

describe("a date", () => {
  it("may be two days, one behind the other", () => {
    rightly([
      finds("Kindly show me the schedule for March 28 and 29.", "2026-03-28", "2026-03-29"),
      finds("what's on april 3 and 4", "2026-04-03", "2026-04-04"),
      open("dentist april 3 and 9"),
    ]);
  });

  it("is a whole day when something is due, or when there is no school", () => {
    rightly([
      books("thesis chapter 2 due may 1", /^thesis chapter 2 due$/i, "2026-05-01"),
      books("passport expires june 3", /^passport expires$/i, "2026-06-03"),
      books("no school next monday, put that in as all day", /^no school$/i, "2026-03-23"),
      books("no school from march 30 till april 3", /^no school$/i, "2026-03-30/2026-04-03"),
      books("problem set 6 due april 3 11:59pm", /problem set 6/i, "2026-04-03T23:59"),
    ]);
  });

  it("may stand in front of what one is to be reminded of", () => {
    rightly([
      books("in 40 minutes remind me to move my car", /^move my car$/i, "2026-03-16T09:52", { reminders: [0] }),
      books("tomorrow at 9 remind me to cancel the gym membership", /^cancel the gym/i, "2026-03-17T09:00", {
        reminders: [0],
      }),
      open("at the airport remind me to buy water"),
    ]);
  });

  it("leaves a doctor's name where it is", () => {
    rightly([
      books(
        "Please enter: cardiologist, Dr. Weiss, Monday the 30th of March at 8:50 a.m.",
        /^cardiologist, dr\.? weiss$/i,
        "2026-03-30T08:50",
      ),
    ]);
  });
});
