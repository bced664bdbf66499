import { asks, books, changes, does, drops, finds, frees, invites, replies, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const dinner = { earlier: ["dinner with Nora on Friday at 7pm"] };
/** Where it is said to wake or warn, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const both = (say: string, ...calls: NonNullable<Utterance["calls"]>): Utterance => ({
  kind: "two",
  say,
  calls,
  ...open,
});

export const masonsEn: readonly Utterance[] = [
  // new events
  books(
    "Hello, could you add a parent-teacher conference for Thursday at 4:40 pm please?",
    /parent[- ]teacher conference$/i,
    "2026-03-19T16:40",
  ),
  books("gym wed 6:45am", /^gym$/i, "2026-03-18T06:45"),
  books("Coffee with Hannah on Friday at 10:30 at Blue Bottle", /^coffee with hannah$/i, "2026-03-20T10:30", {
    location: /^blue bottle$/i,
  }),
  books("block off tomorrow 1-2:30pm for tax paperwork", /tax paperwork$/i, "2026-03-17T13:00", {
    end_at: "2026-03-17T14:30",
  }),
  books("Set up a budget meeting on March 25 at 9 for 2 hours", /^budget meeting$/i, "2026-03-25T09:00", {
    duration_minutes: 120,
  }),
  books("eye exam 4/8 2:15pm", /^eye exam$/i, "2026-04-08T14:15"),
  books("The plumber is coming on the 26th at 8 in the morning.", /plumber/i, "2026-03-26T08:00"),
  books("next Tuesday at noon I'm having lunch with Priya", /lunch with priya$/i, "2026-03-24T12:00"),
  books("April 3 is a day off, put it in as all day", /day off/i, "2026-04-03"),
  books("trip to Lake Tahoe May 1 to May 4", /^trip(?: to lake tahoe)?$/i, "2026-05-01/2026-05-04", {
    location: /tahoe|^undefined$/i,
  }),
  books("dinner w/ Marco 7:30 tonight", /^dinner (?:w\/|with) ?marco$/i, "2026-03-16T19:30"),
  books("Meet Olivia tomorrow at 5 pm in the library", /olivia$/i, "2026-03-17T17:00", { location: /library$/i }),
  books("remind me to water the plants tomorrow at 8am", /^water the plants$/i, "2026-03-17T08:00", {
    reminders: perhaps,
  }),
  books(
    "remind me in 20 minutes to take the bread out of the oven",
    /^take the bread out of the oven$/i,
    "2026-03-16T09:32",
    { reminders: perhaps },
  ),
  books(
    "Job interview at Lumen Labs on Wednesday 11am. Remind me an hour before",
    /^job interview/i,
    "2026-03-18T11:00",
    { location: /lumen labs|^undefined$/i, reminders: [60] },
  ),
  books("add piano lesson every Wednesday at 5pm", /^piano lesson$/i, "2026-03-18T17:00", {
    recurrence: { freq: "weekly" },
  }),
  books("I run on tuesdays and fridays at 6:30 am, can you put that in as repeating", /\brun/i, "2026-03-17T06:30", {
    recurrence: { freq: "weekly", by_weekday: ["TU", "FR"] },
  }),
  books("add: rent due on the 1st of every month", /^rent due$|^rent$/i, "2026-04-01", {
    recurrence: { freq: "monthly" },
  }),
  books("Please put Mom's birthday on June 9, repeating every year", /^mom'?s birthday$/i, "2026-06-09", {
    recurrence: { freq: "yearly" },
  }),
  books("antibiotics every day at 9pm until March 25", /^antibiotics$/i, "2026-03-16T21:00", {
    recurrence: { freq: "daily", until: "2026-03-25" },
  }),
  books(
    "every other Thursday at 3:30pm, 1:1 with my manager, starting this week",
    /^1:1 with my manager$/i,
    "2026-03-19T15:30",
    { recurrence: { freq: "weekly", interval: 2 } },
  ),
  books("apointment at the vet sat 10am", /ap?pointment|vet/i, "2026-03-21T10:00", { location: /vet|^undefined$/i }),
  books(
    "My sister is in town and we want to see a movie, can you put that on Saturday at 8:15 pm",
    /movie/i,
    "2026-03-21T20:15",
    {},
    open,
  ),
  books('Create an event called "Deep work" on Thursday from 9 to 11', /^"?deep work"?$/i, "2026-03-19T09:00", {
    end_at: "2026-03-19T11:00",
  }),
  books("flight to Denver UA 512 leaves Sunday 7:05 am", /flight|ua 512/i, "2026-03-22T07:05", {
    location: /denver|^undefined$/i,
  }),
  books("Zoom call with the lawyer Mon 23rd 2pm", /call with the lawyer$/i, "2026-03-23T14:00", {
    location: /zoom|^undefined$/i,
  }),
  books("schedule a haircut for Saturday", /^haircut$/i, "2026-03-21", {}, open),
  books("pick up kids 3:15", /^pick up (?:the )?kids$/i, "2026-03-16T15:15"),
  both(
    "Wednesday: swim class for Leo at 4pm and pizza night at 6:30pm",
    ["calendar.create", { title: /swim class/i, start_at: /^2026-03-18T16:00/ }],
    ["calendar.create", { title: /pizza night/i, start_at: /^2026-03-18T18:30/ }],
  ),
  tells("put the recital on Saturday the 27th at 5pm", /./, open),
  // looking
  finds("what all do I have going on today?", "2026-03-16"),
  finds("anything tomorrow", "2026-03-17"),
  finds("Show me Wednesday, please.", "2026-03-18"),
  finds("what does this week look like", "2026-03-16", "2026-03-22"),
  finds("Do I have any plans for next week?", "2026-03-23", "2026-03-29"),
  finds("am i free this weekend or is something on", "2026-03-21", "2026-03-22"),
  finds("what's on march 19", "2026-03-19"),
  tells("What do I have to be at next?", /lunch with sam/i),
  tells("where is the product review happening", /3 号会议室/),
  tells("what day is my dentist appt", /thu|19/i),
  tells("how long is quarterly planning supposed to take?", /90|1\.5|hour and a half|1 ?h|18:30|6:30/i),
  frees("Find me an hour on Thursday", "2026-03-19", "2026-03-19", { duration_minutes: 60 }),
  finds("am I free Tuesday at 10:30?", "2026-03-17", "2026-03-17", { answer: /product review/i }),
  frees("where are the gaps on Friday afternoon?", "2026-03-20"),
  tells("when is my next yoga class", /tomorrow|tue|17/i),
  tells(
    "Do I have invitations I haven't answered?",
    /quarterly planning[^]*customer visit|customer visit[^]*quarterly planning/i,
  ),
  finds("anything on the books in april yet?", "2026-04-01", "2026-04-30"),
  finds("what's the first thing I have on Wednesday?", "2026-03-18", "2026-03-18", { answer: /team weekly/i }),
  tells("is there anything with Sam in my calendar?", /lunch with sam/i),
  tells("Does Grace have time on Wednesday afternoon?", /./, open),
  // changes
  changes("move the project sync to 4pm", "sync", { start_at: "2026-03-16T16:00" }),
  changes("Please move my dentist appointment to Friday, same time.", "dentist", { start_at: "2026-03-20T15:00" }),
  changes("product review is now wednesday at 11", "review", { start_at: "2026-03-18T11:00" }),
  changes("push lunch with Sam back by half an hour", "lunch", { start_at: "2026-03-16T12:30" }),
  changes("make the product review two hours long", "review", { end_at: "2026-03-17T12:00" }),
  changes("the project sync should end at 3:45 today", "sync", { end_at: "2026-03-16T15:45" }),
  changes("We're having lunch with Sam at Tartine, add that as the place", "lunch", { location: /^tartine$/i }),
  changes("rename project sync to Apollo sync", "sync", { title: /^apollo sync$/i }),
  changes("remind me 15 minutes before the product review", "review", { reminders: [15] }),
  changes("move thursday's yoga to 6pm", "yoga2", { start_at: "2026-03-19T18:00" }),
  does(
    "Move this week's team weekly to Thursday at 9:30",
    "calendar.update",
    /(?=.*evt_weekly)(?=.*2026-03-19T09:30)(?=.*"(?:this|occurrence_start_at)")/,
  ),
  changes("family day should be on Sunday instead", "family", { start_date: "2026-03-22" }),
  tells("Could you move quarterly planning to Thursday at 5?", /./, open),
  // gone
  drops("cancel lunch today", "lunch"),
  drops("Please get rid of the dentist appointment on Thursday.", "dentist"),
  drops("my 3pm today is off, delete it", "sync"),
  does("skip the team weekly this week", "calendar.delete", /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/),
  asks("can't do yoga, cancel it pls", "event", open),
  // guests and replies
  invites("Send Grace an invite for the product review", "review", ["grace"]),
  invites("Can you ask Mei and Alice to join the project sync?", "sync", ["mei", "alice"]),
  both(
    "schedule a call with Grace on Friday at 11am and invite her",
    ["calendar.create", { title: /call with grace$/i, start_at: /^2026-03-20T11:00/ }],
    ["calendar.share", { event_id: "evt_new", participants: [{ contact_id: "ctc_grace" }] }],
  ),
  does("remove Alice from the project sync", "calendar.uninvite", {
    event_id: "evt_sync",
    participants: [{ contact_id: "ctc_alice" }],
  }),
  replies("yes to the customer visit on friday", "accept", "visit"),
  replies("Please tell them I can't come to quarterly planning", "reject", "quarter"),
  // people
  tells("could you pull up Grace's phone number", /\+1415|card/i),
  tells("Where does Mei Chen work?", /Bluebird Travel/),
  tells("Do I have anyone from Harbor Bank in my contacts?", /Sam O'Neill/),
  does("add a new contact: Tomas Weber, 415-555-0132", "contacts.create", { name: /^tomas weber$/i, phone: /0132$/ }),
  does("save my landlord Joe Rizzo as a contact, joe@rizzo.example", "contacts.create", {
    name: /^joe rizzo$/i,
    email: "joe@rizzo.example",
  }),
  does("New contact Dana Cole from Northwind, she's the head of sales", "contacts.create", {
    name: /^dana cole$/i,
    company: /^northwind$/i,
    job_title: /head of sales$/i,
  }),
  does("Sam's new email is sam@harbor.example", "contacts.update", {
    contact_id: "ctc_sam",
    patch: { email: "sam@harbor.example" },
  }),
  does("Alice Lin works at Skylark now, update that", "contacts.update", {
    contact_id: "ctc_alice",
    patch: { company: /^skylark$/i },
  }),
  does("I have a new dentist, so delete the contact Dr. Patel", "contacts.delete", { contact_id: "ctc_patel" }),
  tells("send Sam a text that I'll be 10 minutes late", /./, open),
  // memory
  does("I go by Ali, call me that", "memory.update", /"preferred_name":"Ali"/),
  does("Please keep in mind that I'm a vegetarian", "memory.update", /vegetarian/i),
  does("i moved to Seattle last month, keep that in mind", "memory.update", /Seattle/),
  does("I never want meetings before 10 in the morning, please remember", "memory.update", /10:00|before 10/i),
  does("remember that my wife Elena's birthday is August 21", "memory.update", /08-21/),
  tells("so what have you got stored about me", /Yuanshan|coffee|Alice|product manager/i),
  tells("do you know my birthday?", /03-08|mar(?:ch)? 8|8(?:th)?(?: of)? mar|3\/8/i),
  does("I don't like black coffee anymore, forget that", "memory.update", /"remove".*(?:coffee|interests)/i),
  // after something
  changes("actually make it 8", "new", { start_at: "2026-03-20T20:00" }, dinner),
  changes("it's at Luigi's", "new", { location: /^luigi'?s$/i }, dinner),
  changes("and remind me an hour before we meet", "new", { reminders: [60] }, dinner),
  drops("never mind, cancel it", "new", dinner),
  finds("and thursday?", "2026-03-19", "2026-03-19", { earlier: ["what's on wednesday?"] }),
  books(
    "tomorrow at 4pm",
    /call the bank$/i,
    "2026-03-17T16:00",
    { reminders: perhaps },
    { earlier: ["remind me to call the bank"] },
  ),
  changes("the thursday class", "yoga2", { start_at: "2026-03-19T18:30" }, { earlier: ["move yoga to 6:30pm"] }),
  does("oops, undo", "calendar.restore", { event_id: "evt_dentist" }, { earlier: ["delete the dentist appointment"] }),
];
