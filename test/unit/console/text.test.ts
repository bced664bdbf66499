import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = join(import.meta.dirname, "../../../src/console");
const all = readdirSync(folder, { recursive: true, encoding: "utf8" });
const files = all.filter((file) => file.endsWith("/text.ts"));
type Table = Record<"zh-CN" | "en", Record<string, string>>;
const tables = await Promise.all(
  // The file of the hook has the same name as the tables of the views, and needs a browser.
  files
    .filter((file) => file !== "text/text.ts")
    .map(async (file): Promise<[string, Table][]> =>
      Object.entries((await import(join(folder, file))) as Record<string, Table>).map(([name, table]) => [
        `${file} ${name}`,
        table,
      ]),
    ),
);

describe("the words of the console", () => {
  it.each(tables.flat())("%s: both languages say everything, with the same values in it", (_name, table) => {
    const shape = (words: Record<string, string>) =>
      Object.entries(words)
        .map(([key, words]) => [key, words.match(/\{\w+\}/g)?.toSorted() ?? []])
        .toSorted();
    expect(shape(table["zh-CN"])).toEqual(shape(table.en));
    expect(
      [...Object.values(table.en), ...Object.values(table["zh-CN"])].filter((words) => words.trim() === ""),
    ).toEqual([]);
  });

  it("are Chinese in Chinese and not in English", () => {
    const said = tables
      .flat()
      .flatMap(([, table]) => Object.keys(table.en).map((key) => [table.en[key], table["zh-CN"][key]]));
    expect(said.filter(([en = "", zh = ""]) => /\p{Script=Han}/u.test(en) || !/\p{Script=Han}/u.test(zh))).toEqual([]);
  });
});
