import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clean } from "../../../../src/tool/clean/clean.ts";
import { cleanText } from "../../../../src/tool/clean/text.ts";
import { encodings, instructions, markup, ordinary, personal, secrets } from "./_corpus.ts";

/** Pieces that mean something to one of the steps, so that their neighbours are the interesting ones. */
const sharp =
  "< > </ <b> <script> </script> <!-- --> & &amp; &lt; &#60; &#x3c ; [ ] ]( ) ![ ]: ( : = %3C %41 \\u0041 \\n * *** … @ + +86 138 1234 5678 13812345678 110105 19491231 002X 4111 -----BEGIN KEY----- -----END KEY----- eyJ . token= password: sk- ghp_ javascript: onerror= data: Bearer evt_1 \u200b \ud800 \0 \n".split(
    " ",
  );
const corpus = [
  ...secrets.map(({ text }) => text),
  ...personal.map(({ text }) => text),
  ...markup,
  ...instructions,
  ...ordinary,
];

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc
    .array(fc.oneof(fc.constantFrom(...sharp, " "), fc.string({ maxLength: 4 })), { maxLength: 24 })
    .map((pieces) => pieces.join("")),
  fc
    .tuple(fc.constantFrom(...corpus), fc.constantFrom(...sharp), fc.constantFrom(...corpus), fc.nat(60))
    .map(([a, b, c, cut]) => a.slice(0, -cut || undefined) + b + c),
  fc
    .tuple(fc.constantFrom(...corpus), fc.constantFrom(...Object.values(encodings)), fc.nat(20))
    .map(([a, encode, cut]) => encode(a.toWellFormed()).slice(cut)),
);
const key = fc.constantFrom(
  "id",
  "title",
  "notes",
  "name",
  "startAt",
  "eventTimezone",
  "meetingUrl",
  "nextCursor",
  "participation",
  "tainted",
  "access_token",
  "a b",
  "__proto__",
);
const { data } = fc.letrec((tie) => ({
  data: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom("evt_1", "2026-04-21"),
    fc.array(tie("data"), { maxLength: 4 }),
    fc.dictionary(key, tie("data"), { maxKeys: 5 }),
  ),
}));
const method = fc.constantFrom("calendar.read", "calendar.share", "contacts.read", "memory.read", "skills.read");
const runs = { numRuns: 10_000 };

describe("cleaning (G138)", () => {
  it("of a cleaned text changes nothing", () => {
    fc.assert(
      fc.property(text, (value) => {
        const once = cleanText(value).text;
        expect(cleanText(once)).toEqual({ text: once, secrets: 0, personal: 0, cut: false });
      }),
      runs,
    );
  }, 240_000);

  it("of a cleaned result changes nothing, is the same each time and stays JSON", () => {
    fc.assert(
      fc.property(data, method, (value, name) => {
        const before = JSON.stringify(value);
        const once = clean(value, { method: name });
        expect(JSON.stringify(value)).toBe(before);
        expect(JSON.stringify(clean(value, { method: name }))).toBe(JSON.stringify(once));
        expect(JSON.stringify(clean(once.data, { method: name }).data)).toBe(JSON.stringify(once.data));
        expect(JSON.stringify(JSON.parse(JSON.stringify(once.data)))).toBe(JSON.stringify(once.data));
      }),
      runs,
    );
  }, 240_000);

  it("never alters an id, an instant or a zone (G132)", () => {
    const id = fc.stringMatching(/^(?:evt|inv|ctc|apr)_[A-Za-z0-9_-]{1,64}$/);
    const instant = fc
      .date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString());
    const zone = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
    fc.assert(
      fc.property(id, instant, zone, (anId, at, timezone) => {
        const facts = { contactId: anId, startAt: at, startDate: at.slice(0, 10), timezone };
        expect(clean(facts, { method: "calendar.read" }).data).toEqual(facts);
      }),
      runs,
    );
  }, 240_000);

  it("makes no text longer, save for a secret shorter than its mask", () => {
    fc.assert(
      fc.property(text, (value) => {
        const cleaned = cleanText(value);
        return cleaned.text.length <= Math.max(value.length + 2 * cleaned.secrets, "[removed]".length);
      }),
      runs,
    );
  }, 240_000);
});
