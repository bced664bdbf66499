import { expect, it } from "vitest";
import { textTokens } from "../../../src/base/tokens.ts";

it.each([
  ["", 0],
  ["a", 1],
  ["three characters a token", 8],
  ["明天上午九点", 6],
  ["🎂🎂", 3],
])("estimates %j as %i tokens", (text, tokens) => {
  expect(textTokens(text)).toBe(tokens);
});
