import { beforeAll, describe, expect, it } from "vitest";
import type { CustomEvent } from "../../../generated/contract/types.ts";
import { systemTimers } from "../../../src/base/clock.ts";
import { newId } from "../../../src/base/ids.ts";
import { newEvent, teachBusyWork } from "../../_kit/busy-model.ts";
import { conversation, type Conversation, type Posted, type Recorded } from "../../_kit/conversation.ts";
import { logPage } from "../../_kit/log-page.ts";
import { answer, brief, callTool } from "../../_kit/scripted-model.ts";
import { until } from "../../_kit/until.ts";

let talk: Conversation;

beforeAll(async () => {
  // Two seconds of a long call pass quickly here.
  talk = await conversation({ timers: { after: (ms, run) => systemTimers.after(ms === 2000 ? 50 : ms, run) } });
});

const factsOf = <Name extends CustomEvent["name"]>({ events }: Recorded, name: Name) =>
  events.flatMap((event) =>
    event.type === "CUSTOM" && event.name === name
      ? [event.value as Extract<CustomEvent, { name: Name }>["value"]]
      : [],
  );

const progressOf = async (taskId: string) => {
  const { events } = await logPage(talk.app, taskId, 1000);
  return events.map(({ data }) => data).filter((data) => data.includes("tool.progress"));
};

describe("what a run tells about itself", () => {
  it("G076, G078: holds no prices, counts of tokens or hints outside of where they belong", async () => {
    talk.model.next(brief(), callTool("calendar.create", newEvent("Facts")), answer({ answer: "Done." }));
    const run = await talk.say("make it");
    for (const event of run.events) {
      const text = JSON.stringify(event);
      expect(text).not.toMatch(/"(?:ui_hints|inputTokens|outputTokens|cost|latencyMs)"/);
      if (event.type !== "CUSTOM") expect(text).not.toContain('"model"');
      expect(event).toMatchObject({ threadId: run.threadId, runId: run.runId });
    }
    expect(run.results[0]?.ui_schema).toMatchObject({ version: "2.0", locale: "en" });
    expect(run.results[0]?.metadata).toEqual({ ui_schema: run.results[0]?.ui_schema, status: "success", error: null });
  });

  it("G217: which models were chosen and why, as facts and in a row per call", async () => {
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "Hi." }));
    const run = await talk.say("hello");
    expect(factsOf(run, "routing.decided").map(({ stage }) => stage)).toEqual(["router", "worker"]);
    const calls = await talk.app.database.sql`
        select no, stage, state, provider, requested_model, total_tokens::int, request_id, routing
        from model_calls
        where task_id = ${run.taskId}
        order by no`;
    expect(calls).toMatchObject([
      { no: 1, stage: "router", state: "finished", total_tokens: 120 },
      { no: 2, stage: "worker", state: "finished", total_tokens: 120 },
    ]);
    expect(calls[0]?.["routing"]).toEqual(factsOf(run, "routing.decided")[0]);
    // G209: one id joins the request, the run and its calls.
    const [row] = await talk.app.database.sql`select request_id from runs where id = ${run.taskId}`;
    expect(new Set([row?.["request_id"], ...calls.map(({ request_id }) => request_id)]).size).toBe(1);
  });

  it("that a call takes long, while it does", async () => {
    talk.model.next(
      brief(),
      callTool("calendar.read", { mode: "day", date: "2026-03-17" }),
      answer({ answer: "Free." }),
    );
    let run: Posted | undefined;
    await talk.app.database.sql.begin(async (tx) => {
      await tx`lock table events in access exclusive mode`;
      run = await talk.post("am I free?");
      const { taskId } = run;
      await until(async () => (await progressOf(taskId)).length >= 3, "a word about progress, again and again");
    });
    const recorded = await talk.ended(run as unknown as Posted);
    expect(factsOf(recorded, "tool.progress")[2]).toEqual({
      tool_call_id: recorded.results[0]?.toolCallId,
      tool_name: "calendar.read",
      done: 0,
    });
    expect(recorded.types.indexOf("tool.progress")).toBeLessThan(recorded.types.indexOf("TOOL_CALL_RESULT"));
  });

  it("how many items of a batch are through", async () => {
    const items = ["One", "Two", "Three"].map((title) => newEvent(title));
    talk.model.next(brief(), callTool("calendar.create", { items }), answer({ answer: "Made." }));
    let run: Posted | undefined;
    const { sql } = talk.app.database;
    await sql`
      create function wait_for_three() returns trigger language plpgsql as $$
        begin if new.title = 'Three' then perform pg_advisory_xact_lock(3); end if; return new; end $$`;
    await sql`create trigger wait before insert on events for each row execute function wait_for_three()`;
    await sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(3)`;
      run = await talk.post("make three");
      const { taskId } = run;
      await until(async () => (await progressOf(taskId)).at(-1)?.includes('"done":2,"total":3'), "two of three");
    });
    const recorded = await talk.ended(run as unknown as Posted);
    await sql`drop trigger wait on events`;
    expect(recorded.results).toMatchObject([{ status: "success" }]);
    expect(factsOf(recorded, "tool.progress").at(-1)).toMatchObject({ done: 3, total: 3 });
  });

  it("G204, G205: in the log, one line per stage and two per call, with all fields of the contract", async () => {
    const log = await conversation();
    teachBusyWork(log.model);
    const run = await log.say("in the log");
    const lines = log.app.logs
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => line["task_id"] === run.taskId && "event" in line);
    expect(lines.map(({ event }) => event)).toEqual([
      "agent_plan_start",
      "agent_plan_done",
      "agent_tool_call",
      "agent_tool_done",
      "agent_tool_call",
      "agent_tool_done",
      "agent_tool_call",
      "agent_tool_done",
      "agent_finalize_done",
    ]);
    for (const line of lines) {
      expect(Object.keys(line)).toEqual(
        expect.arrayContaining([
          "event",
          "session_id",
          "request_id",
          "iteration",
          "tool",
          "status",
          "duration_ms",
          "warnings_count",
          "provider",
          "cache_hit",
        ]),
      );
      expect(line["session_id"]).toBe(run.threadId);
    }
    expect(lines.map(({ iteration }) => iteration)).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 3]);
  });

  it("is kept a day beyond its end, and then only what people look at", async () => {
    talk.model.next(brief(), callTool("calendar.create", newEvent("Kept")), answer({ answer: "Done." }));
    const run = await talk.say("make it");
    const count = async () =>
      (
        await talk.app.database.sql`
            select (select count(*)::int from run_steps where task_id = ${run.taskId}) as steps,
              (select count(*)::int from tool_effects where task_id = ${run.taskId}) as effects`
      )[0];
    expect(await count()).toEqual({ steps: 5, effects: 1 });
    await talk.app.store.runs.forgetJournals(24);
    await talk.app.store.effects.forget(24);
    expect(await count()).toEqual({ steps: 5, effects: 1 });
    // Its id tells when it was accepted.
    const old = newId("tsk", Date.now() - 26 * 3_600_000);
    await talk.app.database.sql`
      with ended as (update runs set id = ${old}, ended_at = now() - interval '25 hours' where id = ${run.taskId}),
      steps as (update run_steps set task_id = ${old} where task_id = ${run.taskId})
      update tool_effects set task_id = ${old} where task_id = ${run.taskId}`;
    run.taskId = old;
    await talk.app.store.runs.forgetJournals(24);
    await talk.app.store.effects.forget(24);
    expect(await count()).toEqual({ steps: 0, effects: 0 });
  });
});
