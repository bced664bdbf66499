import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const bothInvites = /quarterly planning[^]*customer visit|customer visit[^]*quarterly planning/i;

export const dyersEn: readonly Utterance[] = [
  // new events
  books("night shift thu 7pm to 7am", /^night shift$/i, "2026-03-19T19:00", { end_at: "2026-03-20T07:00" }),
  books("put me down for CPR recert on april 2 at 8 am in the skills lab", /^cpr recert$/i, "2026-04-02T08:00", {
    location: /skills lab$/i,
  }),
  books("sleep 9am-3pm on friday lol dont let anyone book me", /^sleep$/i, "2026-03-20T09:00", {
    end_at: "2026-03-20T15:00",
  }),
  books("econ midterm wednesday 2-3:15pm wheeler hall", /^econ midterm/i, "2026-03-18T14:00", {
    end_at: "2026-03-18T15:15",
    location: /wheeler hall|^undefined$/i,
  }),
  books("problem set 6 due friday 11:59pm", /problem set 6/i, "2026-03-20T23:59"),
  books("spring break mar 23 - mar 27", /^spring break$/i, "2026-03-23/2026-03-27"),
  books(
    "Dear assistant, would you kindly write down that I see the cardiologist on the 24th at a quarter past ten in the morning?",
    /cardiologist$/i,
    "2026-03-24T10:15",
  ),
  books(
    "Bridge with Eleanor and the Hoffmans every Wednesday at 1 p.m.",
    /^bridge with eleanor and (?:the )?hoffmans$/i,
    "2026-03-18T13:00",
    { recurrence: { freq: "weekly" } },
  ),
  books(
    "Our 45th wedding anniversary is on May 2nd, every year of course",
    /anniversary$/i,
    "2026-05-02",
    { recurrence: { freq: "yearly" } },
    open,
  ),
  books("I must be in Oakland for loading tomorrow 5:30 morning", /loading|oakland/i, "2026-03-17T05:30", {
    location: /oakland|^undefined$/i,
  }),
  books("truck inspection 30 march 8 oclock, 2 hours", /^truck inspection$/i, "2026-03-30T08:00", {
    duration_minutes: 120,
  }),
  books(
    "Investor call with Redwood Ventures tmr 4:30p, 30 min, Zoom",
    /^investor call with redwood ventures/i,
    "2026-03-17T16:30",
    { duration_minutes: 30, location: /zoom|^undefined$/i },
  ),
  books("board deck dry run — Thursday 26th, 10 to 11:30", /^board deck dry run$/i, "2026-03-26T10:00", {
    end_at: "2026-03-26T11:30",
  }),
  books("hold every Friday 3-4pm for planning, starting next week", /planning$/i, "2026-03-27T15:00", {
    end_at: "2026-03-27T16:00",
    recurrence: { freq: "weekly" },
  }),
  books(
    "Coffee with Grace Park the day after tomorrow at 8:30am, Ritual on Valencia",
    /^coffee with grace park/i,
    "2026-03-18T08:30",
    { location: /ritual|^undefined$/i },
  ),
  books("Shoot for Marlow & Finch on April 11th, all day, Point Reyes", /^shoot for marlow & finch/i, "2026-04-11", {
    location: /point reyes|^undefined$/i,
  }),
  books(
    "remind me to send the invoices on the last day of every month",
    /send (?:the )?invoices$/i,
    "2026-03-31",
    { recurrence: { freq: "monthly" }, reminders: perhaps },
    open,
  ),
  {
    kind: "create",
    say: "tomorrow: gym at 6am, groceries at 5:30pm",
    calls: [
      ["calendar.create", { title: /^gym$/i, start_at: "2026-03-17T06:00" }],
      ["calendar.create", { title: /^groceries$/i, start_at: "2026-03-17T17:30" }],
    ],
    exact: true,
  },
  books(
    "Soccer practice for Nina Mondays and Wednesdays 4:15 until the end of May",
    /^soccer practice for nina$/i,
    "2026-03-16T16:15",
    { recurrence: { freq: "weekly", by_weekday: ["MO", "WE"], until: /^2026-0(?:5-31|6-01)/ } },
  ),
  books("orthodontist for Theo apr 7 at 3:40", /^orthodontist for theo$/i, "2026-04-07T15:40"),
  books("no school on friday the 27th", /^no school$/i, "2026-03-27", {}, open),
  books("swim meet saturday the 28th 7:15am at the Y, remind me 2 hours before", /^swim meet$/i, "2026-03-28T07:15", {
    location: /\bY$/i,
    reminders: [120],
  }),
  books("in 40 minutes take the lasagna out", /take (?:the )?lasagna out$/i, "2026-03-16T09:52", {
    reminders: perhaps,
  }),
  books("permit inspection at 118 Alder St thurs between 9 and noon", /^permit inspection$/i, "2026-03-19T09:00", {
    end_at: "2026-03-19T12:00",
    location: /^118 alder st\.?$/i,
  }),
  books("pick up drywall at 6:45 tomorrow morning", /^pick up drywall$/i, "2026-03-17T06:45"),
  books(
    "Create event 'Foundation pour' on 3/31 at 7:00 AM, location Cedar Lane site",
    /^foundation pour$/i,
    "2026-03-31T07:00",
    { location: /^cedar lane site$/i },
  ),
  books(
    "Hello! I have English class every Tuesday and Thursday from 6 PM to 7:30 PM, please save.",
    /english class$/i,
    "2026-03-17T18:00",
    { end_at: "2026-03-17T19:30", recurrence: { freq: "weekly", by_weekday: ["TU", "TH"] } },
  ),
  books("please make appointment for bank on wednesday 12 o'clock", /bank/i, "2026-03-18T12:00", {
    location: /bank|^undefined$/i,
  }),
  books("Choir rehearsal tonight at 7:30 at St. Mark's", /^choir rehearsal$/i, "2026-03-16T19:30", {
    location: /^st\.? mark'?s$/i,
  }),
  books("Spring concert is Sunday, April 19 at 5pm, remind me a day before", /^spring concert$/i, "2026-04-19T17:00", {
    reminders: [1440],
  }),
  // looking
  finds("give me the rundown for today", "2026-03-16", "2026-03-16", { answer: /lunch with sam[^]*project sync/i }),
  tells("where is the product review being held tomorrow?", /3 ?号会议室/),
  finds("have i got anything on thursday night?", "2026-03-19", "2026-03-19", { answer: /yoga/i }),
  tells("When do I go to the dentist?", /thu|mar(?:ch)? 19|19 mar|3\/19|-19/i),
  frees("when am I free on Wednesday between 10 and 5?", "2026-03-18", "2026-03-18", {
    start_at: /T10:00/,
    end_at: /T17:00/,
  }),
  finds("what's happening on the 28th and 29th", "2026-03-28", "2026-03-29"),
  tells("Am I available Friday at 2:30?", /customer visit/i),
  tells("how often am i at yoga this week", /\b(?:2|two)\b|yoga[^]*yoga/i),
  tells("what time am I done on Wednesday?", /(?:18|\b6):30/),
  tells("whats my first thing tomorrow", /product review/i),
  tells("did anybody invite me to something I still need to answer?", bothInvites),
  tells("who am I having lunch with", /sam/i),
  frees("find 90 minutes on thursday before 3pm", "2026-03-19", "2026-03-19", {
    end_at: /T15:00/,
    duration_minutes: 90,
  }),
  tells(
    "Could you please tell me what I have planned for the rest of the week?",
    /product review[^]*dentist[^]*family day/i,
  ),
  finds("is my april clear?", "2026-04-01", "2026-04-30"),
  tells("when does customer visit end on friday", /15:00|\b3(?::00)? ?p/i),
  tells("Any clash if I take a call tuesday 10:30?", /product review/i),
  tells(
    "how much time between lunch and the project sync today?",
    /two hours|\b2 ?h|\b120\b|13:00[^]*15:00|\b1(?::00)? ?pm[^]*\b3(?::00)? ?pm/i,
  ),
  tells("which day is family day again?", /sat|mar(?:ch)? 21|21 mar|3\/21|-21/i),
  finds("anything between now and 1?", "2026-03-16", "2026-03-16", { answer: /lunch with sam/i }),
  // changes
  changes("push lunch with sam to 1:15", "lunch", { start_at: "2026-03-16T13:15" }),
  changes("Kindly change the dentist from Thursday to Friday, same hour.", "dentist", {
    start_at: "2026-03-20T15:00",
  }),
  changes("call the project sync 'Launch sync' from now on", "sync", { title: /^launch sync$/i }),
  changes("product review needs 90 minutes not 60", "review", { end_at: "2026-03-17T11:30" }),
  changes("remind me 1 hour before my dentist appt", "dentist", { reminders: [60] }),
  changes("project sync moved to Zoom", "sync", { location: /^zoom$/i }),
  changes("tuesday yoga starts half an hour later", "yoga1", { start_at: "2026-03-17T19:30" }),
  changes("extend today's project sync till 4:30", "sync", { end_at: "2026-03-16T16:30" }),
  changes("bring the product review forward an hour", "review", { start_at: "2026-03-17T09:00" }),
  drops("pls cancel product review tmrw", "review"),
  drops("Family day is off, Gran is ill. Remove it.", "family"),
  drops("take dentist off thursday, i can't get out of my shift", "dentist"),
  does("skip team weekly this wednesday", "calendar.delete", /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/),
  asks("move my yoga to 6", "event", open),
  invites("loop Grace into the product review", "review", ["grace"]),
  invites("Sam and Mei should also come to project sync", "sync", ["sam", "mei"]),
  replies("customer visit on friday works for me, please accept", "accept", "visit"),
  replies("tell them I cant come to quarterly planning", "reject", "quarter"),
  // after something
  changes(
    "its at Mercy Hospital",
    "new",
    { location: /^mercy hospital$/i },
    { earlier: ["night shift thu 7pm to 7am"] },
  ),
  changes(
    "make it 7 instead",
    "new",
    { start_at: "2026-03-17T07:00" },
    { earlier: ["pick up drywall at 6:45 tomorrow morning"] },
  ),
  finds("and the day after?", "2026-03-18", "2026-03-18", { earlier: ["what's on for tomorrow?"] }),
  changes(
    "ok move it to sunday",
    "family",
    { start_date: "2026-03-22" },
    { earlier: ["which day is family day again?"] },
  ),
  does("no wait, undo that", "calendar.restore", { event_id: "evt_sync" }, { earlier: ["cancel the project sync"] }),
  books("sunday 11am", /massage$/i, "2026-03-22T11:00", {}, { earlier: ["schedule a massage"] }),
  changes("remind me 30 min before", "dentist", { reminders: [30] }, { earlier: ["when do I see the dentist"] }),
  changes(
    "every Monday actually",
    "new",
    { recurrence: { freq: "weekly" } },
    { earlier: ["Choir rehearsal tonight at 7:30 at St. Mark's"] },
  ),
  invites("invite her to the product review", "review", ["mei"], { earlier: ["who works at Bluebird Travel?"] }),
  books(
    "friday 9:30am, half an hour",
    /coffee chat with jonas$/i,
    "2026-03-20T09:30",
    { duration_minutes: 30 },
    { earlier: ["book a coffee chat with Jonas"] },
  ),
  changes(
    "scratch that, its thursday",
    "new",
    { start_at: "2026-03-19T14:00" },
    { earlier: ["econ midterm wednesday 2-3:15pm"] },
  ),
  drops("cancel the second one", "yoga2", { earlier: ["what have I got on Thursday?"] }),
  changes("hmm, 4:30 is better", "dentist", { start_at: "2026-03-19T16:30" }, { earlier: ["move the dentist to 4pm"] }),
  books(
    "great, put a haircut there at 10",
    /haircut$/i,
    "2026-03-20T10:00",
    {},
    { earlier: ["am I free friday morning?"] },
  ),
  // people and memory
  does("new number for Sam: 628 555 0192", "contacts.update", { contact_id: "ctc_sam", patch: { phone: /0192$/ } }),
  does("save Joaquin Reyes, photo assistant, 415-555-0118", "contacts.create", {
    name: /^joaquin reyes$/i,
    phone: /0118$/,
  }),
  tells("what's Sam's last name", /O['’]Neill/i),
  tells("which of my contacts are from Yuanshan?", /(?=[^]*Grace)(?=[^]*Alice Lin)/),
  does(
    "I don't need Mei Chen in my address book any more, please take her out",
    "contacts.delete",
    { contact_id: "ctc_mei" },
    open,
  ),
  does("Dr. Patel's office number is (415) 555-0147", "contacts.update", {
    contact_id: "ctc_patel",
    patch: { phone: /0147$/ },
  }),
  tells("do you have an email for Mei?", /\b(?:no|none|not)\b|n['’]t/i),
  does("I'm allergic to penicillin, keep that in mind", "memory.update", /penicillin/i),
  does("Please call me Ruth.", "memory.update", /"preferred_name":"Ruth"/),
  does("remember my daughter Nina was born on October 21", "memory.update", /(?=.*Nina)(?=.*(?:10-21|oct))/i),
  tells("what have you got saved about me so far?", /coffee|alice|product manager|yuanshan/i),
  does("I work at Northgate Clinic now, not Yuanshan", "memory.update", /northgate clinic/i),
  // clock, chat, out of reach
  tells("whats todays date pls", /march 16|mar 16|16 mar|2026-03-16|3\/16/i),
  tells("how many days until April 2?", /\b17\b|seventeen/i),
  refuses("can you text my roommate that im running late", open),
  refuses("order me an iced latte for pickup", open),
  talks("good morning! hope you slept well haha"),
  talks("hi, first time here. what are you good at?"),
];
