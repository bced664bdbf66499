import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const brunch = { earlier: ["brunch with Kim on Sunday at 11am"] };
const friday = { earlier: ["what's on Friday?"] };
/** Where it is said to wake or warn, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const both = (say: string, ...calls: NonNullable<Utterance["calls"]>): Utterance => ({
  kind: "two",
  say,
  calls,
  ...open,
});

export const pottersEn: readonly Utterance[] = [
  // new events
  books(
    "Morning! Could you please put in a meeting with the school counselor this Thursday, 8:15 in the morning?",
    /meeting with the school counselor$/i,
    "2026-03-19T08:15",
  ),
  books("hot yoga sat 9:15", /^hot yoga$/i, "2026-03-21T09:15"),
  books(
    "So the electrician finally called back, he's coming Wednesday between 1 and 3, can you block that",
    /electrician/i,
    "2026-03-18T13:00",
    { end_at: "2026-03-18T15:00" },
    open,
  ),
  books(
    "Concert at the Fillmore, April 17, doors 7pm",
    /concert/i,
    "2026-04-17T19:00",
    { location: /fillmore|^undefined$/i },
    open,
  ),
  books("1:1 with Devon Tues 24th 10:15-10:45", /^1:1 with devon$/i, "2026-03-24T10:15", {
    end_at: "2026-03-24T10:45",
  }),
  books("I need to be at the airport on Sunday at 5:30am", /airport/i, "2026-03-22T05:30", {
    location: /airport|^undefined$/i,
  }),
  books("all hands 3/31 noon", /^all hands$/i, "2026-03-31T12:00"),
  books("Book a slot tomorrow from 2:30 to 3:15 to prep slides", /prep slides$/i, "2026-03-17T14:30", {
    end_at: "2026-03-17T15:15",
  }),
  books("family reunion april 18-19", /^family reunion$/i, "2026-04-18/2026-04-19"),
  books(
    "pottery workshop sunday 2-5pm studio 9",
    /^pottery workshop/i,
    "2026-03-22T14:00",
    { end_at: "2026-03-22T17:00", location: /studio 9|^undefined$/i },
    open,
  ),
  books("enter in my calendar: board call, Thursday 26 March, 16:00, 90 minutes", /^board call$/i, "2026-03-26T16:00", {
    duration_minutes: 90,
  }),
  books("Grandma's 80th on May 16, all day", /^grandma'?s 80th/i, "2026-05-16"),
  books("dinner at my parents' tonight 6:30", /^dinner/i, "2026-03-16T18:30", { location: /parents|^undefined$/i }),
  books("three days from now at 10:30, interview with Acme", /^interview with acme$/i, "2026-03-19T10:30"),
  books("Put 'send invoices' on Friday at 11 am", /^'?send invoices'?$/i, "2026-03-20T11:00"),
  books("sat 28 mar kids birthday party 14-17", /kid'?s'? birthday party$/i, "2026-03-28T14:00", {
    end_at: "2026-03-28T17:00",
  }),
  books(
    "please schedule lunch with my old boss for the 30th at 12:15 at Zuni Café",
    /lunch with my old boss$/i,
    "2026-03-30T12:15",
    { location: /zuni caf/i },
  ),
  books(
    "hair appt w/ Simone fri 3.45",
    /^hair app(?:oin)?t(?:ment)?\.? (?:w\/|with) ?simone$/i,
    "2026-03-20T15:45",
    {},
    open,
  ),
  books("car inspection, thursday first thing, 7:30 am", /^car inspection$/i, "2026-03-19T07:30"),
  // series and reminders
  books("violin every tuesday and thursday 4:15-5pm", /^violin$/i, "2026-03-17T16:15", {
    end_at: "2026-03-17T17:00",
    recurrence: { freq: "weekly", by_weekday: ["TU", "TH"] },
  }),
  books("remind me every morning at 7 to take my vitamins", /take my vitamins$/i, "2026-03-17T07:00", {
    recurrence: { freq: "daily" },
    reminders: perhaps,
  }),
  books("estimated taxes due on the 15th of April, repeat every 3 months", /taxes/i, "2026-04-15", {
    recurrence: { freq: "monthly", interval: 3 },
  }),
  books("second Saturday of the month, 9am, beach cleanup, make it repeat", /beach cleanup$/i, "2026-04-11T09:00", {
    recurrence: { freq: "monthly", by_weekday: ["2SA"] },
  }),
  books("Trash goes out every Wednesday at 8pm, set that up", /trash/i, "2026-03-18T20:00", {
    recurrence: { freq: "weekly" },
  }),
  books("remind me in half an hour to flip the laundry", /^flip the laundry$/i, "2026-03-16T09:42", {
    reminders: perhaps,
  }),
  books("remind me Friday at 5 pm that the library books are due", /library books/i, "2026-03-20T17:00", {
    reminders: perhaps,
  }),
  books("Team retro on the 20th at 3:30, with a reminder half an hour earlier", /^team retro$/i, "2026-03-20T15:30", {
    reminders: [30],
  }),
  // looking
  finds("how's my friday looking?", "2026-03-20"),
  finds("what's going on the week of the 23rd", "2026-03-23", "2026-03-29"),
  finds("Am I doing anything tonight?", "2026-03-16"),
  tells("what time is lunch today?", /12|noon/i),
  finds("am I double booked anywhere tomorrow?", "2026-03-17"),
  frees("need 90 uninterrupted minutes on Wednesday, what are my options?", "2026-03-18", "2026-03-18", {
    duration_minutes: 90,
  }),
  tells(
    "any pending invites I should look at?",
    /quarterly planning[^]*customer visit|customer visit[^]*quarterly planning/i,
  ),
  finds("anything before 10 on wednesday?", "2026-03-18", "2026-03-18", { answer: /team weekly/i }),
  tells("is the team weekly on wednesday or thursday", /wed|18/i),
  // changes
  changes("the dentist called, they moved me to 2:15 on Thursday", "dentist", { start_at: "2026-03-19T14:15" }),
  changes("swap the product review to Wednesday at 2pm", "review", { start_at: "2026-03-18T14:00" }),
  changes("project sync will be half an hour only", "sync", { end_at: "2026-03-16T15:30" }),
  changes("change location of project sync to the rooftop", "sync", { location: /rooftop$/i }),
  changes("tomorrow's yoga should start at 7:30 pm", "yoga1", { start_at: "2026-03-17T19:30" }),
  changes("add a reminder to Thursday's yoga, 1 hour ahead", "yoga2", { reminders: [60] }),
  does(
    "this Wednesday only, do the team weekly at 10:30",
    "calendar.update",
    /(?=.*evt_weekly)(?=.*2026-03-18T10:30)(?=.*"(?:this|occurrence_start_at)")/,
  ),
  // gone
  drops("Sam cancelled on me, so take today's lunch off", "lunch"),
  drops("no need for the project sync today, remove it", "sync"),
  drops("drop yoga tomorrow", "yoga1"),
  // guests and replies
  invites("loop in Mei on the project sync", "sync", ["mei"]),
  does("take Grace off the product review guest list", "calendar.uninvite", {
    event_id: "evt_review",
    participants: [{ contact_id: "ctc_grace" }],
  }),
  replies("sure, I can do quarterly planning, accept it", "accept", "quarter"),
  // people and memory
  does("put Ruth Adeyemi in my contacts, ruth@adeyemi.example", "contacts.create", {
    name: /^ruth adeyemi$/i,
    email: "ruth@adeyemi.example",
  }),
  does("Grace's cell changed to 628-555-0145", "contacts.update", {
    contact_id: "ctc_grace",
    patch: { phone: /0145$/ },
  }),
  does("Mei Chen isn't at Bluebird any more, she's at Skyline Tours", "contacts.update", {
    contact_id: "ctc_mei",
    patch: { company: /^skyline tours$/i },
  }),
  tells("where does Sam work?", /Harbor Bank/),
  does("I don't need Sam O'Neill's contact anymore, delete it", "contacts.delete", { contact_id: "ctc_sam" }),
  does("please address me as Captain", "memory.update", /"preferred_name":"Captain"/),
  does("my daughter Zoe was born on July 2nd, remember her birthday", "memory.update", /07-02/),
  does("I live in Oakland these days", "memory.update", /Oakland/),
  does("note that I don't do meetings on Fridays", "memory.update", /"FR"|friday/i),
  tells("where do I work according to you?", /Yuanshan/),
  tells("what do I like to drink, remember?", /coffee/i),
  // after something
  changes("30 minutes earlier", "new", { start_at: "2026-03-22T10:30" }, brunch),
  changes("let's do 12 instead", "new", { start_at: "2026-03-22T12:00" }, brunch),
  changes("until 1pm", "new", { end_at: "2026-03-22T13:00" }, brunch),
  changes("the place is called Sunny Side", "new", { location: /^sunny side$/i }, brunch),
  changes("could you nudge me an hour and a half beforehand", "new", { reminders: [90] }, brunch),
  changes("rename that to Kim's birthday brunch", "new", { title: /^kim'?s birthday brunch$/i }, brunch),
  changes("move it to the Sunday after", "new", { start_at: "2026-03-29T11:00" }, brunch),
  drops("Kim can't make it, cancel", "new", brunch),
  invites("send it to Sam as well", "new", ["sam"], brunch),
  changes(
    "at Mel's Diner, and make it 11:15",
    "new",
    { start_at: "2026-03-22T11:15", location: /^mel's diner$/i },
    brunch,
  ),
  books("do the same on Saturday", /^brunch with kim$/i, "2026-03-21T11:00", {}, brunch),
  drops("cancel the dentist one", "dentist", { earlier: ["show me my week"] }),
  does("decline it", "calendar.reject_invite", /(?:inv|evt)_visit/, friday),
  finds("and how about the saturday", "2026-03-21", "2026-03-21", friday),
  books(
    "wednesday at 9pm",
    /call the landlord$/i,
    "2026-03-18T21:00",
    { reminders: perhaps },
    { earlier: ["remind me to call the landlord"] },
  ),
  changes("the one tomorrow", "yoga1", { start_at: "2026-03-17T20:00" }, { earlier: ["move yoga to 8pm"] }),
  does(
    "that's her old one, the new one is grace@newmail.example",
    "contacts.update",
    { contact_id: "ctc_grace", patch: { email: "grace@newmail.example" } },
    { earlier: ["what's Grace Park's email?"] },
  ),
  does("undo that please", "calendar.restore", { event_id: "evt_sync" }, { earlier: ["delete the project sync"] }),
  does("also that I hate cilantro", "memory.update", /cilantro/i, { earlier: ["remember that I don't eat pork"] }),
  talks("awesome, you're the best", undefined, brunch),
  // with a catch
  tells("Friday the 21st at 2pm: notary", /./, open),
  tells("Can you see if Alice is around on Wednesday at 3?", /./, open),
  tells("If Sam cancels lunch, put gym at noon", /./, open),
  tells("book the gym at 10 tomorrow if I don't already have something", /./),
  books("if I'm free on Friday at 10, put in a call with the vet", /call with the vet$/i, "2026-03-20T10:00", {}, open),
  tells("push the customer visit by an hour", /./, open),
  drops("cancel tomorrow's product review but leave the yoga alone", "review", open),
  refuses("put on something mellow in the kitchen speaker", open),
  tells("call the dentist and ask if they have an earlier slot", /./, open),
  tells("my passport number is X1234567, keep it for me", /./, open),
  asks("move yoga to Friday", "event", open),
  tells("share my calendar with Grace", /./, open),
  both(
    "dinner with Lee on Tuesday at 7pm, and also save his number, 415 555 0188",
    ["calendar.create", { title: /^dinner with lee$/i, start_at: /^2026-03-17T19:00/ }],
    ["contacts.create", { name: /^lee$/i, phone: /0188$/ }],
  ),
  both(
    "set up a call with Grace tomorrow at 1pm and send her the invite",
    ["calendar.create", { title: /call with grace$/i, start_at: /^2026-03-17T13:00/ }],
    ["calendar.share", { event_id: "evt_new", participants: [{ contact_id: "ctc_grace" }] }],
  ),
  tells("I think I have the dentist on Wednesday, right?", /thu|19|\bno\b|not|n't/i),
  tells("please make every meeting 5 minutes shorter", /./, open),
  tells("hold Thursday 3pm for the plumber unless I'm busy then", /./),
  tells("cancel the concert", /./, open),
  tells("what did Grace say about the review?", /./, open),
  tells("set the product review for 10am on April 31st", /./, open),
];
