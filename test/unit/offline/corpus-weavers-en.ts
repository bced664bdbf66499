import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const haircut = { earlier: ["haircut on Friday at 4pm"] };
const thursday = { earlier: ["what do I have on Thursday?"] };
/** Where it is said to wake or warn, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const both = (say: string, ...calls: NonNullable<Utterance["calls"]>): Utterance => ({
  kind: "two",
  say,
  calls,
  ...open,
});

export const weaversEn: readonly Utterance[] = [
  // new events
  books("put me down for the blood drive on thursday at 1:15", /blood drive$/i, "2026-03-19T13:15"),
  books("Nursery open house, Saturday 28 March, 10–12", /^nursery open house$/i, "2026-03-28T10:00", {
    end_at: "2026-03-28T12:00",
  }),
  books("i've got a shift on sunday 7am-3pm", /^(?:a )?shift$/i, "2026-03-22T07:00", { end_at: "2026-03-22T15:00" }),
  books(
    "Train to Portland Friday 5:52pm, platform 4",
    /^train to portland/i,
    "2026-03-20T17:52",
    { location: /platform 4|portland|^undefined$/i },
    open,
  ),
  books("choir rehearsal tomorrow evening at quarter past seven", /^choir rehearsal$/i, "2026-03-17T19:15"),
  books(
    "Could you schedule a quick check-in with the contractor for Wednesday at 11, fifteen minutes is enough",
    /check-in with the contractor$/i,
    "2026-03-18T11:00",
    { duration_minutes: 15 },
  ),
  books(
    "mammogram apr 7 8:20 am st. mary's hospital",
    /^mammogram/i,
    "2026-04-07T08:20",
    { location: /st\.? mary'?s hospital|^undefined$/i },
    open,
  ),
  books("block off friday the 27th, i'm moving house", /moving/i, "2026-03-27", {}, open),
  books("new appt: physical therapy 3/24 2p", /^physical therapy$/i, "2026-03-24T14:00"),
  books(
    "Please add the kickoff for the Lindqvist project on Tuesday 31 March at 9.30am",
    /kickoff for the lindqvist project$/i,
    "2026-03-31T09:30",
  ),
  books("leave the house at 6:40 tomorrow morning", /^leave the house$/i, "2026-03-17T06:40"),
  books("schedule budget review thu 14:00-15:30 in the Aspen room", /^budget review$/i, "2026-03-19T14:00", {
    end_at: "2026-03-19T15:30",
    location: /aspen room$/i,
  }),
  books("conference in Lisbon from the 13th to the 16th of April", /^conference/i, "2026-04-13/2026-04-16", {
    location: /lisbon|^undefined$/i,
  }),
  books("garage appointment later today, 5:45pm", /^garage appointment$/i, "2026-03-16T17:45"),
  books("Theo's swim meet this saturday from 9 until noon at the Y", /^theo'?s swim meet$/i, "2026-03-21T09:00", {
    end_at: "2026-03-21T12:00",
    location: /^(?:the )?y$/i,
  }),
  books("Zoom with the Tokyo team on Wednesday at 4pm, it'll take 50 minutes", /tokyo team$/i, "2026-03-18T16:00", {
    duration_minutes: 50,
    location: /zoom|^undefined$/i,
  }),
  books("day off next monday", /^day off$/i, "2026-03-23"),
  // series and reminders
  books("team lunch every friday at 12:15", /^team lunch$/i, "2026-03-20T12:15", { recurrence: { freq: "weekly" } }),
  books("Water the orchids every 10 days starting Wednesday", /^water the orchids$/i, "2026-03-18", {
    recurrence: { freq: "daily", interval: 10 },
  }),
  books("I work out Mon, Wed and Fri at 6pm, put that in as recurring", /work ?out/i, "2026-03-16T18:00", {
    recurrence: { freq: "weekly", by_weekday: ["MO", "WE", "FR"] },
  }),
  books("rent due 1st of each month, remind me 3 days ahead", /^rent/i, "2026-04-01", {
    recurrence: { freq: "monthly" },
    reminders: [4320],
  }),
  books("last friday of every month at 4pm: team demo", /^team demo$/i, "2026-03-27T16:00", {
    recurrence: { freq: "monthly", by_weekday: ["-1FR"] },
  }),
  books("Spanish class wednesdays 18:00-19:30, 8 sessions", /^spanish class$/i, "2026-03-18T18:00", {
    end_at: "2026-03-18T19:30",
    recurrence: { freq: "weekly", count: 8 },
  }),
  books("take my antibiotics at 8pm every day through Sunday", /antibiotics$/i, "2026-03-16T20:00", {
    recurrence: { freq: "daily", until: "2026-03-22" },
  }),
  books("wedding anniversary june 14, yearly", /anniversary$/i, "2026-06-14", { recurrence: { freq: "yearly" } }),
  books("don't let me forget to submit the timesheet on Friday at 4", /submit the timesheet$/i, "2026-03-20T16:00", {
    reminders: perhaps,
  }),
  books("Remind me on April 10th to renew the car registration", /^renew the car registration$/i, "2026-04-10", {
    reminders: perhaps,
  }),
  books("flight to Oslo 4/2 at 9:55pm, alert me 3 hours before", /^flight to oslo$/i, "2026-04-02T21:55", {
    reminders: [180],
  }),
  // looking
  finds("whats my schedule on thursday like", "2026-03-19"),
  finds("give me a rundown of this week", "2026-03-16", "2026-03-22"),
  finds("is there anything in my calendar on April 2nd?", "2026-04-02"),
  finds("what have I got on wednesday evening?", "2026-03-18", "2026-03-18", { answer: /quarterly planning/i }),
  tells("what's my next appointment?", /lunch with sam/i),
  tells("how long is the dentist going to take?", /45/),
  tells("which day is family day?", /saturday|21/i),
  frees("when could I squeeze in a 30 minute call tomorrow?", "2026-03-17", "2026-03-17", { duration_minutes: 30 }),
  frees("any free hour on Friday?", "2026-03-20", "2026-03-20", { duration_minutes: 60 }),
  finds("do i have time for a run before lunch today", "2026-03-16"),
  // changes
  changes("Let's start lunch with Sam at 12:45 instead of 12", "lunch", { start_at: "2026-03-16T12:45" }),
  changes("reschedule project sync to tomorrow, same time", "sync", { start_at: "2026-03-17T15:00" }),
  changes("product review needs to be 20 minutes earlier", "review", { start_at: "2026-03-17T09:40" }),
  changes("the lunch with sam is at Tartine", "lunch", { location: /^tartine$/i }),
  changes("family day should be the 28th instead", "family", { start_date: "2026-03-28" }),
  changes("set a 10 minute reminder on the project sync", "sync", { reminders: [10] }),
  // gone
  drops("lunch with sam is off", "lunch"),
  drops("take the project sync out of my calendar", "sync"),
  does(
    "we won't be doing the team weekly anymore, remove the whole series",
    "calendar.delete",
    /^(?!.*"this").*evt_weekly/,
  ),
  // guests and replies
  invites("please send Grace Park an invite for the product review", "review", ["grace"]),
  replies("I have to pass on the customer visit", "reject", "visit"),
  // people and memory
  does("add my landlord: Peter Voss, 510-555-0177", "contacts.create", { name: /^peter voss$/i, phone: /0177$/ }),
  does("Dr. Patel's new email is patel@smileclinic.example", "contacts.update", {
    contact_id: "ctc_patel",
    patch: { email: "patel@smileclinic.example" },
  }),
  does(
    "Alice Lin got promoted to VP of Sales, note that in her contact",
    "contacts.update",
    { contact_id: "ctc_alice", patch: /VP of Sales/i },
    open,
  ),
  does("remove Mei Chen from my address book", "contacts.delete", { contact_id: "ctc_mei" }),
  tells("do I have a contact at Harbor Bank?", /Sam/),
  does("I'm vegetarian, remember that for restaurants", "memory.update", /vegetarian/i),
  does("my wife's name is Dana", "memory.update", /Dana/),
  does("I switched jobs, I'm at Northwind now", "memory.update", /"company":"Northwind"/),
  tells("when's my birthday again?", /03-08|march 8|mar 8|8 march/i),
  does("you can wipe my birthday from what you remember", "memory.update", /"remove":.*birthday|"birthday":null/),
  // after something
  changes("one hour later please", "new", { start_at: "2026-03-20T17:00" }, haircut),
  changes("can you switch it to saturday morning at 9", "new", { start_at: "2026-03-21T09:00" }, haircut),
  changes("takes 40 minutes", "new", { end_at: "2026-03-20T16:40" }, haircut),
  changes("at Salon Verde btw", "new", { location: /^salon verde$/i }, haircut),
  changes("repeat it every 6 weeks", "new", { recurrence: { freq: "weekly", interval: 6 } }, haircut),
  changes("give me a heads up an hour before", "new", { reminders: [60] }, haircut),
  drops("on second thought, delete it", "new", haircut),
  tells("do I have anything else that day?", /customer visit/i, haircut),
  books("and another one two weeks later at the same time", /haircut$/i, "2026-04-03T16:00", {}, haircut),
  talks("no that's all, thank you!", undefined, haircut),
  changes("move the dentist one to 4", "dentist", { start_at: "2026-03-19T16:00" }, thursday),
  drops("cancel the second one", "yoga2", { ...thursday, ...open }),
  finds("what about friday", "2026-03-20", "2026-03-20", thursday),
  { ...frees("and when am I free that day?", "2026-03-19"), ...thursday },
  books(
    "tomorrow 5pm",
    /call with (?:the )?accountant$/i,
    "2026-03-17T17:00",
    {},
    { earlier: ["schedule a call with the accountant"] },
  ),
  invites("Alice as well", "review", ["alice"], { earlier: ["invite Grace to the product review"] }),
  does(
    "he works at Finch & Co",
    "contacts.update",
    { contact_id: "ctc_new", patch: { company: /^finch & co$/i } },
    { earlier: ["save Peter Voss, 510-555-0177"], ...open },
  ),
  does("actually make that Allie", "memory.update", /"preferred_name":"Allie"/, { earlier: ["call me Ally"] }),
  changes(
    "sorry i meant thursday",
    "new",
    { start_at: "2026-03-19T12:00" },
    { earlier: ["lunch with Omar wednesday at noon"] },
  ),
  does(
    "I changed my mind, put it back",
    "calendar.restore",
    { event_id: "evt_lunch" },
    { earlier: ["delete lunch with Sam"] },
  ),
  // with a catch
  tells("Add the parade on Sunday April 4 at 11am", /./, open),
  tells("book dinner with Lou tomorrow at 25:00", /./, open),
  tells("put a meeting with Grace at 3 whenever she's available next week", /./, open),
  books("Unless Nora cancels, add brunch with her on Sunday at 11", /brunch/i, "2026-03-22T11:00", {}, open),
  finds("Don't add anything yet, but would tomorrow at 10 work?", "2026-03-17", "2026-03-17", {
    answer: /product review/i,
  }),
  tells("cancel Grace's meeting with Alice on Thursday", /./, open),
  tells("buy me a train ticket to Chicago for Friday", /./, open),
  refuses("send a text to mom that I landed", open),
  tells("move quarterly planning to Thursday", /./, open),
  tells("Invite Sarah to lunch with Sam", /./, open),
  tells("remember that my bank PIN is 4471", /./, open),
  asks("remind me about that thing we discussed", "event", open),
  changes(
    "move project sync to 4 and tell Grace about it",
    "sync",
    { start_at: "2026-03-16T16:00" },
    { answer: /did not use|can't|cannot|not able/i, ...open },
  ),
  both(
    "Cancel project sync and move the dentist to Friday at 10",
    ["calendar.delete", { event_id: "evt_sync" }],
    ["calendar.update", { event_id: "evt_dentist", patch: { start_at: /^2026-03-20T10:00/ } }],
  ),
  both(
    "accept the customer visit but decline quarterly planning",
    ["calendar.accept_invite", { invite_id: "inv_visit" }],
    ["calendar.reject_invite", { invite_id: "inv_quarter" }],
  ),
  tells("band practice every second Tuesday at 5pm, but not in April", /./, open),
  tells("ski trip march 20 to march 18", /./, open),
  tells("what's on Tom's calendar today", /./, open),
  drops("not the dentist, the yoga on Thursday — cancel that", "yoga2", open),
  tells("coffee with Ines either Tuesday or Wednesday at 5", /./, open),
  asks("set up a meeting with Grace", "event", open),
];
