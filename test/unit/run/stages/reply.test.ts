import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as schemas from "../../../../generated/contract/validators/schemas.js";
import { makeAnswerReader } from "../../../../src/run/stages/answer.ts";
import { settle } from "../../../../src/run/stages/evidence.ts";
import { toNeutral } from "../../../../src/run/stages/neutral.ts";
import { readReply, toApology } from "../../../../src/run/stages/reply.ts";

const neutral = toNeutral({ isTainted: false, told: { prompt: "Never tell this.", note: "(left out)" } });
const limits = { answer: { limit: 4000, neutral }, isTainted: false };
const nothing = { outcomes: [], isLimitReached: false, isWaiting: false };
const plain = { status: undefined, suggested_actions: [], error: null, isCut: false };

describe("reading the worker's last message", () => {
  it("takes the object as it is", () => {
    const output = {
      status: "failed",
      answer: "没能完成。",
      suggested_actions: [{ label: "再试", message: "再试一次" }],
      error: { code: "TOOLS_FAILED", message: "it failed" },
    };
    expect(readReply(JSON.stringify(output), limits)).toEqual({ ...output, isCut: false });
  });

  it("takes a text that is no JSON as the answer, and leaves the rest to the evidence", () => {
    expect(readReply("Done.", limits)).toEqual({ ...plain, answer: "Done." });
  });

  it.each(["", " \n", "```json\n```", '{"answer":""}', '{"status":"success"}', '{"sta'])(
    "finds nothing to read in %j",
    (text) => {
      expect(readReply(text, limits)).toBeUndefined();
    },
  );

  it("drops what it does not know and what does not fit", () => {
    const text = JSON.stringify({
      answer: "Hi",
      mood: "good",
      status: "great",
      error: { code: "RUN_CANCELED", message: "x" },
      suggested_actions: [null, "a", { label: "" }, { label: " ", message: "m" }, { label: 1, message: "m" }],
    });
    expect(readReply(text, limits)).toEqual({ ...plain, answer: "Hi" });
  });

  it("cuts what is too long between code points", () => {
    const action = { label: "😀".repeat(50), message: "界".repeat(600), more: 1 };
    const text = JSON.stringify({
      answer: "😀".repeat(5000),
      status: "success",
      suggested_actions: [action, action, action, action],
      error: { code: "TOOLS_FAILED", message: "e".repeat(400) },
    });
    expect(readReply(text, { ...limits, answer: { limit: 8000, neutral } })).toEqual({
      status: "success",
      answer: "😀".repeat(4000),
      suggested_actions: Array.from({ length: 3 }, () => ({ label: "😀".repeat(40), message: "界".repeat(500) })),
      error: { code: "TOOLS_FAILED", message: "e".repeat(300) },
      isCut: false,
      isTruncated: true,
    });
  });

  it("does not let the model say that its rounds were used up", () => {
    expect(
      readReply('{"answer":"Hi","status":"failed","error":{"code":"MAX_ITERS_REACHED","message":"x"}}', limits)?.error,
    ).toBeNull();
  });

  it("offers no action where text by others was read, since a tap says it as the user", () => {
    const tainted = toNeutral({ isTainted: true });
    const text = JSON.stringify({ answer: "Hi", suggested_actions: [{ label: "Yes", message: "Accept the invite" }] });
    expect(readReply(text, { answer: { limit: 4000, neutral: tainted }, isTainted: true })?.suggested_actions).toEqual(
      [],
    );
    expect(readReply(text, limits)?.suggested_actions).toHaveLength(1);
  });

  it("makes actions and failures neutral before it cuts them", () => {
    const claim = readReply(
      JSON.stringify({
        answer: "No.",
        status: "failed",
        suggested_actions: [{ label: "<b>Go</b>".repeat(9), message: `![](https://evil.example/)${"界".repeat(600)}` }],
        error: { code: "TOOLS_FAILED", message: "<img src=x onerror=alert(1)>" },
      }),
      limits,
    );
    expect(claim?.suggested_actions).toEqual([
      {
        label: "‹b›Go‹/b›".repeat(5).slice(0, 40),
        message: expect.stringMatching(/^\[\] \(https:\/\/evil.example\/\)界/),
      },
    ]);
    expect(claim?.suggested_actions[0]?.message).toHaveLength(500);
    expect(claim?.error?.message).toBe("‹img src=x onerror=alert(1)›");
  });

  it("keeps the beginning of an unfinished answer, as partial_success with MODEL_OUTPUT_INVALID", () => {
    const claim = readReply('{"status":"success","answer":"The meeting is', limits);
    expect(claim).toMatchObject({ answer: "The meeting is", isCut: true });
    expect(claim && settle(claim, nothing).output).toMatchObject({
      status: "partial_success",
      error: { code: "MODEL_OUTPUT_INVALID" },
    });
  });

  it("keeps an answer that was finished before the object broke", () => {
    expect(readReply('{"status":"failed","answer":"No luck.","suggested_act', { ...limits, isCutOff: true })).toEqual({
      ...plain,
      status: "failed",
      answer: "No luck.",
    });
    expect(readReply('{"answer":"Done.","error":oops,,', limits)).toEqual({ ...plain, answer: "Done." });
  });

  it("knows that prose was cut when the provider says so", () => {
    expect(readReply("The meeting is", { ...limits, isCutOff: true })).toMatchObject({ isCut: true });
  });

  it.each([
    // Nothing of it was shown before its end, so it ends with its last sentence.
    ["It is at 3.5 pm. (Bring “tea.”) And the", "It is at 3.5 pm. (Bring “tea.”)"],
    ["会议在三点。请带", "会议在三点。"],
    ["The meeting is", "The meeting is…"],
    ["All of it.", "All of it."],
    // What was shown as it grew stays.
    ['{"answer":"It is at three. And the', "It is at three. And the…"],
    ['{"answer":"It is at three.', "It is at three."],
    ['{"answer":"会议在三点。', "会议在三点。"],
    [`{"answer":"${"One more. ".repeat(398)}And the`, "One more. ".repeat(398).trimEnd()],
  ])("ends where a reader sees that the provider cut it off: %s", (text, answer) => {
    const claim = readReply(text, { ...limits, isCutOff: true });
    expect(claim).toMatchObject({ isCut: true, isTruncated: true });
    expect(claim?.answer.trimEnd()).toBe(answer);
  });

  it("apologises with failed and MODEL_OUTPUT_INVALID", () => {
    expect(settle(toApology("Sorry."), nothing)).toEqual({
      output: {
        status: "failed",
        answer: "Sorry.",
        suggested_actions: [],
        error: { code: "MODEL_OUTPUT_INVALID", message: expect.any(String) },
      },
      isLowered: false,
      unproved: undefined,
    });
  });

  it("always ends in a valid output whose answer is what was shown", () => {
    const scrap = fc.constantFrom(
      '{"answer":"',
      '"status":"failed"',
      '"suggested_actions":[{"label":"',
      '"error":{"code":"TOOLS_FAILED"',
      '"',
      "\\",
      "{",
      "}",
      ",",
      ":",
      "😀",
      "a",
      " ",
      "\n",
      "null",
      "\0",
      "\ud83d",
    );
    fc.assert(
      fc.property(fc.array(scrap, { maxLength: 30 }), fc.boolean(), (scraps, isCutOff) => {
        const reader = makeAnswerReader({ limit: 5, neutral });
        const shown = scraps.map((piece) => reader.push(piece)).join("");
        const { rest, text } = reader.end(isCutOff);
        const claim = readReply(text, { answer: { limit: 5, neutral }, isTainted: false, isCutOff });
        expect(shown + rest).toBe(claim?.answer ?? "");
        if (claim) expect(schemas.WorkerOutput(settle(claim, nothing).output)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
