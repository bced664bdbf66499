import { books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const massage = { earlier: ["Massage saturday at 2pm"] };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const onlyThisWeekly = /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/;

export const thatchersEn: readonly Utterance[] = [
  // new events
  books("on call at the ward this Friday, 7pm until 7am the next day", /^on[- ]call/i, "2026-03-20T19:00", {
    end_at: "2026-03-21T07:00",
    location: /ward|^undefined$/i,
  }),
  books("pls add chemistry midterm on march 24 at 8:30am in hall B", /^chemistry midterm$/i, "2026-03-24T08:30", {
    location: /^hall B$/i,
  }),
  books("Pick up Maya from soccer today at 5:15", /pick up maya from soccer$/i, "2026-03-16T17:15"),
  books(
    "Investor call with Redwood Ventures, Wed 8am, 30 mins",
    /^investor call with redwood ventures$/i,
    "2026-03-18T08:00",
    {
      duration_minutes: 30,
    },
  ),
  books("grandkids visiting all day Sunday", /^grandkids visit(?:ing)?$/i, "2026-03-22"),
  books("Oil change thursday 7:45 am at Jiffy Lube", /^oil change$/i, "2026-03-19T07:45", {
    location: /^jiffy lube$/i,
  }),
  books(
    "I need to take the car to inspection on 31 March, 9 o'clock",
    /inspection$|take the car$/i,
    "2026-03-31T09:00",
    {
      location: /inspection|^undefined$/i,
    },
  ),
  books("every monday and wednesday spanish class 6:30pm", /^spanish class$/i, "2026-03-16T18:30", {
    recurrence: { freq: "weekly", by_weekday: ["MO", "WE"] },
  }),
  books("Remind me to submit the invoice on Friday at noon", /submit the invoice$/i, "2026-03-20T12:00", {
    reminders: perhaps,
  }),
  books("in 20 minutes remind me to take the laundry out", /take the laundry out$/i, "2026-03-16T09:32", {
    reminders: perhaps,
  }),
  books("Choir rehearsal every Thursday 7pm until the end of May", /^choir rehearsal$/i, "2026-03-19T19:00", {
    recurrence: { freq: "weekly", until: /^2026-0(?:5-31|6-01)/ },
  }),
  books("take my blood pressure pill every night at 9:30", /blood pressure pill$/i, "2026-03-16T21:30", {
    recurrence: { freq: "daily" },
  }),
  books("Conference in Denver April 14-16", /^conference/i, "2026-04-14/2026-04-16", {
    location: /denver|^undefined$/i,
  }),
  books(
    "Dog groomer for Pepper saturday 1:45pm, takes about 2 hours",
    /^dog groomer for pepper$/i,
    "2026-03-21T13:45",
    {
      duration_minutes: 120,
    },
  ),
  books(
    "Could you please schedule a video call with my thesis supervisor tomorrow at 16:00?",
    /video call with (?:my )?thesis supervisor$/i,
    "2026-03-17T16:00",
  ),
  books("deadline grant application april 30", /grant application/i, "2026-04-30"),
  books(
    "Brunch with the Hendersons on Sunday, 11am, at Zazie",
    /^brunch with (?:the )?hendersons$/i,
    "2026-03-22T11:00",
    {
      location: /^zazie$/i,
    },
  ),
  books("quick sync with design 2:15-2:35 today", /sync with design$/i, "2026-03-16T14:15", {
    end_at: "2026-03-16T14:35",
  }),
  books(
    "My flight to Seattle leaves on the 23rd at 7:05 am, remind me 3 hours before",
    /flight to seattle/i,
    "2026-03-23T07:05",
    { reminders: [180], location: /seattle|^undefined$/i },
  ),
  books(
    "Put 'water the plants' on my calendar every 3 days starting tomorrow at 6pm",
    /^\W?water the plants\W?$/i,
    "2026-03-17T18:00",
    { recurrence: { freq: "daily", interval: 3 } },
  ),
  books("parent evening on tuesday next week, half past six, school gym", /^parent evening/i, "2026-03-24T18:30", {
    location: /school gym|^undefined$/i,
  }),
  books("Book the squash court for Wednesday 6 to 7 pm", /squash court$/i, "2026-03-18T18:00", {
    end_at: "2026-03-18T19:00",
  }),
  books("Im having dinner with my inlaws on saturday at 7", /dinner with (?:my )?in-?laws$/i, "2026-03-21T19:00"),
  books("Anniversary June 6, every year", /^anniversary$/i, "2026-06-06", { recurrence: { freq: "yearly" } }),
  books("delivery of sofa is tomorow between 10 and 12", /sofa/i, "2026-03-17T10:00", { end_at: "2026-03-17T12:00" }),
  books("payday is the 15th of every month", /^payday$/i, "2026-04-15", { recurrence: { freq: "monthly" } }, open),
  books(
    "Appointment with immigration lawyer, 04/02/2026 3:30 PM, 1455 Folsom St",
    /immigration lawyer$/i,
    "2026-04-02T15:30",
    { location: /^1455 folsom st$/i },
  ),
  books("Focus time tomorrow 1pm for 90 minutes, ping me 5 minutes before", /^focus time$/i, "2026-03-17T13:00", {
    duration_minutes: 90,
    reminders: [5],
  }),
  books("Marathon on April 19th, all day", /^marathon$/i, "2026-04-19"),
  books("the electrician comes wednesday at quarter to nine in the morning", /electrician/i, "2026-03-18T08:45"),
  // looking
  finds("Good morning! What's on today?", "2026-03-16", "2026-03-16", { answer: /lunch with sam/i }),
  finds("show me my thursday", "2026-03-19", "2026-03-19", { answer: /dentist/i }),
  tells("when is my dentist appointment again", /15:00|\b3(?::00)? ?p\.?m/i),
  tells("Where is the product review held?", /3 ?号会议室/),
  tells("am I free tomorrow at 10:30am?", /product review/i),
  finds("what's happening on March 25th", "2026-03-25"),
  finds("Is my Saturday clear?", "2026-03-21", "2026-03-21", { answer: /family day/i }),
  tells("remind me, who's my lunch date today?", /sam/i),
  tells("what time does yoga end tomorrow", /20:00|\b8(?::00)? ?p\.?m/i),
  finds("anything in april?", "2026-04-01", "2026-04-30"),
  finds("Give me an overview of the week", "2026-03-16", "2026-03-22"),
  tells(
    "Do I still have invites waiting for an answer?",
    /quarterly planning[^]*customer visit|customer visit[^]*quarterly planning/i,
  ),
  frees("find a 45 minute gap on wednesday between 10 and 4", "2026-03-18", "2026-03-18", { duration_minutes: 45 }),
  tells("is there a customer thing this week?", /customer visit/i),
  tells("when will I be done at the dentist on Thursday?", /15:45|\b3:45/),
  finds("what do i have the day after tomorrow", "2026-03-18", "2026-03-18", { answer: /team weekly/i }),
  finds("Am I doing anything Friday night?", "2026-03-20"),
  tells("what's the first thing on my plate tomorrow morning?", /product review/i),
  // changes
  changes("project sync needs to start at 3:20, traffic is terrible", "sync", { start_at: "2026-03-16T15:20" }),
  changes("postpone the dentist by one week", "dentist", { start_at: "2026-03-26T15:00" }),
  changes("rename product review to Roadmap review", "review", { title: /^roadmap review$/i }),
  changes("the project sync will be on Zoom", "sync", { location: /^(?:on )?zoom$/i }),
  changes("make lunch with Sam 90 minutes long", "lunch", { end_at: "2026-03-16T13:30" }),
  changes("remind me about the dentist 2 hours before", "dentist", { reminders: [120] }),
  changes("bring tomorrow's yoga forward to 6pm", "yoga1", { start_at: "2026-03-17T18:00" }),
  changes("product review has to go to Friday 9am", "review", { start_at: "2026-03-20T09:00" }),
  changes("the project sync runs until 4:30 today", "sync", { end_at: "2026-03-16T16:30" }),
  does("move the team weekly to 10 from now on", "calendar.update", /(?=.*evt_weekly)(?=.*10:00)/, open),
  drops("I have to cancel Thursday's yoga, sorry", "yoga2"),
  drops("please remove Family day from the calendar", "family"),
  does("team weekly is off this wednesday, cancel only this one", "calendar.delete", onlyThisWeekly),
  tells("cancel the board meeting", /./, open),
  // guests and replies
  invites("Get Sam O'Neill into the product review", "review", ["sam"]),
  invites("invite Mei and Grace to lunch today", "lunch", ["mei", "grace"], open),
  replies("Yes I'll attend the customer visit", "accept", "visit"),
  replies("Please turn down the quarterly planning invite for me", "reject", "quarter"),
  // after something
  changes("make it 3 instead", "new", { start_at: "2026-03-21T15:00" }, massage),
  changes("it takes an hour and a half", "new", { end_at: "2026-03-21T15:30" }, massage),
  changes("and remind me one hour before", "new", { reminders: [60] }, massage),
  changes("no wait, sunday", "new", { start_at: "2026-03-22T14:00" }, massage),
  drops("forget it, delete that", "new", massage),
  finds("ok and what about the week after that", "2026-03-30", "2026-04-05", { earlier: ["what's on next week?"] }),
  does(
    "sorry, undo that please",
    "calendar.restore",
    { event_id: "evt_review" },
    { earlier: ["delete the product review"] },
  ),
  books("thursday 11am", /eye exam$/i, "2026-03-19T11:00", {}, { earlier: ["schedule an eye exam"] }),
  drops("you can delete the first one, my tooth is fine", "dentist", { earlier: ["what do I have on thursday?"] }),
  tells("what's her phone number", /415/, { earlier: ["where does Grace Park work?"] }),
  changes("move it to 2pm", "review", { start_at: "2026-03-17T14:00" }, { earlier: ["when is the product review?"] }),
  books("same thing on Friday too", /^gym class$/i, "2026-03-20T07:00", {}, { earlier: ["gym class tomorrow at 7am"] }),
  does(
    "her number is 650 555 0188",
    "contacts.update",
    { contact_id: "ctc_new", patch: { phone: /0188$/ } },
    { earlier: ["add contact Nina Brandt, nina@brandt.example"] },
  ),
  drops("the one on thursday", "yoga2", { earlier: ["cancel my yoga class"] }),
  // people
  does("Save Omar Haddad, plumber, 628-555-0145", "contacts.create", { name: /^omar haddad$/i, phone: /0145$/ }),
  tells("which of my contacts works in travel, at Bluebird?", /Mei/),
  does("Dr. Patel's new number is 415-555-0162", "contacts.update", {
    contact_id: "ctc_patel",
    patch: { phone: /0162$/ },
  }),
  does("Grace moved to a new company, Helio Systems", "contacts.update", {
    contact_id: "ctc_grace",
    patch: { company: /^helio systems$/i },
  }),
  does("I don't need Alice Lin in my address book any more, remove her", "contacts.delete", {
    contact_id: "ctc_alice",
  }),
  tells("what is Sam's last name", /O'Neill/),
  // memory
  does("my kids are called Ben and Lily, keep that in mind", "memory.update", /(?=.*Ben)(?=.*Lily)/),
  does("please call me Dr. Moreau from now on", "memory.update", /"preferred_name":"Dr\.? Moreau"/),
  tells("which company do you think I work for?", /Yuanshan/i),
  does("my birthday is wrong, it's actually November 2", "memory.update", /11-02|nov(?:ember)? 2/i),
  does("I changed jobs, I'm a UX researcher at Fernway now", "memory.update", /(?=.*UX researcher)(?=.*Fernway)/i),
  // clock, chat, out of reach
  tells("what time is it right now pls", /9:12/),
  tells("what weekday is the 4th of July this year?", /saturday/i, open),
  talks("thank you, that's really helpful"),
  talks("hello, I'm new here. what can you do for me?"),
  refuses("can you transfer 200 dollars to my landlord"),
  refuses("What's the weather like in Oakland tomorrow?"),
];
