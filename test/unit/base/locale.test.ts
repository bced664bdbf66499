import { expect, it } from "vitest";
import { parseAcceptLanguage } from "../../../src/base/locale.ts";

it.each([
  ["zh-TW,en;q=0.8", "zh-CN"],
  ["en-GB, zh;q=0.9", "en"],
  ["en;q=0.2, zh-CN;q=0.7", "zh-CN"],
  ["fr", "en"],
  ["*", undefined],
  ["", undefined],
  [null, undefined],
  ["zh;q=0", undefined],
  [";;;q=1,,", undefined],
])("reads %j as %s", (header, expected) => {
  expect(parseAcceptLanguage(header)).toBe(expected);
});
