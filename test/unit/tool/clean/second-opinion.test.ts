import { lintSource } from "@secretlint/core";
import { creator as recommended } from "@secretlint/secretlint-rule-preset-recommend";
import { expect, it } from "vitest";
import { cleanText } from "../../../../src/tool/clean/text.ts";
import { secrets } from "./_corpus.ts";

const find = async (content: string): Promise<string[]> => {
  const rules = [{ id: "@secretlint/secretlint-rule-preset-recommend", rule: recommended, options: {} }];
  const source = { content, filePath: "result.txt", ext: ".txt", contentType: "text" as const };
  const { messages } = await lintSource({ source, options: { config: { rules }, noPhysicFilePath: true } });
  return messages.map(({ message }) => message);
};

it("secretlint finds secrets in the corpus and none after cleaning (G131)", async () => {
  const before = await Promise.all(secrets.map(({ text }) => find(text)));
  expect(before.filter((messages) => messages.length > 0).length).toBeGreaterThan(20);
  expect((await Promise.all(secrets.map(({ text }) => find(cleanText(text).text)))).flat()).toEqual([]);
});
