import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const nadia = { earlier: ["coffee with Nadia friday 10am"] };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const workdays = ["MO", "TU", "WE", "TH", "FR"];
const isFree =
  /^(?![^]*(?:\bnot|n't)(?: be)? (?:free|available))[^]*(?:free|nothing|yes|no events|available|open|clear)/i;

export const coopersEn: readonly Utterance[] = [
  // new events
  books("night shift thursday 11pm to 7am", /^night shift$/i, "2026-03-19T23:00", { end_at: "2026-03-20T07:00" }),
  books("Chem midterm Wed 25 March 1pm, in Hall B", /^chem midterm$/i, "2026-03-25T13:00", { location: /hall b$/i }),
  books(
    "Could you please put down that the grandkids are visiting on Sunday from 11 to 3?",
    /grandkids/i,
    "2026-03-22T11:00",
    { end_at: "2026-03-22T15:00" },
  ),
  books("investor call w/ Ravi tmr 8:30am 30min", /^investor call (?:w\/|with) ?ravi$/i, "2026-03-17T08:30", {
    duration_minutes: 30,
  }),
  books("Soccer practice for Mia every Wednesday at 5:15pm", /^soccer practice for mia$/i, "2026-03-18T17:15", {
    recurrence: { freq: "weekly" },
  }),
  books("oil change friday 7:30 am, Joe's Garage", /^oil change/i, "2026-03-20T07:30", {
    location: /joe's garage$|^undefined$/i,
  }),
  books("I need to take out the trash every Tuesday night at 9, remind me", /trash/i, "2026-03-17T21:00", {
    recurrence: { freq: "weekly" },
    reminders: perhaps,
  }),
  books("remind me in 40 minutes to check on the laundry", /check on the laundry$/i, "2026-03-16T09:52", {
    reminders: perhaps,
  }),
  books(
    "Passport renewal appointment, Monday April 6, 10:15am",
    /^passport renewal(?: appointment)?$/i,
    "2026-04-06T10:15",
  ),
  books(
    "please to add meeting with landlord on tuesday 24 march at 18:00",
    /meeting with (?:the |my )?landlord$/i,
    "2026-03-24T18:00",
  ),
  books("Vacation April 10 - 17", /^vacation$/i, "2026-04-10/2026-04-17"),
  books("dr appt 3/26 2:45pm", /^(?:dr|doctor'?s?)\.? (?:appt|appointment)$/i, "2026-03-26T14:45"),
  books("dinner at my mom's on Sunday at six in the evening", /^dinner/i, "2026-03-22T18:00", {
    location: /mom|^undefined$/i,
  }),
  books(
    'Schedule "Sprint demo" for Friday at 11am and remind me 10 minutes before',
    /^sprint demo$/i,
    "2026-03-20T11:00",
    { reminders: [10] },
  ),
  books("Our anniversary is May 23rd, repeat it yearly", /anniversary$/i, "2026-05-23", {
    recurrence: { freq: "yearly" },
  }),
  books("april 30 car inspection due (all day)", /car inspection/i, "2026-04-30"),
  books("client workshop on the 31st from 9:00 til 12:30", /^client workshop$/i, "2026-03-31T09:00", {
    end_at: "2026-03-31T12:30",
  }),
  books("Choir rehearsal, every other Thursday 7pm starting this week", /^choir rehearsal$/i, "2026-03-19T19:00", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books("pick up kids from school today 2:50pm", /pick up (?:the )?kids/i, "2026-03-16T14:50", {
    location: /school|^undefined$/i,
  }),
  books("lets do drinks with Omar at the Alembic Thursday 6:30pm", /drinks with omar$/i, "2026-03-19T18:30", {
    location: /alembic$/i,
  }),
  books("I'm flying to Denver on the 24th at 5:55pm", /denver|fly|flight/i, "2026-03-24T17:55", {
    location: /denver|^undefined$/i,
  }),
  books("physical therapy tuesdays and thursdays 8am until April 30", /^physical therapy$/i, "2026-03-17T08:00", {
    recurrence: { freq: "weekly", by_weekday: ["TU", "TH"], until: /^2026-(?:04-30|05-01)/ },
  }),
  books("blood drive shift saturday the 28th, 9am-1pm", /^blood drive shift$/i, "2026-03-28T09:00", {
    end_at: "2026-03-28T13:00",
  }),
  books("My son has a swim meet all day Saturday.", /swim meet/i, "2026-03-21"),
  books(
    "Add a 25-minute mentoring chat with Grace on Thursday at 1pm",
    /mentoring chat with grace/i,
    "2026-03-19T13:00",
    {
      duration_minutes: 25,
    },
  ),
  books("need to call the insurance company tomorow at 9am", /call (?:the )?insurance company$/i, "2026-03-17T09:00"),
  books("writing time each weekday 7 to 8 am, starting tomorrow", /^writing(?: time)?$/i, "2026-03-17T07:00", {
    end_at: "2026-03-17T08:00",
    recurrence: { freq: "weekly", by_weekday: workdays },
  }),
  books(
    "photo shoot for Lena & Tom at Golden Gate Park, april 18 at 4 pm",
    /^photo shoot for lena/i,
    "2026-04-18T16:00",
    {
      location: /golden gate park$/i,
    },
  ),
  books("board meeting first Monday of each month 10:00", /^board meeting$/i, "2026-04-06T10:00", {
    recurrence: { freq: "monthly", by_weekday: [/^\+?1MO$/] },
  }),
  asks("Hey, can you set up a chiropractor visit for me?"),
  // looking
  finds("whats on my plate today?", "2026-03-16", "2026-03-16", { answer: /project sync/i }),
  tells("When do I have to be at the dentist?", /thu|19|15:00|3(?::00)? ?pm/i),
  tells("Which room do I go to for tomorrow's product review?", /3 ?号会议室/),
  finds("Do I have anything on Friday afternoon?", "2026-03-20", "2026-03-20", { answer: /customer visit/i }),
  finds("show me my calendar for march 18", "2026-03-18", "2026-03-18", { answer: /team weekly/i }),
  tells("what time do i finish on wednesday", /\b6:30|18:30/),
  frees("When am I free tomorrow afternoon for an hour?", "2026-03-17", "2026-03-17", { duration_minutes: 60 }),
  finds("is sunday clear?", "2026-03-22", "2026-03-22", { answer: isFree }),
  finds("Anything scheduled in April yet?", "2026-04-01", "2026-04-30"),
  tells("am i meeting somebody for lunch today? who was it", /sam/i),
  tells("how often am I going to yoga class this week", /\b(?:2|two|twice)\b|yoga[^]*yoga/i),
  finds("what's happening Thursday and Friday?", "2026-03-19", "2026-03-20", { answer: /dentist[^]*customer visit/i }),
  finds("Would Tuesday at 4pm work for a quick coffee, or am I busy?", "2026-03-17", "2026-03-17", { answer: isFree }),
  tells("do any of my meetings overlap this week?", /\bno\b|n't|none|nothing|\bnot\b/i, open),
  does("find a 90 minute slot this week for studying", "calendar.find_free", {
    start_at: /^2026-03-16/,
    duration_minutes: 90,
  }),
  tells("I forgot, on which day is our team weekly?", /wed|18/i),
  tells("what do i have after lunch today", /project sync/i),
  finds("Could you read me next Monday's appointments, dear?", "2026-03-23"),
  tells("when's my next yoga", /tomorrow|tue|17/i),
  frees("is there a free half hour on Wednesday before noon?", "2026-03-18", "2026-03-18", { duration_minutes: 30 }),
  // changes
  changes("Can you shift the product review to 2pm tomorrow?", "review", { start_at: "2026-03-17T14:00" }),
  changes("the project sync should be called Apollo sync from now on", "sync", { title: /^apollo sync$/i }),
  changes("dentist got moved to Friday 9:15am", "dentist", { start_at: "2026-03-20T09:15" }),
  changes("the product review is going to take 90 minutes, please adjust it", "review", { end_at: "2026-03-17T11:30" }),
  changes("lunch with sam is at Zuni Cafe", "lunch", { location: /^zuni cafe$/i }),
  changes("Please give me a 45 minute heads-up before the dentist", "dentist", { reminders: [45] }),
  drops("I can't do yoga tomorrow, please remove it", "yoga1"),
  drops("scrap the project sync", "sync"),
  does(
    "Skip the team weekly this Wednesday only",
    "calendar.delete",
    /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/,
  ),
  changes("make family day two days, saturday and sunday", "family", { end_date: "2026-03-22" }),
  invites("Ask Grace to join the product review", "review", ["grace"]),
  replies("Yes to the customer visit invite", "accept", "visit"),
  { ...replies("i cant come to quarterly planning, say no for me", "reject", "quarter"), ...open },
  changes("project sync 20 min earlier pls", "sync", { start_at: "2026-03-16T14:40" }),
  changes("Move Thursday's yoga class to Friday at the same time", "yoga2", { start_at: "2026-03-20T19:00" }),
  asks("move yoga class to 8pm", "event", open),
  drops("the dentist cancelled on me, delete it", "dentist"),
  tells("cancel my haircut on Friday", /haircut|\bno\b|n't|\bnot\b|find/i, open),
  // after something
  changes("make it 10:30", "new", { start_at: "2026-03-20T10:30" }, nadia),
  changes("location is Ritual Coffee", "new", { location: /^ritual coffee$/i }, nadia),
  drops("never mind, delete that", "new", nadia),
  changes("remind me 30 min before", "new", { reminders: [30] }, nadia),
  changes('call it "Catch-up with Nadia" instead', "new", { title: /^catch-up with nadia$/i }, nadia),
  changes("Actually, Saturday would be better", "new", { start_at: "2026-03-21T10:00" }, nadia),
  finds("ok and the day after that?", "2026-03-18", "2026-03-18", { earlier: ["what's on tomorrow?"] }),
  does("undo", "calendar.restore", { event_id: "evt_dentist" }, { earlier: ["delete the dentist"] }),
  books(
    "Tuesday at noon",
    /chiropractor/i,
    "2026-03-17T12:00",
    {},
    { earlier: ["schedule a chiropractor appointment"] },
  ),
  drops("cancel the second one", "sync", { earlier: ["what do I have today"] }),
  tells("and what's her job?", /engineering lead/i, { earlier: ["show me Grace Park's phone number"] }),
  drops("the thursday one", "yoga2", { earlier: ["cancel yoga class"] }),
  changes("make it weekly", "new", { recurrence: { freq: "weekly" } }, { earlier: ["guitar lesson wednesday 4pm"] }),
  finds("what about the weekend", "2026-03-21", "2026-03-22", {
    earlier: ["do I have anything on Friday?"],
    answer: /family day/i,
  }),
  // people and memory
  does("Add Nina Alvarez to my contacts, 628-555-0142", "contacts.create", {
    name: /^nina alvarez$/i,
    phone: /0142$/,
  }),
  tells("do i have any contact at Harbor Bank", /Sam O'Neill/),
  tells("what does grace do for work?", /engineering lead/i),
  does("Sam O'Neill's number is 415-555-0190", "contacts.update", { contact_id: "ctc_sam", patch: { phone: /0190$/ } }),
  does(
    "I don't need Mei Chen in my contacts anymore, please delete her",
    "contacts.delete",
    { contact_id: "ctc_mei" },
    open,
  ),
  does("Dr. Patel's email is office@pateldental.example", "contacts.update", {
    contact_id: "ctc_patel",
    patch: { email: "office@pateldental.example" },
  }),
  does("Please remember that I'm allergic to peanuts", "memory.update", /peanut/i),
  does("i like trail running and jazz", "memory.update", /(?=.*trail running)(?=.*jazz)/i),
  tells("which birthday did you save for me?", /03-08|3\/8|mar(?:ch)? 8|8 mar/i),
  does("I changed jobs, I work at Northgate Clinic now", "memory.update", /northgate clinic/i),
  tells("What have you got stored about me?", /black coffee|alice/i),
  does("my name is Harold but everyone calls me Hal, so use that", "memory.update", /"Hal"/i),
  // clock, chat, out of reach
  tells("what day of the week is it today?", /monday/i),
  tells("do you have the time?", /9:12/),
  talks("thanks, you're a lifesaver"),
  refuses("Can you order me a large pepperoni pizza?"),
  refuses("Send a whatsapp to Grace that the bus is stuck in traffic", open),
  talks("hello! so what are you good for?", undefined, { or: /calendar|event|schedul|contact/i }),
];
