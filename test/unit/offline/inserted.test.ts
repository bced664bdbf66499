import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWrite } from "./judge.ts";
import { makeTalk } from "./talk.ts";
import { makeWorld } from "./world.ts";

/** Wishes that are met as they stand: pieces between which a word may be put. */
const wishes = {
  en: [
    ["dinner with Ana", "tomorrow", "at 7pm"],
    ["add", "choir practice", "on friday", "at 6pm"],
    ["remind me", "to water the plants", "at 5pm today"],
    ["move", "the dentist", "to friday", "at 10am"],
    ["cancel", "the product review"],
    ["rename", "family day", "to picnic"],
    ["invite Grace", "to the product review"],
    ["accept", "the customer visit"],
    ["decline", "quarterly planning"],
    ["delete Sam", "from my contacts"],
    ["forget", "my birthday"],
  ],
  zh: [
    ["明天", "晚上七点", "和老胡吃饭"],
    ["帮我安排", "周五晚上六点", "合唱排练"],
    ["今天下午五点", "提醒我", "浇花"],
    ["把看牙医", "改到", "周五上午十点"],
    ["取消", "产品评审"],
    ["把家庭日", "改名为", "野餐"],
    ["邀请李娜", "参加产品评审"],
    ["接受", "客户拜访"],
    ["拒绝", "季度规划"],
    ["把陈医生", "从通讯录里", "删掉"],
    ["忘掉", "我的生日"],
  ],
};

/** What refuses a wish, limits it, ties it to something or makes it one of two. */
const inserted = {
  en: [
    "never",
    "not",
    "maybe",
    "unless it rains",
    "if Grace agrees",
    "only when I am ill",
    "except this year",
    "or something",
    "instead of Bob",
    "without telling anyone",
    "until further notice",
    "as soon as Bob calls",
    "once we know more",
    "depending on traffic",
    "assuming it is fine",
    "hypothetically",
    "whenever possible",
    "provided there is time",
    "at the latest",
    "for someone else",
    "like last year",
    "but ask me first",
    "twice",
    "before the others",
  ],
  zh: [
    "别",
    "不要",
    "可能",
    "要是下雨",
    "等小李同意再",
    "除非下雨",
    "或者别的",
    "最晚",
    "先不",
    "看情况",
    "没说要",
    "替别人",
    "跟去年一样",
    "不一定",
    "有空的话",
    "暂时",
    "假装",
    "问过我再",
    "千万别",
    "只在生病时",
    "除了今年",
    "两次",
    "尽量",
    "赶在别人前面",
  ],
};

const say = (language: "en" | "zh", text: string) =>
  makeTalk(makeWorld(language, language === "zh" ? "Asia/Shanghai" : "America/Los_Angeles")).say(text);

describe("a word put into a wish", () => {
  it.each(["en", "zh"] as const)("%s: every wish is met without it", (language) => {
    for (const pieces of wishes[language]) {
      const text = pieces.join(language === "en" ? " " : "");
      expect({ text, writes: say(language, text).calls.filter(isWrite).length }).toEqual({ text, writes: 1 });
    }
  });

  it.each(["en", "zh"] as const)("%s: wherever it stands, nothing is written without a question", (language) => {
    const cases = fc.record({
      pieces: fc.constantFrom(...wishes[language]),
      word: fc.constantFrom(...inserted[language]),
      at: fc.nat(8),
    });
    fc.assert(
      fc.property(cases, ({ pieces, word, at }) => {
        const place = at % (pieces.length + 1);
        const text = pieces.toSpliced(place, 0, word).join(language === "en" ? " " : "");
        const { calls, output } = say(language, text);
        // What is kept in the words it was told in says the word as well.
        const wrote = calls.filter((call) => isWrite(call) && call.method !== "memory.update");
        expect({ text, wrote, status: output.status }).toMatchObject({ wrote: [] });
      }),
      { numRuns: 150, seed: 16 },
    );
  });
});
