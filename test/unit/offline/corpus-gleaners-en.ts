import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written last of all, and committed before the measure; first try in docs/offline.md. */
const open = { or: /./ };
const boat = ["boat inspection on april 14 at 9:20am"];

export const gleanersEn: readonly Utterance[] = [
  // new events
  books("boat inspection on april 14 at 9:20am", /^boat inspection$/i, "2026-04-14T09:20"),
  books("harvest supper sat 7:30pm at the village hall", /^harvest supper$/i, "2026-03-21T19:30", {
    location: /village hall/i,
  }),
  books("I need to ring the council on wednesday at 9:45am", /ring the council/i, "2026-03-18T09:45"),
  books("Year 6 assembly, friday 9.10am", /year 6 assembly/i, "2026-03-20T09:10"),
  books(
    "sprint planning every second monday at 11am",
    /^sprint planning$/i,
    "2026-03-16T11:00",
    {
      recurrence: { freq: "weekly", interval: 2 },
    },
    open,
  ),
  books("pay the window cleaner on the 30th, all day", /pay the window cleaner/i, "2026-03-30"),
  books("beekeeping workshop 11 april 10am-3pm", /^beekeeping workshop$/i, "2026-04-11T10:00", {
    end_at: "2026-04-11T15:00",
  }),
  books("set a reminder for 6pm today: defrost the chicken", /defrost the chicken/i, "2026-03-16T18:00", {
    reminders: [0],
  }),
  books("Jonas flies in on thursday at 22:05", /jonas flies/i, "2026-03-19T22:05", {}, open),
  books(
    "karate tue and thu 5-6pm",
    /^karate$/i,
    "2026-03-17T17:00",
    {
      end_at: "2026-03-17T18:00",
      recurrence: { freq: "weekly", by_weekday: ["TU", "TH"] },
    },
    open,
  ),
  books("board call tomorrow 8am, remind me half an hour before", /^board call$/i, "2026-03-17T08:00", {
    reminders: [30],
  }),
  books("wine tasting the friday after next at 6pm", /wine tasting/i, "2026-04-03T18:00", {}, open),
  books("plumbing course starts 1 june at 9am for five days", /plumbing course/i, "2026-06-01T09:00", {}, open),
  // with a catch
  tells("fix lunch with Ana for a day that suits us both", /./, open),
  tells("yoga tomorrow at 7 as usual", /./, open),
  tells("Ella's party is at 3, but we leave at 2, on sunday", /./, open),
  tells("gutters need doing twice a year", /./, open),
  tells("put off the dentist indefinitely", /./, open),
  does("don't forget I'm not in on friday", "memory.update", /not in on friday/, open),
  tells("I have no time on thursday before 4", /./, open),
  tells("let's not meet on monday after all", /./, open),
  tells("two of the three yoga classes can go", /./, open),
  tells("invite whoever was at the last product review", /./, open),
  tells("book the cheapest slot on friday", /./, open),
  tells("ten minutes of reading every evening, weekends twenty", /./, open),
  tells("my flight is at 6 so wake me in time", /./, open),
  tells("keep mornings free in april", /./, open),
  tells("clear my diary from wednesday on", /./, open),
  tells("the 31st of april at 3, hand in the keys", /./, open),
  tells("lunch with Grace on tuesday at noon, or thursday if she can't", /./, open),
  tells("once Ben is back, move the sync to fridays", /./, open),
  tells("forward the product review to Sam", /./, open),
  asks("spa day in may", "time", { or: /day|time/i }),
  // going on
  changes("9:30 would be better", "new", { start_at: "2026-04-14T09:30" }, { earlier: boat, or: /./ }),
  changes("move it a week later", "new", { start_at: "2026-04-21T09:20" }, { earlier: boat }),
  changes("set it for 2 hours", "new", { end_at: "2026-04-14T11:20" }, { earlier: boat, or: /./ }),
  tells("and tell the owner", /./, { earlier: boat, or: /./ }),
  tells("that's a tuesday, isn't it?", /./, { earlier: boat, or: /./ }),
  tells("not the boat, the trailer", /./, { earlier: boat, or: /./ }),
  tells("leave out the time", /./, { earlier: boat, or: /./ }),
  drops("remove it again please", "new", { earlier: boat, or: /./ }),
  talks("much appreciated", undefined, { earlier: boat, or: /./ }),
  books("ten am", /^piano tuner$/i, "2026-03-24T10:00", {}, { earlier: ["piano tuner next tuesday"], or: /./ }),
  tells("I'd have to ask him", /./, { earlier: ["piano tuner next tuesday"], or: /./ }),
  // what is there
  changes("put the product review an hour later", "review", { start_at: "2026-03-17T11:00" }, open),
  changes("rename the dentist to Dr. Patel", "dentist", { title: "Dr. Patel" }),
  drops("kill family day", "family"),
  tells("family day isn't happening this year", /./, open),
  tells("cancel the dentist unless it costs a fee", /./, open),
  replies("say yes to quarterly planning", "accept", "quarter"),
  invites("invite Alice Lin to lunch with Sam", "lunch", ["alice"], open),
  // looking, people, memory, the rest
  finds("show me thursday", "2026-03-19"),
  finds("what's left today", "2026-03-16", "2026-03-16", open),
  frees("when can I fit in a 45 minute run tomorrow", "2026-03-17"),
  tells("how often do I have yoga", /./, open),
  tells("what's Sam's company", /Harbor Bank/, open),
  does("remember I'm lactose intolerant", "memory.update", /lactose/),
  tells("what don't you know about me", /./, open),
  refuses("book me a taxi to the station now", { or: /./ }),
  talks("who made you?"),
];
