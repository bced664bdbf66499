import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const dinner = { earlier: ["dinner with Nora friday at 7pm"] };
/** Where it is said to wake or warn, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;

export const pilgrimsEn: readonly Utterance[] = [
  // new events
  books("Put a root canal on my calendar, Wednesday March 25 at 2:45 pm", /^(?:a )?root canal$/i, "2026-03-25T14:45"),
  books("coffee w Jess fri 10a", /^coffee (?:w|with) jess$/i, "2026-03-20T10:00", {}, open),
  books(
    "Schedule a chat with the landlord for tomorrow at half past five",
    /chat with the landlord$/i,
    "2026-03-17T17:30",
  ),
  books("school play 4/9 6:30p", /^school play$/i, "2026-04-09T18:30"),
  books("I have therapy Thursday at 1", /^therapy$/i, "2026-03-19T13:00", {}, open),
  books(
    "Could you please add my daughter's recital on Sunday the 29th at 4 pm?",
    /daughter'?s recital$/i,
    "2026-03-29T16:00",
  ),
  books("movie night this Friday 8pm to 10:30pm at Dave's", /^movie night$/i, "2026-03-20T20:00", {
    end_at: "2026-03-20T22:30",
    location: /^dave's$/i,
  }),
  books("offsite april 22-24", /^offsite$/i, "2026-04-22/2026-04-24"),
  books("eye exam day after tmrw eleven am", /^eye exam$/i, "2026-03-18T11:00", {}, open),
  books("Book 90 minutes for deep work tomorrow morning at 8", /^deep work$/i, "2026-03-17T08:00", {
    duration_minutes: 90,
  }),
  books("zoom w/ recruiter today 4:15", /^zoom (?:w\/|with) recruiter$/i, "2026-03-16T16:15", {}, open),
  books("Trip to Lisbon from May 11 through May 17", /trip/i, "2026-05-11/2026-05-17", {
    location: /lisbon|^undefined$/i,
  }),
  books("drop the car off at the garage thursday 7:45 am", /^drop the car off/i, "2026-03-19T07:45", {
    location: /garage|^undefined$/i,
  }),
  books("Moving day is April 30, all day", /^moving day$/i, "2026-04-30"),
  asks("can you make an appointment for me"),
  asks("lunch with Dana tmrw"),
  // series
  books("water the plants every Sunday at 10am", /^water the plants$/i, "2026-03-22T10:00", {
    recurrence: { freq: "weekly" },
  }),
  books("boxing every Mon and Wed 6pm", /^boxing$/i, "2026-03-16T18:00", {
    recurrence: { freq: "weekly", by_weekday: ["MO", "WE"] },
  }),
  books(
    "monthly budget review on the 5th at 5pm",
    /budget review$/i,
    "2026-04-05T17:00",
    {
      recurrence: { freq: "monthly" },
    },
    open,
  ),
  books(
    "couples therapy every two weeks on Fridays at 3pm, starting this Friday",
    /^couples therapy$/i,
    "2026-03-20T15:00",
    {
      recurrence: { freq: "weekly", interval: 2 },
    },
  ),
  books("stretch daily at 7:15 am for 10 minutes", /^stretch$/i, "2026-03-17T07:15", {
    duration_minutes: 10,
    recurrence: { freq: "daily" },
  }),
  books("family dinner every Sunday 6pm through the end of May", /^family dinner$/i, "2026-03-22T18:00", {
    recurrence: { freq: "weekly", until: /2026-05-31/ },
  }),
  books(
    "French lessons Tuesdays 7pm, 10 sessions",
    /^french lessons?$/i,
    "2026-03-17T19:00",
    {
      recurrence: { freq: "weekly", count: 10 },
    },
    open,
  ),
  books("last Friday of every month: team drinks at 5pm", /^team drinks$/i, "2026-03-27T17:00", {
    recurrence: { freq: "monthly", by_weekday: ["-1FR"] },
  }),
  books("our anniversary June 14, repeat yearly", /anniversary$/i, "2026-06-14", { recurrence: { freq: "yearly" } }),
  // reminders
  books("remind me to call grandma at 6 this evening", /^call grandma$/i, "2026-03-16T18:00", { reminders: [0] }),
  books("remind me in 45 mins to check the laundry", /^check the laundry$/i, "2026-03-16T09:57", { reminders: [0] }),
  books("set an alarm for 6:30 tomorrow morning", /alarm|wake/i, "2026-03-17T06:30", { reminders: perhaps }, open),
  books(
    "dont let me forget to submit expenses friday at noon",
    /^submit expenses$/i,
    "2026-03-20T12:00",
    {
      reminders: perhaps,
    },
    open,
  ),
  changes("can I get a reminder two hours before the dentist", "dentist", { reminders: [120] }),
  changes(
    "two reminders for the product review please: a day before and 10 minutes before",
    "review",
    {
      reminders: /^\[(?:1440,10|10,1440)\]$/,
    },
    open,
  ),
  tells("remind me when I get home to feed the cat", /./, open),
  // what is there
  changes("the dentist moved me to Friday at 11", "dentist", { start_at: "2026-03-20T11:00" }, open),
  changes("start project sync fifteen minutes later", "sync", { start_at: "2026-03-16T15:15" }),
  changes("extend tomorrow's product review until noon", "review", { end_at: "2026-03-17T12:00" }),
  changes("change the title of project sync to Roadmap sync", "sync", { title: "Roadmap sync" }),
  changes("shift lunch with sam to tomorrow, same time", "lunch", { start_at: "2026-03-17T12:00" }),
  changes("set the location of project sync to the lobby", "sync", { location: /lobby$/i }),
  does(
    "move this week's team weekly to thursday, same time",
    "calendar.update",
    /^(?=.*evt_weekly)(?=.*2026-03-19T09:30)(?=.*occurrence_start_at)(?!.*"(?:all|following)")/,
    open,
  ),
  does(
    "no team weekly this week, take it off",
    "calendar.delete",
    /^(?=.*evt_weekly)(?=.*occurrence_start_at)(?!.*"(?:all|following)")/,
    open,
  ),
  asks("postpone the product review"),
  drops("drop thursday's yoga class", "yoga2"),
  drops("remove the project sync from my calendar", "sync"),
  drops("delete the 10am tomorrow", "review", open),
  // looking
  finds("what does tomorrow evening look like", "2026-03-17"),
  finds("anything planned for the 28th and 29th?", "2026-03-28", "2026-03-29"),
  finds("read me my schedule for wednesday", "2026-03-18"),
  finds("how does next week look", "2026-03-23", "2026-03-29"),
  finds("did I have anything yesterday?", "2026-03-15"),
  tells("when does quarterly planning end", /6:30|18:30/),
  tells("remind me who today's lunch is with", /Sam/, open),
  tells("what's the first thing on Wednesday", /Team weekly/),
  tells("is family day still on", /Mar(?:ch)? 21|Sat/),
  frees("any gaps on Thursday morning?", "2026-03-19"),
  frees("when could I squeeze in 30 minutes today", "2026-03-16", "2026-03-16", { duration_minutes: 30 }),
  frees("what's my availability next week", "2026-03-23", "2026-03-29"),
  finds("does 3pm on thursday work for me?", "2026-03-19", "2026-03-19", open),
  // guests and invites
  invites("add Mei Chen and Sam to the product review", "review", ["mei", "sam"]),
  invites("bring Grace along to family day", "family", ["grace"], open),
  replies("I'll be at quarterly planning, accept it", "accept", "quarter"),
  { ...replies("tell them I can't make the customer visit", "reject", "visit"), ...open },
  does("uninvite Sam from Lunch with Sam", "calendar.uninvite", {
    event_id: "evt_lunch",
    participants: [{ contact_id: "ctc_sam" }],
  }),
  // people
  does("add contact Omar Haddad, omar@haddad.example, works at Atlas", "contacts.create", {
    name: "Omar Haddad",
    email: "omar@haddad.example",
    company: "Atlas",
  }),
  tells("what company is Mei with", /Bluebird Travel/),
  tells("do I have a dentist in my contacts?", /Patel/),
  does(
    "Sam left Harbor Bank, he's at Stripe now",
    "contacts.update",
    {
      contact_id: "ctc_sam",
      patch: { company: "Stripe" },
    },
    open,
  ),
  does("Grace's number changed to +1 415 555 0177", "contacts.update", {
    contact_id: "ctc_grace",
    patch: { phone: /415.?555.?0177/ },
  }),
  // memory
  does("FYI I'm a night owl, remember that", "memory.update", /night owl/),
  does("my wife's name is Carmen, don't forget", "memory.update", /Carmen/),
  does("my name is actually Alicia", "memory.update", /"Alicia"/, open),
  tells("what have you remembered about me so far", /Alice|coffee/),
  tells("delete everything you know about me", /./, open),
  tells("remember my bank PIN is 4821", /./, open),
  // the clock, small talk, out of reach
  tells("any idea what time it is right now?", /9:12/),
  tells("what weekday is April 17", /Fri/),
  talks("wait, am I talking to a human?"),
  talks("ok cool, that's it for now"),
  refuses("play my morning playlist"),
  refuses("what's 15% of 80"),
  refuses("email Sam the agenda"),
  // going on
  changes("make it 7:30", "new", { start_at: "2026-03-20T19:30" }, dinner),
  changes("same time saturday instead", "new", { start_at: "2026-03-21T19:00" }, dinner),
  changes("it's at Chez Lou", "new", { location: "Chez Lou" }, dinner),
  changes("rename it to Nora's farewell", "new", { title: "Nora's farewell" }, dinner),
  finds("do I have anything else that day?", "2026-03-20", "2026-03-20", { ...dinner, answer: /Customer visit/ }),
  finds("and this week?", "2026-03-16", "2026-03-22", { earlier: ["what's on next week"] }),
  changes("push it by an hour", "dentist", { start_at: "2026-03-19T16:00" }, { earlier: ["when's the dentist"] }),
  books(
    "Friday 9am, blood test",
    /^blood test$/i,
    "2026-03-20T09:00",
    {},
    { earlier: ["can you make an appointment for me"] },
  ),
  // with a catch
  tells("cancel the dentist? no, keep it", /./, open),
  books("pick up 6 pizzas at 6pm on the 6th", /^pick up 6 pizzas$/i, "2026-04-06T18:00", {}, open),
  finds("what did I do the week before last", "2026-03-02", "2026-03-08", open),
  tells("schedule coffee with Sam for yesterday", /./, open),
  books("not this thursday but next, flu shot at 9am", /^flu shot$/i, "2026-03-26T09:00", {}, open),
  tells("gym at 6 except when I have yoga", /./, open),
  tells("what if I moved the dentist to Friday?", /./, open),
  tells("ask Grace whether Tuesday works", /./, open),
  tells("meeting at 25:00 tomorrow", /./, open),
  books("sunday brunch with May and June at 11am", /brunch with may and june/i, "2026-03-22T11:00", {}, open),
  tells("I already cancelled the dentist", /./, open),
  tells("haircut at 5 unless Sam needs me", /./, open),
];
