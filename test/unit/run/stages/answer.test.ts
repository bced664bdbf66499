import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeAnswerReader, toAnswer } from "../../../../src/run/stages/answer.ts";

const limit = 4000;
/** These tests are about finding the answer; what is neutral is another matter. */
const neutral = () => ({ push: (text: string) => text, end: () => "" });
const rules = (most: number) => ({ limit: most, neutral });

/** Reads the pieces; what was visible before the end, and what came with it. */
function stream(pieces: readonly string[], most = limit, isCutOff = false) {
  const reader = makeAnswerReader(rules(most));
  const shown = pieces.map((piece) => reader.push(piece));
  return { shown, live: shown.join(""), ...reader.end(isCutOff) };
}

const cutAt = (text: string, places: readonly number[]): string[] => {
  const sorted = [0, ...places.map((place) => place % (text.length + 1)).sort((a, b) => a - b), text.length];
  return sorted.slice(1).map((place, index) => text.slice(sorted[index], place));
};

describe("the answer, while it is written", () => {
  it("comes out piece by piece", () => {
    expect(
      stream(['{"status":"success","ans', 'wer":"明天', "上午9点", '","suggested_actions":[]', "}"]).shown,
    ).toEqual(["", "明天", "上午9点", "", ""]);
  });

  it("begins in a fence too", () => {
    expect(stream(["``", "`json", "\n", '{"answer":"Hi', ' there"}\n```']).shown).toEqual(["", "", "", "Hi", " there"]);
  });

  it("is put together from escapes and surrogates that were cut", () => {
    const { shown, live } = stream(['{"answer":"a\\', "n\\u4f", "60\\ud83", "d", "\\ude00", "\ud83d", '\ude01"}']);
    expect(live).toBe("a\n你😀😁");
    expect(shown.every((piece) => piece.isWellFormed())).toBe(true);
  });

  it("is the first of two, and of the object itself", () => {
    expect(stream(['{"a":{"answer":"no"},"answer":"one","answer":"two"}']).live).toBe("one");
  });

  it("is cut at so many columns, between code points", () => {
    expect(stream(['{"answer":"😀😀', '😀😀"}'], 6).live).toBe("😀😀😀");
    expect(stream([`{"answer":"${"界".repeat(5000)}"}`], 8000).live).toBe("界".repeat(4000));
    expect(stream([`{"answer":"${"x".repeat(9000)}"}`], 8000).live).toBe("x".repeat(8000));
  });

  it("is held back behind prose, and given at the end", () => {
    expect(stream(["Sure! ", '{"answer":"Done."}'])).toMatchObject({ live: "", rest: "Done." });
    expect(stream(["Hello ", "there"])).toMatchObject({ live: "", rest: "Hello there" });
  });

  it("stands when the object breaks later", () => {
    expect(stream(['{"answer":"Done.","status":', "]}} and more"])).toMatchObject({ live: "Done.", rest: "" });
  });

  it("shows nothing of a blank beginning", () => {
    expect(stream(['{"answer":"  ', "\\n", ' Hi"}']).shown).toEqual(["", "", "Hi"]);
    expect(stream(['{"answer":"  "}'])).toMatchObject({ live: "", rest: "" });
  });
});

