import { books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
/** It may say in any words that this is not for it. */
const cannot = { or: /can't|cannot|can not|unable|not able|only|calendar/i };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const isFree = /^(?![^]*(?:\bnot|n't)(?: be)? (?:free|available))[^]*(?:free|nothing|yes|no events|available|open)/i;

export const lorimersEn: readonly Utterance[] = [
  // new events
  books(
    "Meeting with Hartwell Foods in Fresno tomorrow at 2:30pm",
    /^meeting with hartwell foods(?: in fresno)?$/i,
    "2026-03-17T14:30",
    { location: /fresno|^undefined$/i },
  ),
  books("drive to Sacramento thursday 6:15 am", /drive to sacramento$/i, "2026-03-19T06:15", {
    location: /sacramento|^undefined$/i,
  }),
  books(
    "pls add: demo for Brightside Dental, Mar 24 11am, 1.5 hours, their office",
    /^demo for brightside dental/i,
    "2026-03-24T11:00",
    { duration_minutes: 90, location: /office|^undefined$/i },
  ),
  books("Quarterly sales kickoff, Las Vegas, April 7-9", /sales kickoff/i, "2026-04-07/2026-04-09", {
    location: /vegas|^undefined$/i,
  }),
  books("Pediatrician 2 month checkup on April 14 at 9:45", /pediatrician.*checkup$/i, "2026-04-14T09:45"),
  books("remind me to give Noah his vitamin D drops every evening at 7", /vitamin d drops$/i, "2026-03-16T19:00", {
    recurrence: { freq: "daily" },
    reminders: perhaps,
  }),
  books("lactation consultant is coming over wednesday 1pm", /lactation consultant/i, "2026-03-18T13:00"),
  books("baby group every other tuesday at 10:30am starting march 24", /^baby group$/i, "2026-03-24T10:30", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books("chem test friday 9:05am room 214", /^chem test/i, "2026-03-20T09:05", { location: /214|^undefined$/i }),
  books("SAT on may 2nd 7:45 am at Lincoln High", /^(?:the )?SAT$/i, "2026-05-02T07:45", {
    location: /lincoln high$/i,
  }),
  books("prom!! may 16, all day", /^prom!*$/i, "2026-05-16"),
  books("track practice every mon, wed and fri 3:30-5pm", /^track practice$/i, "2026-03-16T15:30", {
    end_at: "2026-03-16T17:00",
    recurrence: { freq: "weekly", by_weekday: ["MO", "WE", "FR"] },
  }),
  books("history essay due march 27 11:59pm", /^history essay/i, "2026-03-27T23:59"),
  books("Staff meeting this Friday, 7:30 in the morning, before we open", /^staff meeting/i, "2026-03-20T07:30"),
  books(
    "Dr. Patel is on vacation April 20 to 24, please mark it as all day",
    /patel.*vacation|vacation.*patel/i,
    "2026-04-20/2026-04-24",
  ),
  books("Can you put in a supply delivery for tommorow between 10 and 12?", /supply delivery$/i, "2026-03-17T10:00", {
    end_at: "2026-03-17T12:00",
  }),
  books("Choir rehearsal every Thursday 7:30pm to 9:30pm at St. Mark's", /^choir rehearsal$/i, "2026-03-19T19:30", {
    end_at: "2026-03-19T21:30",
    location: /st\.? mark'?s$/i,
    recurrence: { freq: "weekly" },
  }),
  books(
    "Spring concert, Sunday April 26, 4pm, Unitarian church on Oak Street",
    /^spring concert/i,
    "2026-04-26T16:00",
    { location: /unitarian church on oak street|^undefined$/i },
  ),
  books("sectionals for the altos tuesday 6 pm, 45 minutes", /^sectionals for (?:the )?altos$/i, "2026-03-17T18:00", {
    duration_minutes: 45,
  }),
  books("rent inspection at 418 Elm St on march 31st, 10 am", /^rent inspection/i, "2026-03-31T10:00", {
    location: /^418 elm st/i,
  }),
  books(
    "I need to collect rent on the 5th of each month",
    /collect(?: the)? rent$/i,
    "2026-04-05",
    { recurrence: { freq: "monthly" }, reminders: perhaps },
    open,
  ),
  books("Plumber for unit 3B, wednesday between 8 and 11 in the morning", /^plumber/i, "2026-03-18T08:00", {
    end_at: "2026-03-18T11:00",
    location: /3b|^undefined$/i,
  }),
  books(
    "Apartment showing Thursday 5:15 pm with the Nguyens",
    /^apartment showing(?: with (?:the )?nguyens)?$/i,
    "2026-03-19T17:15",
  ),
  books("department lunch next wed 12:15 in the cafeteria", /^department lunch$/i, "2026-03-25T12:15", {
    location: /cafeteria$/i,
  }),
  books("I'm taking PTO March 30 and 31, mark both days", /PTO/i, "2026-03-30/2026-03-31"),
  books(
    "training webinar tomorrow from 13:00 till 14:15, remind me 10 min before",
    /^training webinar$/i,
    "2026-03-17T13:00",
    { end_at: "2026-03-17T14:15", reminders: [10] },
  ),
  books("In 45 minutes remind me to take the casserole out", /take (?:the )?casserole out$/i, "2026-03-16T09:57", {
    reminders: perhaps,
  }),
  books("fire drill every first Monday of the month at 11am", /^fire drill$/i, "2026-04-06T11:00", {
    recurrence: { freq: "monthly", by_weekday: ["1MO"] },
  }),
  books(
    "hello, i would like to make one appointment for my visa on 9 april at 8 in the morning, thank you",
    /visa/i,
    "2026-04-09T08:00",
  ),
  books("Car service. Friday. 8 am. Toyota on Broadway.", /^car service/i, "2026-03-20T08:00", {
    location: /toyota on broadway|^undefined$/i,
  }),
  // looking
  finds("morning! what does today look like, I'm already in the car", "2026-03-16", "2026-03-16", {
    answer: /lunch with sam[^]*project sync/i,
  }),
  finds("am i free friday morning for a coffee", "2026-03-20", "2026-03-20", { answer: isFree }),
  tells("which room is product review in, I can never find it", /3 ?号会议室/),
  tells("when's my dentist appointment again", /thu|mar(?:ch)? 19|3\/19|-19|19 mar/i),
  tells("Who's my lunch with at noon?", /\bsam\b/i),
  finds("read me my thursday please", "2026-03-19", "2026-03-19", { answer: /dentist[^]*yoga/i }),
  frees("When do I have 90 minutes free on Wednesday?", "2026-03-18", "2026-03-18", { duration_minutes: 90 }),
  frees("find a 30 minute slot tomorrow afternoon for a client call", "2026-03-17", "2026-03-17", {
    duration_minutes: 30,
  }),
  finds("anything the week of April 6?", "2026-04-06", "2026-04-12"),
  tells("yoga tmrw, what time does it start", /19:00|\b7(?::00)?\s?p/i),
  tells("What time does project sync end?", /16:00|\b4(?::00)?\s?p/i),
  tells(
    "which invitations am I still supposed to answer",
    /quarterly planning[^]*customer visit|customer visit[^]*quarterly planning/i,
  ),
  finds("is my saturday open", "2026-03-21", "2026-03-21", { answer: /family day/i }),
  finds("Can I squeeze in a patient at 4pm on Thursday?", "2026-03-19", "2026-03-19", { answer: isFree }),
  finds("how does my friday look", "2026-03-20", "2026-03-20", { answer: /customer visit/i }),
  tells("what's my first meeting on wendsday", /team weekly/i),
  finds("how many events are in my calendar this week", "2026-03-16", "2026-03-22"),
  does("I need one hour for a client call on Thursday or Friday, what's open?", "calendar.find_free", {
    start_at: /^2026-03-19/,
    duration_minutes: 60,
  }),
  tells("what comes after lunch today", /project sync/i),
  finds("Do I have anything booked in April?", "2026-04-01", "2026-04-30"),
  // changes
  changes("Project sync needs to start at 2 today instead of 3", "sync", { start_at: "2026-03-16T14:00" }),
  changes("move dentist to next Monday 11am", "dentist", { start_at: "2026-03-23T11:00" }),
  changes("can you shift tomorrow's yoga an hour later", "yoga1", { start_at: "2026-03-17T20:00" }),
  changes("rename project sync to Apollo standup", "sync", { title: /^apollo standup$/i }),
  changes("Lunch with Sam will be at Zuni Cafe", "lunch", { location: /^zuni cafe$/i }),
  changes("product review will run till 11:45", "review", { end_at: "2026-03-17T11:45" }),
  changes("give me a heads up 90 minutes before the dentist", "dentist", { reminders: [90] }),
  changes("family day should be on the 28th not the 21st", "family", { start_date: "2026-03-28" }),
  changes("bring project sync forward to 1:30", "sync", { start_at: "2026-03-16T13:30" }),
  drops("scrap tomorrow's yoga, baby was up all night", "yoga1"),
  drops("Sam can't do lunch today so please remove it", "lunch"),
  does(
    "no team weekly this wednesday, take it out",
    "calendar.delete",
    /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/,
  ),
  // guests and replies
  invites("loop in Grace Park on the product review", "review", ["grace"]),
  invites("Could Mei Chen come to lunch with Sam too? Please invite her", "lunch", ["mei"]),
  does("uninvite Alice Lin from the project sync", "calendar.uninvite", /(?=.*evt_sync)(?=.*ctc_alice)/, open),
  replies("I'll be at the customer visit, please accept it", "accept", "visit"),
  replies("turn down the quarterly planning invite pls", "reject", "quarter"),
  // after something
  changes(
    "make it 5:45",
    "new",
    { start_at: "2026-03-19T05:45" },
    { earlier: ["drive to Sacramento thursday 6:15 am"] },
  ),
  changes(
    "sorry, friday not thursday",
    "new",
    { start_at: "2026-03-20T17:15" },
    { earlier: ["Apartment showing Thursday 5:15 pm with the Nguyens"] },
  ),
  changes(
    "Remind me half an hour before",
    "new",
    { reminders: [30] },
    { earlier: ["sectionals for the altos tuesday 6 pm, 45 minutes"] },
  ),
  finds("what about saturday", "2026-03-21", "2026-03-21", {
    earlier: ["how does my friday look"],
    answer: /family day/i,
  }),
  drops("cancel the second one", "yoga2", { earlier: ["show me thursday"] }),
  does(
    "wait no, undo that",
    "calendar.restore",
    { event_id: "evt_dentist" },
    { earlier: ["cancel my dentist appointment"] },
  ),
  books("Tuesday 3:15pm", /parent meeting$/i, "2026-03-17T15:15", {}, { earlier: ["add a parent meeting"] }),
  invites("invite her to lunch with Sam", "lunch", ["mei"], { earlier: ["who is Mei Chen"] }),
  changes(
    "call it chemistry midterm",
    "new",
    { title: /^chemistry midterm$/i },
    { earlier: ["chem test friday 9:05am"] },
  ),
  drops("never mind, delete it", "new", { earlier: ["car service friday 8 am"] }),
  changes(
    "and set a reminder for an hour before",
    "dentist",
    { reminders: [60] },
    { earlier: ["move dentist to next Monday 11am"] },
  ),
  changes("push it to 11:30", "review", { start_at: "2026-03-17T11:30" }, { earlier: ["when's the product review"] }),
  books("great, put a haircut there", /haircut$/i, "2026-03-17T14:00", {}, { earlier: ["Am I free tomorrow at 2pm?"] }),
  does(
    "her email is rita@hartwell.example",
    "contacts.update",
    { contact_id: "ctc_new", patch: { email: "rita@hartwell.example" } },
    { earlier: ["add contact Rita Gomez 559-555-0142"] },
  ),
  // people
  does("new contact: Rita Gomez, buyer at Hartwell Foods, 559-555-0142", "contacts.create", {
    name: /^rita gomez$/i,
    company: /^hartwell foods$/i,
    job_title: /^buyer$/i,
    phone: /0142$/,
  }),
  tells("Which company is Sam O'Neill with?", /harbor bank/i),
  does("Grace's new cell is 628-555-0119", "contacts.update", { contact_id: "ctc_grace", patch: { phone: /0119$/ } }),
  does("I don't need Mei Chen in my contacts anymore, delete her", "contacts.delete", { contact_id: "ctc_mei" }),
  does("Dr. Patel works at Bayview Dental now, please update", "contacts.update", {
    contact_id: "ctc_patel",
    patch: { company: /^bayview dental$/i },
  }),
  // memory
  does(
    "Remember that my son Noah was born on January 14",
    "memory.update",
    /(?=.*noah)(?=.*(?:01-14|jan(?:uary)?\.? 14))/i,
  ),
  does("please note that I don't eat shellfish", "memory.update", /shellfish/i),
  does("call me Ms. Hall from now on", "memory.update", /"preferred_name":"Ms\.? Hall"/i),
  tells("what's the company you have down for me", /yuanshan/i),
  does("I love Bach and old hymns, remember that", "memory.update", /bach/i),
  tells("do you know what date my birthday is", /mar(?:ch|\.)? 8|03-08|3\/8|8(?:th)? (?:of )?mar/i),
  does("I changed jobs, I'm at Redwood Medical now", "memory.update", /redwood medical/i),
  // clock, small talk, out of reach
  tells("What day of the week is April 20th?", /monday/i),
  tells("what time is it rn", /9:12/),
  tells("hey! so what can you actually do?", /calendar|schedule|event/i),
  refuses("can you text my husband that I'm running late", cannot),
  refuses("what's the weather like in Fresno tomorrow", cannot),
  talks("ok perfect, that's all for now thx"),
];
