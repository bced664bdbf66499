import { describe, expect, it } from "vitest";
import { say } from "./judge.ts";
import { books, changes, does, drops, finds, invites, replies, talks, tells } from "./outcome.ts";
import { rightly, writesNothing } from "./rightly.ts";

const reminded = { reminders: [0] };

describe("what is said with ceremony", () => {
  it("asks for an entry", () => {
    rightly([
      books(
        "Would you kindly record that we have a board meeting on Friday at 9?",
        /^Board meeting$/,
        "2026-03-20T09:00",
      ),
      books(
        "Good evening. Could you note that there is a fire drill tomorrow at 10:30 am?",
        /^Fire drill$/,
        "2026-03-17T10:30",
      ),
      books(
        "I should like to be reminded to call the bank tomorrow at 10 a.m.",
        /^Call the bank$/,
        "2026-03-17T10:00",
        reminded,
      ),
      books(
        "Please put the village fete down for the 4th of July. It's an all-day event.",
        /^Village fete$/,
        "2026-07-04",
      ),
      books("Choir practice on Tuesday at 7pm; kindly add it.", /^Choir practice$/, "2026-03-17T19:00"),
    ]);
  });

  it("asks what there is, and changes it", () => {
    rightly([
      finds("Could you tell me what I have planned for tomorrow?", "2026-03-17"),
      finds("What does Friday hold?", "2026-03-20"),
      tells("What does the remainder of the week hold for me?", /(?=[^]*dentist)(?=[^]*customer visit)/i),
      tells("At what hour is lunch with Sam, and on which day?", /Mar 16 12:00/),
      drops("I'm afraid I shall have to cancel lunch with Sam.", "lunch"),
      replies("Unfortunately I must decline the customer visit", "reject", "visit"),
      talks("Thank you, that is very kind of you."),
    ]);
    writesNothing([["I must push myself harder"], ["Could you tell me what I have against Sam?"]]);
    expect(say({ kind: "tell", say: "That is wrong" }).output.answer).not.toMatch(/welcome/);
  });

  it("takes back what was not meant", () => {
    const earlier = ["Please cancel my dentist appointment."];
    rightly([
      does(
        "Oh dear, I didn't mean to. Please put it back.",
        "calendar.restore",
        { event_id: "evt_dentist" },
        { earlier },
      ),
    ]);
  });
});

