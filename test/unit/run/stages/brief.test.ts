import fc from "fast-check";
import { describe, expect, it } from "vitest";
import promptSchemas from "../../../../generated/contract/prompt-schemas.json" with { type: "json" };
import type { TaskBrief } from "../../../../generated/contract/types.ts";
import * as schemas from "../../../../generated/contract/validators/schemas.js";
import { fallbackBrief, readBrief } from "../../../../src/run/stages/brief.ts";

const brief: TaskBrief = {
  task: "明天（2026-03-17）上午9点创建一个日程，标题未说明",
  task_type: "calendar",
  modules: ["calendar"],
  language: "zh-CN",
  needs_tools: true,
  intents: ["calendar.create"],
  entities: [{ type: "time", text: "明天早上9点", value: "2026-03-17T09:00:00-07:00" }],
  missing: ["title"],
  confidence: 0.86,
};
const text = JSON.stringify(brief);
const { confidence: _left, ...without } = brief;

describe("reading a brief", () => {
  it.each([
    ["alone", text],
    ["in a fence", `\`\`\`json\n${JSON.stringify(brief, null, 2)}\n\`\`\``],
    ["among prose", `Here {it} is: ${text} and {"more":1}`],
    [
      "with fields too many",
      JSON.stringify({
        thoughts: "…",
        ...brief,
        entities: brief.entities.map((entity) => ({ ...entity, sure: true })),
      }),
    ],
    ["with a line break in a string", text.replace("，", "，\n")],
  ])("finds it %s", (_where, given) => {
    expect(readBrief(given)).toEqual({
      brief: { ...brief, task: given.includes("，\n") ? brief.task.replace("，", "，\n") : brief.task },
    });
  });

  it("cuts what is too long or too much, and puts right what is obvious", () => {
    const entity = { type: "date", text: "t".repeat(300), value: null };
    const given = {
      ...brief,
      task: "😀".repeat(600),
      language: "zh",
      confidence: 1.2,
      modules: Array(20).fill("m".repeat(40)),
      entities: Array(20).fill(entity),
      missing: Array(5).fill("x".repeat(200)),
    };
    expect(readBrief(JSON.stringify(given))).toEqual({
      brief: {
        ...brief,
        task: "😀".repeat(500),
        confidence: 1,
        modules: Array(10).fill("m".repeat(32)),
        entities: Array(10).fill({ type: "other", text: "t".repeat(200) }),
        missing: Array(3).fill("x".repeat(100)),
      },
    });
  });

  it.each([
    ["prose", "You want to create an event.", "it holds no complete JSON object."],
    ["half an object", text.slice(0, -20), "it holds no complete JSON object."],
    [
      "a kind there is not",
      JSON.stringify({ ...brief, task_type: "cooking" }),
      `task_type must be one of ${promptSchemas.TaskBrief.properties.task_type.enum.join(", ")}.`,
    ],
    ["a field too few", JSON.stringify(without), "confidence is required."],
    ["a field of the wrong kind", JSON.stringify({ ...brief, needs_tools: "yes" }), "needs_tools must be boolean."],
    [
      "an entity without text",
      JSON.stringify({ ...brief, entities: [{ type: "time" }] }),
      "entities.0.text is required.",
    ],
    ["a blank task", JSON.stringify({ ...brief, task: " \n" }), "task must NOT have fewer than 1 characters."],
  ])("names what is wrong with %s", (_what, given, problem) => {
    expect(readBrief(given)).toEqual({ problem });
  });

  it("answers with a valid brief or a short sentence, whatever it is given", () => {
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom("calendar", "en", true, 0.5, [], "x"));
    const given = fc.oneof(
      fc.string(),
      fc
        .record(
          {
            task: value,
            task_type: value,
            modules: value,
            language: value,
            needs_tools: value,
            entities: value,
            missing: value,
            confidence: value,
          },
          { requiredKeys: [] },
        )
        .map((object) => JSON.stringify(object)),
    );
    fc.assert(
      fc.property(given, (reply) => {
        const reading = readBrief(reply);
        if ("brief" in reading) expect(schemas.TaskBrief(reading.brief)).toBe(true);
        else expect(reading.problem.length).toBeLessThanOrEqual(300);
      }),
    );
  });
});

describe("the fallback brief", () => {
  it("restates the message and leaves everything open, so that writes wait", () => {
    const made = fallbackBrief({ text: "明天开会 ".repeat(200), modules: ["calendar", "memory"], language: "en" });
    expect(schemas.TaskBrief(made)).toBe(true);
    expect(made).toMatchObject({
      task_type: "mixed",
      modules: ["calendar", "memory"],
      language: "zh-CN",
      needs_tools: true,
      entities: [],
      missing: [],
      confidence: 0.5,
    });
  });

  it("is valid also for a message without text", () => {
    const made = fallbackBrief({ text: "", modules: [], language: "en" });
    expect(schemas.TaskBrief(made)).toBe(true);
    expect(made.language).toBe("en");
  });
});
