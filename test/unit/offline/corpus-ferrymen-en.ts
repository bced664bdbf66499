import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const coffee = { earlier: ["Coffee with Elena on Thursday at 11am"] };
const tomorrow = { earlier: ["what's on tomorrow?"] };
const gym = { earlier: ["gym tomorrow at 7am"] };
/** Where it is said to wake or warn, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const workdays = ["MO", "TU", "WE", "TH", "FR"];

export const ferrymenEn: readonly Utterance[] = [
  // new events
  books("oil change thursday 8am at the Subaru dealer", /^oil change$/i, "2026-03-19T08:00", {
    location: /subaru dealer$/i,
  }),
  books("Need to block tomorrow 1 to 3 for writing the grant report", /grant report$/i, "2026-03-17T13:00", {
    end_at: "2026-03-17T15:00",
  }),
  books("pick up the kids at 3:20 today", /^pick up (?:the )?kids$/i, "2026-03-16T15:20"),
  books("Can you pencil in a haircut for Saturday morning at 10:30?", /^(?:a )?haircut$/i, "2026-03-21T10:30"),
  books("april 3 passport appointment 11:15", /^passport appointment$/i, "2026-04-03T11:15"),
  books("Vet for Biscuit on Wednesday at 4:40 in the afternoon", /^vet for biscuit$/i, "2026-03-18T16:40"),
  books(
    "Add: parent-teacher conference, 3/26, 5:15pm-5:45pm, room 12",
    /^parent-teacher conference$/i,
    "2026-03-26T17:15",
    { end_at: "2026-03-26T17:45", location: /room 12/i },
    open,
  ),
  books("vacation may 4 through may 8", /^vacation$/i, "2026-05-04/2026-05-08"),
  books("lunch w/ the new hires tmrw 12:30", /^lunch (?:w\/|with) ?(?:the )?new hires$/i, "2026-03-17T12:30"),
  books("30 min call with the bank today at 4:30pm", /call with the bank$/i, "2026-03-16T16:30", {
    duration_minutes: 30,
  }),
  books("Book me an hour of focus time on Friday starting at 9", /focus time/i, "2026-03-20T09:00", {
    duration_minutes: 60,
  }),
  books("tonight at 8 watch party for the finale", /watch party/i, "2026-03-16T20:00"),
  books(
    "My sister is visiting from March 28 to April 1, put it on my calendar please",
    /sister.*visit/i,
    "2026-03-28/2026-04-01",
    {},
    open,
  ),
  books("Set up a 45-minute design critique on Monday the 23rd at 2", /design critique$/i, "2026-03-23T14:00", {
    duration_minutes: 45,
  }),
  books("gym in an hour", /^gym$/i, "2026-03-16T10:12", {}, open),
  books("hey, could you add jury duty all day on april 14?", /^jury duty$/i, "2026-04-14"),
  books("drinks with the rowing club wed 18:30 @ The Anchor", /^drinks with the rowing club$/i, "2026-03-18T18:30", {
    location: /the anchor$/i,
  }),
  books("I'm meeting my advisor next Wednesday, the 25th, at noon", /advisor/i, "2026-03-25T12:00"),
  books("webinar 10am-11:30am on the 24th", /^webinar$/i, "2026-03-24T10:00", { end_at: "2026-03-24T11:30" }),
  books("eye exam two weeks from today at 3pm", /^eye exam$/i, "2026-03-30T15:00"),
  // series and reminders
  books("standup every weekday at 8:45am starting tomorrow", /^stand-?up$/i, "2026-03-17T08:45", {
    recurrence: { freq: "weekly", by_weekday: workdays },
  }),
  books("piano lesson every Thursday 5pm to 5:45", /^piano lessons?$/i, "2026-03-19T17:00", {
    end_at: "2026-03-19T17:45",
    recurrence: { freq: "weekly" },
  }),
  books("take out the recycling every other Tuesday at 7pm, starting tomorrow", /recycling$/i, "2026-03-17T19:00", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books("pay credit card on the 20th of every month", /^pay (?:the )?credit card$/i, "2026-03-20", {
    recurrence: { freq: "monthly" },
  }),
  books("Book club on the first Wednesday of each month at 7:30pm", /^book club$/i, "2026-04-01T19:30", {
    recurrence: { freq: "monthly", by_weekday: ["1WE"] },
  }),
  books("swim practice tuesdays and fridays 6am until the end of May", /^swim practice$/i, "2026-03-17T06:00", {
    recurrence: { freq: "weekly", by_weekday: ["TU", "FR"], until: "2026-05-31" },
  }),
  books("Dad's birthday May 9 every year", /^dad'?s birthday$/i, "2026-05-09", { recurrence: { freq: "yearly" } }),
  books("remind me to call the plumber at 2 today", /^call the plumber$/i, "2026-03-16T14:00", {
    reminders: perhaps,
  }),
  books("ping me in 20 minutes to check the oven", /check the oven/i, "2026-03-16T09:32", { reminders: perhaps }),
  books("Dentist follow up April 16 at 9am, remind me a day before", /^dentist follow[- ]?up$/i, "2026-04-16T09:00", {
    reminders: [1440],
  }),
  books(
    "add thesis defense 4/30 1pm with reminders 1 week and 1 hour before",
    /^thesis defense$/i,
    "2026-04-30T13:00",
    { reminders: /^\[(?:10080,60|60,10080)\]$/ },
  ),
  // looking
  finds("what does tomorrow look like", "2026-03-17"),
  finds("anything on for the weekend?", "2026-03-21", "2026-03-22"),
  finds("Do I have something at 3 this afternoon?", "2026-03-16", "2026-03-16", { answer: /project sync/i }),
  tells("when do I see the dentist again?", /dentist/i),
  tells("which room did we get for the product review?", /3 号会议室/),
  frees("find me two free hours on Thursday", "2026-03-19", "2026-03-19", { duration_minutes: 120 }),
  finds("am I free Friday afternoon?", "2026-03-20"),
  tells("are there any invitations I still haven't answered?", /quarterly planning/i),
  // changes
  changes("Move the product review to 11:30", "review", { start_at: "2026-03-17T11:30" }),
  changes("can we do the dentist on Friday at 9 instead", "dentist", { start_at: "2026-03-20T09:00" }),
  changes("push today's project sync back half an hour", "sync", { start_at: "2026-03-16T15:30" }),
  changes("the product review is now in room 7B", "review", { location: /^room 7B$/i }),
  changes("make lunch with Sam an hour and a half", "lunch", { end_at: "2026-03-16T13:30" }),
  changes("remind me 45 minutes before the dentist", "dentist", { reminders: [45] }),
  // gone
  drops("I can't make it to yoga on Thursday, take it off", "yoga2"),
  drops("please delete the dentist appointment", "dentist"),
  does("Skip this week's team weekly", "calendar.delete", /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/),
  // guests and replies
  invites("Add Alice and Mei to project sync", "sync", ["alice", "mei"]),
  replies("I will be there for the customer visit, let them know", "accept", "visit"),
  replies("tell them I'm not coming to quarterly planning", "reject", "quarter"),
  // people and memory
  does("Save Nadia Haddad's number: 415-555-0123", "contacts.create", { name: /^nadia haddad$/i, phone: /0123$/ }),
  does("new contact Tom Reyes, tom.reyes@example.org, works at Lumen Labs", "contacts.create", {
    name: /^tom reyes$/i,
    email: "tom.reyes@example.org",
    company: /^lumen labs$/i,
  }),
  does("Sam moved to Pacific Trust, update his company", "contacts.update", {
    contact_id: "ctc_sam",
    patch: { company: /^pacific trust$/i },
  }),
  tells("who do I know at Yuanshan?", /Grace[^]*Alice|Alice[^]*Grace/),
  does("I never take meetings before 10, keep that in mind", "memory.update", /10:00|before 10/i),
  does("call me Ali from now on", "memory.update", /"preferred_name":"Ali"/),
  does("my manager is Priya Nair, remember that", "memory.update", /Priya Nair/),
  tells("what have you got stored about me so far", /Alice|coffee/i),
  // after something
  changes("make it 11:30", "new", { start_at: "2026-03-19T11:30" }, coffee),
  changes("actually friday", "new", { start_at: "2026-03-20T11:00" }, coffee),
  drops("never mind, scrap it", "new", coffee),
  changes("it's at Blue Bottle on 7th", "new", { location: /blue bottle/i }, coffee),
  changes("and remind me 20 min before", "new", { reminders: [20] }, coffee),
  changes("call it Elena catch-up", "new", { title: /^elena catch-up$/i }, coffee),
  changes("make that every week", "new", { recurrence: { freq: "weekly" } }, coffee),
  changes("an hour and a half should do", "new", { end_at: "2026-03-19T12:30" }, coffee),
  invites("invite Grace too", "new", ["grace"], coffee),
  finds("hm and the day after that?", "2026-03-18", "2026-03-18", tomorrow),
  changes("push the review to noon", "review", { start_at: "2026-03-17T12:00" }, tomorrow),
  drops("drop the first one", "review", { ...tomorrow, ...open }),
  books("saturday 2pm", /massage$/i, "2026-03-21T14:00", {}, { earlier: ["book a massage"] }),
  drops("thursday, the other one stays", "yoga2", { earlier: ["cancel yoga"] }),
  does("oops, bring it back", "calendar.restore", { event_id: "evt_dentist" }, { earlier: ["cancel the dentist"] }),
  does(
    "change it to 415 555 0199",
    "contacts.update",
    { contact_id: "ctc_grace", patch: { phone: /0199$/ } },
    { earlier: ["what's Grace's number?"] },
  ),
  does("no wait, forget that", "memory.update", /undo|remove/, { earlier: ["remember that I like hiking"] }),
  books(
    "great, put coffee with Elena there",
    /^coffee with elena$/i,
    "2026-03-19T11:00",
    {},
    { earlier: ["am I free on Thursday at 11?"], ...open },
  ),
  changes("hmm, 3 rather", "review", { start_at: "2026-03-17T15:00" }, { earlier: ["move the product review to 2pm"] }),
  books("same on Thursday", /^gym$/i, "2026-03-19T07:00", {}, gym),
  changes("no, 7 in the evening", "new", { start_at: "2026-03-17T19:00" }, gym),
  does("accept that one", "calendar.accept_invite", /(?:inv|evt)_visit/, { earlier: ["do I have anything friday?"] }),
  talks("perfect, thanks", undefined, gym),
  // with a catch
  tells("Dinner with the Hendersons on Friday March 21 at 7", /./, open),
  tells("If the weather's nice on Saturday, put a hike at 10", /./, open),
  tells("Schedule the demo with Tom tomorrow at 10 but only if I have nothing then", /./),
  tells("meeting with legal tomorrow from 5pm to 4pm", /./, open),
  tells("when is Grace free on Thursday?", /./, open),
  tells("find a slot next week when both Sam and I can do lunch", /./, open),
  refuses("email Grace that I'll be ten minutes late", open),
  refuses("order flowers for my mom", open),
  drops("Don't touch yoga, just cancel the product review", "review", open),
  drops("cancel everything tomorrow except yoga", "review", open),
  tells("change the time of the customer visit to 4pm", /./, open),
  tells("invite Jonas to the product review", /./, open),
  tells("please remember my card number, 4111 1111 1111 1111", /./, open),
  asks("reschedule the product review", "event", open),
  tells("yoga on Feb 30 at 6pm", /./, open),
  asks("I have a thing on Tuesday", "event", open),
  refuses("how long is the drive to the dentist?", open),
  {
    kind: "two",
    say: "Add gym tomorrow at 6am and swimming on Wednesday at 6am",
    calls: [
      ["calendar.create", { title: /^gym$/i, start_at: /^2026-03-17T06:00/ }],
      ["calendar.create", { title: /^swimming$/i, start_at: /^2026-03-18T06:00/ }],
    ],
    ...open,
  },
];
