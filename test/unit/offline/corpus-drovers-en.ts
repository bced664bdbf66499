import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written after titles were cut by words and odd minutes were asked about, and committed before the measure. */
const vat = ["VAT deadline call on april 7 at 11:30am"];
const open = { or: /./ };

export const droversEn: readonly Utterance[] = [
  // new events
  books("VAT deadline call on april 7 at 11:30am", /^vat deadline call$/i, "2026-04-07T11:30"),
  books("cattle auction saturday 7am", /^cattle auction$/i, "2026-03-21T07:00"),
  books("i'm meeting the surveyor on tuesday at 2:15pm", /surveyor/i, "2026-03-17T14:15", {}, open),
  books("please schedule a safety briefing, 24 march 8:30", /safety briefing/i, "2026-03-24T08:30"),
  books("nail appointment w/ Kim wed 5pm", /nail appointment/i, "2026-03-18T17:00", {}, open),
  books("opera on april 10 at 19:45 at City Theatre", /^opera$/i, "2026-04-10T19:45", { location: "City Theatre" }),
  books("feed the cows every day at 5:30am", /^feed the cows$/i, "2026-03-17T05:30", { recurrence: { freq: "daily" } }),
  books("church choir on the first sunday of every month at 10am", /church choir/i, "2026-04-05T10:00", {
    recurrence: { freq: "monthly", by_weekday: ["1SU"] },
  }),
  books("physio mondays and thursdays at 7:15am", /^physio$/i, "2026-03-19T07:15", {
    recurrence: { freq: "weekly", by_weekday: ["MO", "TH"] },
  }),
  books("tomorrow from 1 to 4pm paint the fence", /^paint the fence$/i, "2026-03-17T13:00", {
    end_at: "2026-03-17T16:00",
  }),
  books("annual leave 3-14 august", /annual leave/i, "2026-08-03/2026-08-14"),
  books("remind me in 20 minutes to check the oven", /^check the oven$/i, "2026-03-16T09:32", { reminders: [0] }),
  books("exhaust repair thursday 8:20, warn me the evening before", /exhaust repair/i, "2026-03-19T08:20", {}, open),
  books("brainstorm for 90 minutes on friday at 10", /^brainstorm$/i, "2026-03-20T10:00", { duration_minutes: 90 }),
  books("pottery every tuesday at 6pm until the end of may", /^pottery$/i, "2026-03-17T18:00", {
    recurrence: { freq: "weekly", until: /2026-05-31/ },
  }),
  books("daughter's swim gala sat 28 march 9am", /swim gala/i, "2026-03-28T09:00"),
  books("movie with Dan, friday at 8", /movie with dan/i, "2026-03-20T20:00"),
  books("dry run at 4:45 this afternoon", /^dry run$/i, "2026-03-16T16:45"),
  // with a catch
  tells("we might go to the lake on sunday at 10", /./, open),
  tells("gym every day but sundays, 6am, for three weeks, skipping the 1st", /./, open),
  tells("either Ben or Kim picks up the kids at 4 tomorrow", /./, open),
  tells("the vet can do 9 or 9:30 on friday", /./, open),
  tells("as soon as Grace confirms, book friday at 3", /./, open),
  tells("quick call with Omar before my first meeting tomorrow", /./, open),
  tells("I'm away the last week of march apart from the 26th", /./, open),
  tells("cut all of next week's meetings in half", /./, open),
  tells("stop the weekly after easter", /./, open),
  tells("leave friday evening open for Kim", /./, open),
  tells("coffee at 3, and again at 5, tomorrow", /./, open),
  tells("no, I never said to cancel yoga", /./, open),
  tells("ideally dinner with mum around the 20th", /./, open),
  tells("12 of us for brunch on sunday at 11, that's too many for our table", /./, open),
  tells("tell me when it's half an hour to the dentist", /./, open),
  tells("post a summary to the team every friday", /./, open),
  asks("eye test next week", "time", { or: /time|day/i }),
  // going on
  changes("push it to noon", "new", { start_at: "2026-04-07T12:00" }, { earlier: vat }),
  changes("it's going to be 45 minutes", "new", { end_at: "2026-04-07T12:15" }, { earlier: vat, or: /./ }),
  changes("alert me a day before", "new", { reminders: [1440] }, { earlier: vat }),
  changes("make it the 8th", "new", { start_at: "2026-04-08T11:30" }, { earlier: vat }),
  drops("actually, cancel that", "new", { earlier: vat }),
  tells("do we need it at all?", /./, { earlier: vat, or: /./ }),
  tells("the accountant can't, find another slot", /./, { earlier: vat, or: /./ }),
  tells("unless it's a bank holiday", /./, { earlier: vat, or: /./ }),
  tells("the week before, if I'm free", /./, { earlier: vat, or: /./ }),
  talks("lovely", undefined, { earlier: vat, or: /./ }),
  books("4pm", /^optometrist$/i, "2026-03-25T16:00", {}, { earlier: ["optometrist on the 25th"] }),
  tells("any time but the morning", /./, { earlier: ["optometrist on the 25th"], or: /./ }),
  // what is there
  changes("shift the dentist to 3:30", "dentist", { start_at: "2026-03-19T15:30" }),
  changes("delay the project sync by half an hour", "sync", { start_at: "2026-03-16T15:30" }),
  drops("scratch tomorrow's product review", "review"),
  tells("which yoga class should I drop", /./, open),
  tells("I never agreed to the customer visit", /./, open),
  tells("move everything after 3 today to tomorrow", /./, open),
  invites("loop Alice Lin in on the project sync", "sync", ["alice"], open),
  replies("accept quarterly planning", "accept", "quarter"),
  // looking
  finds("what does my friday look like", "2026-03-20"),
  finds("what have I got next week", "2026-03-23", "2026-03-29"),
  frees("am I free on friday at 10", "2026-03-20"),
  tells("when's the team weekly", /9:30/),
  tells("is there a day this week with more than two meetings", /./, open),
  // people, memory, the rest
  tells("what's Dr. Patel's number", /Patel/, open),
  does("save contact Rosa Diaz, rosa@diaz.example", "contacts.create", /Rosa Diaz.*rosa@diaz|rosa@diaz.*Rosa Diaz/),
  does("note that the kids are with their dad on tuesdays", "memory.update", /dad/),
  tells("forget nothing I told you", /./, open),
  refuses("play some jazz"),
  refuses("how tall is mount everest"),
  talks("cheers, that's all for today"),
];
