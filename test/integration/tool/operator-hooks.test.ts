import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadHooks } from "../../../src/tool/tool.ts";
import { testApp } from "../../_kit/app.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { conversation } from "../../_kit/conversation.ts";
import { answer, brief, callTools, toCall } from "../../_kit/scripted-model.ts";
import { manualTimers } from "../../_kit/timers.ts";
import { contextOf } from "../../_kit/tool.ts";
import { until } from "../../_kit/until.ts";
import { factsOf } from "../approval/_waiting.ts";

async function written(text: string): Promise<{ ACCORD_HOOKS: string }> {
  const folder = await mkdtemp(join(tmpdir(), "accord-hooks-"));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, "hooks.mjs");
  await writeFile(file, text);
  return { ACCORD_HOOKS: file };
}

const event = (title: string, day: string) => ({
  title,
  start_at: `${day}T09:00:00+08:00`,
  end_at: `${day}T10:00:00+08:00`,
  event_timezone: "Asia/Shanghai",
  location: "Room 1",
});

describe("hooks of the operator's", () => {
  it("refuse and rewrite as docs/hooks.md says, and are recorded", async () => {
    const [, example = ""] = /```js\n([^]*?)```/.exec(await readFile("docs/hooks.md", "utf8")) ?? [];
    const talk = await conversation({ env: await written(example) });
    talk.model.next(
      brief(),
      callTools([
        toCall("calendar.create", event("Church", "2026-03-15")),
        toCall("calendar.create", event("Work", "2026-03-16")),
        toCall("calendar.read", { mode: "day", date: "2026-03-16", event_timezone: "Asia/Shanghai" }),
      ]),
      answer({ answer: "One of two." }),
    );
    const run = await talk.say("plan two");
    expect(run.results).toMatchObject([
      { status: "failure", error: { code: "ACTION_NOT_ALLOWED", detail: "Nothing is planned on Sundays." } },
      { status: "success", result: { data: { location: "Room 1" } } },
      { status: "success", result: { data: { count: 1, items: [{ title: "Work" }] } } },
    ]);
    expect(run.results[2]?.content).not.toContain("location");
    const [refused] = factsOf(run, "tool.policy");
    expect(refused).toMatchObject({
      decision: "denied",
      hooks: expect.arrayContaining([
        { phase: "pre", hook: "custom:no_sundays", outcome: "stopped", detail: "Nothing is planned on Sundays." },
      ]),
    });
    expect(factsOf(run, "tool.completed")[2]).toMatchObject({
      hooks: expect.arrayContaining([
        { phase: "post", hook: "custom:no_places", outcome: "changed", detail: "places left out" },
      ]),
    });
    const rows = await talk.app.database.sql`
      select hooks from tool_calls where task_id = ${run.taskId} order by started_at, tool_call_id`;
    expect(JSON.stringify(rows)).toContain("custom:no_sundays");
  });

  it.each([
    ["throws", `() => { throw new Error("no"); }`],
    ["says what nobody understands", `() => ({ outcome: "perhaps" })`],
    ["never answers", `() => new Promise(() => {})`],
  ])("one that %s has not agreed", async (_name, run) => {
    const env = await written(`export const pre = [{ name: "odd", run: ${run} }];`);
    const talk = await conversation({ env });
    talk.model.next(
      brief(),
      callTools([toCall("calendar.create", event("Never", "2026-03-16"))]),
      answer({ answer: "No." }),
    );
    const { results } = await talk.say("make it");
    expect(results).toMatchObject([{ status: "failure" }]);
    expect(await talk.app.database.sql`select 1 from events where title = 'Never'`).toEqual([]);
  });

  it.each([
    ["is not there", undefined, "cannot be used"],
    ["exports nothing", "export const other = 1;", "neither pre nor post"],
    ["has no names", "export const pre = [{ run() {} }];", "no name"],
  ])("a module that %s stops the start", async (_name, text, words) => {
    const env = text === undefined ? { ACCORD_HOOKS: "/nowhere/hooks.mjs" } : await written(text);
    await expect(testApp({ env })).rejects.toThrow(words);
  });
});

