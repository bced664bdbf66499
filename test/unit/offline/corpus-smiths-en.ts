import { asks, books, changes, does, drops, finds, frees, invites, replies, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const priya = { earlier: ["lunch with Priya wed 12:30"] };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const workdays = ["MO", "TU", "WE", "TH", "FR"];
const isFree = /^(?![^]*(?:\bnot|n't)(?: be)? (?:free|available))[^]*(?:free|nothing|yes|no events|available|open)/i;

export const smithsEn: readonly Utterance[] = [
  // new events
  books(
    "Hi there, could you add a doctor's appointment on Wednesday at 11:20 please?",
    /doctor'?s appointment$/i,
    "2026-03-18T11:20",
  ),
  books("gym tmrw 6am", /^gym$/i, "2026-03-17T06:00"),
  books(
    "Parent teacher conference Thursday March 26 at 4:30pm, room 12",
    /^parent teacher conference$/i,
    "2026-03-26T16:30",
    { location: /room 12$/i },
  ),
  books("study group sunday 3pm library", /^study group/i, "2026-03-22T15:00", { location: /library|^undefined$/i }),
  books(
    "Schedule a call with my accountant for tomorrow at 1:30 pm, should take 45 min",
    /call with (?:my )?accountant$/i,
    "2026-03-17T13:30",
    { duration_minutes: 45 },
  ),
  books("Add standup every weekday at 9:30", /^stand-?up$/i, "2026-03-16T09:30", {
    recurrence: { freq: "weekly", by_weekday: workdays },
  }),
  books("I have a flight on Saturday 28 March at 6:40 in the morning from SFO", /flight/i, "2026-03-28T06:40", {
    location: /SFO|^undefined$/i,
  }),
  books("vet appointmnet for Biscuit on fri at 4:15", /vet app\S+ for biscuit$/i, "2026-03-20T16:15"),
  books("new event: Movie night, Saturday 8pm to 10:30pm", /^movie night$/i, "2026-03-21T20:00", {
    end_at: "2026-03-21T22:30",
  }),
  books("remind me to call mom tonight at 8", /call mom$/i, "2026-03-16T20:00", { reminders: perhaps }),
  books(
    "We're going to Portland from April 3rd to April 6th, put that on my calendar",
    /portland/i,
    "2026-04-03/2026-04-06",
    { location: /portland|^undefined$/i },
  ),
  books("lunch with Priya wed 12:30", /^lunch with priya$/i, "2026-03-18T12:30"),
  books("haircut saturday at 10", /^haircut$/i, "2026-03-21T10:00"),
  books("Please block out Friday afternoon from 1 to 5 for deep work", /deep work$/i, "2026-03-20T13:00", {
    end_at: "2026-03-20T17:00",
  }),
  books("Can you set up a weekly 1:1 with Marcus, Mondays at 2pm?", /1:1 with marcus$/i, "2026-03-16T14:00", {
    recurrence: { freq: "weekly" },
  }),
  books("book club on the last Thursday of every month at 7pm", /^book club$/i, "2026-03-26T19:00", {
    recurrence: { freq: "monthly", by_weekday: ["-1TH"] },
  }),
  books("my sister's wedding is June 13th, add it as an all day thing", /sister'?s wedding$/i, "2026-06-13"),
  books("dinner reservation at Nopa on the 27th at 7:45pm for 4 people", /dinner/i, "2026-03-27T19:45", {
    location: /nopa|^undefined$/i,
  }),
  books("Team offsite next Tuesday 9am to 4pm at the Presidio", /^team offsite$/i, "2026-03-24T09:00", {
    end_at: "2026-03-24T16:00",
    location: /presidio$/i,
  }),
  books(
    "rent is due on the 1st of every month, remind me",
    /rent/i,
    "2026-04-01",
    { recurrence: { freq: "monthly" }, reminders: perhaps },
    open,
  ),
  books(
    "Piano lesson for Leo Tuesdays 5pm, 8 times, starting tomorrow",
    /^piano lesson for leo$/i,
    "2026-03-17T17:00",
    {
      recurrence: { freq: "weekly", count: 8 },
    },
  ),
  books(
    "interview with Northwind tomorrow 2pm, remind me an hour before",
    /^interview with northwind$/i,
    "2026-03-17T14:00",
    {
      reminders: [60],
    },
  ),
  books("plumber comes on Thursday 8-10am", /plumber/i, "2026-03-19T08:00", { end_at: "2026-03-19T10:00" }),
  books("I want to go running every Tuesday and Friday morning at 6:30", /running$|run$/i, "2026-03-17T06:30", {
    recurrence: { freq: "weekly", by_weekday: ["TU", "FR"] },
  }),
  books("put dad's birthday in the calendar, april 9, every year", /^dad'?s birthday$/i, "2026-04-09", {
    recurrence: { freq: "yearly" },
  }),
  books("add webinar march 25 17:00 for an hour and a half", /^webinar$/i, "2026-03-25T17:00", {
    duration_minutes: 90,
  }),
  books(
    "coffee w/ Jordan thurs 3ish at Blue Bottle",
    /^coffee (?:w\/|with) ?jordan$/i,
    "2026-03-19T15:00",
    { location: /blue bottle$/i },
    open,
  ),
  books(
    "Make an appointment: tax advisor, 04/08/2026, 10:00 AM, 1 hour, 200 Market Street",
    /tax advisor$/i,
    "2026-04-08T10:00",
    { duration_minutes: 60, location: /^200 market street$/i },
  ),
  // looking
  finds("what do I have tomorrow", "2026-03-17", "2026-03-17", { answer: /product review/i }),
  tells(
    "how long is quarterly planning?",
    /\b90\b|1\.5|1½|hour and a half|\b1 ?h(?:ours?|r)?,?(?: and)? ?30|(?:17|\b5)(?::00)?[^]{1,12}(?:18|6):30/i,
  ),
  tells("what's coming up next?", /lunch with sam/i),
  finds("Am I free on Wednesday at 2pm?", "2026-03-18", "2026-03-18", { answer: isFree }),
  tells("am I busy thursday at 3?", /dentist/i),
  frees("find me a free hour on Friday morning", "2026-03-20", "2026-03-20", { duration_minutes: 60 }),
  finds("anything on this weekend?", "2026-03-21", "2026-03-22", { answer: /family day/i }),
  finds("what does next week look like", "2026-03-23", "2026-03-29"),
  tells("which days do I have yoga this week", /(?=[^]*(?:tue|17|tomorrow))(?=[^]*(?:thu|-19|mar(?:ch)? 19|3\/19))/i),
  tells("What time does the team weekly start?", /9:30/),
  finds("how many things do I have on Thursday", "2026-03-19", "2026-03-19", {
    answer: /\b(?:2|two)\b|dentist[^]*yoga/i,
  }),
  does("when can I fit in a 2 hour block this week", "calendar.find_free", {
    start_at: /^2026-03-16/,
    duration_minutes: 120,
  }),
  finds("Do I have anything planned for March 28?", "2026-03-28"),
  finds("what am I doing tomorrow evening?", "2026-03-17", "2026-03-17", { answer: /yoga/i }),
  tells(
    "is there any invitation I haven't replied to yet",
    /quarterly planning[^]*customer visit|customer visit[^]*quarterly planning/i,
  ),
  // changes
  changes("move the dentist to 4pm", "dentist", { start_at: "2026-03-19T16:00" }),
  changes("Could you push today's project sync back by 30 minutes?", "sync", { start_at: "2026-03-16T15:30" }),
  changes("reschedule product review to Thursday same time", "review", { start_at: "2026-03-19T10:00" }),
  changes("product review is in room 5 now", "review", { location: /^room 5$/i }),
  changes("lunch with Sam is at 12:30 instead of 12", "lunch", { start_at: "2026-03-16T12:30" }),
  changes("set a 15 minute reminder for the product review", "review", { reminders: [15] }),
  changes("change family day to Sunday", "family", { start_date: "2026-03-22" }),
  changes("tomorrow's yoga is at Green Tree Studio, add that", "yoga1", { location: /^green tree studio$/i }),
  changes("move thursdays yoga to saturday 9 am", "yoga2", { start_at: "2026-03-21T09:00" }),
  tells("move customer visit to 3pm on friday", /./, open),
  drops("cancel lunch with sam", "lunch"),
  drops("Delete the dentist appointment please", "dentist"),
  drops("I'm not going to yoga on Thursday, take it off my calendar", "yoga2"),
  does("cancel this week's team weekly", "calendar.delete", /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/),
  asks("cancel yoga", "event", open),
  drops("cancel my 3pm today", "sync"),
  // guests and replies
  invites("Please send Mei Chen an invitation to today's project sync", "sync", ["mei"]),
  replies("decline quarterly planning, I can't make it", "reject", "quarter"),
  invites("add Alice and Grace to project sync", "sync", ["alice", "grace"]),
  tells("invite Bob to the product review", /./, open),
  // people
  tells("what's Grace Park's phone number", /415/),
  does("add contact Tom Baker 510-555-0133", "contacts.create", { name: /^tom baker$/i, phone: /0133$/ }),
  does("Save my landlord's number: Hank Rivera, 415 555 0171", "contacts.create", {
    name: /^hank rivera$/i,
    phone: /0171$/,
  }),
  does("change Sam's company to Pacific Trust", "contacts.update", {
    contact_id: "ctc_sam",
    patch: { company: /^pacific trust$/i },
  }),
  does("Mei's email is mei.chen@bluebird.example", "contacts.update", {
    contact_id: "ctc_mei",
    patch: { email: "mei.chen@bluebird.example" },
  }),
  does("new contact Sofia Marin, works at Lumen Labs as a designer, sofia@lumen.example", "contacts.create", {
    name: /^sofia marin$/i,
    company: /^lumen labs$/i,
    job_title: /designer$/i,
    email: "sofia@lumen.example",
  }),
  does("Alice Lin got promoted, she's head of marketing now", "contacts.update", {
    contact_id: "ctc_alice",
    patch: { job_title: /^head of marketing$/i },
  }),
  tells("where does Mei work", /Bluebird/),
  // memory
  does("you can call me Beth", "memory.update", /"preferred_name":"Beth"/),
  does("I hate early meetings, please remember nothing before 10", "memory.update", /10:00|before 10/i),
  does(
    "my wife's name is Carmen and her birthday is Sept 14, please remember",
    "memory.update",
    /(?=.*Carmen)(?=.*(?:09-14|sept))/i,
  ),
  does("I work from 8 to 4:30 on weekdays", "memory.update", /08:00.*16:30|8 to 4:30/i),
  // after something
  changes("actually make it 1pm", "new", { start_at: "2026-03-18T13:00" }, priya),
  changes("it's at Tartine", "new", { location: /^tartine$/i }, priya),
  finds("and wednesday?", "2026-03-18", "2026-03-18", { earlier: ["what do I have tomorrow"] }),
  does("oops, bring it back", "calendar.restore", { event_id: "evt_lunch" }, { earlier: ["cancel lunch with sam"] }),
  books("friday at 5pm", /haircut$/i, "2026-03-20T17:00", {}, { earlier: ["book a haircut"] }),
  changes("make that every day", "new", { recurrence: { freq: "daily" } }, { earlier: ["gym tmrw 6am"] }),
  invites("ok invite her to the project sync", "sync", ["grace"], { earlier: ["what's Grace Park's phone number"] }),
  changes(
    "move the product review to 11",
    "review",
    { start_at: "2026-03-17T11:00" },
    { earlier: ["show me this week"] },
  ),
];
