import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const inspector = { earlier: ["Health inspector coming Wednesday at 10:15"] };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const isFree = /^(?![^]*(?:\bnot|n't)(?: be)? (?:free|available))[^]*(?:free|nothing|yes|no events|available|open)/i;
const bothInvites = /quarterly planning[^]*customer visit|customer visit[^]*quarterly planning/i;

export const wainwrightsEn: readonly Utterance[] = [
  // new events
  books("night shift thursday 7pm to 7am", /^night shift$/i, "2026-03-19T19:00", { end_at: "2026-03-20T07:00" }),
  books("Day shift 3/25 06:45-19:15", /^day shift$/i, "2026-03-25T06:45", { end_at: "2026-03-25T19:15" }),
  books(
    "remind me to renew my CPR cert on April 14",
    /renew (?:my )?CPR cert$/i,
    "2026-04-14",
    { reminders: perhaps },
    open,
  ),
  books("Charge nurse meeting 3/31 at 2 pm, conference room B, 1 hr", /^charge nurse meeting$/i, "2026-03-31T14:00", {
    duration_minutes: 60,
    location: /conference room B$/i,
  }),
  books("block tomorrow 9am to 3pm, sleeping after nights", /sleep/i, "2026-03-17T09:00", {
    end_at: "2026-03-17T15:00",
  }),
  books(
    "Soccer practice for Noah every Wednesday 4:30-5:45pm at Lincoln Field",
    /^soccer practice for noah$/i,
    "2026-03-18T16:30",
    { end_at: "2026-03-18T17:45", recurrence: { freq: "weekly" }, location: /lincoln field$/i },
  ),
  books("pick up the twins from daycare at 5:30 today", /pick up the twins/i, "2026-03-16T17:30", {
    location: /daycare|^undefined$/i,
  }),
  books(
    "Zoe's ballet recital is Sat April 18 at 2pm, remind me the day before",
    /zoe'?s ballet recital$/i,
    "2026-04-18T14:00",
    { reminders: [1440] },
  ),
  books("no school next monday, put that in as all day", /no school/i, "2026-03-23"),
  books("Spring break is April 6 through April 10", /^spring break$/i, "2026-04-06/2026-04-10"),
  books("pediatrician for all 3 kids thurs 9:40am", /^pediatrician/i, "2026-03-19T09:40"),
  books("Committee meeting on 2 April 10:00-12:00 in Evans 740", /^committee meeting$/i, "2026-04-02T10:00", {
    end_at: "2026-04-02T12:00",
    location: /evans 740$/i,
  }),
  books("thesis chapter 2 due may 1", /chapter 2/i, "2026-05-01"),
  books("every other Tuesday at 11 I meet my advisor, starting tomorrow", /advisor/i, "2026-03-17T11:00", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books("lab cleanup first Friday of each month 3pm", /^lab cleanup$/i, "2026-04-03T15:00", {
    recurrence: { freq: "monthly", by_weekday: ["1FR"] },
  }),
  books("TA office hours every mon and wed 1-2pm til may 6", /^TA office hours$/i, "2026-03-16T13:00", {
    end_at: "2026-03-16T14:00",
    recurrence: { freq: "weekly", by_weekday: ["MO", "WE"], until: /^2026-05-0[67]/ },
  }),
  books("fish delivery every tue thu and sat 6am", /^fish delivery$/i, "2026-03-17T06:00", {
    recurrence: { freq: "weekly", by_weekday: ["TU", "TH", "SA"] },
  }),
  books("Health inspector coming Wednesday at 10:15", /health inspector/i, "2026-03-18T10:15"),
  books("Private party for 25 on Friday the 27th, 6pm to 11pm", /^private party/i, "2026-03-27T18:00", {
    end_at: "2026-03-27T23:00",
  }),
  books("we're closed on Easter Sunday, put it in", /closed/i, "2026-04-05", {}, open),
  books("pay the linen guy $180 friday", /pay (?:the )?linen guy/i, "2026-03-20", {}, open),
  books(
    "interview new line cook tomorrow 2:30pm 20 minutes",
    /interview (?:with )?(?:a )?new line cook$/i,
    "2026-03-17T14:30",
    {
      duration_minutes: 20,
    },
  ),
  books(
    "Please enter: cardiologist, Dr. Weiss, Monday the 30th of March at 8:50 a.m.",
    /cardiologist|weiss/i,
    "2026-03-30T08:50",
  ),
  books(
    "Breakfast with the old crew from the plant, Wednesday April 1st, 8 o'clock in the morning at Denny's.",
    /^breakfast with the old crew/i,
    "2026-04-01T08:00",
    { location: /denny'?s\.?$/i },
  ),
  does("Take blood pressure pills every morning at 7:30, remind me please", "calendar.create", {
    title: /blood pressure pills$/i,
    start_at: /^2026-03-1[67]T07:30/,
    recurrence: { freq: "daily" },
  }),
  books("Model railroad club, 3rd Saturday of every month, 1 PM", /^model railroad club$/i, "2026-03-21T13:00", {
    recurrence: { freq: "monthly", by_weekday: ["3SA"] },
  }),
  books("Our 40th anniversary is on the 9th of May. Make it repeat yearly.", /40th anniversary$/i, "2026-05-09", {
    recurrence: { freq: "yearly" },
  }),
  books("I have english class every tuesday and thursday 6 pm to 8 pm", /english class$/i, "2026-03-17T18:00", {
    end_at: "2026-03-17T20:00",
    recurrence: { freq: "weekly", by_weekday: ["TU", "TH"] },
  }),
  books("tomorow i must go to DMV half past 10", /DMV/i, "2026-03-17T10:30", { location: /DMV|^undefined$/i }),
  books("in 40 minutes remind me to move my car", /move (?:my )?car$/i, "2026-03-16T09:52", { reminders: perhaps }),
  // looking
  finds("hey, what does my day look like today", "2026-03-16", "2026-03-16", { answer: /lunch with sam/i }),
  tells("Where is tomorrow's product review taking place?", /3 ?号会议室/),
  finds("whats there on friday, do i have something", "2026-03-20", "2026-03-20", { answer: /customer visit/i }),
  finds("Am I free Thursday at 11am for a parent meeting?", "2026-03-19", "2026-03-19", { answer: isFree }),
  frees("when could I take a 90 minute nap tomorrow afternoon", "2026-03-17", "2026-03-17", { duration_minutes: 90 }),
  tells("what time do I have to be at the dentist", /15:00|\b3(?::00)? ?p/i),
  tells("When's the next yoga class?", /tomorrow|tue|17/i),
  finds("anything on the 25th", "2026-03-25"),
  tells("when does my last thing end today", /16:00|\b4(?::00)? ?p/i),
  finds("list everything from Wednesday to Friday", "2026-03-18", "2026-03-20", { answer: /dentist/i }),
  finds("what's happening in april so far", "2026-04-01", "2026-04-30"),
  tells(
    "do I have more than one yoga this week",
    /\b(?:2|two)\b|(?=[^]*(?:tue|17|tomorrow))(?=[^]*(?:thu|-19|mar(?:ch)? 19|3\/19))/i,
  ),
  does("find 3 hours this week for writing my thesis", "calendar.find_free", {
    start_at: /^2026-03-16/,
    duration_minutes: 180,
  }),
  tells("is family day all day or does it have a time", /all[- ]day/i),
  finds("Kindly show me the schedule for March 28 and 29.", "2026-03-28", "2026-03-29"),
  tells("what i have after lunch today", /project sync/i),
  tells("Is the team weekly on Wednesday or on Thursday?", /wed|18/i),
  finds("am i busy tomorow night", "2026-03-17", "2026-03-17", { answer: /yoga/i }),
  tells("do I owe anybody an answer to an invite?", bothInvites),
  tells("Did I put the oil change in my calendar yet?", /\bno\b|\bnot\b|nothing|n't|none/i),
  // changes
  changes("my dentist appt got moved to friday 8:30am", "dentist", { start_at: "2026-03-20T08:30" }),
  changes("push product review to 11:30 pls", "review", { start_at: "2026-03-17T11:30" }),
  changes("Rename Project sync to Kitchen remodel sync", "sync", { title: /^kitchen remodel sync$/i }),
  changes("The product review will be held in the Juniper room", "review", { location: /juniper room$/i }),
  changes("make the dentist an hour long", "dentist", { end_at: "2026-03-19T16:00" }),
  changes("give me a heads up 2 hours before my dentist appointment", "dentist", { reminders: [120] }),
  changes("Put Kim's Noodle House as the place for lunch with Sam", "lunch", { location: /^kim'?s noodle house$/i }),
  changes("yoga tomorrow starts at 7:30 not 7", "yoga1", { start_at: "2026-03-17T19:30" }),
  changes("Project sync: bring it forward to 2:15 p.m., please.", "sync", { start_at: "2026-03-16T14:15" }),
  changes("Move family day to Saturday the 28th", "family", { start_date: "2026-03-28" }),
  drops("i can not go to yoga on tuesday, delete it please", "yoga1"),
  drops("scratch the project sync", "sync"),
  drops("Sam is sick so no lunch today, remove it", "lunch"),
  does(
    "skip team weekly this wednesday only",
    "calendar.delete",
    /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/,
  ),
  invites("get Grace Park into tomorrow's product review", "review", ["grace"]),
  replies("tell them yes for the customer visit", "accept", "visit"),
  replies("I'm on shift during quarterly planning so please say no to that one", "reject", "quarter"),
  asks("move yoga to 6pm", "event", open),
  // after something
  changes("oh wait, till 8am", "new", { end_at: "2026-03-20T08:00" }, { earlier: ["night shift thursday 7pm to 7am"] }),
  changes("and remind me 30 min before", "new", { reminders: [30] }, inspector),
  changes("no sorry, thursday", "new", { start_at: "2026-03-19T10:15" }, inspector),
  drops("he just called, not coming. delete that", "new", inspector),
  finds("and the day after?", "2026-03-18", "2026-03-18", { earlier: ["what's going on tomorrow"] }),
  books(
    "friday 4:15pm",
    /haircut for noah$/i,
    "2026-03-20T16:15",
    {},
    { earlier: ["put a haircut for Noah on the calendar"] },
  ),
  does("undo that please", "calendar.restore", { event_id: "evt_sync" }, { earlier: ["delete project sync"] }),
  invites("Alice Lin too", "review", ["alice"], { earlier: ["invite Grace to the product review"] }),
  does(
    "hmm no, take Grace off again",
    "calendar.uninvite",
    { event_id: "evt_review", participants: [{ contact_id: "ctc_grace" }] },
    { earlier: ["invite Grace to the product review"] },
  ),
  changes("the second one, make it 3:30", "sync", { start_at: "2026-03-16T15:30" }, { earlier: ["what's on today"] }),
  does(
    "her email is grace@yuanshan.example",
    "contacts.update",
    { contact_id: "ctc_grace", patch: { email: "grace@yuanshan.example" } },
    { earlier: ["What company is Grace Park with?"] },
  ),
  changes(
    "repeat it every week until May 26",
    "new",
    { recurrence: { freq: "weekly", until: /^2026-05-2[67]/ } },
    { earlier: ["english class tomorrow 6pm"] },
  ),
  tells("and what time does it end", /11:00|\b11 ?a/i, { earlier: ["when is the product review?"] }),
  changes("the thursday one", "yoga2", { start_at: "2026-03-19T18:00" }, { earlier: ["move yoga to 6pm"] }),
  // people and memory
  does("save number for babysitter Kayla 650-555-0148", "contacts.create", { name: /kayla/i, phone: /0148$/ }),
  tells("Which company is Mei Chen from?", /Bluebird/),
  does("New contact for seafood: Tony Russo, company Bay Seafood, tony@bayseafood.example", "contacts.create", {
    name: /^tony russo$/i,
    company: /^bay seafood$/i,
    email: "tony@bayseafood.example",
  }),
  does("Dr. Patel's phone is 415 555 0199", "contacts.update", {
    contact_id: "ctc_patel",
    patch: { phone: /0199$/ },
  }),
  does("Sam O'Neill left Harbor Bank and is now at Summit Credit Union", "contacts.update", {
    contact_id: "ctc_sam",
    patch: { company: /^summit credit union$/i },
  }),
  tells("which of my contacts work for Yuanshan?", /(?=[^]*Grace)(?=[^]*Alice Lin)/),
  does("I don't need Mei Chen's contact any more, delete it", "contacts.delete", { contact_id: "ctc_mei" }, open),
  does("Please remember that I am allergic to penicillin", "memory.update", /penicillin/i),
  does("i work nights mon thru thurs, keep that in mind", "memory.update", /night/i),
  does("Everybody calls me Walt, you should too", "memory.update", /"preferred_name":"Walt"/),
  tells("what have you got saved about me", /coffee|Yuanshan|product manager|Alice/i),
  does("my kids are Noah, Zoe and Ben, dont forget", "memory.update", /(?=.*Noah)(?=.*Zoe)(?=.*Ben)/),
  // clock, chat, out of reach
  tells("what day of the week is april 30 this year", /thu/i),
  tells("sorry what time is it right now", /9:12/),
  talks("Good morning! I am new here, what can you do for me?"),
  refuses("order me 40 lbs of flour from Sysco", open),
  refuses("will it rain on saturday?", open),
  talks("thank you so much, have a nice day"),
];
