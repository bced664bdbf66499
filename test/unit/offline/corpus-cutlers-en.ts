import { books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const lena = { earlier: ["coffee with Lena on friday at 10am"] };
const isFree = /^(?![^]*(?:\bnot|n't)(?: be)? (?:free|available))[^]*(?:free|nothing|yes|no events|available|open)/i;

export const cutlersEn: readonly Utterance[] = [
  // new events
  books("Night shift on Thursday 7pm to 7am", /^night shift$/i, "2026-03-19T19:00", { end_at: "2026-03-20T07:00" }),
  books("pick up the kids from school tomorrow 3:15pm", /pick up (?:the )?kids/i, "2026-03-17T15:15", {
    location: /school|^undefined$/i,
  }),
  books("Investor call w/ Redwood Capital Wed 4pm, 30 mins", /^investor call/i, "2026-03-18T16:00", {
    duration_minutes: 30,
  }),
  books("chem midterm april 2 at 1pm in Hall B", /^chem midterm$/i, "2026-04-02T13:00", { location: /hall b$/i }),
  books("Please add: choir rehearsal, every Wednesday evening at 7:30", /^choir rehearsal$/i, "2026-03-18T19:30", {
    recurrence: { freq: "weekly" },
  }),
  books("i have to bring the van to the garage on friday 8 oclock in the morning", /van|garage/i, "2026-03-20T08:00", {
    location: /garage|^undefined$/i,
  }),
  books("remind me to take my blood pressure pills every day at 9pm", /pills$/i, "2026-03-16T21:00", {
    recurrence: { freq: "daily" },
    reminders: perhaps,
  }),
  books("Easter brunch at grandma's, April 5, 11am", /easter brunch/i, "2026-04-05T11:00", {
    location: /grandma|^undefined$/i,
  }),
  books("Camping trip with the scouts June 19-22", /^camping trip with the scouts$/i, "2026-06-19/2026-06-22"),
  books("send invoice to Hartwell on March 31", /invoice to hartwell$/i, "2026-03-31", {}, open),
  books(
    "Dinner with the Hendersons Saturday 6:30 PM at our place",
    /^dinner with the hendersons/i,
    "2026-03-21T18:30",
    {
      location: /our place|^undefined$/i,
    },
  ),
  books("in 90 minutes remind me to take the bread out", /take (?:the )?bread out$/i, "2026-03-16T10:42", {
    reminders: perhaps,
  }),
  books("physio appt 3/24 2:45pm", /^physio/i, "2026-03-24T14:45"),
  books("Can you block 9-11 tomorrow morning for thesis writing?", /thesis writing$/i, "2026-03-17T09:00", {
    end_at: "2026-03-17T11:00",
  }),
  books("Swim class for Nora, Saturdays 9:15am until the end of May", /^swim class for nora$/i, "2026-03-21T09:15", {
    recurrence: { freq: "weekly", until: /^2026-0(?:5-3[01]|6-01)/ },
  }),
  books("call the insurance company today at 11", /call (?:the )?insurance company$/i, "2026-03-16T11:00"),
  books("Board meeting on the second Tuesday of every month, 10am", /^board meeting$/i, "2026-04-14T10:00", {
    recurrence: { freq: "monthly", by_weekday: ["2TU"] },
  }),
  books(
    "Schedule a meeting with Derek tomorrow at 3 to talk about hiring",
    /meeting with derek|hiring/i,
    "2026-03-17T15:00",
  ),
  books(
    "Oil change Mon 30 March 7:30 am at Speedy Lube, remind me the day before",
    /^oil change$/i,
    "2026-03-30T07:30",
    { location: /speedy lube$/i, reminders: [1440] },
  ),
  books("my bus leaves at 5:50 am on Sunday", /bus/i, "2026-03-22T05:50"),
  books("im on call this weekend", /on.?call/i, "2026-03-21/2026-03-22", {}, open),
  books(
    "retirement party for Mr Alvarez, Friday the 27th, 5 pm, school cafeteria",
    /^retirement party for mr\.? alvarez/i,
    "2026-03-27T17:00",
    { location: /school cafeteria$|^undefined$/i },
  ),
  books("zumba every tue and thu 6pm", /^zumba$/i, "2026-03-17T18:00", {
    recurrence: { freq: "weekly", by_weekday: ["TU", "TH"] },
  }),
  books('Create an event called "Sprint demo" on Thursday from 2 to 3:30pm', /^sprint demo$/i, "2026-03-19T14:00", {
    end_at: "2026-03-19T15:30",
  }),
  books("put Jonas birthday party on 11 of april, it begins 14:00", /jonas'?s? birthday party$/i, "2026-04-11T14:00"),
  books("lease renewal deadline April 15th, all day", /^lease renewal deadline$/i, "2026-04-15"),
  books("tommorow 10:30 blood test at the clinic", /blood test/i, "2026-03-17T10:30", {
    location: /clinic|^undefined$/i,
  }),
  books("I need to leave for the airport at noon on Wednesday.", /airport/i, "2026-03-18T12:00", {
    location: /airport|^undefined$/i,
  }),
  books("Meal prep every other Sunday at 4pm starting this Sunday", /^meal prep$/i, "2026-03-22T16:00", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books(
    "half-hour chat with the recruiter, Thurs 11:30am, on Zoom",
    /chat with (?:the )?recruiter/i,
    "2026-03-19T11:30",
    {
      duration_minutes: 30,
      location: /zoom|^undefined$/i,
    },
  ),
  // looking
  finds("Morning! What have I got on today, all of it please", "2026-03-16", "2026-03-16", { answer: /project sync/i }),
  tells("Which day was the dentist, i forgot", /thu|19/i),
  tells("where is the product review being held?", /3 ?号会议室/),
  finds("am i free friday after 3", "2026-03-20", "2026-03-20", { answer: isFree }),
  tells("do i have yoga today?", /\bno\b|n't|\bnot\b|nothing|none|tomorrow|tue/i),
  tells("show me everything for the rest of the week", /(?=[^]*dentist)(?=[^]*customer visit)/i),
  finds("what was on my calendar on March 10th", "2026-03-10"),
  tells("Is Saturday completely open?", /family day/i),
  finds("how many appointments do I have today", "2026-03-16", "2026-03-16", {
    answer: /\b(?:2|two)\b|lunch with sam[^]*project sync/i,
  }),
  tells("what time will I be done on Wednesday", /18:30|6:30/),
  tells("remind me who i'm eating with at noon today?", /sam/i),
  frees("I need 50 quiet minutes tomorrow afternoon, where would they fit?", "2026-03-17", "2026-03-17", {
    duration_minutes: 50,
  }),
  frees("Thursday, when do I have free time?", "2026-03-19"),
  tells("when does the customer visit end on friday?", /15:00|\b3(?::00)? ?p/i),
  finds("anything on the 24th?", "2026-03-24"),
  finds("Whats my first meeting tomorow", "2026-03-17", "2026-03-17", { answer: /product review/i }),
  finds("show april", "2026-04-01", "2026-04-30"),
  tells("Would Thursday at 3:30pm clash with something?", /dentist/i),
  tells("how many minutes is the team weekly", /\b30\b|half an hour|10:00/i),
  tells("next yoga?", /tue|tomorrow|17/i),
  // changes
  changes("Please move tomorrow's product review to 2 in the afternoon", "review", { start_at: "2026-03-17T14:00" }),
  changes("push dentist by one week", "dentist", { start_at: "2026-03-26T15:00" }),
  changes("Project sync should be called Falcon standup, please rename", "sync", { title: /^falcon standup$/i }),
  changes("the project sync today will take two hours", "sync", { end_at: "2026-03-16T17:00" }),
  changes("lunch with sam will be at Rosie's Diner", "lunch", { location: /^rosie'?s diner$/i }),
  changes("I want a heads-up 20 minutes before lunch with Sam", "lunch", { reminders: [20] }),
  drops("Please cancel tomorrow's yoga, my back hurts", "yoga1"),
  drops("family day is off, remove it", "family"),
  drops("scrap the product review", "review"),
  changes("bring the project sync forward to 2:30", "sync", { start_at: "2026-03-16T14:30" }),
  changes("shift thursday yoga half an hour later", "yoga2", { start_at: "2026-03-19T19:30" }),
  changes("dentist called, my thursday appointment is now friday 9:15am", "dentist", { start_at: "2026-03-20T09:15" }),
  invites("could Grace Park join the product review tomorrow? send her an invite", "review", ["grace"]),
  invites("loop Mei in on the project sync", "sync", ["mei"]),
  replies("Yes to the customer visit on Friday, please accept", "accept", "visit"),
  replies("Tell them no for quarterly planning", "reject", "quarter"),
  does(
    "No team weekly for me this week, delete just that one",
    "calendar.delete",
    /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/,
  ),
  tells("Make yoga half an hour longer", /./, open),
  // after something
  changes("sorry, 3:45", "new", { start_at: "2026-03-24T15:45" }, { earlier: ["physio appt 3/24 2:45pm"] }),
  changes(
    "Make it Sunday instead",
    "new",
    { start_at: "2026-03-22T18:30" },
    { earlier: ["Dinner with the Hendersons Saturday 6:30 PM"] },
  ),
  changes(
    "remind me 2 days before",
    "new",
    { reminders: [2880] },
    { earlier: ["chem midterm april 2 at 1pm in Hall B"] },
  ),
  finds("what about friday?", "2026-03-20", "2026-03-20", {
    earlier: ["What's on my plate today?"],
    answer: /customer visit/i,
  }),
  books("tomorrow at 4", /retro$/i, "2026-03-17T16:00", {}, { earlier: ["add a team retro"] }),
  does(
    "hmm no, undo that",
    "calendar.restore",
    { event_id: "evt_yoga1" },
    { earlier: ["Please cancel tomorrow's yoga, my back hurts"] },
  ),
  drops("the thursday one", "yoga2", { earlier: ["cancel my yoga class"] }),
  invites("invite him to the project sync", "sync", ["sam"], { earlier: ["where does Sam O'Neill work?"] }),
  changes("push it back an hour", "dentist", { start_at: "2026-03-19T16:00" }, { earlier: ["when is the dentist?"] }),
  drops("never mind, delete it", "new", lena),
  changes(
    "every week please",
    "new",
    { recurrence: { freq: "weekly" } },
    { earlier: ["gardening at the allotment tomorrow 9am"] },
  ),
  changes("we'll meet at Cafe Luna", "new", { location: /^cafe luna$/i }, lena),
  changes("call it Catch-up with Lena", "new", { title: /^catch-up with lena$/i }, lena),
  drops("drop the first of those", "dentist", { earlier: ["what do I have on thursday?"] }),
  // people and memory
  tells("What company is Alice Lin with?", /Yuanshan/),
  does("new contact: Kim Delgado, babysitter, 628-555-0144", "contacts.create", {
    name: /^kim delgado$/i,
    phone: /0144$/,
  }),
  does("save Dr. Osei, cardiologist, phone 650 555 0199", "contacts.create", { name: /osei$/i, phone: /0199$/ }),
  does("Sam O'Neill has a new number, 415-555-0120", "contacts.update", {
    contact_id: "ctc_sam",
    patch: { phone: /0120$/ },
  }),
  does("Mei Chen left the agency, take her out of my address book", "contacts.delete", { contact_id: "ctc_mei" }),
  tells("list my contacts from Harbor Bank", /Sam O.Neill/),
  does("put grace's email in: gpark@yuanshan.example", "contacts.update", {
    contact_id: "ctc_grace",
    patch: { email: "gpark@yuanshan.example" },
  }),
  does("I'm vegetarian, remember that", "memory.update", /vegetarian/i),
  tells("which drink do I like, do you still remember?", /coffee/i),
  does("My daughter Zoe is allergic to peanuts, keep it in mind", "memory.update", /(?=.*zoe)(?=.*peanut)/i),
  does("I just started a new job at Kestrel Robotics", "memory.update", /kestrel robotics/i),
  tells("what have you stored about me so far", /alice|coffee|03-08|march|product manager/i),
  // clock, chat, out of reach
  tells("whats the time right now pls", /9:12/),
  tells("which day of the week is April 22?", /wed/i),
  talks("hello, are you a real person?"),
  refuses("get me an uber to the train station"),
  refuses("will it be sunny on Saturday"),
  talks("ok thank you so much, thats all for now"),
];
