import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const noor = { earlier: ["dinner with Noor thursday 7pm"] };
const football = { earlier: ["football practice saturday 9am"] };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const isFree = /^(?![^]*(?:\bnot|n't)(?: be)? (?:free|available))[^]*(?:free|nothing|yes|no events|available|open)/i;

export const chandlersEn: readonly Utterance[] = [
  // new events
  books("Night shift Friday 7pm to 7am", /^night shift$/i, "2026-03-20T19:00", { end_at: "2026-03-21T07:00" }),
  books("add chem midterm next wednesday 10:10am, Hall B", /^chem midterm$/i, "2026-03-25T10:10", {
    location: /hall b$/i,
  }),
  books(
    "Hello. I would like to make appointment for hair colour, Saturday, 11 o'clock.",
    /hair colour$/i,
    "2026-03-21T11:00",
  ),
  books("swim lessons for Ella every Wednesday 4pm", /^swim lessons for ella$/i, "2026-03-18T16:00", {
    recurrence: { freq: "weekly" },
  }),
  books("oil change tues 7:45am at Jiffy on 5th st", /^oil change$/i, "2026-03-17T07:45", { location: /jiffy/i }),
  books("Remind me to take the bins out every Thursday at 8pm", /take (?:the )?bins out$/i, "2026-03-19T20:00", {
    recurrence: { freq: "weekly" },
    reminders: perhaps,
  }),
  books(
    "Investor call with Foundry tomorrow at 4, 30 minutes, Zoom",
    /^investor call with foundry/i,
    "2026-03-17T16:00",
    {
      duration_minutes: 30,
      location: /zoom|^undefined$/i,
    },
  ),
  books("We have choir rehearsal on the 24th from 6:30 to 8pm in St Mark's", /choir rehearsal$/i, "2026-03-24T18:30", {
    end_at: "2026-03-24T20:00",
    location: /st mark'?s$/i,
  }),
  books("pay electric bill march 31", /pay electric bill$/i, "2026-03-31", {}, open),
  books("Put me down as on vacation April 13 through 17", /vacation/i, "2026-04-13/2026-04-17"),
  books(
    "dentist checkup for the kids 4/2 at 3:15pm, remind me the day before",
    /^dentist checkup for (?:the )?kids$/i,
    "2026-04-02T15:15",
    { reminders: [1440] },
  ),
  books("date night friday 7:30", /^date night$/i, "2026-03-20T19:30"),
  books("physio at noon tomorrow", /^physio$/i, "2026-03-17T12:00"),
  books("I'm picking up my mother in law from the airport on Sunday at 5:50 pm", /mother in law/i, "2026-03-22T17:50", {
    location: /airport|^undefined$/i,
  }),
  books('add "Submit thesis draft" for next Monday, all day', /^submit thesis draft$/i, "2026-03-23"),
  books("coffee chat thu 10:30 w Dana", /^coffee chat (?:w\/?|with) dana$/i, "2026-03-19T10:30"),
  books(
    "Please put the school play on the calendar, March 27 at 6:30pm, school gym",
    /school play$/i,
    "2026-03-27T18:30",
    {
      location: /school gym$/i,
    },
  ),
  books("blood pressure pill every day at 9pm", /blood pressure pill$/i, "2026-03-16T21:00", {
    recurrence: { freq: "daily" },
  }),
  books("delivery run to Oakland tomorow 5am till 9", /^delivery run/i, "2026-03-17T05:00", {
    end_at: "2026-03-17T09:00",
    location: /oakland|^undefined$/i,
  }),
  books("Budget talk Wednesday 1 to 2 in conference room 2B", /^budget talk$/i, "2026-03-18T13:00", {
    end_at: "2026-03-18T14:00",
    location: /room 2b$/i,
  }),
  books("Mum's 70th is on the 9th of May. Whole day please.", /mum'?s 70th/i, "2026-05-09"),
  books("Set a reminder for 11am to call the pharmacy", /call (?:the )?pharmacy$/i, "2026-03-16T11:00", {
    reminders: perhaps,
  }),
  books("laundry is in the machine, remind me in 40 minutes to hang it up", /laundry|hang/i, "2026-03-16T09:52", {
    reminders: perhaps,
  }),
  books("team retro every other Friday at 3pm starting this week", /^team retro$/i, "2026-03-20T15:00", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books("Spanish class mondays and wednesdays 6-7pm until the end of May", /^spanish class$/i, "2026-03-16T18:00", {
    end_at: "2026-03-16T19:00",
    recurrence: { freq: "weekly", by_weekday: ["MO", "WE"], until: /^2026-05-31/ },
  }),
  asks("i need to schedule something with the landlord", "event", open),
  books("Jury duty April 6 8 AM county courthouse", /^jury duty/i, "2026-04-06T08:00", {
    location: /courthouse|^undefined$/i,
  }),
  books("quick chat with Grace at 11:30 today for 15 min", /chat with grace$/i, "2026-03-16T11:30", {
    duration_minutes: 15,
  }),
  books("tuesday the 31st: car inspection 9:40am", /^car inspection$/i, "2026-03-31T09:40"),
  books("farmers market first saturday of every month, 9am", /^farmers market$/i, "2026-04-04T09:00", {
    recurrence: { freq: "monthly", by_weekday: ["1SA"] },
  }),
  // looking
  finds("so whats on for today", "2026-03-16", "2026-03-16", { answer: /lunch with sam[^]*project sync/i }),
  finds("Show me my Friday please", "2026-03-20", "2026-03-20", { answer: /customer visit/i }),
  tells("what time does yoga start on Thursday", /19:00|\b7:00|\b7 ?pm/i),
  tells("where's the product review again", /3 ?号会议室/),
  finds("is my wednesday afternoon free?", "2026-03-18"),
  frees("at what times am I free tomorrow", "2026-03-17"),
  frees("I need 90 minutes for studying on Thursday, where does it fit?", "2026-03-19", "2026-03-19", {
    duration_minutes: 90,
  }),
  finds("Do I have any meetings before noon on Wednesday?", "2026-03-18", "2026-03-18", { answer: /team weekly/i }),
  finds("What's happening next Monday", "2026-03-23"),
  tells("when does lunch with Sam end?", /13:00|\b1:00|\b1 ?pm/i),
  tells("Is the family day this Saturday or Sunday?", /sat|\b21\b/i),
  finds("anyting on the 29th?", "2026-03-29"),
  finds("what is still left on my schedule today", "2026-03-16", "2026-03-16", { answer: /project sync/i }),
  finds("please list all of my appointments for this week", "2026-03-16", "2026-03-22"),
  finds("would friday at 11 in the morning be open for a haircut?", "2026-03-20", "2026-03-20", {
    answer: isFree,
    ...open,
  }),
  finds("what's my april looking like", "2026-04-01", "2026-04-30"),
  tells("do I have something at 7 tomorrow night", /yoga/i),
  tells("How long until my project sync?", /\b5 ?h|\b5:4|15:00|\b3:00|\b3 ?pm/i),
  tells("what comes after the product review tomorrow?", /yoga/i),
  // changes
  changes("Move project sync to tomorrow at 2", "sync", { start_at: "2026-03-17T14:00" }),
  changes("rename dentist to Crown fitting", "dentist", { title: /^crown fitting$/i }),
  changes("project sync will only be 30 minutes today", "sync", { end_at: "2026-03-16T15:30" }),
  changes("Please shift tomorrow's yoga an hour earlier", "yoga1", { start_at: "2026-03-17T18:00" }),
  changes("lunch with Sam: set location to Cafe Reyes", "lunch", { location: /^cafe reyes$/i }),
  changes("remind me 2 hours before the dentist", "dentist", { reminders: [120] }),
  changes("Can you swap Thursday's yoga to Friday, same time", "yoga2", { start_at: "2026-03-20T19:00" }),
  changes("Dr Patel's office called, dentist is now the 26th at 9:15am", "dentist", { start_at: "2026-03-26T09:15" }),
  changes("make the product review 2 hours long", "review", { end_at: "2026-03-17T12:00" }),
  changes("product review starts at 10:15 not 10", "review", { start_at: "2026-03-17T10:15" }),
  changes("this week move the team weekly to 11am", "weekly", { start_at: "2026-03-18T11:00" }),
  drops("sam cancelled lunch so delete it pls", "lunch"),
  drops("get rid of yoga tomorrow", "yoga1"),
  drops("remove family day from my saturday", "family"),
  replies("Tell them I'll be at quarterly planning on Wednesday, accept the invite", "accept", "quarter"),
  replies("I can't go to the customer visit on Friday, decline it", "reject", "visit"),
  invites("add Mei to lunch with Sam", "lunch", ["mei"]),
  invites("Grace Park should join the product review tomorrow, send her an invite", "review", ["grace"]),
  // after something
  changes("actually 7:30", "new", { start_at: "2026-03-19T19:30" }, noor),
  changes("at Zuni Cafe", "new", { location: /^zuni cafe$/i }, noor),
  drops("never mind, delete that", "new", noor),
  changes("remind me 45 minutes before", "new", { reminders: [45] }, noor),
  changes("call it Noor's farewell dinner", "new", { title: /^noor'?s farewell dinner$/i }, noor),
  finds("what about Friday?", "2026-03-20", "2026-03-20", { earlier: ["so whats on for today"] }),
  does(
    "wait no, undo that",
    "calendar.restore",
    { event_id: "evt_review" },
    { earlier: ["delete the product review"] },
  ),
  books("tomorrow 5pm", /landlord/i, "2026-03-17T17:00", {}, { earlier: ["schedule a meeting with the landlord"] }),
  changes("make it weekly", "new", { recurrence: { freq: "weekly" } }, football),
  changes("it goes until 10:45", "new", { end_at: "2026-03-21T10:45" }, football),
  does(
    "her number is 628-555-0148",
    "contacts.update",
    { contact_id: "ctc_mei", patch: { phone: /0148$/ } },
    { earlier: ["where does Mei Chen work?"] },
  ),
  changes("move it to 4:30", "dentist", { start_at: "2026-03-19T16:30" }, { earlier: ["when is the dentist?"] }),
  drops("drop the last one", "yoga2", { earlier: ["what do I have on Thursday?"] }),
  invites("and Mei too", "sync", ["mei"], { earlier: ["invite Grace to the project sync"] }),
  // people and memory
  tells("do you have a number for Grace?", /415/),
  does("Save a new contact: Ruth Adeyemi, 206-555-0119", "contacts.create", {
    name: /^ruth adeyemi$/i,
    phone: /0119$/,
  }),
  does("add my mechanic Luis Ortega to contacts, phone 408 555 0162", "contacts.create", {
    name: /luis ortega$/i,
    phone: /0162$/,
  }),
  does("Grace's job title is now VP Engineering", "contacts.update", {
    contact_id: "ctc_grace",
    patch: { job_title: /^vp engineering$/i },
  }),
  does("I don't need Mei Chen in my address book anymore, remove her", "contacts.delete", { contact_id: "ctc_mei" }),
  tells("who all do I know at Yuanshan?", /(?=[^]*Grace)(?=[^]*Alice Lin)/),
  does("Dr. Patel's email is office@patelsmiles.example", "contacts.update", {
    contact_id: "ctc_patel",
    patch: { email: "office@patelsmiles.example" },
  }),
  does("please call me Mr. Okafor", "memory.update", /"preferred_name":"Mr\.? Okafor"/i),
  does("remember that I'm allergic to penicillin", "memory.update", /penicillin/i),
  tells("what do you have on file about my job", /Yuanshan|product manager/i),
  does("I am vegetarian, keep that in mind", "memory.update", /vegetarian/i),
  tells("which date do you have down as my birthday", /\b03-08|mar(?:ch)?\.? 8|\b8(?:th)?(?: of)? mar|\b3\/8/i),
  // clock, chat, out of reach
  tells("hi whats the time now pls", /\b0?9:12/),
  tells("What day of the week is April 15?", /wed/i),
  talks("good morning! nice to meet you"),
  refuses("order me a large pepperoni pizza", open),
  refuses("is it going to be sunny on saturday", open),
  refuses("translate 'good night' into Italian", open),
];
