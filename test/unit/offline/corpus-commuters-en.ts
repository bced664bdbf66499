import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written before the rules were looked at, and committed before the measure; first try in docs/offline.md. */
const parents = ["parents' evening on thursday at 6:15pm"];
const open = { or: /./ };

export const commutersEn: readonly Utterance[] = [
  // new events
  books("parents' evening on thursday at 6:15pm", /^parents['’] evening$/i, "2026-03-19T18:15"),
  books("boiler inspection april 2, 8am", /^boiler inspection$/i, "2026-04-02T08:00"),
  books("coffee w/ Nadia tmrw 10:15", /nadia/i, "2026-03-17T10:15", {}, open),
  books("lunch with Priya and Tom on tuesday at 12:30", /lunch with priya and tom/i, "2026-03-17T12:30"),
  books(
    "crossfit every day except friday at 6am",
    /^crossfit$/i,
    "2026-03-17T06:00",
    { recurrence: { freq: "weekly", by_weekday: ["MO", "TU", "WE", "TH", "SA", "SU"] } },
    open,
  ),
  books(
    "the gas engineer comes thursday between 10 and 12",
    /gas engineer/i,
    "2026-03-19T10:00",
    { end_at: "2026-03-19T12:00" },
    open,
  ),
  books("physics exam on 21 may at 9:00, takes 3 hours", /^physics exam$/i, "2026-05-21T09:00", {
    duration_minutes: 180,
  }),
  books("remind me at 4 to call the vet", /^call the vet$/i, "2026-03-16T16:00", { reminders: [0] }),
  books("karaoke saturday 10pm-1am", /^karaoke$/i, "2026-03-21T22:00", { end_at: "2026-03-22T01:00" }),
  books('add "budget freeze" to friday 9am', /^budget freeze$/i, "2026-03-20T09:00"),
  books("conference in Lisbon april 14-16", /conference/i, "2026-04-14/2026-04-16", {
    location: /lisbon|^undefined$/i,
  }),
  books("team retro every other wednesday at 3pm", /^team retro$/i, "2026-03-18T15:00", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books("trash out every tuesday 7pm until june 30", /trash out/i, "2026-03-17T19:00", {
    recurrence: { freq: "weekly", until: /2026-06-30/ },
  }),
  books("i have to be at the notary by 2pm on wednesday", /notary/i, "2026-03-18T14:00", {}, open),
  // with a catch
  tells("antibiotics at 8, 14 and 20 every day", /./, open),
  tells("every day this week but thursday, walk the dog at 7am", /./, open),
  tells("if it rains on saturday, cinema at 5", /./, open),
  books("book a table for six at Luigi's on friday at 8", /table for six/i, "2026-03-20T20:00", {
    location: "Luigi's",
  }),
  tells("dinner with the Smiths, not on friday", /./, open),
  tells("add a dentist for me and the kids, one after the other, from 3pm tomorrow", /./, open),
  tells("swim 20 lengths at 7 tomorrow, then breakfast", /./, open),
  tells("meet Ana halfway through the week at noon", /./, open),
  tells("no meetings after 4pm from now on", /./, open),
  tells("put a 15 minute break after each meeting tomorrow", /./, open),
  tells("call mum sometime before wednesday", /./, open),
  tells("the plumber said either 9 or 11 on friday", /./, open),
  tells("guitar lesson at 4 on all fridays in april", /./, open),
  tells("spin class mon, wed and fri at 6 but not this friday", /./, open),
  tells("meeting at 10 my time, 1pm for Ana, on wednesday", /./, open),
  tells("work from home unless there's a client in, tuesday", /./, open),
  tells("I'm out of office two days next week", /./, open),
  tells("send me a summary of my day every morning at 8", /./, open),
  tells("let me know when Grace replies", /./, open),
  asks("haircut next tuesday", "time", { or: /time|all day/i }),
  // going on
  changes("oops, 6:45", "new", { start_at: "2026-03-19T18:45" }, { earlier: parents, or: /./ }),
  changes("make that friday", "new", { start_at: "2026-03-20T18:15" }, { earlier: parents }),
  changes("with a reminder 20 minutes before", "new", { reminders: [20] }, { earlier: parents, or: /./ }),
  changes("it lasts ninety minutes", "new", { end_at: "2026-03-19T19:45" }, { earlier: parents, or: /./ }),
  tells("not thursday, the one after", /./, { earlier: parents, or: /./ }),
  tells("do the same for the other two kids", /./, { earlier: parents, or: /./ }),
  tells("don't remind me about it", /./, { earlier: parents, or: /./ }),
  tells("and leave 30 minutes to get there", /./, { earlier: parents, or: /./ }),
  drops("scrap it", "new", { earlier: parents, or: /./ }),
  talks("you're a star", undefined, { earlier: parents, or: /./ }),
  finds("and the week after?", "2026-03-30", "2026-04-05", { earlier: ["what's on next week"], or: /./ }),
  books("3:30pm", /^farrier$/i, "2026-03-20T15:30", {}, { earlier: ["farrier on friday"] }),
  tells("depends, what else is on?", /./, { earlier: ["farrier on friday"], or: /./ }),
  // what is there
  changes("the dentist is now at 2 instead of 3", "dentist", { start_at: "2026-03-19T14:00" }, open),
  changes(
    "shift tomorrow's product review to the same time on thursday",
    "review",
    { start_at: "2026-03-19T10:00" },
    open,
  ),
  drops("i can't make the dentist, remove it", "dentist", open),
  tells("move both yoga classes an hour later", /./, open),
  tells("cancel everything but the dentist on thursday", /./, open),
  tells("don't cancel the dentist", /./, open),
  tells("shorten all my meetings tomorrow to 30 minutes", /./, open),
  invites("invite Grace and Alice to the product review", "review", ["grace", "alice"], open),
  replies("yes to the customer visit", "accept", "visit"),
  // looking
  finds("anything on tomorrow besides the product review?", "2026-03-17", "2026-03-17", open),
  finds("what have I got on the weekend of the 28th", "2026-03-28", "2026-03-29", open),
  frees("is wednesday afternoon free", "2026-03-18"),
  tells("how many yoga classes do I have this week", /2|two|19/i, open),
  tells("which days this week have nothing on", /./, open),
  // people, memory, the rest
  does("Grace's new email is grace@new.example", "contacts.update", /grace@new\.example/, open),
  tells("who do I know at Yuanshan besides Grace", /./, open),
  does("remember that my sister Lena lives in Porto", "memory.update", /Lena.*Porto/),
  tells("what did I tell you about Lena", /./, open),
  refuses("write a poem about spring"),
  refuses("turn the heating up by two degrees"),
  talks("morning! how are you today?"),
];
