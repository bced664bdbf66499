import { describe, expect, it } from "vitest";
import { cleanText } from "../../../../src/tool/clean/text.ts";
import { ordinary, personal } from "./_corpus.ts";

const letters = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}@]/gu, "")
    .toLowerCase();
const percent = (part: number, of: number): string => `${part}/${of} (${((100 * part) / of).toFixed(1)} %)`;

describe("personal data (G132)", () => {
  it("is found and masked", () => {
    const missed = personal.filter(({ text, value }) => letters(cleanText(text).text).includes(letters(value)));
    console.info(
      `recall ${percent(personal.length - missed.length, personal.length)}; missed: ` +
        `${missed.map(({ text }) => text).join(" | ")}`,
    );
    expect(personal.length).toBeGreaterThanOrEqual(200);
    expect(missed.filter(({ kind }) => kind !== "hard")).toEqual([]);
    expect(missed.length / personal.length).toBeLessThan(0.05);
  });

  it("is not seen in ordinary text", () => {
    const wrong = ordinary.filter((text) => cleanText(text).personal > 0);
    console.info(`false positives ${percent(wrong.length, ordinary.length)}: ${wrong.join(" | ")}`);
    expect(ordinary.length).toBeGreaterThanOrEqual(500);
    expect(wrong.length / ordinary.length).toBeLessThan(0.02);
  });

  it.each([
    ["打13812345678找我", "打138****5678找我"],
    ["+86 138 1234 5678", "+86 138 **** 5678"],
    ["１３８１２３４５６７８", "１３８****５６７８"],
    ["wang.lei@example.com", "w***@example.com"],
    ["a@example.com", "*@example.com"],
    ["身份证11010519491231002X", "身份证1****************X"],
    ["4111 1111 1111 1111", "**** **** **** 1111"],
    ["4111.1111.1111.1111", "****.****.****.1111"],
    ["IBAN DE89 3704 0044 0532 0130 00 please", "IBAN DE** **** **** **** **30 00 please"],
    ["passport E12345678", "passport *******78"],
    ["13812345678/13912345678", "138****5678/139****5678"],
    ["2026-04-21 13812345678", "2026-04-21 138****5678"],
  ])("keeps enough to tell it apart: %s", (text, expected) => {
    expect(cleanText(text).text).toBe(expected);
  });

  it("is checked by its check digit where it has one", () => {
    for (const text of ["110105194912310021", "4111 1111 1111 1112", "11010519491331002X", "DE88370400440532013000"])
      expect(cleanText(text).personal).toBe(0);
  });

  it("never makes a text longer", () => {
    for (const { text } of personal) expect(cleanText(text).text.length).toBeLessThanOrEqual(text.length);
  });
});