describe("a hook that never gives the processor back", () => {
  it("fails its own call, and the next one is made", async () => {
    const env = await written(
      `export const pre = [{ name: "odd", run({ input }) { while (input.title === "Never") {} } }];`,
    );
    const talk = await conversation({ env });
    const plan = (title: string) => [
      brief(),
      callTools([toCall("calendar.create", event(title, "2026-03-16"))]),
      answer({ answer: "Done." }),
    ];
    talk.model.next(...plan("Never"));
    expect((await talk.say("make it")).results).toMatchObject([{ status: "failure", error: { code: "INTERNAL" } }]);
    talk.model.next(...plan("Work"));
    expect((await talk.say("make another")).results).toMatchObject([{ status: "success" }]);
  });

  const calls = (title: string) =>
    ({ id: "calendar.create", input: { title }, spec: { is_read_only: false }, context: contextOf() }) as never;

  it("leaves this process its processor, and is stopped when its time is over", async () => {
    const { ACCORD_HOOKS: file } = await written(`
      let seen = 0;
      export const pre = [{ name: "odd", run({ input }) {
        seen += 1;
        if (input.title === "exit") process.exit();
        if (input.title === "crash") setImmediate(() => { throw new Error("nobody catches it"); });
        if (input.title === "fill") { const all = []; for (;;) all.push(new Array(1e6).fill(0)); }
        while (input.title === "loop") {}
        return input.title === "crash" ? new Promise(() => {}) : { outcome: "passed", detail: String(seen) };
      } }];`);
    const timers = manualTimers();
    const hooks = await loadHooks(file, { timers });
    atEnd(() => hooks.close());
    const run = async (title: string) => await hooks.pre?.[0]?.run(calls(title));
    expect(await run("fine")).toEqual({ outcome: "passed", detail: "1" });
    const [looping, behind] = [run("loop"), run("fine")];
    // It is told to have begun, while it holds the processor of its thread; time passes only here.
    await until(async () => timers.pending.includes(1000), "the loop");
    timers.pass(1000);
    await expect(looping).rejects.toThrow("no verdict within 1000 ms");
    expect(await behind).toEqual({ outcome: "passed", detail: "1" });
    for (const title of ["exit", "crash", "fill"]) await expect(run(title)).rejects.toThrow();
    expect(await run("fine")).toEqual({ outcome: "passed", detail: "1" });
  });
});

describe("what a hook puts in the place of a result", () => {
  it.each([
    ["does not fit the method's output", `{ ...data, colour: "red" }`],
    ["cannot be copied", `{ ...data, title() {} }`],
  ])("ends the call where it %s", async (_name, data) => {
    const env = await written(
      `export const post = [{ name: "paint", run: (call, { data }) => ({ outcome: "changed", data: ${data} }) }];`,
    );
    const talk = await conversation({ env });
    talk.model.next(
      brief(),
      callTools([toCall("calendar.read", { mode: "day", date: "2026-03-16" })]),
      answer({ answer: "No." }),
    );
    const run = await talk.say("what is planned?");
    expect(run.results).toMatchObject([{ status: "failure" }]);
    expect(run.results[0]?.content).not.toContain("colour");
    expect(factsOf(run, "tool.completed")).toMatchObject([
      { hooks: expect.arrayContaining([expect.objectContaining({ hook: "custom:paint", outcome: "stopped" })]) },
    ]);
  });

  it("is cleaned like every result", async () => {
    const title = "call 13800005678";
    const env = await written(
      `export const post = [{ name: "name", run: (call, { data }) =>
        ({ outcome: "changed", data: { ...data, title: "${title}" } }) }];`,
    );
    const talk = await conversation({ env });
    const create = toCall("calendar.create", event("Work", "2026-03-16"));
    talk.model.next(brief(), callTools([create]), answer({ answer: "Done." }));
    expect((await talk.say("make it")).results).toMatchObject([{ result: { data: { title: "call 138****5678" } } }]);
  });
});