describe("the answer of a whole reply", () => {
  it.each<[string, string, string, boolean]>([
    ["an object", '{"answer":"Hi","status":"success"}', "Hi", false],
    ["an object in a fence", '```json\n{"answer":"Hi"}\n```', "Hi", false],
    ["an object among prose", 'Use {name}: {"answer":"Hi"} ok?', "Hi", false],
    ["raw line breaks", '{"answer":"one\ntwo"}', "one\ntwo", false],
    ["an unfinished text", '{"answer":"Hel', "Hel", true],
    ["a quote in the middle", '{"answer":"He said "hi"."}', "He said ", true],
    ["an object that is not ended", '{"answer":"Hi"', "Hi", false],
    ["half a surrogate and NUL", String.raw`{"answer":"a\ud83db\u0000c\ude00"}`, "abc", false],
    ["prose", " Hello \n", "Hello", false],
    ["prose in a fence", "```text\nHello\n```", "Hello", false],
    ["prose with a fence in it", "Run:\n```\nls\n```", "Run:\n```\nls\n```", false],
    ["prose that begins with a brace", "{name} is a placeholder", "{name} is a placeholder", false],
    ["an object the user asked for", '{"name":"Alice"}', '{"name":"Alice"}', false],
    ["an object of ours without answer", '{"status":"success"}', "", false],
    ["an answer that is no text", '{"answer":null}', "", false],
    ["an answer further in", '{"output":{"answer":"no"},"status":"success"}', "", false],
    ["an answer further in, unfinished", '{"output":{"answer":"no"}', "", false],
    ["a tool call written as text", '{"module":"calendar","method":"read","input":{}}', "", false],
    ["a Python object", "{'answer': 'Hi'}", "", false],
    ["an object that was cut before its answer", '{"status":"succ', "", false],
    ["nothing", " \n", "", false],
  ])("%s", (_what, text, answer, isCut) => {
    expect(toAnswer(text, rules(limit))).toMatchObject({ text: answer, isCut });
  });
});

describe("what was shown", () => {
  const answer = fc.string({ unit: "grapheme", maxLength: 60 });
  const output = fc.record({
    status: fc.constantFrom("success", "failed"),
    answer,
    suggested_actions: fc.array(fc.record({ answer, message: answer })),
    error: fc.constant(null),
  });
  const order = fc.shuffledSubarray(["status", "answer", "suggested_actions", "error"], { minLength: 4 });
  const wrapped = fc.constantFrom("", "```json\n", "```\n", " \n", "Sure: ", "`", "{x} ");
  const places = fc.array(fc.nat(), { maxLength: 12 });
  const reply = fc
    .tuple(output, order, wrapped, fc.nat(2), fc.boolean())
    .map(([value, keys, before, indent, isTwice]) => {
      const text = JSON.stringify(value, keys.concat("message"), indent);
      return before + (isTwice ? text.replace(/\}$/, ',"answer":"again"}') : text);
    });

  it("is exactly the answer, for every reply, cut anywhere into pieces", () => {
    fc.assert(
      fc.property(reply, places, fc.constantFrom(4000, 5), (text, cuts, most) => {
        const { live, rest } = stream(cutAt(text, cuts), most);
        expect(live + rest).toBe(toAnswer(text, rules(most)).text);
        expect([...(live + rest)].length).toBeLessThanOrEqual(most);
      }),
      { numRuns: 400 },
    );
  });

  it("is what JSON says, where it is JSON", () => {
    fc.assert(
      fc.property(output, places, (value, cuts) => {
        expect(stream(cutAt(JSON.stringify(value), cuts)).live).toBe(value.answer.trimStart());
      }),
    );
  });

  it("is exactly the answer when the reply ends at any place", () => {
    fc.assert(
      fc.property(reply, places, fc.constantFrom(limit, 5), fc.boolean(), (text, cuts, most, isCutOff) => {
        for (let end = 0; end <= text.length; end++) {
          const { live, rest } = stream(cutAt(text.slice(0, end), cuts), most, isCutOff);
          expect(live + rest).toBe(toAnswer(text.slice(0, end), rules(most), isCutOff).text);
          expect([...(live + rest)].length).toBeLessThanOrEqual(most);
        }
      }),
      { numRuns: 20 },
    );
  });

  it("is exactly the answer for what is hardly JSON at all", () => {
    const scrap = fc.constantFrom(
      '{"answer":"',
      '"',
      "\\",
      "\\ud83d",
      "\\ude00",
      "\n",
      "{",
      "}",
      ",",
      ":",
      "😀",
      "a",
      " ",
      "`",
      "```",
      "\ud83d",
      "\ude00",
      "\0",
      '"status":',
      "'",
    );
    fc.assert(
      fc.property(fc.array(scrap, { maxLength: 30 }), fc.constantFrom(4000, 2), (scraps, most) => {
        const { live, rest } = stream(scraps, most);
        expect(live + rest).toBe(toAnswer(scraps.join(""), rules(most)).text);
        expect((live + rest).isWellFormed()).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});
