import { books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/**
 * Written by someone who has not read the rules. Eight people: Tasha (nurse), Walter (retired history teacher), Kenji
 * (student, English is not his language), Bree (mother of three), Dmitri (driver, dictates), Anjali (founder), Theo
 * (freelance illustrator), Ros (at college, types fast).
 */
const open = { or: /./ };
const mom = { earlier: ["dinner with mom thursday 6:30pm"] };
const recital = { earlier: ["piano recital saturday may 9 at 3pm"] };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const isFree =
  /^(?![^]*(?:\bnot|n't)(?: be)? (?:free|available))[^]*(?:free|nothing|yes|no events|available|open|off)/i;
const invited = /quarterly planning[^]*customer visit|customer visit[^]*quarterly planning/i;

export const tannersEn: readonly Utterance[] = [
  // new events: Tasha
  books("night shift fri 7p to 7a", /night shift$/i, "2026-03-20T19:00", { end_at: "2026-03-21T07:00" }),
  books("bls recert 4/2 0800-1200 training rm B", /^bls recert/i, "2026-04-02T08:00", {
    end_at: "2026-04-02T12:00",
    location: /training (?:rm|room) b$|^undefined$/i,
  }),
  books("im on call all day sunday", /on[- ]call$/i, "2026-03-22"),
  books("flu clinic volunteering wed 25th 1030 to 2", /^flu clinic volunteering$/i, "2026-03-25T10:30", {
    end_at: "2026-03-25T14:00",
  }),
  // Walter
  books(
    "Good morning. Would you kindly note that I have a cardiology check-up on Tuesday the 24th of March at 10:15 in the morning?",
    /cardiology check-?up$/i,
    "2026-03-24T10:15",
  ),
  books(
    "The Historical Society meets on the first Thursday of each month at 7 in the evening; please enter it.",
    /historical society/i,
    "2026-04-02T19:00",
    { recurrence: { freq: "monthly", by_weekday: ["1TH"] } },
  ),
  books(
    "Please put our fiftieth wedding anniversary down for the 12th of June. It is an all-day occasion.",
    /wedding anniversary$/i,
    "2026-06-12",
  ),
  books(
    "I should like to be reminded to take the car in for its smog check on Thursday at 9 a.m.",
    /smog check$/i,
    "2026-03-19T09:00",
    { reminders: perhaps },
  ),
  // Kenji
  books("I want make a appointment with academic advisor, Friday 11 o'clock", /academic advisor$/i, "2026-03-20T11:00"),
  books(
    "Please add: part time job, every Saturday and Sunday, 12:00 - 18:00",
    /^part[- ]time job$/i,
    "2026-03-21T12:00",
    { end_at: "2026-03-21T18:00", recurrence: { freq: "weekly", by_weekday: ["SA", "SU"] } },
  ),
  books("I have TOEFL test in April 18, start from 8:30 AM", /toefl test$/i, "2026-04-18T08:30"),
  books("My parents come to visit from 10 April until 15 April", /parents/i, "2026-04-10/2026-04-15"),
  // Bree
  books(
    "owen has soccer practice tues and thurs 4-5:30 until the end of may",
    /soccer practice$/i,
    "2026-03-17T16:00",
    {
      end_at: "2026-03-17T17:30",
      recurrence: { freq: "weekly", by_weekday: ["TU", "TH"], until: /^2026-0(?:5-(?:28|29|3\d)|6-01)/ },
    },
  ),
  books(
    "Maya's field trip permission slip due wednesday!! remind me",
    /permission slip/i,
    "2026-03-18",
    { reminders: perhaps },
    open,
  ),
  books(
    "parent night weds 6pm and choir concert fri 7pm",
    /./,
    "2026-03-18T18:00",
    {},
    {
      calls: [
        ["calendar.create", { title: /^parent night$/i, start_at: "2026-03-18T18:00" }],
        ["calendar.create", { title: /^choir concert$/i, start_at: "2026-03-20T19:00" }],
      ],
    },
  ),
  books("spring break is apr 6-10 put that in", /^spring break$/i, "2026-04-06/2026-04-10"),
  books("bake sale sat 9:30 to noon in the school gym", /^bake sale$/i, "2026-03-21T09:30", {
    end_at: "2026-03-21T12:00",
    location: /school gym$/i,
  }),
  // Dmitri
  books("pick up load in fresno tomorrow five thirty am", /pick up (?:the )?load/i, "2026-03-17T05:30", {
    location: /fresno$|^undefined$/i,
  }),
  books("oil change for the truck on thursday at quarter past eight", /^oil change/i, "2026-03-19T08:15", {}, open),
  books("set a reminder in 45 minutes check tire pressure", /check (?:the )?tire pressure$/i, "2026-03-16T09:57", {
    reminders: perhaps,
  }),
  books("dot physical next wednesday two pm medical center on 5th street", /^dot physical/i, "2026-03-25T14:00", {
    location: /medical center|5th street|^undefined$/i,
  }),
  // Anjali
  books("Board prep w/ Raj, Thu 8:30–9:15am, Zoom", /^board prep/i, "2026-03-19T08:30", {
    end_at: "2026-03-19T09:15",
    location: /zoom$|^undefined$/i,
  }),
  books("block 2h tomorrow from 1pm: pitch deck", /pitch deck$/i, "2026-03-17T13:00", { duration_minutes: 120 }),
  books("investor update, last Friday of every month, 4pm", /^investor update$/i, "2026-03-27T16:00", {
    recurrence: { freq: "monthly", by_weekday: ["-1FR"] },
  }),
  books(
    "All-hands every other Tuesday at 11am starting March 24, 45 minutes, ping me 10 min before",
    /^all[- ]hands$/i,
    "2026-03-24T11:00",
    { duration_minutes: 45, recurrence: { freq: "weekly", interval: 2 }, reminders: [10] },
  ),
  // Theo
  books("invoice the mural people on the 30th 🙃", /invoice the mural people/i, "2026-03-30", {}, open),
  books("drinks w Cass tmrw 7:30pm @ the Alibi", /^drinks (?:w\/?|with) ?cass$/i, "2026-03-17T19:30", {
    location: /alibi$/i,
  }),
  books("fri 9am call with Halden Press, half an hour tops", /^call with halden press$/i, "2026-03-20T09:00", {
    duration_minutes: 30,
  }),
  // Ros
  books("chem midterm next monday 1pm rm 204 dont let me forget", /^chem midterm/i, "2026-03-23T13:00", {
    location: /204$|^undefined$/i,
    reminders: perhaps,
  }),
  books("studdy session w Kayla tonite 6 to 8", /^studd?y session (?:w\/?|with) ?kayla$/i, "2026-03-16T18:00", {
    end_at: "2026-03-16T20:00",
  }),
  // looking
  finds("whats on wed", "2026-03-18", "2026-03-18", { answer: /team weekly/i }),
  finds("am i off this sunday?", "2026-03-22", "2026-03-22", { answer: isFree }),
  tells("how many times do i have yoga this wk", /\b(?:2|two|twice)\b|(?:tue|17|tomorrow)[^]*(?:thu|\b19\b)/i),
  finds("Could you tell me what I have arranged for Friday, please?", "2026-03-20", "2026-03-20", {
    answer: /customer visit/i,
  }),
  tells(
    "At what hour is my dentist's appointment, and on which day?",
    /(?=[^]*(?:thu|-19|mar(?:ch)? 19|3\/19|19 mar))(?=[^]*(?:15:00|3:00|\b3 ?p))/i,
  ),
  tells("What does the remainder of this week hold?", /(?=[^]*dentist)(?=[^]*customer visit)/i),
  tells("Where is product review meeting?", /3 ?号会议室/),
  finds("Tomorrow evening I have some plan?", "2026-03-17", "2026-03-17", { answer: /yoga/i }),
  finds("Do I have something on the 2nd of April?", "2026-04-02"),
  finds("what's happening saturday", "2026-03-21", "2026-03-21", { answer: /family day/i }),
  finds("do i have anything between 12 and 2 on thursday or can i take owen to the orthodontist", "2026-03-19"),
  tells("what time do i gotta be at lunch today", /12:00|noon|\b12 ?p/i),
  finds("any appointments left for today", "2026-03-16", "2026-03-16", { answer: /project sync/i }),
  frees("When am I free tomorrow for 90 min?", "2026-03-17", "2026-03-17", { duration_minutes: 90 }),
  does("Find 30 min slots Wed–Fri afternoon", "calendar.find_free", {
    start_at: /^2026-03-18/,
    duration_minutes: 30,
  }),
  tells("Which invites are still pending?", invited),
  finds("what's my tuesday looking like", "2026-03-17", "2026-03-17", { answer: /product review/i }),
  tells("next thing on my calendar?", /lunch with sam/i),
  tells("how long is the dentist thing", /45/),
  tells("wen is yoga", /tue|\b17\b|tomorrow/i),
  // changes
  changes("push yoga tmrw to 8pm", "yoga1", { start_at: "2026-03-17T20:00" }),
  drops("cant do lunch w sam today, delete it", "lunch"),
  changes("I'm afraid I must postpone the dentist to the following Thursday at the same hour.", "dentist", {
    start_at: "2026-03-26T15:00",
  }),
  changes("Kindly extend the product review by half an hour.", "review", { end_at: "2026-03-17T11:30" }),
  changes("Please change place of Project sync to Room Maple", "sync", { location: /^room maple$/i }),
  replies("I can not join to Quarterly planning, please decline", "reject", "quarter"),
  changes("call family day 'Zoo day with grandma' instead", "family", { title: /^zoo day with grandma$/i }),
  changes("can you remind me 2 hours before the dentist", "dentist", { reminders: [120] }),
  changes("lunch with sam got moved to one fifteen", "lunch", { start_at: "2026-03-16T13:15" }),
  changes("put lunch with sam at dennys on mission", "lunch", { location: /^denny'?s on mission$/i }),
  changes("Shorten project sync to 30 min", "sync", { end_at: "2026-03-16T15:30" }),
  changes("Product review → Wed 2pm", "review", { start_at: "2026-03-18T14:00" }),
  invites("Add Grace Park to tomorrow's product review", "review", ["grace"]),
  replies("Customer visit on Friday works, accept it", "accept", "visit"),
  does(
    "Move Team weekly to 10:00 this week only",
    "calendar.update",
    /(?=.*evt_weekly)(?=.*2026-03-18T10:00)(?=.*"(?:this|occurrence_start_at)")/,
  ),
  drops("nvm on the yoga thursday, kill it", "yoga2"),
  changes("yoga's at 6:30 now", "yoga1", { start_at: "2026-03-17T18:30" }, open),
  drops("cancle dentist", "dentist"),
  // after something
  changes("make it 7", "new", { start_at: "2026-03-19T19:00" }, mom),
  changes("nudge me an hour ahead", "new", { reminders: [60] }, mom),
  changes("she wants the Thai place on Grand", "new", { location: /thai place on grand$/i }, { ...mom, ...open }),
  finds("And the day after that?", "2026-03-20", "2026-03-20", { earlier: ["What is on my calendar for Thursday?"] }),
  does(
    "Oh dear, I did not mean that. Please put it back.",
    "calendar.restore",
    { event_id: "evt_dentist" },
    { earlier: ["Please cancel my dentist appointment."] },
  ),
  books(
    "Wednesday 3 pm",
    /professor ito$/i,
    "2026-03-18T15:00",
    {},
    { earlier: ["Please make appointment with professor Ito"] },
  ),
  tells("And her company?", /Yuanshan/i, { earlier: ["What is the phone number of Grace Park?"] }),
  changes("wait no it's sunday the 10th", "new", { start_at: "2026-05-10T15:00" }, recital),
  changes("it goes till 5", "new", { end_at: "2026-05-09T17:00" }, recital),
  drops("cancel the second one", "sync", { earlier: ["what do i got today"] }),
  invites("Also Grace", "sync", ["grace"], { earlier: ["Invite Alice Lin to project sync"] }),
  does("Undo", "calendar.update", /(?=.*evt_review)(?=.*2026-03-17T10:00)/, {
    earlier: ["Move product review to 2pm"],
  }),
  changes("every week actually", "new", { recurrence: { freq: "weekly" } }, { earlier: ["sketch night friday 7pm"] }),
  books("ok put tutoring there", /^tutoring$/i, "2026-03-19T14:00", {}, { earlier: ["am i free thursday at 2pm?"] }),
  // people and memory
  does("save charge nurse Denise Okafor 626-555-0148", "contacts.create", {
    name: /denise okafor$/i,
    phone: /0148$/,
  }),
  tells("Do I have a telephone number for Sam O'Neill?", /\bno\b|n't|\bnot\b|none/i),
  does("My nickname is Ken, please use it", "memory.update", /"Ken"|\bKen\b/),
  does("Owen is allergic to peanuts, keep that in mind", "memory.update", /peanuts/i),
  does("Remember our anniversary is august 22", "memory.update", /08-22|august 22/i),
  does("new number for mei chen its 323 555 0190", "contacts.update", {
    contact_id: "ctc_mei",
    patch: { phone: /0190$/ },
  }),
  tells("List my contacts who are at Yuanshan", /(?=[^]*Grace)(?=[^]*Alice)/),
  does("Sam left Harbor Bank, he's CFO at Tideline now", "contacts.update", {
    contact_id: "ctc_sam",
    patch: { company: /^tideline$/i, job_title: /^CFO$/i },
  }),
  does("I don't drink black coffee anymore, forget that", "memory.update", /"remove".*coffee/i),
  tells("so what have you got stored on me", /black coffee|Alice|Yuanshan/i),
  does("dont need alice lins contact anymore pls delete her", "contacts.delete", { contact_id: "ctc_alice" }),
  does("i live in pasadena btw", "memory.update", /pasadena/i),
  // clock, chat, out of reach
  tells("ugh what day is it even", /monday|\b16\b/i),
  talks("Thank you very much, that is most helpful."),
  tells("How many days until April 18?", /\b33\b/),
  refuses("hows the traffic on the 5", open),
  refuses("can you play some lofi", open),
  tells("lol ok what can u even do", /calendar|event|schedule/i),
];
