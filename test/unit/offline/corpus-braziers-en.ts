import { asks, books, changes, does, drops, finds, frees, invites, refuses, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const haircut = { earlier: ["Haircut friday at 4pm"] };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const onlyThisWeekly = /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/;
const workdays = ["MO", "TU", "WE", "TH", "FR"];

export const braziersEn: readonly Utterance[] = [
  // new events
  books(
    "The beekeepers' club meets Wednesday the 25th at 6:30 in the evening, at the grange hall",
    /beekeepers/i,
    "2026-03-25T18:30",
    { location: /grange hall|^undefined$/i },
  ),
  books("opening shift tmrw 5am to 1pm", /opening shift$/i, "2026-03-17T05:00", { end_at: "2026-03-17T13:00" }),
  books("night shift thurs 19:00-07:30", /night shift$/i, "2026-03-19T19:00", { end_at: "2026-03-20T07:30" }),
  books("roof estimate mrs Kowalski friday 10am 212 Birch Ln", /roof estimate/i, "2026-03-20T10:00", {
    location: /212 birch ln$|^undefined$/i,
  }),
  books("twins 4 yr checkup april 8 at 9:20am", /check-?up$/i, "2026-04-08T09:20"),
  books("I have exam of linear algebra in 26 March 14:00 until 16:30", /linear algebra/i, "2026-03-26T14:00", {
    end_at: "2026-03-26T16:30",
  }),
  books(
    "Please enter a deposition in the Hartwell matter for Tuesday, March 24, 10:00 a.m. to 12:30 p.m.",
    /(?=.*deposition)(?=.*hartwell)/i,
    "2026-03-24T10:00",
    { end_at: "2026-03-24T12:30", location: /hartwell|^undefined$/i },
  ),
  books("PT session w/ Marcus every tues & thurs 6am starting this week", /session|marcus/i, "2026-03-17T06:00", {
    recurrence: { freq: "weekly", by_weekday: ["TU", "TH"] },
  }),
  books(
    "Palm Sunday service planning 3/25 at 4pm, fellowship hall",
    /palm sunday service planning/i,
    "2026-03-25T16:00",
    { location: /fellowship hall$|^undefined$/i },
  ),
  books("Vet coming for the heifers Thursday morning at 8", /\bvet\b/i, "2026-03-19T08:00"),
  books("1:1 w/ Grace tmr 11:30, 25 min", /1:1(?: w.* grace(?: park)?)?$/i, "2026-03-17T11:30", {
    duration_minutes: 25,
  }),
  books("remind me to order the fish tonite at 10", /order (?:the )?fish$/i, "2026-03-16T22:00", {
    reminders: perhaps,
  }),
  books("remind me in 45 mins to move my car", /move (?:my |the )?car$/i, "2026-03-16T09:57", { reminders: perhaps }),
  books(
    "Every Tuesday at 1:30 in the afternoon I play bridge at the senior center. Please put that in.",
    /bridge(?: at (?:the )?senior center)?$/i,
    "2026-03-17T13:30",
    { recurrence: { freq: "weekly" }, location: /senior center$|^undefined$/i },
  ),
  books("trash cans out every sunday 8pm", /trash/i, "2026-03-22T20:00", { recurrence: { freq: "weekly" } }),
  books("Heartworm pill for Biscuit on the 1st of every month", /heartworm pill/i, "2026-04-01", {
    recurrence: { freq: "monthly" },
  }),
  books("Mom's birthday is May 12, put it in every year", /mom.?s birthday$/i, "2026-05-12", {
    recurrence: { freq: "yearly" },
  }),
  books("Camping at Pinnacles from April 10 to April 12", /camping/i, "2026-04-10/2026-04-12", {
    location: /pinnacles$|^undefined$/i,
  }),
  books("im off work next monday all day", /\boff\b/i, "2026-03-23"),
  books("taxes due april 15", /tax/i, "2026-04-15"),
  books(
    "Color and cut with Denise on Saturday at a quarter past eleven",
    /colou?r and cut(?: with denise)?$/i,
    "2026-03-21T11:15",
  ),
  books("Therapy every other wednesday at 5:45pm starting march 25", /therapy(?: session)?$/i, "2026-03-25T17:45", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books("Standup every weekday 9:45-10", /stand-?up$/i, "2026-03-16T09:45", {
    end_at: "2026-03-16T10:00",
    recurrence: { freq: "weekly", by_weekday: workdays },
  }),
  books("lunch reservation for 6 people at Nopa, sunday 12:30", /lunch|reservation/i, "2026-03-22T12:30", {
    location: /^nopa$/i,
  }),
  books(
    "knee rehab every monday at 3:30 in the afternoon starting next week, 6 times",
    /knee rehab$/i,
    "2026-03-23T15:30",
    { recurrence: { freq: "weekly", count: 6 } },
  ),
  books("Gutter cleaning Wed at 1pm, about 3 hours", /gutter/i, "2026-03-18T13:00", { duration_minutes: 180 }),
  books(
    "Passport renewal appt on Monday the 30th at 10:10 am, remind me a day before",
    /passport renewal/i,
    "2026-03-30T10:10",
    { reminders: [1440] },
  ),
  books("pick up dry cleaning after work tomorrow", /dry cleaning/i, "2026-03-17", {}, open),
  books("Dinner with Mei on Thursday", /dinner(?: with mei(?: chen)?)?$/i, "2026-03-19", {}, open),
  asks("can you put in a massage sometime next week"),
  // changes
  changes("Could the product review be at 1 pm instead of 10 tomorrow?", "review", { start_at: "2026-03-17T13:00" }),
  changes("dentist moved me to Friday same time", "dentist", { start_at: "2026-03-20T15:00" }),
  drops("skip yoga tomorrow, my back hurts. take it off", "yoga1"),
  drops("scratch lunch with Sam, he's sick", "lunch"),
  changes("lunch with sam is at Tartine now", "lunch", { location: /^tartine$/i }),
  changes("change the name of Family day to Zoo with the cousins", "family", { title: /^zoo with the cousins$/i }),
  changes("project sync only needs 45 minutes, shorten it", "sync", { end_at: "2026-03-16T15:45" }),
  changes("Give me a heads up 20 min before yoga tomorrow", "yoga1", { reminders: [20] }),
  changes("Family day should be on Sunday, not Saturday", "family", { start_date: "2026-03-22" }),
  changes("actually make that 4:45", "new", { start_at: "2026-03-20T16:45" }, haircut),
  does("no team weekly this week, the later ones stay", "calendar.delete", onlyThisWeekly),
  tells("If it rains on Saturday move family day to Sunday", /./, open),
  // looking
  tells("how long does the quarterly planning go", /90|1\.5|hour and a half|1 ?h.*30|18:30|\b6:30/i),
  frees("find me a free hour tomorrow afternoon", "2026-03-17", "2026-03-17", { duration_minutes: 60 }),
  tells("what day of the week does April 15 fall on", /wednesday/i),
  tells("Am I busy at 3 this afternoon?", /project sync/i),
  tells("is anything on after the dentist on Thursday", /yoga/i),
  finds("what's on March 31", "2026-03-31"),
  tells("when does the customer visit finish", /15:00|\b3(?::00)? ?p\.?m/i),
  frees("do I have two hours in a row free on Friday morning?", "2026-03-20", "2026-03-20", { duration_minutes: 120 }),
  tells("Which evenings this week do I have yoga?", /(?:tue|\b17\b)[^]*(?:thu|\b19\b(?!:))/i),
  finds("Do I have plans on Easter Sunday, April 5?", "2026-04-05"),
  // people
  tells("can i get Grace Park's phone number", /415/),
  does("add a contact: Lupe Ortega, 510-555-0119", "contacts.create", { name: /^lupe ortega$/i, phone: /0119$/ }),
  does(
    "New contact Walt Jorgensen, email walt@jorgfeed.example",
    "contacts.create",
    /(?=.*"walt jorgensen")(?=.*"walt@jorgfeed\.example")/i,
  ),
  does("Sam O'Neill works at Cedar Credit Union now, please update", "contacts.update", {
    contact_id: "ctc_sam",
    patch: { company: /^cedar credit union$/i },
  }),
  does(
    "Mei Chen's email is mei.chen@bluebird.example",
    "contacts.update",
    /(?=.*"ctc_mei")(?=.*"mei\.chen@bluebird\.example")/i,
  ),
  does("alice lin got promoted, her job title is vp of sales now", "contacts.update", {
    contact_id: "ctc_alice",
    patch: { job_title: /^vp of sales$/i },
  }),
  does(
    "she's with Bayview Catering",
    "contacts.update",
    { contact_id: "ctc_new", patch: { company: /^bayview catering$/i } },
    { earlier: ["add contact Joyce Adeyemi, 510-555-0174"] },
  ),
  tells("list everyone from Yuanshan", /(?=[^]*Grace)(?=[^]*Alice)/),
  // memory
  does("I'm allergic to penicillin, remember that", "memory.update", /penicillin/i),
  does("just call me Dee", "memory.update", /"preferred_name":"Dee"/),
  does("my parking spot is B14, make a note of that", "memory.update", /B14/i),
  does("Remember that I go to bed early because of my shifts", "memory.update", /bed|sleep/i),
  does("forget my birthday please", "memory.update", /birthday/i),
  tells("what's my job title according to you", /product manager/i),
  does("I don't like black coffee anymore, remove that about me", "memory.update", /coffee|interests/i),
  does("My wife's name is Teresa. Please remember it.", "memory.update", /teresa/i),
  // guests and replies
  invites("invite Grace Park to the project sync", "sync", ["grace"]),
  invites("add Alice Lin to tomorrow's product review", "review", ["alice"]),
  does("Grace doesn't need to come after all, uninvite her", "calendar.uninvite", /(?=.*evt_sync)(?=.*ctc_grace)/, {
    earlier: ["invite Grace Park to the project sync"],
  }),
  // chat, out of reach
  talks("thanks, you're a star"),
  talks("ugh mondays"),
  refuses("text my brother that I'm running late"),
  refuses("how's the traffic on the 101 right now?"),
];
