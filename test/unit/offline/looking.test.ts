import { describe, expect, it } from "vitest";
import { grade, say } from "./judge.ts";
import { books, finds, frees, refuses, replies, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

const rightly = (utterances: readonly Utterance[]) => {
  for (const utterance of utterances) expect(grade(utterance), utterance.say).toMatchObject({ grade: "right" });
};

const answerTo = (text: string, ...earlier: string[]): string =>
  say({ kind: "tell", say: text, earlier }).output.answer;

describe("a look at the wrong day", () => {
  it("is no answer: the day is asked for", () => {
    for (const [text, ...earlier] of [
      ["what's planned for 2026"],
      ["what have I got this quarter"],
      ["am I free before the dentist"],
      ["how about 6:30", "gym thursday 6pm"],
      ["中秋节那天有安排吗"],
      ["今年还有什么安排"],
      ["明年三月有什么安排"],
      ["周二和周四有什么安排"],
      ["之后有空吗", "周六上午十点看房"],
    ] as const)
      expect(answerTo(text, ...earlier), text).toMatch(/Which day do you mean|你说的是哪一天/);
  });

  it("is not taken, where the day is said in short, or before another", () => {
    rightly([
      finds("am I busy sun", "2026-03-22"),
      finds("what's on this year", "2026-03-16", "2026-12-31"),
      finds("周五前我还有几个会", "2026-03-16", "2026-03-19"),
      finds("20号前有啥事", "2026-03-16", "2026-03-19"),
      finds("下周六日有没有安排", "2026-03-28", "2026-03-29"),
      tells("几点来着", /10:00/, { earlier: ["产品评审在哪"] }),
      tells("是几点来着", /10:00/, { earlier: ["周六上午十点看房"] }),
      tells("几点了", /09:12/),
    ]);
  });
});

describe("looking at what is there", () => {
  it("takes a stretch of days as a whole", () => {
    rightly([
      finds("what's on for the next three days", "2026-03-16", "2026-03-18"),
      finds("list all my events until Friday", "2026-03-16", "2026-03-20"),
      finds("what's going on the week of the 23rd of March", "2026-03-23", "2026-03-29"),
      finds("未来三天有什么安排", "2026-03-16", "2026-03-18"),
      finds("23号那一周都有什么", "2026-03-23", "2026-03-29"),
      finds("从今天到周五的日程都列出来", "2026-03-16", "2026-03-20"),
    ]);
  });

  it("takes the days before or after a day, without it, or asks", () => {
    rightly([
      finds("what do I have before friday?", "2026-03-16", "2026-03-19"),
      finds("周五之前我有几个会", "2026-03-16", "2026-03-19"),
      finds("下周二之前有什么安排", "2026-03-16", "2026-03-23"),
      finds("周五之后有什么安排", "2026-03-21", "2026-03-27"),
    ]);
    for (const [text, word] of [
      ["what do I have before friday morning?", "before"],
      ["anything after thursday this week?", "after"],
      ["周三上午之前有什么安排", "之前"],
    ] as const)
      expect(answerTo(text), text).toMatch(
        new RegExp(`(?:not understand .*${word}.*Which day|${word}.*没听懂.*哪一天)`),
      );
  });

  it("tells an event that is asked about, on whichever day it is", () => {
    rightly([
      tells("is the team weekly on wednesday or thursday", /Mar 18/),
      tells("Is the product review tomorrow?", /Mar 17/),
      tells("is lunch with Sam still on?", /Lunch with Sam/),
      tells("who am I having lunch with today?", /Sam/),
      tells("产品评审是明天吗", /3月17日/),
      tells("周四还要看牙医吗", /看牙医/),
      tells("今天中午跟谁吃饭", /王磊/),
      tells("what comes after lunch today", /Project sync/),
      tells("今天午饭之后是什么", /项目同步/),
    ]);
  });

  it("answers a question in the words of a statement, and one with something said behind it", () => {
    rightly([
      tells("remind me who I'm having lunch with today?", /Sam/),
      tells("remind me where the product review is", /Product review/),
      tells("can you remind me what time yoga is on thursday", /^That is “Yoga class”, Thu, Mar 19/),
      tells("with whom is my lunch today, I forgot", /Sam/),
      tells("who is my lunch with today?", /Sam/),
      tells("Did I already put the dentist in?", /Mar 19/),
      tells("did I already book the yoga class?", /Mar 17.*\n.*Mar 19/),
      finds("is my saturday free or is there something", "2026-03-21"),
      finds("am I free on friday or do I have plans", "2026-03-20"),
      tells("how late does my last thing go on wednesday", /6:30/),
      tells("until when does my last meeting go on Wednesday", /6:30/),
      tells("how early does my first thing start tomorrow", /10:00/),
      tells("count my yoga classes for this week pls, is it two or three?", /^1\. .*\n2\. [^\n]*$/),
      tells("how many yoga classes do I have this week?", /^1\. .*\n2\. [^\n]*$/),
      finds("count my meetings this week", "2026-03-16", "2026-03-22"),
      tells("whats the time now where I am", /9:12/),
      tells("what time is it in my timezone", /9:12/),
      tells("what do you know about me so far?", /black coffee/),
    ]);
    for (const say of [
      "remind me who to call tomorrow at 5",
      "remind me what my dentist appointment is for tomorrow at 5",
      "remind me where I parked",
      "do you know when the dentist opens",
      "what time is it where Grace is",
    ])
      expect(grade({ kind: "tell", say, answer: /./, or: /./, isOpen: true }), say).toMatchObject({ grade: "right" });
  });

  it("knows more ways of asking for invites, for time, and for what the clock knows", () => {
    rightly([
      tells("what do I still have to respond to?", /Quarterly planning[^]*Customer visit/),
      tells("did anyone invite me to anything", /Quarterly planning[^]*Customer visit/),
      frees("do I have time for a coffee at 4 today?", "2026-03-16"),
      finds("do I need to be anywhere at 10 tomorrow?", "2026-03-17"),
      tells("what year is it", /2026/),
      tells("what am I called?", /Alice/),
      replies("I'd rather not go to quarterly planning", "reject", "quarter"),
      replies("can't do the customer visit on friday, sorry", "reject", "visit"),
      books("code freeze from the 24th through the 27th", /^code freeze$/i, "2026-03-24/2026-03-27"),
      refuses("write some code for me tomorrow"),
    ]);
    for (const say of ["can't do lunch with Sam today, sorry", "I'd rather not have lunch at noon"])
      expect(grade({ kind: "tell", say, answer: /./, or: /./, isOpen: true }), say).toMatchObject({ grade: "right" });
  });

  it("names what it did not find in the days it shows instead", () => {
    for (const [say, words] of [
      ["is the piano recital on Thursday?", "piano recital"],
      ["周四有钢琴汇演吗", "钢琴汇演"],
    ] as const)
      expect(grade({ kind: "tell", say, answer: new RegExp(`(?:did not use|没用上).*${words}`) }), say).toMatchObject({
        grade: "right",
      });
  });

  it("takes no other day's event for what is asked about a day", () => {
    rightly([
      finds("下礼拜三我有课吗", "2026-03-25"),
      finds("日历上周三到周五有什么", "2026-03-18", "2026-03-20"),
      finds("do I have yoga on Friday?", "2026-03-20"),
    ]);
  });

  it("answers the question behind a reason, and leaves a wish to change something alone", () => {
    rightly([
      finds("Just woke up, what's today like?", "2026-03-16"),
      finds("刚起床，看下今天有什么事", "2026-03-16"),
      finds("我忘了周五有啥了，帮我查查", "2026-03-20"),
    ]);
    for (const say of ["push my lunch somewhere, what's on tomorrow?", "午饭推迟一点，明天有什么安排"])
      expect(grade({ kind: "tell", say, answer: /./, or: /./, isOpen: true }), say).toMatchObject({ grade: "right" });
  });

  it("tells what overlaps, and what an hour would overlap with", () => {
    rightly([
      finds("do I have any clashes this week?", "2026-03-16", "2026-03-22", { answer: /nothing overlaps/ }),
      finds("明天有没有撞时间的", "2026-03-17", "2026-03-17", { answer: /没有时间冲突/ }),
      tells("would 10:30 tomorrow clash with anything?", /Product review/),
      tells("周四下午三点约人会冲突吗", /看牙医/),
      tells("what's overlapping?", /Lunch with Sam[^]*Standup/, { earlier: ["standup today at 12:30"] }),
    ]);
  });

  it("finds gaps however they are asked for, and adds what is no question", () => {
    rightly([
      frees("need 90 uninterrupted minutes on Wednesday, what are my options?", "2026-03-18", "2026-03-18", {
        duration_minutes: 90,
      }),
      frees("where can I squeeze in a 30 min call tomorrow?", "2026-03-17"),
      frees("周三要个整的九十分钟，哪些时段可以", "2026-03-18", "2026-03-18", { duration_minutes: 90 }),
      frees("周四抽得出时间理发吗", "2026-03-19"),
      books("squeeze in a haircut Thursday at 4pm", /haircut/i, "2026-03-19T16:00", {}, { or: /./ }),
    ]);
  });
});

describe("questions in other words", () => {
  it("are about invites, gaps and whole days", () => {
    rightly([
      tells("do I owe anybody an answer to an invite?", /Quarterly planning[^]*Customer visit/),
      tells("is family day all day or does it have a time", /all day/),
      tells("what i have after lunch today", /Project sync/),
      tells("sorry what time is it right now", /9:12/),
      finds("what's happening in april so far", "2026-04-01", "2026-04-30"),
      frees("when could I take a 90 minute nap tomorrow afternoon", "2026-03-17", "2026-03-17", {
        duration_minutes: 90,
      }),
      frees("when could I go for a run tomorrow", "2026-03-17"),
    ]);
  });
});

describe("with whom", () => {
  it("is a name, and when is none of it", () => {
    for (const [text, from, to] of [
      ["do I have anything with Sam this week", "2026-03-16", "2026-03-22"],
      ["is there anything with Sam today", "2026-03-16", "2026-03-16"],
      ["what do I have with Sam today", "2026-03-16", "2026-03-16"],
    ] as const)
      rightly([finds(text, from, to), tells(text, /with Sam: one event[^]*Lunch with Sam/)]);
    rightly([tells("when is the dentist again", /^That is “Dentist”, Thu, Mar 19 3:00 PM–3:45 PM\.$/)]);
  });
});

describe("what a day is like", () => {
  it("is asked in many ways", () => {
    rightly([
      finds("is it going to be a busy week", "2026-03-16", "2026-03-22"),
      finds("what's on my plate", "2026-03-16"),
      frees("is the 25th open", "2026-03-25"),
      frees("could I meet Grace at 11 tomorrow", "2026-03-17"),
      tells("when does my day end on thursday", /8:00 PM/),
      tells("find the dentist appointment", /Dentist”, Thu, Mar 19/),
      tells("have I answered quarterly planning", /Quarterly planning/),
    ]);
  });
});