describe("what is typed in haste, or dictated", () => {
  it("has its hours in words, in a roster, or up to noon", () => {
    rightly([
      books("call dad tomorrow six pm", /^Call dad$/, "2026-03-17T18:00"),
      books("cleaning friday nine forty-five am", /^Cleaning$/, "2026-03-20T09:45"),
      books("conference call friday eleven a.m.", /^Conference call$/, "2026-03-20T11:00"),
      changes("move product review to two thirty", "review", { start_at: "2026-03-17T14:30" }),
      books("training 3/27 0900-1300", /^Training$/, "2026-03-27T09:00", { end_at: "2026-03-27T13:00" }),
      books("garage sale sunday 8 to noon", /^Garage sale$/, "2026-03-22T08:00", { end_at: "2026-03-22T12:00" }),
      books("lunch for one thirty people friday at noon", /^Lunch for/, "2026-03-20T12:00"),
    ]);
  });

  it("has its place behind the hour", () => {
    rightly([
      books("math final thursday 10am rm 12", /^Math final$/, "2026-03-19T10:00", { location: "room 12" }),
      books("study group thurs 4pm library room 3", /^Study group$/, "2026-03-19T16:00", {
        location: "library room 3",
      }),
      books("Interview w/ Luis, Wed 3pm, Google Meet", /^Interview w/, "2026-03-18T15:00", { location: "Google Meet" }),
      books("haircut sat 11am downtown mall", /^Haircut$/, "2026-03-21T11:00", { location: "downtown mall" }),
      books("eye exam friday 3pm vision center on elm street", /^Eye exam$/, "2026-03-20T15:00", {
        location: "vision center on elm street",
      }),
      books("study group w/ Priya tuesday 6pm at the library", /^Study group w/, "2026-03-17T18:00", {
        location: "the library",
      }),
      books("tomorrow 2pm medical center", /^Medical center$/, "2026-03-17T14:00"),
    ]);
  });

  it("has a remark behind it", () => {
    rightly([
      books("dad's surgery friday 7am dont let me forget", /^Dad's surgery$/, "2026-03-20T07:00", reminded),
      books("yoga with kim sat 10am, 45 minutes max", /^Yoga with kim$/, "2026-03-21T10:00", { duration_minutes: 45 }),
      books("winter break is dec 21-24 put it in", /^Winter break$/, "2026-12-21/2026-12-24"),
      books("set a reminder in 20 minutes check the oven", /^Check the oven$/, "2026-03-16T09:32", reminded),
      drops("nvm about the dentist, kill it", "dentist"),
      changes("move yoga tomorrow to 8pm just this once", "yoga1", { start_at: "2026-03-17T20:00" }),
    ]);
    writesNothing([["cancel yoga thursday don't let me forget"], ["set a reminder for 2 hours before the dentist"]]);
  });

  it("has a slip of the finger in it", () => {
    rightly([
      drops("delte the dentist", "dentist"),
      invites("invtie grace to product review", "review", ["grace"]),
      books("shedule lunch with bob friday at noon", /^Lunch with bob$/, "2026-03-20T12:00"),
      finds("what appointmnets do i have tomorrow", "2026-03-17"),
      tells("wens my dentist", /Mar 19/),
      books("meting with Bob friday at 9", /^Meeting with Bob$/, "2026-03-20T09:00"),
      books("remainder: pay rent friday at 9am", /^Pay rent$/, "2026-03-20T09:00", {
        reminders: /^(?:\[0\]|undefined)$/,
      }),
      books("cancer screening friday at 10am", /^Cancer screening$/, "2026-03-20T10:00"),
      books("rewind tapes friday at 3pm", /^Rewind tapes$/, "2026-03-20T15:00"),
    ]);
  });

  it("asks how often, at what time, and what day it is", () => {
    rightly([
      tells("how often do i have yoga this week?", /Mar 17[^]*Mar 19/),
      tells("what time do i have to be at the dentist", /3:00/),
      finds("do i have anything on tuesday or could we go to the zoo", "2026-03-17"),
      tells("ugh what day is it again", /Monday/),
    ]);
  });
});

describe("what a learner of English says", () => {
  it("is a plan, a change or an answer", () => {
    const earlier = ["Please make appointment with tax office"];
    rightly([
      books("I want make a meeting with Grace on Friday at 10", /^Meeting with Grace$/, "2026-03-20T10:00"),
      books("I have interview in March 25, start from 2 PM", /^Interview$/, "2026-03-25T14:00"),
      books("Thursday 10 am", /^Appointment with tax office$/, "2026-03-19T10:00", {}, { earlier }),
      changes("I need change the dentist to Friday at 3pm", "dentist", { start_at: "2026-03-20T15:00" }),
      replies("I can not join to the customer visit, please decline", "reject", "visit"),
    ]);
  });
});

describe("what follows something", () => {
  const recital = { earlier: ["piano recital saturday may 9 at 3pm"] };
  const free = { earlier: ["am i free friday at 10am?"] };

  it("is in its month, at its time, or to it", () => {
    rightly([
      changes("wait no it's sunday the 10th", "new", { start_at: "2026-05-10T15:00" }, recital),
      books("great, book a haircut then", /^Haircut$/, "2026-03-20T10:00", {}, free),
      changes("every month actually", "new", { recurrence: { freq: "monthly" } }, recital),
      invites("plus Mei Chen", "review", ["mei"], { earlier: ["Invite Grace Park to product review"] }),
    ]);
    writesNothing([
      [...recital.earlier, "wait no it's sunday the 11th"],
      ["am i free friday?", "put a haircut there"],
    ]);
  });
});

describe("people and memory in few words", () => {
  it("says what an entry lacks", () => {
    rightly([
      tells("Do I have a telephone number for Sam O'Neill?", /no phone number/),
      tells("what's Grace Park's email?", /no email address/),
      tells("王蕾的电话是多少", /没有王蕾的电话/),
      tells("what is grace park's number", /415/),
    ]);
  });

  it("changes, deletes and lists entries", () => {
    const left = "Mei Chen quit Bluebird Travel, she's a guide at Alpine Tours now";
    rightly([
      does("new number for grace park its 415 555 0101", "contacts.update", { contact_id: "ctc_grace" }),
      does(left, "contacts.update", { patch: { company: "Alpine Tours", job_title: "guide" } }),
      does("Sam is now CEO of Tideline", "contacts.update", { patch: { company: "Tideline", job_title: "CEO" } }),
      does("delete mei chens contact", "contacts.delete", { contact_id: "ctc_mei" }),
      tells("which of my contacts work at Yuanshan?", /(?=[^]*Grace)(?=[^]*Alice)/),
    ]);
    writesNothing([
      ["Sam left the meeting, he's sick at home now"],
      ["Sam is now happy with the plan"],
      ["Grace is now a guest at Dinner"],
      ["Sam left Harbor Bank, he's head of Sales now"],
    ]);
  });

  it("keeps, drops and tells what is known", () => {
    rightly([
      does("my nickname's Tex, use that", "memory.update", /"preferred_name":"Tex"/),
      does("i live in san diego now", "memory.update", /"home_city":"san diego"/),
      does("I do not drink black coffee anymore, please forget it", "memory.update", /"remove".*coffee/),
      tells("what have you got on me", /black coffee/),
    ]);
    writesNothing([["i live in fear"], ["my nickname is not funny"]]);
  });
});
