import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written after refusals, doubts and days that are missing were asked about, and committed before the measure. */
const ferry = ["ferry on the 27th at 8:40am"];
const open = { or: /./ };

export const campersEn: readonly Utterance[] = [
  // new events
  books("ferry on the 27th at 8:40am", /^ferry$/i, "2026-03-27T08:40"),
  books("tent pitch check-in friday 3pm", /tent pitch check-in/i, "2026-03-20T15:00"),
  books("put eye exam down for 31 march at ten past nine", /eye exam/i, "2026-03-31T09:10", {}, open),
  books("can you add squash with Neil, wednesday 19:30?", /squash with neil/i, "2026-03-18T19:30"),
  books("marketing standup weekdays at 9:50am", /^marketing standup$/i, "2026-03-16T09:50", {
    recurrence: { freq: "weekly", by_weekday: ["MO", "TU", "WE", "TH", "FR"] },
  }),
  books("I've a tax appointment next tuesday at 11", /tax appointment/i, "2026-03-24T11:00"),
  books("barre class, thursdays 6:30pm, 8 weeks", /^barre class$/i, "2026-03-19T18:30", {}, open),
  books("camping trip from may 22 to may 25", /camping trip/i, "2026-05-22/2026-05-25"),
  books("remind me tomorrow 7am to take the bins out", /^take the bins out$/i, "2026-03-17T07:00", { reminders: [0] }),
  books("recital at Grant Hall, april 18, 4 pm", /^recital$/i, "2026-04-18T16:00", { location: "Grant Hall" }),
  books("1:1 with Priya tomorrow 2-2:45pm", /priya/i, "2026-03-17T14:00", { end_at: "2026-03-17T14:45" }),
  books("bread delivery every saturday at 8 except easter", /bread delivery/i, "2026-03-21T08:00", {}, open),
  books("Lena's wedding, 6 june, all day", /lena['’]s wedding/i, "2026-06-06"),
  books("call the bank monday 9:15, remind me 10 min before", /^call the bank$/i, "2026-03-23T09:15", {
    reminders: [10],
  }),
  books(
    "gardener comes every two weeks on friday at 8am",
    /gardener/i,
    "2026-03-20T08:00",
    {
      recurrence: { freq: "weekly", interval: 2 },
    },
    open,
  ),
  books("stay in on sunday from noon to 5 for the parcel", /parcel|stay in/i, "2026-03-22T12:00", {}, open),
  // with a catch
  tells("half of the team is off on friday", /./, open),
  tells("drinks with Jo on thursday if I finish before six", /./, open),
  tells("every monday except bank holidays, laundry at 8pm", /./, open),
  tells("three sessions with the trainer next week, mornings", /./, open),
  tells("I'd rather not have anything on friday afternoon", /./, open),
  tells("shower the dog tomorrow at 5 unless Sam did it", /./, open),
  tells("block out lunch for the rest of the month", /./, open),
  tells("team dinner either the 26th or the 27th, 7pm", /./, open),
  tells("plane lands 6:20 tomorrow, taxi half an hour after", /./, open),
  tells("set aside ten hours for the thesis this week", /./, open),
  tells("no gym on wednesday, do thursday at 6 in its place", /./, open),
  tells("swap my monday and tuesday", /./, open),
  tells("Theo said he can't do wednesday at 4", /./, open),
  tells("piano at 5 on thursday, or whenever Kim is back", /./, open),
  tells("give me a nudge once the parcel is there", /./, open),
  tells("mail me my agenda each sunday night", /./, open),
  tells("meet Ivy at 14:00 Berlin time on friday", /./, open),
  asks("massage on the 28th", "time", { or: /time|all day/i }),
  asks("book the car in for a service", "time", { or: /./ }),
  // going on
  changes("9:10, not 8:40", "new", { start_at: "2026-03-27T09:10" }, { earlier: ferry, or: /./ }),
  changes("sorry, the 28th", "new", { start_at: "2026-03-28T08:40" }, { earlier: ferry }),
  changes("remind me two hours before", "new", { reminders: [120] }, { earlier: ferry }),
  changes("rename it to Ferry to Skye", "new", { title: "Ferry to Skye" }, { earlier: ferry }),
  changes("it leaves from Mallaig", "new", { location: /mallaig/i }, { earlier: ferry, or: /./ }),
  drops("we're not going, delete it", "new", { earlier: ferry, or: /./ }),
  books("and the way back on the 30th at 5", /way back/i, "2026-03-30T17:00", {}, { earlier: ferry, or: /./ }),
  tells("only if the weather is good though", /./, { earlier: ferry, or: /./ }),
  tells("keep it but don't remind me", /./, { earlier: ferry, or: /./ }),
  tells("does that clash with anything?", /./, { earlier: ferry, or: /./ }),
  talks("brilliant, thank you", undefined, { earlier: ferry, or: /./ }),
  books("at 2", /^massage$/i, "2026-03-28T14:00", {}, { earlier: ["massage on the 28th"] }),
  tells("not too early", /./, { earlier: ["massage on the 28th"], or: /./ }),
  finds("and on sunday?", "2026-03-22", "2026-03-22", { earlier: ["what's on saturday"] }),
  // what is there
  changes("bring the product review forward to 9", "review", { start_at: "2026-03-17T09:00" }),
  changes("the project sync starts at 4 today, not 3", "sync", { start_at: "2026-03-16T16:00" }, open),
  changes("lunch with Sam is at Nopi", "lunch", { location: "Nopi" }, open),
  drops("take the dentist off my calendar", "dentist"),
  tells("don't let anyone move the dentist", /./, open),
  tells("cancel yoga for the rest of the year", /./, open),
  tells("make the product review shorter", /./, open),
  tells("uninvite everybody from the product review but Grace", /./, open),
  invites("ask Grace Park to join the product review", "review", ["grace"], open),
  replies("decline the customer visit", "reject", "visit"),
  // looking
  finds("do I have anything on wednesday?", "2026-03-18"),
  finds("what's happening on the 20th and 21st", "2026-03-20", "2026-03-21", open),
  frees("find me an hour on thursday morning", "2026-03-19"),
  tells("where do I have to be at 3 on thursday", /Dentist/, open),
  tells("what do I have the least time for this week", /./, open),
  // people, memory, the rest
  tells("who works at Harbor Bank", /O'Neill/),
  does("delete Mei Chen from my contacts", "contacts.delete", /ctc_mei/, open),
  does("remember my locker code is on the fridge", "memory.update", /fridge/),
  tells("do you remember where I work", /Yuanshan/, open),
  refuses("what's the weather in Skye"),
  refuses("convert 30 euros to pounds"),
  talks("hey there, good morning"),
];
