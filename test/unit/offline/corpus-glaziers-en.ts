import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const night = { earlier: ["date night this saturday at 7pm"] };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const isFree = /^(?![^]*(?:\bnot|n't)(?: be)? (?:free|available))[^]*(?:free|nothing|yes|no events|available|open)/i;

export const glaziersEn: readonly Utterance[] = [
  // new events
  books(
    "ok first try: standup with the mobile team tomorrow 9:45",
    /^stand-?up with (?:the )?mobile team$/i,
    "2026-03-17T09:45",
  ),
  books("Sprint planning on Thursday from 10 to 11:30", /^sprint planning$/i, "2026-03-19T10:00", {
    end_at: "2026-03-19T11:30",
  }),
  books("pick up kids 3:15 today", /^pick up (?:the )?kids$/i, "2026-03-16T15:15"),
  books("Please add Emma's swim lesson, Saturday 9:30-10:15am at the Y", /^emma'?s swim lesson$/i, "2026-03-21T09:30", {
    end_at: "2026-03-21T10:15",
    location: /\bY$/i,
  }),
  books(
    "soccer practice for the twins every tuesday and thursday 4:30pm",
    /^soccer practice for the twins$/i,
    "2026-03-17T16:30",
    { recurrence: { freq: "weekly", by_weekday: ["TU", "TH"] } },
  ),
  books("App release 2.4 on March 31, all day", /^app release 2\.4$/i, "2026-03-31"),
  books("code freeze from the 24th through the 27th", /^code freeze$/i, "2026-03-24/2026-03-27"),
  books("Remind me in 20 minutes to take the cookies out", /take (?:the )?cookies out$/i, "2026-03-16T09:32", {
    reminders: perhaps,
  }),
  books(
    "I need to pay the daycare by Friday 5pm, remind me the day before",
    /daycare/i,
    "2026-03-20T17:00",
    { reminders: [1440] },
    open,
  ),
  books(
    "Performance review with my boss next Wednesday 2:30 PM, 1 hour, Room Cedar",
    /^performance review with (?:my )?boss/i,
    "2026-03-25T14:30",
    { duration_minutes: 60, location: /^room cedar$/i },
  ),
  books(
    "set a recurring event: backlog grooming every other Monday at 11am",
    /^backlog grooming$/i,
    "2026-03-16T11:00",
    {
      recurrence: { freq: "weekly", interval: 2 },
    },
  ),
  books("dentist for Noah on april 14 at 8:20am", /^dentist for noah$/i, "2026-04-14T08:20"),
  books("Company all-hands this Thursday at noon on Zoom", /^company all-hands/i, "2026-03-19T12:00", {
    location: /zoom$|^undefined$/i,
  }),
  books("block 2 hours tommorow afternoon starting at 1 for writing docs", /writing docs$/i, "2026-03-17T13:00", {
    duration_minutes: 120,
  }),
  books("my mother in law arrives Friday at 18:05, Terminal 2", /mother.in.law/i, "2026-03-20T18:05", {
    location: /terminal 2$|^undefined$/i,
  }),
  books("school picture day is april 2nd", /^school picture day$/i, "2026-04-02"),
  books("Anniversary dinner Saturday 7pm with a reminder 2 hours before", /^anniversary dinner$/i, "2026-03-21T19:00", {
    reminders: [120],
  }),
  books("demo for the investors mon 30 march 16:00", /^demo for (?:the )?investors$/i, "2026-03-30T16:00"),
  books("can u put oil change on wed at 8 am thx", /^oil change$/i, "2026-03-18T08:00"),
  books("Take my pills every day at 9 pm", /^take (?:my )?pills$/i, "2026-03-16T21:00", {
    recurrence: { freq: "daily" },
    reminders: perhaps,
  }),
  books("Kindergarten open house, Wednesday the 25th, 5:30 to 7 pm", /^kindergarten open house$/i, "2026-03-25T17:30", {
    end_at: "2026-03-25T19:00",
  }),
  books("lunch and learn on fridays at 12, starting next week, 6 sessions", /^lunch and learn$/i, "2026-03-27T12:00", {
    recurrence: { freq: "weekly", count: 6 },
  }),
  books("New meeting with Grace tomorrow at 4", /meeting with grace(?: park)?$/i, "2026-03-17T16:00"),
  books("Board call March 19, 2026 at 7:00am for 30 minutes", /^board call$/i, "2026-03-19T07:00", {
    duration_minutes: 30,
  }),
  books(
    "we got tickets for the Warriors game on april 10 at 7:30 pm at Chase Center!!",
    /warriors game/i,
    "2026-04-10T19:30",
    { location: /chase center/i },
  ),
  books("out of office next monday and tuesday", /out of office/i, "2026-03-23/2026-03-24", {}, open),
  books("Babysitter comes tonight 6 - 10", /babysitter/i, "2026-03-16T18:00", { end_at: "2026-03-16T22:00" }),
  books("PTA meeting first Tuesday of every month 7pm", /^PTA meeting$/i, "2026-04-07T19:00", {
    recurrence: { freq: "monthly", by_weekday: ["1TU"] },
  }),
  books("Add a test event for today at 5pm called Hello World", /^hello world$/i, "2026-03-16T17:00"),
  books(
    "i have meeting with lawyer the 8 of april at 9 o'clock, please write in calender",
    /meeting with (?:my |the )?lawyer$/i,
    "2026-04-08T09:00",
  ),
  // looking
  finds("show me everything for Thursday", "2026-03-19", "2026-03-19", { answer: /dentist[^]*yoga/i }),
  tells("where do I have to go for the product review tomorrow?", /3 ?号会议室/),
  tells("When's my next yoga class?", /tomorrow|tue|\b17\b|19:00|\b7(?::00)? ?pm/i),
  finds("do I have any meetings on friday afternoon?", "2026-03-20", "2026-03-20", { answer: /customer visit/i }),
  finds("Is Sunday completely free?", "2026-03-22", "2026-03-22", { answer: isFree }),
  frees("find a 30 minute gap tomorrow afternoon", "2026-03-17", "2026-03-17", { duration_minutes: 30 }),
  does("when am I free for 90 minutes this week?", "calendar.find_free", {
    start_at: /^2026-03-16/,
    duration_minutes: 90,
  }),
  tells("with whom is my lunch today, I forgot", /\bsam\b/i),
  tells("what time does my project sync end?", /16:00|\b4:00|\b4 ?p\.?m/i),
  finds("What's happening on April 20?", "2026-04-20"),
  tells("Any invites waiting for me?", /quarterly planning[^]*customer visit|customer visit[^]*quarterly planning/i),
  finds("what's left for this afternoon", "2026-03-16", "2026-03-16", { answer: /project sync/i }),
  tells("is family day on saturday or sunday?", /\bsat(?:urday)?\b|\b21\b/i),
  tells("Give me an overview of the next 3 days", /product review/i),
  tells("what's the earliest thing I have on wednesday?", /team weekly|9:30/i),
  finds("how does my wensday look", "2026-03-18", "2026-03-18", { answer: /team weekly[^]*quarterly planning/i }),
  tells("Did I already put the dentist in?", /\bthu|\b19\b|-19\b/i),
  tells("am I available tomorrow at 10?", /product review/i),
  finds("any plans for easter sunday?", "2026-04-05", "2026-04-05", open),
  // changes
  changes("Tomorrow's product review needs to move to 2pm", "review", { start_at: "2026-03-17T14:00" }),
  changes("push the dentist back one week", "dentist", { start_at: "2026-03-26T15:00" }),
  changes("make project sync 30 minutes long", "sync", { end_at: "2026-03-16T15:30" }),
  changes("rename Project sync to Alpha kickoff", "sync", { title: /^alpha kickoff$/i }),
  changes("lunch with sam should be at Chez Panisse", "lunch", { location: /^chez panisse$/i }),
  changes("Remind me 30 minutes before the dentist", "dentist", { reminders: [30] }),
  changes("I need the product review to go until noon", "review", { end_at: "2026-03-17T12:00" }),
  changes("can we do the project sync at 4 instead today?", "sync", { start_at: "2026-03-16T16:00" }),
  changes("switch my tuesday yoga to wednesday at 7pm", "yoga1", { start_at: "2026-03-18T19:00" }),
  changes("The dentist is at 450 Sutter St, suite 800. Can you add the address?", "dentist", {
    location: /^450 sutter st,? suite 800$/i,
  }),
  changes("family day should start on friday and last until sunday", "family", {
    start_date: "2026-03-20",
    end_date: "2026-03-22",
  }),
  drops("ok now delete project sync", "sync"),
  drops("Scrap the lunch today, Sam is sick", "lunch"),
  drops("remove tomorrow's yoga class from my calendar pls", "yoga1"),
  does(
    "skip the team weekly this Wednesday",
    "calendar.delete",
    /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/,
  ),
  invites("pls loop Grace in on the product review", "review", ["grace"]),
  replies("I'll be there for the customer visit on Friday, accept it", "accept", "visit"),
  asks("reschedule my yoga", "event", open),
  // after something
  changes("make it 7:30 instead", "new", { start_at: "2026-03-21T19:30" }, night),
  changes("at Foreign Cinema", "new", { location: /^foreign cinema$/i }, night),
  changes("and set a reminder one hour before", "new", { reminders: [60] }, night),
  books("Thursday 4pm", /sprint retro$/i, "2026-03-19T16:00", {}, { earlier: ["add sprint retro"] }),
  finds("what about the day after tomorrow", "2026-03-18", "2026-03-18", { earlier: ["what's on my calendar today?"] }),
  does("wait no, undo that", "calendar.restore", { event_id: "evt_sync" }, { earlier: ["delete project sync"] }),
  changes(
    "repeat it every week until the end of May",
    "new",
    { recurrence: { freq: "weekly", until: /^"?2026-0(?:5-31|6-01)/ } },
    { earlier: ["swim lesson saturday 9:30am"] },
  ),
  changes(
    "hmm 4:30 would be better",
    "dentist",
    { start_at: "2026-03-19T16:30" },
    { earlier: ["move the dentist to 4pm"] },
  ),
  drops("cancel the first one", "dentist", { earlier: ["what do I have on Thursday?"] }),
  changes(
    "ok move it to 3pm",
    "review",
    { start_at: "2026-03-17T15:00" },
    { earlier: ["when is the product review?"] },
  ),
  invites("add her to today's project sync", "sync", ["mei"], { earlier: ["who is Mei Chen?"] }),
  invites("and Grace as well please", "sync", ["grace"], { earlier: ["Invite Alice Lin to the project sync"] }),
  drops("great, works. you can delete it again", "new", { earlier: ["test event tomorrow at 3pm"] }),
  does(
    "her email is dana@whitfield.example",
    "contacts.update",
    { contact_id: "ctc_new", patch: { email: "dana@whitfield.example" } },
    { earlier: ["new contact Dana Whitfield 628-555-0142"] },
  ),
  // people and memory
  tells("is there a phone number for Grace Park in here?", /415/),
  does("add Jenny from daycare to my contacts, 650-555-0188", "contacts.create", { name: /jenny/i, phone: /0188$/ }),
  tells("list my contacts from Yuanshan", /(?=[^]*Grace)(?=[^]*Alice Lin)/),
  does("Grace moved to Stripe last month, update her company", "contacts.update", {
    contact_id: "ctc_grace",
    patch: { company: /^stripe$/i },
  }),
  does("Save Coach Rick's email: rick@baysoccer.example", "contacts.create", {
    name: /rick$/i,
    email: "rick@baysoccer.example",
  }),
  does("Please remember I don't eat meat", "memory.update", /meat|vegetarian/i),
  does("My daughter Emma is allergic to peanuts, remember that", "memory.update", /peanut/i),
  does("my name is Albert but please call me Bert", "memory.update", /"preferred_name":"Bert"/),
  does("I prefer meetings in the afternoon, keep that in mind", "memory.update", /afternoon/i),
  tells("when is my birthday again", /03-08|mar(?:ch)? 0?8|\b8(?:th)? (?:of )?mar|\b3\/8/i),
  // clock, chat, out of reach
  tells("remind me, what's the date today", /\b16(?:th)?\b|-16\b/),
  tells("whats the time now where I am", /9:12/),
  talks("hey, what can you actually do?", undefined, { or: /calendar|event|contact/i }),
  refuses("will it rain in SF tomorrow?"),
  refuses("Send an email to Grace that I'm running late"),
  talks("thanks, this is pretty neat"),
];
