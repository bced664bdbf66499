import { books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const haircut = { earlier: ["haircut friday at 4pm"] };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const onlyThisWeekly = /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/;
const bothYogas: Utterance["calls"] = [["calendar.delete", { event_ids: ["evt_yoga1", "evt_yoga2"] }]];

export const saddlersEn: readonly Utterance[] = [
  // new events
  books("Library book club this Thursday at 2 in the afternoon, please.", /book club$/i, "2026-03-19T14:00", {
    location: /library|^undefined$/i,
  }),
  books("econ problem set due friday 11:59pm", /econ problem set/i, "2026-03-20T23:59"),
  books("shift tomorrow 7a-7:30p", /shift$/i, "2026-03-17T07:00", { end_at: "2026-03-17T19:30" }),
  books("meet with the inspecter at 220 Elm Street wednesday 1:30pm", /inspect[eo]r$/i, "2026-03-18T13:30", {
    location: /^220 elm street$/i,
  }),
  books(
    "Deposition of Mr. Alvarez, March 26, 10:00 a.m. to 1:00 p.m., 44 Montgomery Street",
    /deposition of (?:mr\.? )?alvarez/i,
    "2026-03-26T10:00",
    { end_at: "2026-03-26T13:00", location: /44 montgomery|^undefined$/i },
  ),
  books("gig at The Rusty Anchor sat night 9pm", /gig/i, "2026-03-21T21:00", {
    location: /rusty anchor|^undefined$/i,
  }),
  books("Emma has ballet every Tuesday 4:15 to 5 pm", /ballet$/i, "2026-03-17T16:15", {
    end_at: "2026-03-17T17:00",
    recurrence: { freq: "weekly" },
  }),
  books(
    "I will have a meeting with my advisor on this Thursday 10:30, please add it",
    /meeting(?: with (?:my )?advisor)?$/i,
    "2026-03-19T10:30",
  ),
  books("QBR prep w/ Denise tmrw 3p, 45m", /QBR prep(?: (?:w\/|with) ?denise)?$/i, "2026-03-17T15:00", {
    duration_minutes: 45,
  }),
  books("Bake sale at St. Mark's on Saturday the 28th from 9am to 12", /bake sale/i, "2026-03-28T09:00", {
    end_at: "2026-03-28T12:00",
    location: /st\.? mark|^undefined$/i,
  }),
  books("walk biscuit every weekday at noon", /walk biscuit$/i, "2026-03-16T12:00", {
    recurrence: { freq: "weekly", by_weekday: ["MO", "TU", "WE", "TH", "FR"] },
  }),
  books("Load pickup in Fresno, 5 am Wednesday", /load pick-?up/i, "2026-03-18T05:00", {
    location: /fresno|^undefined$/i,
  }),
  books("remind me to call the pharmacy at 4", /call (?:the )?pharmacy$/i, "2026-03-16T16:00", {
    reminders: perhaps,
  }),
  books(
    "Remind me tomorrow at 8:30 am to bring the projector cable",
    /bring (?:the )?projector cable$/i,
    "2026-03-17T08:30",
    { reminders: perhaps },
  ),
  books("spring break march 28 to april 5", /spring break$/i, "2026-03-28/2026-04-05"),
  books("I'll be on vacation from April 6 through April 10.", /vacation$/i, "2026-04-06/2026-04-10"),
  books("Mom's birthday is May 3, put it on the calendar every year", /mom['’]?s birthday$/i, "2026-05-03", {
    recurrence: { freq: "yearly" },
  }),
  books("rent is due on the 1st of every month, add that", /rent/i, "2026-04-01", {
    recurrence: { freq: "monthly" },
  }),
  books("staff meeting every other Friday at 2pm starting this week", /staff meeting$/i, "2026-03-20T14:00", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books("pottery class tuesdays 6-8pm, 6 sessions starting tomorrow", /pottery class$/i, "2026-03-17T18:00", {
    end_at: "2026-03-17T20:00",
    recurrence: { freq: "weekly", count: 6 },
  }),
  books("Vet for Biscuit 3/24 at 9:15am", /vet\b/i, "2026-03-24T09:15"),
  books("I've got the day off next Monday", /day off|off work/i, "2026-03-23"),
  books("dinner reservation for 4 at Nopa friday 7:15pm, remind me an hour ahead", /dinner/i, "2026-03-20T19:15", {
    location: /^nopa$|^undefined$/i,
    reminders: [60],
  }),
  books(
    "Block off 8 to 9:30 tomorrow morning for writing my brief",
    /writ(?:e|ing) (?:my |the )?brief$/i,
    "2026-03-17T08:00",
    { end_at: "2026-03-17T09:30" },
  ),
  books("band practice thurs 8pm til 10:30 @ Tom's garage", /band practice/i, "2026-03-19T20:00", {
    end_at: "2026-03-19T22:30",
    location: /tom['’]?s garage/i,
  }),
  books("Trash goes out every sunday night at 8, set up a reminder", /trash/i, "2026-03-22T20:00", {
    recurrence: { freq: "weekly" },
    reminders: perhaps,
  }),
  books(
    "Colonoscopy on April 9 at 6:45 in the morning. Remind me the day before.",
    /colonoscopy$/i,
    "2026-04-09T06:45",
    { reminders: [1440] },
  ),
  books(
    "if it doesnt rain saturday, picnic at noon in the park",
    /picnic/i,
    "2026-03-21T12:00",
    { location: /park|^undefined$/i },
    open,
  ),
  tells("lunch with Grace sometime next week", /./, open),
  tells("I've been called for jury duty but I don't know the date yet, can you put it in?", /./, open),
  // looking
  finds("whats my day look like", "2026-03-16", "2026-03-16", { answer: /lunch with sam[^]*project sync/i }),
  finds("do i have anything tmrw", "2026-03-17", "2026-03-17", { answer: /product review/i }),
  finds("What is on my calendar for next week?", "2026-03-23", "2026-03-29"),
  finds("whats going on this weekend", "2026-03-21", "2026-03-22", { answer: /family day/i }),
  tells("What time is the project sync?", /15:00|\b3(?::00)? ?p\.?m/i),
  tells("what time do I need to be at team weekly", /\b0?9:30/),
  tells(
    "how long is the quarterly planning thing",
    /\b90\b|1\.5|1½|hour and a half|1 ?h\w*,? (?:and )?(?:30|a half)|17:00[^]*18:30|\b5(?::00)?\b[^]*6:30/i,
  ),
  tells("what room am i in for product review", /3 ?号会议室/),
  frees("Is there a free hour on Friday? When?", "2026-03-20", "2026-03-20", { duration_minutes: 60 }),
  frees("Where can I fit 2 hours on Thursday, but not before 11am?", "2026-03-19", "2026-03-19", {
    duration_minutes: 120,
    start_at: /T11:00/,
  }),
  tells("am I busy at 3 today?", /project sync/i),
  finds("free thursday evening?", "2026-03-19", "2026-03-19"),
  finds("what have i got wednesday through friday", "2026-03-18", "2026-03-20", {
    answer: /team weekly[^]*dentist[^]*customer visit/i,
  }),
  finds("Did I have anything on last Friday?", "2026-03-13"),
  tells("what comes after the dentist on thursday", /yoga/i),
  tells("How many days until Family day?", /\b5\b|five/i, open),
  // changes
  changes("push project sync back half an hour", "sync", { start_at: "2026-03-16T15:30" }),
  changes("The dentist called, they can only do 4:15 on Thursday. Please change it.", "dentist", {
    start_at: "2026-03-19T16:15",
  }),
  changes("move product review to wednesday same time", "review", { start_at: "2026-03-18T10:00" }),
  changes("product review is now in the Maple room", "review", { location: /^(?:the )?maple room$/i }),
  changes("Make the dentist an hour instead of 45 minutes", "dentist", { end_at: "2026-03-19T16:00" }),
  changes("give me a heads up 15 minutes before the product review", "review", { reminders: [15] }),
  drops("cancel lunch with sam hes sick", "lunch"),
  drops("delete both yoga classes this week", "yoga1", { calls: bothYogas, ...open }),
  does("skip team weekly this week but keep the rest", "calendar.delete", onlyThisWeekly),
  tells("move my meeting to 3:30", /./, open),
  tells("if the product review gets cancelled, move project sync to 10 tomorrow", /./, open),
  changes("oops i meant 4:30", "new", { start_at: "2026-03-20T16:30" }, haircut),
  changes("its at Supercuts on Geary", "new", { location: /^supercuts(?: on geary)?$/i }, haircut),
  drops("never mind, take it off again", "new", haircut),
  // guests and replies
  invites("invite Grace to the project sync", "sync", ["grace"]),
  invites("Alice Lin should come to the product review too, send her an invite", "review", ["alice"]),
  replies("accept the quarterly planning", "accept", "quarter"),
  replies("I can't make the customer visit, decline it", "reject", "visit"),
  does(
    "actually take Grace off the project sync again",
    "calendar.uninvite",
    { event_id: "evt_sync", participants: [{ contact_id: "ctc_grace" }] },
    { earlier: ["add Grace Park to the project sync"], ...open },
  ),
  // people
  tells("What does Grace Park do?", /engineering lead/i),
  does("add a contact: Luis Ortega, roofer, 510 555 0133", "contacts.create", {
    name: /^luis ortega$/i,
    phone: /0133$/,
  }),
  does(
    "New contact Beatrice Kim, email bea.kim@example.com, works at Fairview Clinic",
    "contacts.create",
    /(?=.*"name":"Beatrice Kim")(?=.*bea\.kim@example\.com)(?=.*Fairview Clinic)/i,
  ),
  does(
    "Sam O'Neill's email is sam.oneill@harbor.example",
    "contacts.update",
    /(?=.*ctc_sam)(?=.*sam\.oneill@harbor\.example)/i,
  ),
  does("update Mei Chen's job title to Senior travel agent", "contacts.update", {
    contact_id: "ctc_mei",
    patch: { job_title: /^senior travel agent$/i },
  }),
  does("Alice Lin works at Northwind now", "contacts.update", {
    contact_id: "ctc_alice",
    patch: { company: /^northwind$/i },
  }),
  tells("do you have graces cell", /415/),
  tells("whats my dentists name", /Patel/),
  does("add Steve to my contacts", "contacts.create", { name: /^steve$/i }, open),
  tells("Who do I have saved from Yuanshan?", /grace[^]*alice|alice[^]*grace/i),
  // memory
  does("I'm allergic to penicillin, please keep a note of that.", "memory.update", /penicillin/i),
  does("call me Frankie", "memory.update", /"preferred_name":"Frankie"/),
  does("my wife's name is Carol. Remember that!", "memory.update", /Carol/),
  tells("whats my job according to you", /product manager/i),
  does("my parking spot is B-212 now, remember it pls", "memory.update", /B-?212/i),
  does("I don't want more than 3 meetings a day, keep that in mind", "memory.update", /\b3\b|three/i, open),
  // chat, out of reach
  talks("ok great thanks hon"),
  refuses("hows traffic on 880 right now"),
  talks("im so tired today ugh", undefined, open),
  refuses("who won the Warriors game last night"),
  refuses("play some Springsteen"),
];
