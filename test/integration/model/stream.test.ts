import { describe, expect, it } from "vitest";
import { callFunction, callTool, callTools, say, toCall, type ModelAnswer } from "../../_kit/scripted-model.ts";
import { given } from "./_ask.ts";

describe("an answer", () => {
  it("comes in pieces and is returned whole", async () => {
    const t = await given(say("Hello, Alice.", { pieces: 4 }));
    expect(await t.ask()).toEqual({ text: "Hello, Alice.", toolCalls: [], finish: "stop" });
    expect(t.pieces).toEqual(["Hell", "o, A", "lice", "."]);
  });

  it.each([1, 2, 3, 7])("is the same when the stream is cut into writes of %i bytes", async (bytes) => {
    const t = await given(say("明天 9 点 🌍🎉 – ok", { pieces: 3, bytes }));
    expect((await t.ask()).text).toBe("明天 9 点 🌍🎉 – ok");
    expect(t.pieces.join("")).toBe("明天 9 点 🌍🎉 – ok");
  });

  it("never shows half a character, also when the provider splits one", async () => {
    const t = await given(say("a🌍b🎉", { pieces: 1 }));
    expect((await t.ask()).text).toBe("a🌍b🎉");
    expect(t.pieces).toEqual(["a", "🌍", "b", "🎉"]);
  });

  it("loses NUL and halves of characters that stay alone", async () => {
    const t = await given(say("", { pieces: ["x\0y", "\ud83c", "z", "\udf0d", "\ud83c"] }));
    expect((await t.ask()).text).toBe("xy\ufffdz\ufffd\ufffd");
    expect(t.pieces.join("")).toBe("xy\ufffdz\ufffd\ufffd");
    for (const piece of t.pieces) expect(piece.isWellFormed()).toBe(true);
  });

  it("keeps reasoning out of the text and hands it back apart", async () => {
    const t = await given(say("Four.", { reasoning: "2 + 2 is 4", pieces: 3 }));
    expect(await t.ask()).toEqual({ text: "Four.", toolCalls: [], reasoning: "2 + 2 is 4", finish: "stop" });
    expect(t.pieces.join("")).toBe("Four.");
  });

  it("says when it was cut at the limit, also amid a tool call", async () => {
    const t = await given(
      say("and then", { finish: "length" }),
      callFunction("project_cli", '{"module":"cal', { finish: "length" }),
    );
    expect(await t.ask()).toMatchObject({ text: "and then", finish: "length" });
    expect(await t.ask()).toMatchObject({
      toolCalls: [{ name: "project_cli", arguments: '{"module":"cal' }],
      finish: "length",
    });
  });

  it("is whole at [DONE] although no piece says that it finishes", async () => {
    const t = await given(
      say("Done.", { finish: null, omitsFinish: true }),
      callTool("calendar.read", {}, { finish: null }),
    );
    expect(await t.ask()).toMatchObject({ text: "Done.", finish: "stop" });
    expect(await t.ask()).toMatchObject({ finish: "tool_calls" });
  });

  it("may be empty", async () => {
    const t = await given(say(""));
    expect(await t.ask()).toEqual({ text: "", toolCalls: [], finish: "stop" });
  });
});

describe("tool calls", () => {
  const wanted = {
    id: "call_a",
    name: "project_cli",
    arguments: '{"module":"calendar","method":"read","input":{"mode":"day","date":"2026-04-21"}}',
  };
  const call = toCall("calendar.read", { mode: "day", date: "2026-04-21" }, "call_a");

  it.each<[string, ModelAnswer]>([
    ["in one piece", {}],
    ["split, with the id on the first piece only", { pieces: 5 }],
    ["split, with an empty id on later pieces", { pieces: 5, ids: "empty" }],
    ["split, with the id on every piece", { pieces: 1, ids: "every" }],
    ["split, and no piece has a finish_reason", { pieces: 5, omitsFinish: true }],
    ["after text", { text: "Let me look.", pieces: 4 }],
  ])("are merged when they come %s", async (_how, options) => {
    const t = await given(callTools([call], options));
    expect(await t.ask()).toMatchObject({ toolCalls: [wanted], finish: "tool_calls" });
  });

  it("stay apart by index, with whatever ids they have", async () => {
    const t = await given(
      callTools(
        [toCall("a.b", {}, "same"), toCall("c.d", {}, "same"), toCall("e.f", {}, ""), toCall("g.h", {}, null)],
        { pieces: 6 },
      ),
    );
    const { toolCalls } = await t.ask();
    expect(toolCalls.map(({ id }) => id)).toEqual(["same", "same", "", ""]);
    expect(toolCalls.map(({ arguments: text }) => (JSON.parse(text) as { module: string }).module)).toEqual([
      "a",
      "c",
      "e",
      "g",
    ]);
  });

  it.each(['{"module":', "[]", '"text"', "", `{"x":"${"y".repeat(1_000_000)}"}`, '{"a":1,"a":2}'])(
    "G211: are handed over as the model wrote them, JSON or not: %#",
    async (text) => {
      const t = await given(callFunction("project_cli", text, { id: "c" }));
      expect((await t.ask()).toolCalls).toEqual([{ id: "c", name: "project_cli", arguments: text }]);
    },
  );

  it.each(["shell", "project_cli2", ""])("G212: are handed over under the name the model wrote: %j", async (name) => {
    const t = await given(callFunction(name, "{}", { id: "c" }));
    expect((await t.ask()).toolCalls).toEqual([{ id: "c", name, arguments: "{}" }]);
  });

  it("lose halves of characters in their arguments", async () => {
    const t = await given(callFunction("project_cli", '{"title":"🌍\ud83c\0"}', { pieces: 1, id: "c" }));
    expect((await t.ask()).toolCalls[0]?.arguments).toBe('{"title":"🌍\ufffd"}');
  });
});

describe("usage", () => {
  const usage = {
    prompt_tokens: 374,
    completion_tokens: 61,
    total_tokens: 435,
    prompt_cache_hit_tokens: 256,
    prompt_cache_miss_tokens: 118,
  };

  it.each<[string, ModelAnswer]>([
    ["on an extra chunk without choices, null before", { usageAt: "extra" }],
    ["on the chunk that finishes", { usageAt: "finish" }],
  ])("is taken %s", async (_where, options) => {
    const t = await given(say("Hi.", { usage, pieces: 1, ...options }));
    await t.ask();
    expect(t.ends()).toEqual([
      { state: "finished", answered: true, usage, elapsedMs: expect.any(Number), errorCode: null },
    ]);
  });

  it("is null when the provider says nothing", async () => {
    const t = await given(say("Hi.", { usageAt: "none" }));
    await t.ask();
    expect(t.ends()).toMatchObject([{ state: "finished", answered: true, usage: null }]);
  });

  it("is asked for with every request", async () => {
    const t = await given(say("Hi."));
    await t.ask();
    expect(t.server.journal[0]?.body).toMatchObject({ stream: true, stream_options: { include_usage: true } });
  });
});
