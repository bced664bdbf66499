import { asks, books, changes, drops, finds, frees, refuses, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written last, and committed before the measure; first try in docs/offline.md. */
const skate = ["ice skating sunday at 3pm"];

export const boardersEn: readonly Utterance[] = [
  books("ice skating sunday at 3pm", /^ice skating$/i, "2026-03-22T15:00"),
  books("fire drill on march 26, 10:15am", /^fire drill$/i, "2026-03-26T10:15"),
  books("violin exam next monday 4:20pm", /^violin exam$/i, "2026-03-23T16:20"),
  books("tomorrow 6pm, cricket training at Oval Park", /^cricket training$/i, "2026-03-17T18:00", {
    location: "Oval Park",
  }),
  books("please book a viewing of the flat for wed at 5:45pm", /viewing of the flat/i, "2026-03-18T17:45"),
  books("staff meeting every tuesday 9:30-10am", /^staff meeting$/i, "2026-03-17T09:30", {
    end_at: "2026-03-17T10:00",
    recurrence: { freq: "weekly" },
  }),
  books("remind me to feed the fish at 8 tonight", /^feed the fish$/i, "2026-03-16T20:00", { reminders: [0] }),
  books("photo shoot on 10 april from 2pm for three hours", /^photo shoot$/i, "2026-04-10T14:00", {
    duration_minutes: 180,
  }),
  books("choir weekend may 15-17", /choir weekend/i, "2026-05-15/2026-05-17"),
  books("blood test friday 7:40, remind me an hour before", /^blood test$/i, "2026-03-20T07:40", { reminders: [60] }),
  books("pest control thursday at noon", /^pest control$/i, "2026-03-19T12:00"),
  books("salary talk with Dana, 3/31 at 2", /salary talk with dana/i, "2026-03-31T14:00"),
  books("book launch thursday 6:30pm", /book launch/i, "2026-03-19T18:30"),
  books("yoga retreat starts june 1", /yoga retreat/i, "2026-06-01", {}, { or: /time/i }),
  // with a catch
  tells("maybe lunch with Omar on Thursday at 12", /./, { or: /./ }),
  tells("tutor comes Mondays except the 30th at 4", /./, { or: /./ }),
  tells("run 5 km or 10 km tomorrow at 7", /./, { or: /./ }),
  tells("dad's flight is delayed to 9pm", /./, { or: /./ }),
  tells("meeting at 9, 11 and 3 tomorrow", /./, { or: /./ }),
  tells("saturday the 22nd at noon, picnic", /./, { or: /./ }),
  tells("three days before the dentist call the insurer", /./, { or: /./ }),
  tells("free lunch hour every day from Monday on", /./, { or: /./ }),
  tells("what if we met on Friday at 2", /./, { or: /./ }),
  tells("Sam can only do 4 tomorrow", /./, { or: /./ }),
  tells("game night fridays when Ben is in town", /./, { or: /./ }),
  tells("don't book anything on Friday", /./, { or: /./ }),
  tells("put everything from Tuesday onto Wednesday", /./, { or: /./ }),
  tells("someone is picking me up at 5 tomorrow", /./, { or: /./ }),
  asks("picnic on sunday", "time", { or: /time|all day/i }),
  // going on
  changes("4pm actually", "new", { start_at: "2026-03-22T16:00" }, { earlier: skate, or: /./ }),
  changes("move it to saturday", "new", { start_at: "2026-03-21T15:00" }, { earlier: skate }),
  changes("remind me 3 hours before", "new", { reminders: [180] }, { earlier: skate }),
  changes("make it two hours", "new", { end_at: "2026-03-22T17:00" }, { earlier: skate }),
  drops("cancel it", "new", { earlier: skate }),
  books("one more on the 29th", /^ice skating$/i, "2026-03-29T15:00", {}, { earlier: skate, or: /./ }),
  tells("was that saturday or sunday?", /./, { earlier: skate, or: /./ }),
  tells("invite the usual people", /./, { earlier: skate, or: /./ }),
  tells("what's right before it?", /./, { earlier: skate, or: /./ }),
  finds("and saturday?", "2026-03-21", "2026-03-21", { earlier: ["what's on friday"] }),
  { ...frees("what about the evening?", "2026-03-19"), earlier: ["am I free on thursday morning"], or: /./ },
  books("9am", /^tyre change$/i, "2026-03-19T09:00", {}, { earlier: ["tyre change on thursday"] }),
  tells("early", /./, { earlier: ["tyre change on thursday"], or: /./ }),
  talks("wonderful, thanks", undefined, { earlier: skate, or: /./ }),
  // what is there, looking, the rest
  changes("move the dentist to friday at 9:30am", "dentist", { start_at: "2026-03-20T09:30" }),
  changes("push the product review back 45 minutes", "review", { start_at: "2026-03-17T10:45" }),
  changes("rename the project sync to Weekly sync", "sync", { title: "Weekly sync" }),
  drops("cancel the dentist on thursday", "dentist"),
  tells("cancel the longest meeting tomorrow", /./, { or: /./ }),
  tells("move yoga", /./, { or: /./ }),
  finds("what's on the 17th", "2026-03-17"),
  finds("show me this weekend", "2026-03-21", "2026-03-22"),
  frees("when am I free on friday afternoon", "2026-03-20"),
  tells("what time is the product review", /10:00/),
  tells("how many hours of meetings do I have tomorrow", /./, { or: /./ }),
  refuses("translate hello into french"),
  talks("hello"),
];
