import { expect, it } from "vitest";
import { systemTimers, type Timers } from "../../../src/base/clock.ts";
import { shownWithinMs } from "../../../src/run/attempt/calls.ts";
import { newEvent } from "../../_kit/busy-model.ts";
import { conversation } from "../../_kit/conversation.ts";
import { answer, brief, callTool } from "../../_kit/scripted-model.ts";
import { until } from "../../_kit/until.ts";

const readDay = callTool("calendar.read", { mode: "day", date: "2026-03-17" });

it("what let a write through is in the log before the write has its effect, and so is the reply that made it", async () => {
  const seen: string[][] = [];
  const talk = await conversation({
    async probe(point) {
      // The effect has happened, and nothing was written since.
      if (point !== "after tool effect") return;
      const { sql } = talk.app.database;
      const rows = await sql<{ name: string }[]>`
        select data::json ->> 'name' as name from run_events where type = 'CUSTOM' order by seq`;
      const steps = await sql<{ kind: string }[]>`select kind from run_steps order by no`;
      seen.push(rows.map(({ name }) => name).filter((name) => name.startsWith("tool.")));
      seen.push(steps.map(({ kind }) => kind));
    },
  });
  talk.model.next(brief(), callTool("calendar.create", newEvent("Told first")), answer({ answer: "Done." }));
  const run = await talk.say("make it");
  expect(seen).toEqual([
    ["tool.catalog.resolved", "tool.policy"],
    ["context", "brief", "reply"],
  ]);
  expect(run.events.filter((event) => event.type === "CUSTOM" && event.name === "tool.policy")).toMatchObject([
    { value: { decision: "allowed", tool_name: "calendar.create", sandbox_ref: "project-cli" } },
  ]);
});

it("a read shares its write with the reply that made it: nothing could have happened in between", async () => {
  // The child that it needs first may take longer than people are kept waiting for the call.
  const timers: Timers = { after: (ms, work) => systemTimers.after(ms === shownWithinMs ? 60_000 : ms, work) };
  const talk = await conversation({ timers });
  talk.model.next(brief(), readDay, answer({ answer: "Nothing." }));
  await talk.say("what is on");
  const writes = await talk.app.database.sql<{ lines: string }[]>`select lines from run_log order by last_seq`;
  const types = writes.map(({ lines }) => lines.split("\n").map((line) => line.split(" ", 1)[0]));
  expect(types.filter((of) => of.includes("TOOL_CALL_START"))).toEqual([
    expect.arrayContaining(["TOOL_CALL_START", "TOOL_CALL_ARGS", "TOOL_CALL_END", "TOOL_CALL_RESULT"]),
  ]);
});

it("a read that takes its time is told while it goes on", async () => {
  const seen: string[] = [];
  const talk = await conversation({
    async probe(point) {
      if (point !== "before tool call") return;
      const called = await until(async () => {
        const [row] = await talk.app.database.sql<{ type: string }[]>`
          select type from run_events where type like 'TOOL_CALL%' order by seq desc limit 1`;
        return row?.type;
      }, "the call");
      seen.push(called);
    },
  });
  talk.model.next(brief(), readDay, answer({ answer: "Nothing." }));
  await talk.say("what is on");
  expect(seen).toEqual(["TOOL_CALL_END"]);
});
