import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const oil = { earlier: ["oil change on thursday at 7:45am"] };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const isFree = /^(?![^]*(?:\bnot|n't)(?: be)? (?:free|available))[^]*(?:free|nothing|yes|no events|available|open)/i;

export const farriersEn: readonly Utterance[] = [
  // new events
  books("night shift tomorrow 7pm to 7am", /^night shift$/i, "2026-03-17T19:00", { end_at: "2026-03-18T07:00" }),
  books(
    "Please put choir rehearsal in for Thursday at 6.30 pm at St Mark's",
    /^choir rehearsal$/i,
    "2026-03-19T18:30",
    { location: /^st\.? mark'?s$/i },
  ),
  books("chem midterm april 2 9am hall B", /^chem midterm/i, "2026-04-02T09:00", { location: /hall b|^undefined$/i }),
  books("I need to drop the van at the garage wednesday 8am", /drop(?: off)? the van/i, "2026-03-18T08:00", {
    location: /garage|^undefined$/i,
  }),
  books(
    "Add investor call with Redwood Partners on Friday 11 am for 30 mins",
    /^investor call with redwood partners$/i,
    "2026-03-20T11:00",
    { duration_minutes: 30 },
  ),
  books("swim class for the kids every saturday 9:30 am", /^swim class for the kids$/i, "2026-03-21T09:30", {
    recurrence: { freq: "weekly" },
  }),
  books("remind me to take the bins out tonight at 9", /^take the bins out$/i, "2026-03-16T21:00", {
    reminders: perhaps,
  }),
  books("in 40 minutes remind me to check the oven", /^check the oven$/i, "2026-03-16T09:52", { reminders: perhaps }),
  books(
    "Hello, I have appointment with the immigration office on 24 March at 13:45, please save it",
    /immigration office/i,
    "2026-03-24T13:45",
    { location: /immigration office|^undefined$/i },
  ),
  books("all day: inventory count, march 31", /^inventory count$/i, "2026-03-31"),
  books("Grandkids visiting from April 10 to April 12 :)", /^(?:the )?grandkids/i, "2026-04-10/2026-04-12"),
  books(
    "invoice for Maple Studio is due on the 30th, remind me the day before",
    /invoice/i,
    "2026-03-30",
    { reminders: /^\[\d+\]$/ },
    open,
  ),
  books("book me a massage sunday 11:30", /massage$/i, "2026-03-22T11:30"),
  books(
    "dinner with the Hendersons on saturday, 7 o'clock, our place",
    /^dinner with the hendersons/i,
    "2026-03-21T19:00",
    { location: /our place|^undefined$/i },
  ),
  books("water the plants every 3 days starting tomorrow at 6pm", /^water the plants$/i, "2026-03-17T18:00", {
    recurrence: { freq: "daily", interval: 3 },
  }),
  books("sprint retro every other Friday at 3pm starting this Friday", /^sprint retro$/i, "2026-03-20T15:00", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books("Neighborhood watch meeting, first Monday of every month, 7:30pm", /^neighborhood watch/i, "2026-04-06T19:30", {
    recurrence: { freq: "monthly", by_weekday: ["1MO"] },
  }),
  books("Can you pencil in coffee with Tasha tomorrow at 4?", /^coffee with tasha$/i, "2026-03-17T16:00"),
  books("tire rotation thurs 19th 7:45am, Jiffy on 5th st", /^tire rotation/i, "2026-03-19T07:45", {
    location: /jiffy|^undefined$/i,
  }),
  books("Zoom with Prof. Adeyemi 3/25 2:15pm", /prof\.? adeyemi$/i, "2026-03-25T14:15", {
    location: /zoom|^undefined$/i,
  }),
  books("I'm taking friday off from 1pm to 6pm, put it in", /\boff\b/i, "2026-03-20T13:00", {
    end_at: "2026-03-20T18:00",
  }),
  books("Emma's recital is on May 2nd at 5 in the afternoon", /^emma'?s recital$/i, "2026-05-02T17:00"),
  books("picking up my brother from the airport tomorrow at 10:50 at night", /brother/i, "2026-03-17T22:50", {
    location: /airport|^undefined$/i,
  }),
  books("blood donation 27 march 8:30am 1 hour, remind me 2 hours before", /^blood donation$/i, "2026-03-27T08:30", {
    duration_minutes: 60,
    reminders: [120],
  }),
  books("wedding anniversary june 4 every year, all day", /^wedding anniversary$/i, "2026-06-04", {
    recurrence: { freq: "yearly" },
  }),
  books("physio every tues and thurs at noon until april 16", /^physio$/i, "2026-03-17T12:00", {
    recurrence: { freq: "weekly", by_weekday: ["TU", "TH"], until: /2026-04-1[67]/ },
  }),
  books("can u add spin class 2nite 6:30", /^spin class$/i, "2026-03-16T18:30"),
  books(
    "Have lunch meeting with supplier at Golden Dragon restaurant tomorrow 12h30",
    /lunch meeting with (?:the )?supplier/i,
    "2026-03-17T12:30",
    { location: /golden dragon|^undefined$/i },
  ),
  books('pls schedule "Pitch dry run" for wednesday 4-5:30pm', /^pitch dry run$/i, "2026-03-18T16:00", {
    end_at: "2026-03-18T17:30",
  }),
  books("school's closed on the 23rd, mark it as all day", /school/i, "2026-03-23"),
  // looking
  finds("Good morning! How does my day look today?", "2026-03-16", "2026-03-16", { answer: /lunch with sam/i }),
  tells("which day am I seeing the dentist again", /thu|\b19/i),
  tells("do you know which room tomorrow's product review is in", /3 ?号会议室/),
  finds("show me Friday pls", "2026-03-20", "2026-03-20", { answer: /customer visit/i }),
  frees("do I have a free half hour tomorrow afternoon?", "2026-03-17", "2026-03-17", { duration_minutes: 30 }),
  finds("am i free on saturday march 28 in the evening", "2026-03-28", "2026-03-28", { answer: isFree }),
  tells("What's the last thing I have on Wednesday?", /quarterly planning/i),
  tells("what time does project sync end today", /16:00|\b4(?::00)? ?p\.?m/i),
  finds("is tomorrow packed", "2026-03-17", "2026-03-17", { answer: /product review/i }),
  finds("What have I got on from Wednesday to Friday?", "2026-03-18", "2026-03-20"),
  tells("remind me, who was it I'm eating lunch with at noon?", /sam/i),
  finds("anything in my calendar in April yet?", "2026-04-01", "2026-04-30"),
  tells("list everything for the next 3 days", /product review/i),
  finds("how many things are on my calendar this week", "2026-03-16", "2026-03-22"),
  frees("I need 90 minutes on Thursday, where could that go?", "2026-03-19", "2026-03-19", { duration_minutes: 90 }),
  tells("have I got something at 10:30 tomorrow", /product review/i),
  tells("family day is which date exactly?", /sat|\b21/i),
  finds("whats happening on the 21st", "2026-03-21", "2026-03-21", { answer: /family day/i }),
  tells("When's my first meeting on wednesday", /9:30/),
  // changes
  changes("shift the dentist to Friday 9am", "dentist", { start_at: "2026-03-20T09:00" }),
  changes("make tomorrow's product review half an hour longer", "review", { end_at: "2026-03-17T11:30" }),
  changes("rename project sync to Falcon sync", "sync", { title: /^falcon sync$/i }),
  changes("the dentist called, it's now Thursday at 2:15", "dentist", { start_at: "2026-03-19T14:15" }),
  changes("pls remind me 30 min before the dentist", "dentist", { reminders: [30] }),
  drops("scrap today's project sync", "sync"),
  drops("tomorrow's yoga class got cancelled, remove it", "yoga1"),
  changes("Please start the product review an hour earlier.", "review", { start_at: "2026-03-17T09:00" }),
  changes("can tomorrows yoga start at 6:30 pm instead", "yoga1", { start_at: "2026-03-17T18:30" }),
  does(
    "Skip the team weekly this Wednesday, just this once",
    "calendar.delete",
    /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/,
  ),
  invites("Invite Grace Park to my lunch with Sam", "lunch", ["grace"]),
  replies("I can do the customer visit on friday, accept the invite", "accept", "visit"),
  replies("turn down the quarterly planning invite please", "reject", "quarter"),
  changes("Move family day to the 28th", "family", { start_date: "2026-03-28" }),
  asks("push my yoga class back half an hour", "event", open),
  invites("get Mei Chen and Alice Lin into the product review", "review", ["mei", "alice"]),
  changes("cut the project sync down to 30 minutes", "sync", { end_at: "2026-03-16T15:30" }),
  // after something
  changes("wait, make that 8:15", "new", { start_at: "2026-03-19T08:15" }, oil),
  changes("and remind me an hour before", "new", { reminders: [60] }, oil),
  drops("never mind, delete it", "new", oil),
  changes("call it Car service instead", "new", { title: /^car service$/i }, oil),
  finds("what about friday", "2026-03-20", "2026-03-20", { earlier: ["what's on my calendar thursday"] }),
  invites("can you invite Mei to it too", "sync", ["mei"], { earlier: ["what time is project sync today"] }),
  books("tomorrow at 5pm", /physio/i, "2026-03-17T17:00", {}, { earlier: ["set up a physio appointment"] }),
  does(
    "Oh no, wrong one. Undo that please",
    "calendar.restore",
    { event_id: "evt_dentist" },
    {
      earlier: ["delete the dentist"],
    },
  ),
  tells("and her phone?", /415/, { earlier: ["where does Grace Park work?"] }),
  changes("tomorrow's", "yoga1", { start_at: "2026-03-17T20:15" }, { earlier: ["move my yoga class to 8:15pm"] }),
  changes(
    "move it to Friday, same time",
    "dentist",
    { start_at: "2026-03-20T15:00" },
    { earlier: ["when is my dentist appointment"] },
  ),
  drops("cancel the second one", "sync", { earlier: ["what's on today"] }),
  changes(
    "make it repeat every week",
    "new",
    { recurrence: { freq: "weekly" } },
    { earlier: ["coffee with Tasha tomorrow at 4pm"] },
  ),
  books(
    "same thing on thursday",
    /^night shift$/i,
    "2026-03-19T19:00",
    { end_at: "2026-03-20T07:00" },
    { earlier: ["night shift tomorrow 7pm to 7am"], ...open },
  ),
  // people and memory
  tells("What does Dr. Patel do?", /dentist/i),
  does("save contact Nadia Osei, nadia@osei.example", "contacts.create", {
    name: /^nadia osei$/i,
    email: "nadia@osei.example",
  }),
  does("Grace Park's new number is 415-555-0188", "contacts.update", {
    contact_id: "ctc_grace",
    patch: { phone: /0188$/ },
  }),
  tells("I forgot the name of my contact from Harbor Bank, who is it", /sam/i),
  does("Sam O'Neill works at Union Credit now", "contacts.update", {
    contact_id: "ctc_sam",
    patch: { company: /^union credit$/i },
  }),
  does("i dont need Dr. Patel in my contacts anymore, delete", "contacts.delete", { contact_id: "ctc_patel" }, open),
  does("Remember that I'm allergic to peanuts", "memory.update", /peanut/i),
  does("I'm vegetarian btw", "memory.update", /vegetarian/i, open),
  tells("Which things have you stored about me?", /coffee|Alice|Yuanshan|product manager/i),
  does("please call me Mr. Whitfield", "memory.update", /"preferred_name":"Mr\.? Whitfield"/i),
  tells("which date did I give you as my birthday", /mar(?:ch|\.)? ?8|03-08|8(?:th)?(?: of)? mar|3\/8/i),
  does("new contact: Luis Ferreira, plumber, 628 555 0149", "contacts.create", {
    name: /^luis ferreira$/i,
    phone: /0149$/,
  }),
  // clock, chat, out of reach
  tells("what is the date today please", /\b16|03-16/),
  tells("whats the time right now?", /9:12/),
  talks("perfect, thank you dear"),
  refuses("order me a pepperoni pizza", open),
  refuses("will it rain tomorrow afternoon?", open),
  tells("so what exactly can you help me with?", /calendar|contact|event|schedule/i),
];
