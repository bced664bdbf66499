import { describe, expect, it } from "vitest";
import { systemTimers, type Timers } from "../../../src/base/clock.ts";
import { pattern } from "../../../src/base/pattern.ts";
import { conversation } from "../../_kit/conversation.ts";
import {
  answer,
  brief,
  callTool,
  hang,
  hangUp,
  hold,
  rateLimited,
  refuse,
  say,
  tooLong,
  type ModelAnswer,
} from "../../_kit/scripted-model.ts";

/** Waits of these lengths are short; all others are as they are. */
const hurried = (...lengths: number[]): Timers => ({
  after: (ms, run) => systemTimers.after(lengths.includes(ms) ? 300 : ms, run),
});

/** Waits before another try, and all others of a few seconds, are over at once. */
const impatient: Timers = { after: (ms, run) => systemTimers.after(ms > 5000 ? ms : Math.min(ms, 20), run) };

/** Nothing of the inside may show: no stack, SQL, path, host or key (G068). */
const internals = pattern("i")`
  \bat .+:\d+|select |insert |postgres|redis|\/(?:src|node_modules|tmp|home)\/|127\.0\.0\.1|localhost|ECONN|Bearer|
  scripted
`;

describe("a run fails with one RUN_ERROR that tells no secrets (G068, G213)", () => {
  const kinds: [string, ModelAnswer[], string][] = [
    ["a model that refuses", [refuse(400)], "MODEL_REFUSED"],
    [
      "a model that does not know us",
      [refuse(401, { message: "Incorrect API key provided: sk-secret" })],
      "MODEL_REFUSED",
    ],
    ["a model that has broken down", Array.from({ length: 3 }, () => refuse(503)), "MODEL_UNAVAILABLE"],
    ["a model that is overrun", Array.from({ length: 3 }, () => rateLimited("0")), "MODEL_UNAVAILABLE"],
    ["a model that hangs up", Array.from({ length: 3 }, hangUp), "MODEL_UNAVAILABLE"],
    ["a conversation that is too long", [tooLong()], "CONTEXT_TOO_LARGE"],
    ["a content filter", [say("I", { finish: "content_filter" })], "CONTENT_FILTERED"],
    [
      "a malformed body",
      [
        say("x", { fault: { kind: "malformed", after: 0 } }),
        say("x", { fault: { kind: "malformed", after: 0 } }),
        say("x", { fault: { kind: "malformed", after: 0 } }),
      ],
      "MODEL_UNAVAILABLE",
    ],
  ];

  it("whatever a model does to it, in the router and in the worker", async () => {
    for (const stage of ["router", "worker"] as const) {
      for (const [what, answers, code] of kinds) {
        const talk = await conversation({
          timers: impatient,
          script: [...(stage === "worker" ? [brief()] : []), ...answers],
        });
        const run = await talk.say("hello");
        expect([stage, what, run.code]).toEqual([stage, what, code]);
        const last = run.events.at(-1);
        expect(JSON.stringify(last)).not.toMatch(internals);
        expect(run.types.filter((type) => type.startsWith("STEP_"))).toHaveLength(stage === "router" ? 2 : 4);
        const calls = await talk.app.database
          .sql`select state, error_code from model_calls where task_id = ${run.taskId} order by no`;
        expect(calls.filter(({ state }) => state === "started")).toEqual([]);
        expect(talk.model.unscripted).toEqual([]);
        await talk.app.stop();
      }
    }
  });

  it("G214: when a model never answers, and the worker is free again", async () => {
    const talk = await conversation({
      timers: hurried(60_000),
      script: [hang(), hang(), hang(), brief({ needs_tools: false }), answer({ answer: "Here." })],
    });
    expect((await talk.say("hello")).code).toBe("MODEL_UNAVAILABLE");
    expect((await talk.say("hello")).end?.answer).toBe("Here.");
  });

  it("RUN_TIMEOUT: when it takes longer than a run may", async () => {
    const stop = hold();
    const talk = await conversation({
      timers: hurried(180_000),
      script: [brief({ needs_tools: false }), answer({ answer: "Late." }, { hold: stop })],
    });
    const run = await talk.say("hello");
    stop.release();
    expect([run.code, run.types.slice(-2)]).toEqual(["RUN_TIMEOUT", ["STEP_FINISHED", "RUN_ERROR"]]);
  });

  it("G119: when the user was disabled meanwhile, and runs nothing in their name", async () => {
    const stop = hold();
    const talk = await conversation({
      script: [brief(), callTool("calendar.read", { mode: "day", date: "2026-03-17" }, { hold: stop })],
    });
    const run = await talk.post("hello");
    await stop.reached;
    await talk.app.database.sql`update users set disabled_at = now() where subject = 'alice'`;
    stop.release();
    const [row] = await untilEnded(talk.app.database.sql, run.taskId);
    expect(row).toEqual({ status: "failed", error_code: "USER_DISABLED" });
  });

  it("RUNTIME_ERROR: when something inside breaks, with the cause in the log only", async () => {
    let isBroken = false;
    const talk = await conversation({
      script: [brief()],
      probe(point) {
        if (point !== "after router reply" || isBroken) return;
        isBroken = true;
        throw new TypeError("secret detail of postgres://user:pw@host/db");
      },
    });
    const run = await talk.say("hello");
    expect(run.events.at(-1)).toMatchObject({ code: "RUNTIME_ERROR", message: "runtime execution failed" });
    expect(JSON.stringify(run.events)).not.toContain("secret detail");
    expect(talk.app.logs.join("")).toContain("secret detail");
    expect(talk.app.logs.join("")).not.toContain("user:pw");
  });

  it("RUNTIME_ERROR: when PostgreSQL refuses what is written, from what the log says and not from what we believed", async () => {
    const talk = await conversation({
      script: [brief(), callTool("calendar.read", { mode: "day", date: "2026-03-17" })],
    });
    await talk.app.database.sql`alter table messages add constraint no_items check (content not like '%"items"%')`;
    const run = await talk.say("hello");
    expect(run.code).toBe("RUNTIME_ERROR");
    expect(run.results.map(({ error }) => error?.code)).toEqual(["CANCELLED"]);
  }, 40_000);
});

async function untilEnded(sql: Awaited<ReturnType<typeof conversation>>["app"]["database"]["sql"], taskId: string) {
  for (;;) {
    const rows = await sql`select status, error_code from runs where id = ${taskId} and ended_at is not null`;
    if (rows.length > 0) return rows;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
