import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeAnswerReader, toAnswer } from "../../../../src/run/stages/answer.ts";
import { neutralise, toNeutral } from "../../../../src/run/stages/neutral.ts";
import { isHttpLink, rendered } from "../../../_kit/rendered.ts";

const prompt =
  "You are a personal assistant.\n\nWorking:\n" +
  Array.from({ length: 12 }, (_, i) => `- Rule ${i}: look up what you can, and ask only for what is missing.`).join(
    "\n",
  );
const note = "(left out)";
const toRules = (isTainted: boolean) => toNeutral({ isTainted, told: { prompt, note } });
const clean = (text: string, isTainted = true): string => neutralise(text, toRules(isTainted));

/** What texts and attacks are made of, put together in any order. */
const scrap = fc.constantFrom(
  "![",
  "[",
  "]",
  "](",
  "](https://evil.example/?d=1)",
  "]:",
  " ",
  "\n",
  "(",
  ")",
  "<",
  "<b",
  ">",
  "/",
  "//",
  ":",
  "://",
  "http",
  "https://",
  "HTTPS://",
  "ftp://",
  "javascript",
  "javascript:",
  "data:",
  "mailto:",
  "www.",
  "evil.com",
  "a.bc",
  ".",
  "?",
  "#",
  "@",
  "!",
  "\\",
  "8080",
  "a",
  "+",
  "-",
  "'",
  '"',
  "`",
  "*",
  "_",
  "会议",
  "。",
  "😀",
  "&",
  "&#",
  "&sol;",
  "sol;",
  "$",
  "///////////////",
);
const text = fc
  .array(fc.oneof({ weight: 6, arbitrary: scrap }, fc.string({ unit: "binary", maxLength: 6 })), { maxLength: 24 })
  .map((scraps) => scraps.join(""));
const any = { numRuns: 2000 };

describe("a neutral text (G234)", () => {
  it("is the same however it was cut into pieces", () => {
    fc.assert(
      fc.property(text, fc.boolean(), fc.array(fc.nat(), { maxLength: 8 }), (given, isTainted, cuts) => {
        const places = [0, ...cuts.map((cut) => cut % (given.length + 1)).sort((a, b) => a - b), given.length];
        const filter = toRules(isTainted)();
        const pieces = places.slice(1).map((place, at) => filter.push(given.slice(places[at], place)));
        expect(pieces.join("") + filter.end()).toBe(clean(given, isTainted));
      }),
      any,
    );
  });

  it("does not change when it is made neutral again", () => {
    fc.assert(
      fc.property(text, fc.boolean(), (given, isTainted) => {
        const once = clean(given, isTainted);
        expect(clean(once, isTainted)).toBe(once);
      }),
      { ...any, examples: [["&https://sol;", true]] },
    );
  });

  it("holds no image, no tag, no definition and no address that is not http(s)", () => {
    fc.assert(
      fc.property(text, fc.boolean(), (given, isTainted) => {
        const once = clean(given, isTainted);
        expect(once).not.toMatch(/!\[/);
        expect(once).not.toMatch(/<[a-z/!?]/i);
        expect(once).not.toMatch(/\]:/);
        expect(once).not.toMatch(/\]\((?!https?:\/\/)/i);
        expect(once).not.toMatch(/(?:^|[^a-z0-9])(?:javascript|vbscript|data|mailto):[!-~]/i);
        for (const [, scheme] of once.matchAll(/([a-z0-9+.-]+):\/{2,15}(?=[a-z0-9])/gi))
          expect(scheme).toMatch(/(?:^|[^a-z0-9])https?$/i);
      }),
      any,
    );
  });

  it("holds no link and nothing of an address but its host, where text by others was read", () => {
    fc.assert(
      fc.property(text, (given) => {
        const once = clean(given);
        expect(once).not.toMatch(/\]\(/);
        expect(once).not.toMatch(/:\/{2,15}[a-z0-9]/i);
        expect(once).not.toMatch(/(?:^|[^a-z0-9+.-])www\.[a-z.]+[/?#][a-z0-9]/i);
        expect(once).not.toMatch(/\.com(?::\d+)?[/?#][a-z0-9]/i);
      }),
      any,
    );
  });

  it("is read by a Markdown renderer as text, and at most as links to http(s)", () => {
    fc.assert(
      fc.property(text, fc.boolean(), (given, isTainted) => {
        const found = rendered(clean(given, isTainted));
        expect(found.filter((what) => isTainted || !isHttpLink(what))).toEqual([]);
      }),
      any,
    );
  });

  it("never shows before its end what it would not hold in the end", () => {
    fc.assert(
      fc.property(text, fc.boolean(), fc.nat({ max: 4000 }), (given, isTainted, limit) => {
        const rules = { limit, neutral: toRules(isTainted) };
        const reply = JSON.stringify({ status: "success", answer: given });
        const reader = makeAnswerReader(rules);
        const { text: whole } = toAnswer(reply, rules);
        let live = "";
        for (const unit of reply) {
          live += reader.push(unit);
          expect(whole.startsWith(live)).toBe(true);
        }
        expect(live + reader.end().rest).toBe(whole);
      }),
      { numRuns: 400 },
    );
  });

  it("takes time that grows with the text alone", () => {
    for (const unit of ["a", "!", "<", "[", "](", "https://", "a.bc/", " ", "]:", "- Rule 1: look up "]) {
      const long = unit.repeat(100_000 / unit.length);
      const start = performance.now();
      clean(long);
      expect(performance.now() - start, unit).toBeLessThan(2000);
    }
  });

  it("is not joined by what a reader does not see", () => {
    const rules = { limit: 4000, neutral: toRules(false) };
    for (const hidden of ["\0", "\ud83d", "\udc00"])
      expect(toAnswer(JSON.stringify({ answer: `a !${hidden}[x](https://e.vil/p)<${hidden}b>` }), rules).text).toBe(
        "a [x] (https://e.vil/p)‹b›",
      );
  });
});

describe("a stretch of the prompt", () => {
  const long = prompt.slice(40, 400);

  it("becomes a note, whatever its line breaks, and what stands around it stays", () => {
    expect(clean(`It says: “${long}”. Really.`)).toBe(`It says: “${note}”. Really.`);
    expect(clean(`Well → ${long.replaceAll(" ", "\n  ")}`)).toBe(`Well → ${note}`);
    expect(clean(`${long} and ${long}`)).toBe(`${note} and ${note}`);
  });

  it("stays when it is short, as words are that anyone may say", () => {
    const short = prompt.slice(40, 230);
    expect(clean(short)).toBe(short);
    expect(clean(`${short} or ${short}`)).toBe(`${short} or ${short}`);
  });

  it("is held back while it may still become too long", () => {
    const filter = toRules(false)();
    let shown = "";
    for (const unit of `Look → ${long}`) shown += filter.push(unit);
    expect(shown).toBe("Look → ");
    expect(shown + filter.end()).toBe(`Look → ${note}`);
  });

  it("is found at every place of the prompt", () => {
    fc.assert(
      fc.property(fc.nat(prompt.length - 260), fc.integer({ min: 220, max: 260 }), (from, length) => {
        const shown = clean(`x${prompt.slice(from, from + length)}✓`);
        expect(shown.length).toBeLessThan(30);
        expect(shown).toContain(note);
      }),
    );
  });
});
