import { describe, expect, it } from "vitest";
import { findWords, toNumbers, toParts, toWanted } from "../../../src/store/thread/word-parts.ts";

/** As the index would: everything that is wanted is there, in one of its ways. */
const isFound = (text: string, query: string) => {
  const parts = new Set(toParts(text));
  const wanted = toWanted(query);
  return wanted.length > 0 && wanted.every((ways) => ways.some((way) => way.every((part) => parts.has(part))));
};

describe("words in messages", () => {
  it.each([
    ["帮我创建一个周会，每周三上午十点", "周会"],
    ["帮我创建一个周会，每周三上午十点", "会"],
    ["帮我创建一个周会，每周三上午十点", "zhouhui"],
    ["帮我创建一个周会，每周三上午十点", "ouhu"],
    ["我的女朋友喜欢绿色", "nvpengyou"],
    ["我的女朋友喜欢绿色", "lvse"],
    ["Meet the dentist on Friday", "DENT"],
    ["Meet the dentist on Friday", "friday meet"],
    ["Meet the dentist on Friday", "on"],
    ["明天和 Anna 开会", "anna 开会"],
    ["ＡＢＣ 公司", "abc"],
    ["Café Zürich 2026", "zürich 2026"],
    ["room 12b", "12"],
    ["Привет, мир", "приве"],
  ])("%s is found by %s", (text, query) => {
    expect(isFound(text, query)).toBe(true);
    expect(findWords(text, query)).toBeGreaterThanOrEqual(0);
  });

  it.each([
    ["帮我创建一个周会", "会周"],
    ["Meet the dentist", "den tomorrow"],
    ["Meet the dentist", "de"],
    ["Meet the dentist", "?!"],
    ["", "x"],
  ])("%s is not found by %s", (text, query) => {
    expect(isFound(text, query)).toBe(false);
  });

  it("have their parts in a text that does not have the words, and then are not found in it", () => {
    expect(isFound("abcx xbcd", "abcd")).toBe(true);
    expect(findWords("abcx xbcd", "abcd")).toBeUndefined();
    expect(isFound("会议室和议事厅会议", "议会")).toBe(false);
  });

  it("are numbers that differ from owner to owner", () => {
    const [hers, his] = ["usr_1", "usr_2"].map((owner) => toNumbers(owner, ["周会", "=on"])) as [number[], number[]];
    expect(new Set([...hers, ...his]).size).toBe(4);
    for (const number of hers) expect(Math.abs(number)).toBeLessThan(2 ** 31 + 1);
  });

  it("are counted in a message of any length and any characters", () => {
    expect(toParts("会".repeat(100_000)).length).toBeLessThan(20);
    expect(toParts("\u0000\ud800 \u2028 🎉 ".repeat(1000))).toEqual([]);
  });
});
