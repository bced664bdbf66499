import { describe, expect, it } from "vitest";
import { isWrite } from "./judge.ts";
import { makeTalk, type Said } from "./talk.ts";
import { makeWorld } from "./world.ts";

const talkOf = (text: string) =>
  /\p{Script=Han}/u.test(text)
    ? makeTalk(makeWorld("zh", "Asia/Shanghai"))
    : makeTalk(makeWorld("en", "America/Los_Angeles"));
const writes = ({ calls }: Said) => calls.filter(isWrite);

/** The last of them is the one that counts. */
function say(...texts: string[]): Said {
  const talk = talkOf(texts.join(""));
  return texts.map((text) => talk.say(text)).at(-1) as Said;
}

describe("what is not wanted, or not for sure", () => {
  it.each([
    "看牙医别取消",
    "看牙医没取消",
    "产品评审不要改到周五",
    "看牙医不能改到周五",
    "the dentist must not be moved to friday",
    "don't remember this",
  ])("leaves everything as it is: “%s”", (text) => {
    const said = say(text);
    expect(said.calls).toEqual([]);
    expect(said.output.answer).toMatch(/什么都不改|I change nothing/);
  });

  it.each([
    ["客户拜访我不一定去", "客户拜访"],
    ["客户拜访可能参加", "客户拜访"],
    ["maybe accept the customer visit", "maybe"],
    ["move the dentist to friday if possible", "if possible"],
    ["看牙医改到周五以外的日子", "以外"],
  ])("asks before it writes: “%s”", (text, words) => {
    const said = say(text);
    expect(writes(said)).toEqual([]);
    expect(said.output.status).toBe("partial_success");
    expect(said.output.answer).toContain(words);
  });

  it("does what is said with a no that is none", () => {
    expect(writes(say("I won't make it to the dentist, take it off"))).toHaveLength(1);
    expect(writes(say("今天跟王磊的午饭不吃了，删了吧"))).toHaveLength(1);
    expect(writes(say("看牙医改到周五，时间不变"))).toHaveLength(1);
  });

  it("takes 不是明天 for no new time", () => {
    expect(writes(say("明天下午六点健身", "不是明天"))).toEqual([]);
    expect(writes(say("明天下午六点健身", "不是六点，是七点"))).toMatchObject([
      { input: { patch: { start_at: "2026-03-17T19:00:00+08:00" } } },
    ]);
  });

  it.each(["remember nothing about me", "never mind the dentist, keep it", "别记住这个"])(
    "remembers no refusal: “%s”",
    (text) => {
      expect(writes(say(text))).toEqual([]);
    },
  );
});

describe("what one reading alone would take for something else", () => {
  it.each(["lunch next week at noon", "haircut in april at 3pm", "周末十点给老李打电话"])(
    "asks for the day of a week or a month: “%s”",
    (text) => {
      const said = say(text);
      expect(writes(said)).toEqual([]);
      expect(said.output.answer).toMatch(/On which day|哪一天/);
      expect(said.output.question?.fields).toMatchObject([{ name: "date", input: "date" }]);
    },
  );

  it("puts the day that was asked for to the hour that was said", () => {
    expect(writes(say("lunch next week at noon", "wednesday the 25th"))).toMatchObject([
      { method: "calendar.create", input: { title: "Lunch", start_at: "2026-03-25T12:00:00-07:00" } },
    ]);
  });

  it.each(["meeting from 3 to 2 tomorrow", "dentist stays at 3", "tomorrow at 3 is fine", "明天三点可以"])(
    "asks about an odd event: “%s”",
    (text) => {
      expect(writes(say(text))).toEqual([]);
      expect(say(text).output.status).toBe("partial_success");
    },
  );

  it.each([
    "who is older than Grace",
    "who do I know at Yuanshan besides Grace",
    "李娜和王磊的电话",
    "what don't you know about me",
  ])("does not answer another question than this: “%s”", (text) => {
    expect(say(text).output.status).not.toBe("success");
  });

  it("counts what is later from the event, and takes the event for the one that is there", () => {
    expect(writes(say("put the product review an hour later"))).toEqual([]);
    expect(writes(say("boat inspection on april 14 at 9:20am", "move it a week later"))).toMatchObject([
      { input: { patch: { start_at: "2026-04-21T09:20:00-07:00" } } },
    ]);
    expect(writes(say("3月28号周六上午九点比赛"))).toMatchObject([
      { input: { start_at: "2026-03-28T09:00:00+08:00" } },
    ]);
    expect(writes(say("3月28号周日上午九点比赛"))).toEqual([]);
  });

  it("makes no one person of two", () => {
    expect(writes(say("add Bob and Jill to my contacts"))).toEqual([]);
    expect(writes(say("把老鲍和小季加到通讯录"))).toEqual([]);
  });

  it("names a word of change behind an answer that only looked", () => {
    expect(say("is there anything I can skip tomorrow?").output.answer).toMatch(/did not use.*skip/);
    expect(say("明天有什么可以不去的").output.answer).toMatch(/没用上.*不去/);
  });

  it("uses what is said beside the answer to its question", () => {
    expect(writes(say("周六理发", "十点，提醒我"))).toMatchObject([{ input: { reminders: [0] } }]);
    expect(writes(say("周六理发", "十点以后"))).toEqual([]);
    expect(say("haircut on saturday", "morning").output.answer).toMatch(/what time/i);
  });

  it("tells today from another day, and small talk from a question", () => {
    expect(say("今天几号").output.answer).toMatch(/^今天是/);
    expect(say("what's the date today").output.answer).toMatch(/^Today is/);
    expect(say("明天几号").output.answer).toMatch(/^那天是/);
    expect(say("明天下午六点健身", "那是几点来着").output.answer).not.toMatch(/现在是/);
    expect(say("morning! how are you today?")).toMatchObject({ calls: [], brief: { task_type: "chat" } });
  });
});
