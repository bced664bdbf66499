import { books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const headshots = { earlier: ["Headshots with Nora on Thursday at 1pm"] };
const choir = { earlier: ["choir practice friday 7pm"] };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const isFree = /^(?![^]*(?:\bnot|n't)(?: be)? (?:free|available))[^]*(?:free|nothing|yes|no events|available|open)/i;

export const sawyersEn: readonly Utterance[] = [
  // new events
  books(
    "Engagement shoot with the Hendersons Saturday 4pm at Baker Beach",
    /^engagement shoot with (?:the )?hendersons$/i,
    "2026-03-21T16:00",
    { location: /baker beach$/i },
  ),
  books("need to deliver the wedding album by March 27, put it in as all day", /album/i, "2026-03-27"),
  books("block sat 28 march 9am-7pm wedding shoot Napa", /wedding shoot/i, "2026-03-28T09:00", {
    end_at: "2026-03-28T19:00",
    location: /napa|^undefined$/i,
  }),
  books(
    "Hello dear, would you please write down that my grandson Toby is visiting on Sunday at two o'clock",
    /toby/i,
    "2026-03-22T14:00",
  ),
  books(
    "Blood pressure check at the clinic, Thursday the 26th, ten thirty in the morning.",
    /blood pressure check/i,
    "2026-03-26T10:30",
    { location: /clinic|^undefined$/i },
  ),
  books("bridge with the girls every Wednesday at 1:30 in the afternoon", /bridge/i, "2026-03-18T13:30", {
    recurrence: { freq: "weekly" },
  }),
  books("Remind me to take my pills every evening at 9", /pills$/i, "2026-03-16T21:00", {
    recurrence: { freq: "daily" },
    reminders: perhaps,
  }),
  books("oncall handoff mon 10am every 2 weeks starting next monday", /on-?call handoff$/i, "2026-03-23T10:00", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books("deploy freeze mar 30 - apr 3", /^deploy freeze$/i, "2026-03-30/2026-04-03"),
  books("investor demo thu 11:30, 20 min, zoom", /^investor demo/i, "2026-03-19T11:30", {
    duration_minutes: 20,
    location: /zoom|^undefined$/i,
  }),
  books("1:1 w/ Dana tmr 4:30pm for 25 mins", /^1:1 (?:w\/|with) ?dana$/i, "2026-03-17T16:30", {
    duration_minutes: 25,
  }),
  books("Lesson with Emily Wednesdays 3:45 to 4:30pm until the end of May", /lesson with emily$/i, "2026-03-18T15:45", {
    end_at: "2026-03-18T16:30",
    recurrence: { freq: "weekly", until: /^2026-0(?:5-(?:27|31)|6-01)/ },
  }),
  books("spring recital saturday april 18, 5pm, Grace Lutheran Church", /^spring recital$/i, "2026-04-18T17:00", {
    location: /^grace lutheran church$/i,
  }),
  books("Piano tuner is coming on the 24th between 9 and 11 in the morning", /piano tuner/i, "2026-03-24T09:00", {
    end_at: "2026-03-24T11:00",
  }),
  books("No lessons on Good Friday, April 3, mark the whole day off", /no lessons|good friday|off$/i, "2026-04-03"),
  books("pick up mr Hassan from airport tonight 11:15pm", /hassan/i, "2026-03-16T23:15", {
    location: /airport|^undefined$/i,
  }),
  books("Car inspection tommorow 7:30 am at Joe's Garage", /^car inspection$/i, "2026-03-17T07:30", {
    location: /^joe'?s garage$/i,
  }),
  books("taxi licence expires 10 april, remind me 3 days before", /licence/i, "2026-04-10", {
    reminders: /^\[\d{4}\]$/,
  }),
  books("night shift friday 10pm to 6am", /^night shift$/i, "2026-03-20T22:00", { end_at: "2026-03-21T06:00" }),
  books(
    "Please schedule a kickoff meeting for the Atlas project next Wednesday at 10:00, 90 minutes, conference room B.",
    /kickoff.*atlas|atlas.*kickoff/i,
    "2026-03-25T10:00",
    { duration_minutes: 90, location: /^conference room b$/i },
  ),
  books("Sprint planning every other Tuesday 1pm starting tomorrow", /^sprint planning$/i, "2026-03-17T13:00", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books("status report due every friday at 4, remind me 30 min before", /^status report/i, "2026-03-20T16:00", {
    recurrence: { freq: "weekly" },
    reminders: [30],
  }),
  books("Steering committee: first Monday of each month, 3 PM", /^steering committee$/i, "2026-04-06T15:00", {
    recurrence: { freq: "monthly", by_weekday: ["1MO"] },
  }),
  books("hold tomorrow 12 to 12:30 for expense reports", /expense reports?$/i, "2026-03-17T12:00", {
    end_at: "2026-03-17T12:30",
  }),
  books("chem test friday 2nd period so like 9:50am ugh", /chem test/i, "2026-03-20T09:50", {}, open),
  books("soccer practice every tue and thu 3:30-5", /^soccer practice$/i, "2026-03-17T15:30", {
    end_at: "2026-03-17T17:00",
    recurrence: { freq: "weekly", by_weekday: ["TU", "TH"] },
  }),
  books("jaydens bday party sat 6pm his house dont let me forget", /jayden'?s b\S+ party/i, "2026-03-21T18:00", {
    location: /house|^undefined$/i,
    reminders: perhaps,
  }),
  books("prom is may 16!!! add it", /^prom$/i, "2026-05-16"),
  books("wake me up at 6:45 tomorrow", /wake/i, "2026-03-17T06:45", { reminders: perhaps }, open),
  books("in 2 hours remind me to move the car", /move (?:the )?car$/i, "2026-03-16T11:12", { reminders: perhaps }),
  // looking
  finds("whats on for today then", "2026-03-16", "2026-03-16", { answer: /lunch with sam/i }),
  finds("Could you tell me what I've got on Thursday, dear?", "2026-03-19", "2026-03-19", { answer: /dentist/i }),
  tells("What day am I seeing the dentist again?", /thu|19th|mar(?:ch)? 19|-19\b/i),
  tells("where's the product review happening", /3 ?号会议室/),
  finds("do i have anything after school tomorrow", "2026-03-17", "2026-03-17", { answer: /yoga/i }),
  tells("Is Saturday open for a shoot?", /family day/i),
  finds("quick rundown of friday for me", "2026-03-20", "2026-03-20", { answer: /customer visit/i }),
  frees("Find a 45 minute slot tomorrow afternoon", "2026-03-17", "2026-03-17", { duration_minutes: 45 }),
  frees("any gaps wednesday between 10 and 5?", "2026-03-18"),
  tells("What's the last thing on my calendar today", /project sync/i),
  tells("When does yoga finish tomorrow", /20:00|\b8(?::00)? ?p\.?m/i),
  finds("how many meetings have I got this week", "2026-03-16", "2026-03-22"),
  finds("Am I doing anything Wednesday evening?", "2026-03-18", "2026-03-18", { answer: /quarterly planning/i }),
  tells("remind me, who's the lunch at noon with?", /\bsam\b/i),
  finds("anything in the diary for the whole of April?", "2026-04-01", "2026-04-30"),
  finds("free at noon tomorrow?", "2026-03-17", "2026-03-17", { answer: isFree }),
  tells(
    "What invites are still waiting for my answer",
    /quarterly planning[^]*customer visit|customer visit[^]*quarterly planning/i,
  ),
  tells("is the quarterly planning today or tomorrow?", /wed|18th|mar(?:ch)? 18|-18\b/i),
  finds("do I have time for a 3 hour edit session on Friday", "2026-03-20"),
  finds("what have I got the week of March 23", "2026-03-23", "2026-03-29"),
  // changes
  changes("Move Project sync to 4:30 please, I have a student at 3", "sync", { start_at: "2026-03-16T16:30" }),
  changes("dentist needs to be a week later same time", "dentist", { start_at: "2026-03-26T15:00" }),
  changes("push yoga tomorrow to 7:30", "yoga1", { start_at: "2026-03-17T19:30" }),
  changes("rename project sync to Atlas sync", "sync", { title: /^atlas sync$/i }),
  changes("Lunch with Sam will be at Tadich Grill, please note it", "lunch", { location: /^tadich grill$/i }),
  changes("make the product review half an hour longer", "review", { end_at: "2026-03-17T11:30" }),
  changes("project sync only needs 30 mins", "sync", { end_at: "2026-03-16T15:30" }),
  changes("I always forget the dentist, so give me a nudge 2 hours ahead", "dentist", { reminders: [120] }),
  changes("family day is the 28th now, not the 21st", "family", { start_date: "2026-03-28" }),
  changes("Can we do the dentist Friday at 11 instead?", "dentist", { start_at: "2026-03-20T11:00" }),
  drops("drop tomorrow's yoga, I've got homework", "yoga1"),
  drops("we dont need project sync today anymore, remove it", "sync"),
  drops("Please cancel Thursday's dentist, my tooth feels better", "dentist"),
  does(
    "I'll be on a plane, so take out just this Wednesday's team weekly",
    "calendar.delete",
    /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/,
  ),
  // guests and replies
  replies("I'll be there for the customer visit on Friday, let them know", "accept", "visit"),
  replies("tell quarterly planning I'm not coming", "reject", "quarter"),
  invites("Grace should be in the product review too, send her an invite", "review", ["grace"]),
  invites("Invite Mei Chen and Dr. Patel to family day", "family", ["mei", "patel"]),
  // people
  tells("which company is Alice Lin with?", /Yuanshan/),
  tells("I need to ring Grace Park, what number have I got for her", /415/),
  does("Add my granddaughter Chloe Webb to contacts, 707-555-0119", "contacts.create", {
    name: /^chloe webb$/i,
    phone: /0119$/,
  }),
  does("save new client: Omar Reyes, omar@reyesfoto.example, Reyes Foto", "contacts.create", {
    name: /^omar reyes$/i,
    email: "omar@reyesfoto.example",
    company: /^(?:reyes foto|undefined)$/i,
  }),
  does("Sam's phone number is 415-555-0188", "contacts.update", { contact_id: "ctc_sam", patch: { phone: /0188$/ } }),
  does("don't need Mei Chen's contact any longer, get rid of it", "contacts.delete", { contact_id: "ctc_mei" }),
  tells("which of my contacts is at Harbor Bank", /\bSam\b/),
  does("Dr. Patel moved to Bright Smile Dental", "contacts.update", {
    contact_id: "ctc_patel",
    patch: { company: /^bright smile dental$/i },
  }),
  // memory
  does("for the record I shoot on Fujifilm, remember that", "memory.update", /fuji/i),
  does("please call me Nana Jo", "memory.update", /"preferred_name":"Nana Jo"/),
  tells("when's my birthday according to you", /0?3-0?8\b|mar(?:ch)? 0?8|8(?:th)?(?: of)? mar|3\/8/i),
  does("I don't teach on Mondays, remember that", "memory.update", /monday|"MO"/i),
  // after something
  changes("make it 90 minutes", "new", { end_at: "2026-03-19T14:30" }, headshots),
  changes("location is 500 Valencia St", "new", { location: /^500 valencia st(?:reet|\.)?$/i }, headshots),
  changes("no wait friday", "new", { start_at: "2026-03-20T13:00" }, headshots),
  changes("remind me an hour ahead of it", "new", { reminders: [60] }, headshots),
  finds("ok and the day after that one?", "2026-03-20", "2026-03-20", { earlier: ["what's on thursday"] }),
  drops("cancel the second one", "yoga2", { earlier: ["what's on thursday"] }),
  does("hmm no, undo that", "calendar.restore", { event_id: "evt_sync" }, { earlier: ["scrap the project sync"] }),
  books("april 17 at 6pm", /dress rehearsal$/i, "2026-04-17T18:00", {}, { earlier: ["schedule a dress rehearsal"] }),
  drops("the one on thursday", "yoga2", { earlier: ["delete my yoga class"] }),
  invites("invite him to the product review", "review", ["sam"], { earlier: ["Where does Sam work?"] }),
  changes("every week please", "new", { recurrence: { freq: "weekly" } }, choir),
  changes("call it chamber choir rehearsal instead", "new", { title: /^chamber choir rehearsal$/i }, choir),
  books(
    "ok put mixing session at 2pm then",
    /^mixing session$/i,
    "2026-03-17T14:00",
    {},
    { earlier: ["When am I free tomorrow afternoon?"] },
  ),
  does(
    "her email is ruth@abbot.example",
    "contacts.update",
    { contact_id: "ctc_new", patch: { email: "ruth@abbot.example" } },
    { earlier: ["add contact Ruth Abbot 650-555-0142"] },
  ),
  // clock, chat, out of reach
  tells("what day of the week is march 31?", /tue/i),
  tells("whats the time rn", /9:12/),
  tells("how many days until May 16", /\b61\b/),
  refuses("book me an uber to the airport"),
  refuses("is it gonna rain on saturday"),
  talks("thank you sweetheart, you're very kind"),
];
