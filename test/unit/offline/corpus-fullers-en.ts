import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const dinner = { earlier: ["dinner with the Kowalskis friday 7pm"] };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const isFree = /^(?![^]*(?:\bnot|n't)(?: be)? (?:free|available))[^]*(?:free|nothing|yes|no events|available|open)/i;

export const fullersEn: readonly Utterance[] = [
  // new events
  books(
    "Hey can you put soccer practice for the twins on Thursday 5:15pm at Kezar field",
    /^soccer practice for the twins$/i,
    "2026-03-19T17:15",
    { location: /kezar field$/i },
  ),
  books("night shift fri 7pm til 7am", /^night shift$/i, "2026-03-20T19:00", { end_at: "2026-03-21T07:00" }),
  books("Chem midterm next Wednesday 1pm-3pm, Hall B", /^chem midterm$/i, "2026-03-25T13:00", {
    end_at: "2026-03-25T15:00",
    location: /^hall b$/i,
  }),
  books("Take my pills every evening at 9", /pills$/i, "2026-03-16T21:00", {
    recurrence: { freq: "daily" },
    reminders: perhaps,
  }),
  books("pick up dry cleaning tomorrow after work at 5:45", /pick up (?:the )?dry cleaning/i, "2026-03-17T17:45"),
  books(
    "Please schedule Zoom call with investor on Friday, 11 AM, 30 minutes",
    /call with (?:the )?investor$/i,
    "2026-03-20T11:00",
    { duration_minutes: 30, location: /zoom|^undefined$/i },
  ),
  books("Oil change for the truck, 3/24 at 8:45 am", /^oil change for (?:the )?truck$/i, "2026-03-24T08:45"),
  books("my mother in law arrives saturday the 28th at noon", /mother in law/i, "2026-03-28T12:00"),
  books(
    "i need to meet with my advisor about thesis, tuesday 24 march 14:00 to 14:45",
    /advisor/i,
    "2026-03-24T14:00",
    {
      end_at: "2026-03-24T14:45",
    },
  ),
  books("Garbage out every Tuesday night at 8", /garbage/i, "2026-03-17T20:00", { recurrence: { freq: "weekly" } }),
  books("set a reminder to water the plants every 3 days at 6pm", /water (?:the )?plants$/i, "2026-03-16T18:00", {
    recurrence: { freq: "daily", interval: 3 },
    reminders: perhaps,
  }),
  books("Choir rehearsal, Wednesdays 7 to 9 pm until the end of May", /^choir rehearsal$/i, "2026-03-18T19:00", {
    end_at: "2026-03-18T21:00",
    recurrence: { freq: "weekly", until: /^2026-0(?:5-(?:2[7-9]|3[01])|6-01)/ },
  }),
  books("Vacation July 6-17", /^vacation$/i, "2026-07-06/2026-07-17"),
  books("No work on April 20th, I took the day off. Put it in please", /day off|no work|off/i, "2026-04-20"),
  books("remind me in 2 hours to move the car", /move (?:the )?car$/i, "2026-03-16T11:12", { reminders: perhaps }),
  books(
    "Baby shower for Tasha, Sunday April 12 2pm, at Grandma's house, remind me the day before",
    /^baby shower for tasha$/i,
    "2026-04-12T14:00",
    { location: /grandma['’]s house$/i, reminders: [1440] },
  ),
  books("breakfast with Uncle Ray sat 8:30am", /^breakfast with uncle ray$/i, "2026-03-21T08:30"),
  books(
    "Would you be so kind as to note my cardiologist appointment for the 2nd of April at half past nine in the morning?",
    /cardiologist appointment$/i,
    "2026-04-02T09:30",
  ),
  books("client pitch thursday 10-11:30 w/ Halden Foods", /client pitch/i, "2026-03-19T10:00", {
    end_at: "2026-03-19T11:30",
  }),
  books("add to calender: inspection of apartment, monday next week, 10 oclock", /inspection/i, "2026-03-23T10:00"),
  books("Train to Sacramento tomorrow 4:40pm", /train/i, "2026-03-17T16:40", {
    location: /sacramento|^undefined$/i,
  }),
  books("Block 2 hours today at 1 for invoices", /invoices/i, "2026-03-16T13:00", { duration_minutes: 120 }),
  books("therapy every other Thursday at 4pm starting this week", /^therapy$/i, "2026-03-19T16:00", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books("poker night, first Friday of every month, 8pm", /^poker night$/i, "2026-04-03T20:00", {
    recurrence: { freq: "monthly", by_weekday: ["1FR"] },
  }),
  books("Property tax due April 10, all day, remind me 2 days before", /property tax/i, "2026-04-10", {
    reminders: [2880],
  }),
  books("Our anniversary is on October 4, put it in every year", /anniversary$/i, "2026-10-04", {
    recurrence: { freq: "yearly" },
  }),
  books("quick catch up with Dana today 4:30 pm, 20 min", /catch up with dana$/i, "2026-03-16T16:30", {
    duration_minutes: 20,
  }),
  books("Swim class for Milo every mon, wed and fri at 3:30pm", /^swim class for milo$/i, "2026-03-16T15:30", {
    recurrence: { freq: "weekly", by_weekday: ["MO", "WE", "FR"] },
  }),
  books("i've got jury duty on the 30th at 8am, county courthouse", /jury duty$/i, "2026-03-30T08:00", {
    location: /county courthouse$/i,
  }),
  books("Easter brunch at our place Sunday April 5, 11 to 2", /easter brunch/i, "2026-04-05T11:00", {
    end_at: "2026-04-05T14:00",
    location: /our place|^undefined$/i,
  }),
  // looking
  finds("So what's on my plate today?", "2026-03-16", "2026-03-16", {
    answer: /(?=[^]*lunch with sam)(?=[^]*project sync)/i,
  }),
  tells("when's my dentist thing again", /thu|mar(?:ch)? 19|03-19|3\/19|19 mar/i),
  tells("where do I need to be for the product review tomorrow?", /3 ?号会议室/),
  finds("do i have any meetings wed morning", "2026-03-18", "2026-03-18", { answer: /team weekly/i }),
  finds("Is Friday evening still open?", "2026-03-20", "2026-03-20", { answer: isFree }),
  frees("What are my free slots tomorrow afternoon?", "2026-03-17"),
  tells("how late does my last thing go on wednesday", /18:30|6:30/),
  finds("show me my schedule for March 20 please", "2026-03-20", "2026-03-20", { answer: /customer visit/i }),
  tells("remind me who I'm having lunch with today?", /\bsam\b/i),
  finds("is my saturday free or is there something", "2026-03-21", "2026-03-21", { answer: /family day/i }),
  tells("count my yoga classes for this week pls, is it two or three?", /\b(?:2|two|twice)\b|yoga[^]*yoga/i),
  finds("Anything between 1 and 3 today?", "2026-03-16", "2026-03-16", { answer: /nothing|free|\bno\b|n't|open/i }),
  frees("is there a gap of 90 minutes on Thursday morning?", "2026-03-19", "2026-03-19", { duration_minutes: 90 }),
  finds("what is next month looking like", "2026-04-01", "2026-04-30"),
  tells("when does project sync end?", /16:00|\b4:00|\b4 ?p\.?m/i),
  tells("Did I ever book a haircut?", /\bno\b|\bnot\b|n['’]t|nothing|none/i),
  finds("am i doing anything on the 24th?", "2026-03-24", "2026-03-24", { answer: /nothing|free|\bno\b|n't|open/i }),
  tells("whats after lunch today", /project sync/i),
  finds("could I squeeze in a 45 min workout today after 4?", "2026-03-16", "2026-03-16", {
    answer: /free|yes|open|available|16:00|4:00|4 ?pm/i,
  }),
  tells(
    "Which invites are still waiting for my answer?",
    /quarterly planning[^]*customer visit|customer visit[^]*quarterly planning/i,
  ),
  // changes
  changes("dentist got moved to Friday 2:15pm", "dentist", { start_at: "2026-03-20T14:15" }),
  changes("Start project sync at 3:30 today instead", "sync", { start_at: "2026-03-16T15:30" }),
  changes("rename project sync to Apollo check-in", "sync", { title: /^apollo check-in$/i }),
  changes("I'm running behind, make lunch with Sam a quarter of an hour later", "lunch", {
    start_at: "2026-03-16T12:15",
  }),
  changes("make the product review half an hour longer pls", "review", { end_at: "2026-03-17T11:30" }),
  changes("Lunch w/ Sam will be at Tadich Grill", "lunch", { location: /^tadich grill$/i }),
  changes("Could you remind me one day before the dentist?", "dentist", { reminders: [1440] }),
  changes("switch product review to wednesday at 2pm", "review", { start_at: "2026-03-18T14:00" }),
  changes("thursday's yoga starts an hour earlier, please fix", "yoga2", { start_at: "2026-03-19T18:00" }),
  asks("Move yoga to 8pm", "event", open),
  drops("cancel tomorrow evening's yoga pls", "yoga1"),
  drops("scrap family day, we have other plans", "family"),
  drops("Sam can't do lunch today, please remove it", "lunch"),
  replies("I'd like to accept the customer visit", "accept", "visit"),
  replies("please turn down the quarterly planning invite, I'm on shift then", "reject", "quarter"),
  invites("Grace Park should be in the product review too, please invite her", "review", ["grace"]),
  does(
    "No team weekly this Wednesday, half the team is away, so delete that one. The other weeks stay",
    "calendar.delete",
    /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/,
  ),
  tells("delete the gym session on friday", /./, open),
  // after something
  changes("oh wait, it's at 7:30", "new", { start_at: "2026-03-20T19:30" }, dinner),
  changes("add a reminder 2 hours before", "new", { reminders: [120] }, dinner),
  drops("they just cancelled on us, remove it", "new", dinner),
  changes("the place is Delfina", "new", { location: /^delfina$/i }, dinner),
  finds("and the day after?", "2026-03-20", "2026-03-20", { earlier: ["what's on thursday"] }),
  drops("cancel the first one", "dentist", { earlier: ["what's on thursday"] }),
  books(
    "tuesday 3:40pm",
    /optician/i,
    "2026-03-17T15:40",
    {},
    { earlier: ["I need an appointment with the optician"] },
  ),
  does("no no, put it back", "calendar.restore", { event_id: "evt_family" }, { earlier: ["delete family day"] }),
  changes(
    "move it one hour later",
    "review",
    { start_at: "2026-03-17T11:00" },
    { earlier: ["when is the product review"] },
  ),
  invites("can you invite Alice Lin to it", "review", ["alice"], { earlier: ["when is the product review"] }),
  drops("the one on thursday, sorry", "yoga2", { earlier: ["cancel my yoga class"] }),
  tells("and Mei?", /bluebird/i, { earlier: ["what company does Sam work for"] }),
  changes(
    "make it a weekly thing",
    "new",
    { recurrence: { freq: "weekly" } },
    { earlier: ["call the bank tomorrow 10am"] },
  ),
  changes("until noon", "new", { end_at: "2026-03-21T12:00" }, { earlier: ["garage sale saturday 9am"] }),
  // people and memory
  does("new number for Mei Chen: 628 555 0149", "contacts.update", {
    contact_id: "ctc_mei",
    patch: { phone: /0149$/ },
  }),
  does("save contact Ruth Abara, school nurse, ruth.abara@school.example", "contacts.create", {
    name: /^ruth abara$/i,
    job_title: /^school nurse$/i,
    email: "ruth.abara@school.example",
  }),
  tells("do I have anybody from Harbor Bank in my contacts", /sam/i),
  tells("Can you tell me Grace's job title?", /engineering lead/i),
  does("delete Sam O'Neill from my contacts", "contacts.delete", { contact_id: "ctc_sam" }),
  does("My babysitter is Jenna Wolfe, 415-555-0160, add her to contacts", "contacts.create", {
    name: /^jenna wolfe$/i,
    phone: /0160$/,
  }),
  does("I'm vegetarian, keep that in mind", "memory.update", /vegetarian/i),
  tells("what do you know about me so far?", /alice|coffee|yuanshan/i),
  does("Remember that my daughter Ines is allergic to peanuts", "memory.update", /peanut/i),
  does("I switched jobs, I'm at Cobalt Health now", "memory.update", /cobalt health/i),
  tells("when's my birthday, do you know?", /03-08|3\/8|mar(?:ch)? 0?8|8(?:th)?(?: of)? mar/i),
  does(
    "black coffee is not my thing any more, please take it off what you know about me",
    "memory.update",
    /"remove".*coffee/i,
  ),
  // the rest
  tells("sorry, what day of the month is it today?", /\b16/),
  tells("how many days till April 10?", /\b25\b/),
  refuses("send Grace a text that I'm running late"),
  refuses("order me a pizza for tonight"),
  talks("good morning! how are you doing"),
  refuses("whats the weather like this weekend"),
];
