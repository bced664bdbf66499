import { expect, it } from "vitest";
import { guessLanguage } from "../../../../src/run/stages/language.ts";

it.each([
  ["明天早上9点开会", "zh-CN"],
  ["帮我约 Wang Lei 下周二 10:00 在 Zoom 开会", "zh-CN"],
  ["Move my 9 am meeting to tomorrow", "en"],
  ["What does 会议 mean in this invite?", "en"],
  ["Réunion demain à 9 h", "en"],
  ["OK, 好的", "zh-CN"],
] as const)("%s is %s", (text, language) => {
  expect(guessLanguage(text, language === "en" ? "zh-CN" : "en")).toBe(language);
});

it.each(["", "12:30", "👍", " \n"])("%j tells nothing", (text) => {
  expect(guessLanguage(text, "zh-CN")).toBe("zh-CN");
  expect(guessLanguage(text, "en")).toBe("en");
});
