import { asks, books, changes, does, drops, finds, frees, invites, replies, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const haircut = { earlier: ["haircut tomorrow at 5pm"] };
/** Where it is said to wake or warn, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const both = (say: string, ...calls: NonNullable<Utterance["calls"]>): Utterance => ({
  kind: "two",
  say,
  calls,
  ...open,
});

export const millersEn: readonly Utterance[] = [
  // new events
  books(
    "Good morning! Would you please schedule a meeting with Mr. Okafor for Friday at 9:20 am? Thank you.",
    /^meeting with mr\.? okafor$/i,
    "2026-03-20T09:20",
  ),
  books("barber thurs 5:15pm", /^barber$/i, "2026-03-19T17:15"),
  books(
    "Drinks with the neighbors on Saturday at 6 pm at Toronado",
    /^drinks with the neighbors$/i,
    "2026-03-21T18:00",
    { location: /^toronado$/i },
  ),
  books("hold wednesday 2pm to 4pm for essay grading", /essay grading$/i, "2026-03-18T14:00", {
    end_at: "2026-03-18T16:00",
  }),
  books("Add a driving lesson on March 27 at 3pm, 45 minutes", /^driving lesson$/i, "2026-03-27T15:00", {
    duration_minutes: 45,
  }),
  books("passport appt 4/14 10:40am", /^passport app/i, "2026-04-14T10:40"),
  books("The movers arrive on the 31st at 7:30 in the morning.", /movers/i, "2026-03-31T07:30"),
  books("next Wednesday at 1pm I have a checkup with Dr. Lowe", /checkup with dr\.? lowe$/i, "2026-03-25T13:00"),
  books("Company holiday on April 6, whole day", /^company holiday$/i, "2026-04-06"),
  books("camping in Yosemite June 19 to 21", /^camping(?: in yosemite)?$/i, "2026-06-19/2026-06-21", {
    location: /yosemite|^undefined$/i,
  }),
  books("book club 8pm tonight", /^book club$/i, "2026-03-16T20:00"),
  books("Pick up Ravi tomorrow at 9:30 pm at the airport", /^pick up ravi/i, "2026-03-17T21:30", {
    location: /airport|^undefined$/i,
  }),
  books("remind me to pay the electric bill on Thursday at 7pm", /^pay the electric bill$/i, "2026-03-19T19:00", {
    reminders: perhaps,
  }),
  books("set a reminder in 45 minutes to move the car", /^move the car$/i, "2026-03-16T09:57", { reminders: perhaps }),
  books(
    "Presentation for the city council Tuesday 24 March at 6pm, reminder 2 hours before",
    /^presentation for the city council$/i,
    "2026-03-24T18:00",
    { reminders: [120] },
  ),
  books("choir practice each thursday 7:30pm", /^choir practice$/i, "2026-03-19T19:30", {
    recurrence: { freq: "weekly" },
  }),
  books(
    "my son has soccer on wednesdays and saturdays at 4pm, can you make that recurring",
    /soccer/i,
    "2026-03-18T16:00",
    { recurrence: { freq: "weekly", by_weekday: ["WE", "SA"] } },
  ),
  books("add credit card payment on the 20th of each month", /^credit card payment$/i, "2026-03-20", {
    recurrence: { freq: "monthly" },
  }),
  books("Our wedding anniversary is on September 12, add it for every year", /anniversary$/i, "2026-09-12", {
    recurrence: { freq: "yearly" },
  }),
  books("physio every day at 11am until Friday", /^physio$/i, "2026-03-16T11:00", {
    recurrence: { freq: "daily", until: "2026-03-20" },
  }),
  books(
    "cleaning lady every two weeks on Friday at 9am, starting this Friday",
    /^cleaning lady$/i,
    "2026-03-20T09:00",
    { recurrence: { freq: "weekly", interval: 2 } },
  ),
  books("dinner resevation sunday 7pm", /^dinner reser?vation$/i, "2026-03-22T19:00"),
  books(
    "The washing machine broke, the repair guy can come Wednesday at 12:30, put that in please",
    /repair|washing machine/i,
    "2026-03-18T12:30",
    {},
    open,
  ),
  books('New event: "Sprint demo", Wed 25 March, 3pm to 3:45', /^"?sprint demo"?$/i, "2026-03-25T15:00", {
    end_at: "2026-03-25T15:45",
  }),
  books("train to Portland leaves Saturday 8:25 am", /train/i, "2026-03-21T08:25", {
    location: /portland|^undefined$/i,
  }),
  books("Teams meeting with HR next Monday 10:30", /meeting with hr$/i, "2026-03-23T10:30", {
    location: /teams|^undefined$/i,
  }),
  books("put an oil change on Friday", /^oil change$/i, "2026-03-20", {}, open),
  books("grocery run 5:45pm", /^grocery run$/i, "2026-03-16T17:45"),
  both(
    "Saturday: farmers market at 9am and Lily's party at 2pm",
    ["calendar.create", { title: /farmers'? market/i, start_at: /^2026-03-21T09:00/ }],
    ["calendar.create", { title: /lily'?s party/i, start_at: /^2026-03-21T14:00/ }],
  ),
  tells("piano tuner on Thursday the 24th at 9am", /./, open),
  // looking
  finds("what's on my calendar today", "2026-03-16"),
  finds("do i have anything on tomorrow?", "2026-03-17"),
  finds("List everything on Thursday", "2026-03-19"),
  finds("give me an overview of my week", "2026-03-16", "2026-03-22"),
  finds("What's happening next week?", "2026-03-23", "2026-03-29"),
  finds("whats planned for the weekend", "2026-03-21", "2026-03-22"),
  finds("what have i got on the 20th", "2026-03-20"),
  tells("what's up next", /lunch with sam/i),
  tells("Which room do I go to for the product review?", /3 号会议室/),
  tells("what time does quarterly planning start?", /17:00|5(?::00)?\s?p\.?m/i),
  tells("how long does the dentist take", /45/),
  frees("Find a free 30 minute slot on Wednesday", "2026-03-18", "2026-03-18", { duration_minutes: 30 }),
  finds("Could I do Thursday at 3:15 or is there something already?", "2026-03-19", "2026-03-19", {
    answer: /dentist/i,
  }),
  frees("what times are open tomorrow afternoon", "2026-03-17"),
  tells("when's the next team weekly?", /wed|18/i),
  tells("any open invitations?", /quarterly planning[^]*customer visit|customer visit[^]*quarterly planning/i),
  finds("show me may", "2026-05-01", "2026-05-31"),
  finds("What's the last thing on my Thursday?", "2026-03-19", "2026-03-19", { answer: /yoga class/i }),
  tells("did I put the customer visit in for Friday?", /customer visit/i),
  tells("when could Sam and I both meet this week?", /./, open),
  // changes
  changes("lunch with sam at 12:30 instead", "lunch", { start_at: "2026-03-16T12:30" }),
  changes("Could you shift the product review to Thursday, same time?", "review", { start_at: "2026-03-19T10:00" }),
  changes("dentist moved to Wednesday 4:30pm", "dentist", { start_at: "2026-03-18T16:30" }),
  changes("make the project sync one hour earlier", "sync", { start_at: "2026-03-16T14:00" }),
  changes("extend lunch with Sam to 90 minutes", "lunch", { end_at: "2026-03-16T13:30" }),
  changes("The product review has to finish at 10:45", "review", { end_at: "2026-03-17T10:45" }),
  changes("project sync is in room 5, please add the location", "sync", { location: /^room 5$/i }),
  changes("change the title of the product review to Roadmap review", "review", { title: /^roadmap review$/i }),
  changes("set a reminder 30 minutes before the dentist", "dentist", { reminders: [30] }),
  changes("tomorrow's yoga starts at 6:45pm", "yoga1", { start_at: "2026-03-17T18:45" }),
  does(
    "team weekly is at 11 this week, just this once",
    "calendar.update",
    /(?=.*evt_weekly)(?=.*2026-03-18T11:00)(?=.*"(?:this|occurrence_start_at)")/,
  ),
  changes("We moved family day to the 28th", "family", { start_date: "2026-03-28" }),
  tells("reschedule the customer visit to Thursday at 2pm", /./, open),
  // gone
  drops("delete the project sync", "sync"),
  drops("Please cancel the product review tomorrow.", "review"),
  drops("cancel whatever I have at noon today", "lunch"),
  does("no team weekly this Wednesday", "calendar.delete", /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/),
  asks("I won't go to yoga, take it out", "event", open),
  // guests and replies
  invites("add Sam to the project sync", "sync", ["sam"]),
  invites("Please invite Grace Park and Sam to the product review.", "review", ["grace", "sam"]),
  both(
    "Lunch with Alice on Wednesday at 12:15, and send her an invitation",
    ["calendar.create", { title: /^lunch with alice$/i, start_at: /^2026-03-18T12:15/ }],
    ["calendar.share", { event_id: "evt_new", participants: [{ contact_id: "ctc_alice" }] }],
  ),
  does("uninvite Mei from the project sync", "calendar.uninvite", {
    event_id: "evt_sync",
    participants: [{ contact_id: "ctc_mei" }],
  }),
  replies("count me in for quarterly planning", "accept", "quarter"),
  replies("Decline the customer visit, I'm away.", "reject", "visit"),
  // people
  tells("do you have a number for Grace Park?", /\+1415|card/i),
  tells("who does Sam O'Neill work for", /Harbor Bank/),
  tells("which of my contacts is a dentist?", /Patel/),
  does("please save Wendy Brooks, her cell is 628 555 0177", "contacts.create", {
    name: /^wendy brooks$/i,
    phone: /0177$/,
  }),
  does("create a contact for Little Acorns daycare, hello@acorns.example", "contacts.create", {
    name: /^little acorns(?: daycare)?$/i,
    email: "hello@acorns.example",
  }),
  does("Add Victor Hale to my contacts, CFO at Brightside", "contacts.create", {
    name: /^victor hale$/i,
    company: /^brightside$/i,
    job_title: /^cfo$/i,
  }),
  does("change Mei's phone to 510-555-0119", "contacts.update", { contact_id: "ctc_mei", patch: { phone: /0119$/ } }),
  does("Grace Park is now VP of Engineering, please update her contact", "contacts.update", {
    contact_id: "ctc_grace",
    patch: { job_title: /^vp of engineering$/i },
  }),
  does("you can take Mei Chen out of my contacts", "contacts.delete", { contact_id: "ctc_mei" }),
  tells("call Grace for me", /./, open),
  // memory
  does("my name is Alexandra but please call me Lexi", "memory.update", /"preferred_name":"Lexi"/),
  does("note: I don't drink alcohol", "memory.update", /alcohol/i),
  does("I live in Boulder, Colorado", "memory.update", /Boulder/),
  does(
    "I always need 15 minutes between meetings, remember that",
    "memory.update",
    /"buffer_minutes":15|15 minutes between/i,
  ),
  does("please remember my dad's birthday, it's October 30", "memory.update", /10-30/),
  tells("what have you saved about my job?", /Product manager|Yuanshan/i),
  tells("do you know what I like?", /coffee/i),
  does("delete my birthday from your memory", "memory.update", /"remove".*birthday|"birthday":null/),
  // after something
  changes("make that 5:30", "new", { start_at: "2026-03-17T17:30" }, haircut),
  changes("the address is 18 Elm Street", "new", { location: /^18 elm street$/i }, haircut),
  changes("with a reminder 2 hours before", "new", { reminders: [120] }, haircut),
  drops("oh wait, delete that again", "new", haircut),
  finds("what about the day after?", "2026-03-18", "2026-03-18", { earlier: ["what do I have tomorrow?"] }),
  books("friday at 10am", /vet visit$/i, "2026-03-20T10:00", {}, { earlier: ["add a vet visit"] }),
  drops("the one on Thursday", "yoga2", { earlier: ["cancel yoga"] }),
  does("bring it back please", "calendar.restore", { event_id: "evt_lunch" }, { earlier: ["delete lunch with Sam"] }),
];
