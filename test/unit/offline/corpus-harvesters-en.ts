import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const lunch = { earlier: ["Team lunch tomorrow at noon"] };
/** Where it is said to wake or warn, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;

export const harvestersEn: readonly Utterance[] = [
  // new events
  books("Team lunch tomorrow at noon", /^team lunch$/i, "2026-03-17T12:00"),
  books("dinner w/ mom & dad wed 7pm", /^dinner (?:w\/|with) mom (?:&|and) dad$/i, "2026-03-18T19:00"),
  books("Can you put haircut on my calendar for Saturday at 2?", /^haircut$/i, "2026-03-21T14:00", {}, open),
  books("doctors appt 3/25 9:15am", /^doctor'?s app(?:oin)?t/i, "2026-03-25T09:15"),
  books("gym tonite at 8 for an hour", /^gym$/i, "2026-03-16T20:00", { duration_minutes: 60 }, open),
  books(
    "Interview with candidate, Friday 20 March, 3–4pm, Room 12B",
    /^interview with candidate$/i,
    "2026-03-20T15:00",
    {
      end_at: "2026-03-20T16:00",
      location: /^room 12B$/i,
    },
  ),
  books("block out april 6 to 10 for vacation", /vacation$/i, "2026-04-06/2026-04-10"),
  books("Lunch with Priya next Monday 12:30", /^lunch with priya$/i, "2026-03-23T12:30"),
  books("vet for Biscuit the day after tomorrow at quarter past four", /^vet for biscuit$/i, "2026-03-18T16:15"),
  books("plumber coming tmrw 8 to 10am", /^plumber/i, "2026-03-17T08:00", { end_at: "2026-03-17T10:00" }),
  books("set up a 45 min sync with design at 11 on Wednesday", /^sync with design$/i, "2026-03-18T11:00", {
    duration_minutes: 45,
  }),
  books("flight to Denver April 2nd 6:40 am", /^flight to denver$/i, "2026-04-02T06:40"),
  books("in two hours, call the landlord", /^call the landlord$/i, "2026-03-16T11:12"),
  books("New event: Book club. When: March 31, 7 pm. Where: Anna's place", /^book club$/i, "2026-03-31T19:00", {
    location: /^anna's place$/i,
  }),
  books("I've got a job interview tomorrow at 9am sharp", /job interview$/i, "2026-03-17T09:00"),
  asks("meeting friday"),
  // series
  books("standup every weekday at 9:30am", /^stand-?up$/i, "2026-03-16T09:30", {
    recurrence: { freq: ["weekly", "daily"], by_weekday: ["MO", "TU", "WE", "TH", "FR"] },
  }),
  books("Spanish class every Thursday 6:30pm", /^spanish class$/i, "2026-03-19T18:30", {
    recurrence: { freq: "weekly" },
  }),
  books(
    "remind me to pay rent on the 1st of every month",
    /^pay (?:the )?rent$/i,
    "2026-04-01",
    { reminders: perhaps, recurrence: { freq: "monthly" } },
    open,
  ),
  books("remind me to take my meds every night at 10", /^take my meds$/i, "2026-03-16T22:00", {
    reminders: [0],
    recurrence: { freq: "daily" },
  }),
  books("1:1 with Grace every other Tuesday at 2pm starting tomorrow", /^1:1 with grace$/i, "2026-03-17T14:00", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books("Piano lessons Mondays at 4pm until June 29", /^piano lessons?$/i, "2026-03-16T16:00", {
    recurrence: { freq: "weekly", until: /2026-06-29/ },
  }),
  books("swim practice tuesdays and thursdays at 5pm", /^swim practice$/i, "2026-03-17T17:00", {
    recurrence: { freq: "weekly", by_weekday: ["TU", "TH"] },
  }),
  books("board games first Wednesday of each month 7pm", /^board games$/i, "2026-04-01T19:00", {
    recurrence: { freq: "monthly", by_weekday: ["1WE"] },
  }),
  books(
    "mom's birthday is May 9, put it on the calendar every year",
    /^mom'?s birthday$/i,
    "2026-05-09",
    { recurrence: { freq: "yearly" } },
    open,
  ),
  // reminders
  books("remind me in half an hour to move the car", /^move the car$/i, "2026-03-16T09:42", { reminders: [0] }),
  books("remind me tomorrow at 8 am to take the bins out", /^take the bins out$/i, "2026-03-17T08:00", {
    reminders: [0],
  }),
  books("passport renewal April 20 at 11, remind me a day ahead", /^passport renewal$/i, "2026-04-20T11:00", {
    reminders: [1440],
  }),
  books(
    "can you ping me at 3:45 to pick up Leo from school?",
    /pick up leo/i,
    "2026-03-16T15:45",
    { reminders: [0] },
    open,
  ),
  changes("give me a heads up 30 minutes before the product review", "review", { reminders: [30] }),
  changes("remind me about the dentist an hour before", "dentist", { reminders: [60] }),
  asks("remind me later to email Bob"),
  // what is there
  changes("move the product review to 2pm", "review", { start_at: "2026-03-17T14:00" }),
  changes("push the dentist back a week", "dentist", { start_at: "2026-03-26T15:00" }),
  changes("can we do project sync at 4 instead", "sync", { start_at: "2026-03-16T16:00" }),
  changes("reschedule thursday's yoga to friday same time", "yoga2", { start_at: "2026-03-20T19:00" }),
  changes('call Family day "Zoo trip" instead', "family", { title: "Zoo trip" }),
  changes("the product review is in Room 5 now", "review", { location: /^room 5$/i }, open),
  changes("the dentist will take a full hour, please extend it", "dentist", { end_at: "2026-03-19T16:00" }),
  changes("bring lunch with Sam forward by 30 minutes", "lunch", { start_at: "2026-03-16T11:30" }),
  asks("move yoga to 8"),
  drops("get rid of family day", "family"),
  drops("delete yoga on Tuesday", "yoga1"),
  drops("I'm not doing lunch with Sam today, take it off please", "lunch"),
  drops("cancel my 3 o'clock today", "sync"),
  // looking
  finds("so what's happening today?", "2026-03-16"),
  finds("what do I have going on this weekend", "2026-03-21", "2026-03-22"),
  finds("whats tmrw look like", "2026-03-17"),
  finds("do I have anything on the 19th?", "2026-03-19"),
  finds("show me April", "2026-04-01", "2026-04-30"),
  tells("when's my dentist appointment", /Mar(?:ch)? 19|Thu/),
  tells("what time is yoga on thursday", /7:00|19:00|7 ?pm/i),
  tells("which invitations are still waiting for my answer", /planning[\s\S]*visit|visit[\s\S]*planning/i),
  tells("what have I got coming up next", /Lunch with Sam/),
  frees("when am I free tomorrow afternoon", "2026-03-17"),
  frees("find me an hour on wednesday", "2026-03-18", "2026-03-18", { duration_minutes: 60 }),
  finds("am I free Friday at 2?", "2026-03-20"),
  // guests and invites
  invites("please invite Grace Park to the project sync", "sync", ["grace"]),
  replies("RSVP yes to the customer visit", "accept", "visit"),
  replies("decline quarterly planning, I'm travelling", "reject", "quarter"),
  does("take Alice off the project sync", "calendar.uninvite", {
    event_id: "evt_sync",
    participants: [{ contact_id: "ctc_alice" }],
  }),
  {
    kind: "invite",
    say: "lunch with Grace on Thursday at 12:30, and invite her",
    calls: [
      ["calendar.create", { title: /^lunch with grace$/i, start_at: "2026-03-19T12:30" }],
      ["calendar.share", { event_id: "evt_new", participants: [{ contact_id: "ctc_grace" }] }],
    ],
    exact: true,
  },
  // people
  does("new contact: Tom Baker, 415-555-0134", "contacts.create", { name: "Tom Baker", phone: /415.?555.?0134/ }),
  tells("how do I reach Grace by phone", /\+1415\*+123/),
  tells("who works at Yuanshan?", /Grace[\s\S]*Alice|Alice[\s\S]*Grace/),
  does("Mei's email is mei@bluebird.example", "contacts.update", /ctc_mei.*mei@bluebird\.example/, open),
  does("save Nina from the gym, her number is 650 555 0188", "contacts.create", /nina.*650.?555.?0188/i, open),
  // memory
  does("remember that I'm allergic to shellfish", "memory.update", /shellfish/),
  does("you can call me Max", "memory.update", /"Max"/),
  does("I live in Portland now, keep that in mind", "memory.update", /Portland/),
  tells("do you know when my birthday is?", /03-08|Mar(?:ch)? 8/),
  does("forget that I like black coffee", "memory.update", /"remove".*black coffee/),
  // the clock, small talk, out of reach
  tells("what day is it today", /Mon/),
  talks("hey there"),
  talks("so what can you do?", /calendar/i),
  refuses("will I need an umbrella tomorrow"),
  refuses("get me an uber to the airport"),
  refuses("text Grace that I'm running late"),
  // going on
  changes("make it 12:30", "new", { start_at: "2026-03-17T12:30" }, lunch),
  changes("actually wednesday", "new", { start_at: "2026-03-18T12:00" }, lunch),
  changes("for an hour and a half", "new", { end_at: "2026-03-17T13:30" }, lunch),
  invites("invite Grace and Alice", "new", ["grace", "alice"], lunch),
  books("8:30 in the morning", /^oil change$/i, "2026-03-20T08:30", {}, { earlier: ["oil change on friday"] }),
  finds("and the day after?", "2026-03-18", "2026-03-18", { earlier: ["what's on tomorrow"] }),
  does("oops, put it back", "calendar.restore", /evt_family/, { earlier: ["cancel family day"] }),
  // with a catch
  finds("what was on my calendar last friday", "2026-03-13"),
  tells("don't delete yoga", /./, open),
  tells("if Grace says yes, move the product review to Thursday", /./, open),
  books("meet May at 3pm tomorrow", /\bMay\b/, "2026-03-17T15:00", {}, open),
  books("call April on June 3rd at 10am", /^call april$/i, "2026-06-03T10:00", {}, open),
  books("watch 24 at 9pm tonight", /^watch 24$/i, "2026-03-16T21:00", {}, open),
  books("meeting yesterday at 2pm", /^meeting$/i, "2026-03-15T14:00", {}, open),
  books("lunch at noon tomorrow, no wait, Wednesday", /^lunch$/i, "2026-03-18T12:00", {}, open),
  changes("move the product review, not the project sync, to 4pm", "review", { start_at: "2026-03-17T16:00" }, open),
  drops("clear Thursday but leave the dentist", "yoga2", open),
  tells("is Grace free on Wednesday afternoon?", /./, open),
  tells("february 30th at 10am, hand in the thesis", /./, open),
  tells("wasn't the dentist supposed to be on Wednesday?", /Mar(?:ch)? 19|Thu/, open),
  tells("I might skip yoga on Tuesday", /./, open),
  changes(
    "I said 3, not 4",
    "new",
    { start_at: "2026-03-17T15:00" },
    { earlier: ["coffee with Jo tomorrow at 4pm"], or: /./ },
  ),
];
