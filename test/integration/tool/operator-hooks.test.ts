import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { testApp } from "../../_kit/app.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { conversation } from "../../_kit/conversation.ts";
import { answer, brief, callTools, toCall } from "../../_kit/scripted-model.ts";
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
