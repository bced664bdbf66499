import { beforeAll, describe, expect, inject, it } from "vitest";
import { makeLog } from "../../../src/base/log.ts";
import type { ProbePoint } from "../../../src/run/journal/probe.ts";
import { makeStream } from "../../../src/stream/stream.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { newEvent } from "../../_kit/busy-model.ts";
import { conversation, type Conversation, type Posted, type Recorded } from "../../_kit/conversation.ts";
import { logPage } from "../../_kit/log-page.ts";
import { answer, brief, callTool, callTools, hold, toCall } from "../../_kit/scripted-model.ts";
import { until } from "../../_kit/until.ts";
import { waitFor } from "../../_kit/wait-for.ts";

let talk: Conversation;
/** What happens when a run passes a point, once. */
const traps = new Map<ProbePoint, () => Promise<void> | void>();

beforeAll(async () => {
  talk = await conversation({
    async probe(point) {
      const trap = traps.get(point);
      traps.delete(point);
      await trap?.();
    },
  });
});

const day = { mode: "day", date: "2026-03-17" };
const made = async (title: string) =>
  (await talk.app.database.sql`select count(*)::int as n from events where title = ${title}`)[0]?.["n"];

function expectCanceled(run: Recorded): void {
  expect(run.events.at(-1)).toMatchObject({ type: "RUN_ERROR", code: "RUN_CANCELED", message: "run canceled by user" });
  expect(run.types.filter((type) => type === "RUN_ERROR" || type === "RUN_FINISHED")).toHaveLength(1);
}

/** A block on a row that a call needs, so that it is certainly under way. */
async function whileLocked(
  statement: (sql: typeof talk.app.database.sql) => Promise<unknown>,
  work: () => Promise<void>,
): Promise<void> {
  await talk.app.database.sql.begin(async (tx) => {
    await statement(tx as unknown as typeof talk.app.database.sql);
    await work();
  });
}

/** A call of the run, not one of the rounds that workers make. */
const waitsForLock = () =>
  until(
    async () =>
      (
        await talk.app.database.sql`
          select 1 from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database() and query not like '%reminder_at <= %'`
      ).length > 0,
    "somebody who waits for a lock",
  );

describe("cancelling a run (G038, G040)", () => {
  it("while the router is asked gives up the request", async () => {
    const stop = hold();
    talk.model.next(brief({}, { hold: stop }));
    const run = await talk.post("hello");
    await stop.reached;
    const request = talk.model.journal.at(-1);
    await talk.cancel(run);
    const recorded = await talk.ended(run);
    expectCanceled(recorded);
    expect(recorded.types).toEqual([
      "RUN_STARTED",
      "STEP_STARTED",
      "context.resolved",
      "routing.decided",
      "STEP_FINISHED",
      "RUN_ERROR",
    ]);
    await request?.closed;
    expect(request?.isAborted).toBe(true);
    stop.release();
    const [row] = await talk.app.database.sql`
        select status, error_code, (select state from model_calls where task_id = runs.id) as call
        from runs
        where id = ${run.taskId}`;
    expect(row).toEqual({ status: "canceled", error_code: "RUN_CANCELED", call: "aborted" });
  });

  it("while the worker writes its answer keeps what was shown: in the log, the history and the next context", async () => {
    const stop = hold({ after: 100 });
    talk.model.next(
      brief({ needs_tools: false }),
      answer({ answer: "I will tell you everything that I know about it." }, { pieces: 1, hold: stop }),
    );
    const run = await talk.post("tell me");
    await stop.reached;
    await until(
      async () => (await logPage(talk.app, run.taskId, 100)).events.some(({ type }) => type === "TEXT_MESSAGE_CONTENT"),
      "a delta",
    );
    await talk.cancel(run);
    const recorded = await talk.ended(run);
    stop.release();
    expectCanceled(recorded);
    expect(recorded.types.slice(-3)).toEqual(["TEXT_MESSAGE_END", "STEP_FINISHED", "RUN_ERROR"]);
    const read = recorded.events.flatMap((event) => (event.type === "TEXT_MESSAGE_CONTENT" ? [event.delta] : []));
    expect(read.join("")).toMatch(/^I will tell/);
    expect(recorded.end).toMatchObject({
      answer: read.join(""),
      status: "partial_success",
      error: null,
      metadata: { status: "partial_success", stopped: true },
    });
    const { messages } = await (await talk.app.as("alice")).getHistory({ query: { threadId: run.threadId } });
    expect(messages).toMatchObject([
      { role: "user", failure: { status: "canceled" } },
      { role: "assistant", id: recorded.end?.messageId, content: read.join(""), stopped: true },
    ]);
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "All of it." }));
    await talk.say("go on", { threadId: run.threadId });
    expect(talk.model.journal.at(-1)?.body.messages).toContainEqual({
      role: "assistant",
      content: `${read.join("")}\n\n[stopped] the user stopped this answer here`,
    });
  });

  it("during a read abandons it, and records what did not run", async () => {
    talk.model.next(brief(), callTools([toCall("calendar.read", day), toCall("calendar.create", newEvent("Never"))]));
    let run: Posted | undefined;
    await whileLocked(
      (sql) => sql`lock table events in access exclusive mode`,
      async () => {
        run = await talk.post("look and make");
        await waitsForLock();
        await talk.cancel(run);
        const recorded = await talk.ended(run);
        expectCanceled(recorded);
        expect(recorded.results.map(({ error }) => error?.code)).toEqual(["CANCELLED", "CANCELLED"]);
        const completed = recorded.events.flatMap((event) =>
          event.type === "CUSTOM" && event.name === "tool.completed" ? [event.value.status] : [],
        );
        expect(completed).toEqual(["interrupted", "cancelled"]);
        const rows = await talk.app.database
          .sql`select role from messages where thread_id = ${run.threadId} order by seq`;
        expect(rows.map(({ role }) => role)).toEqual(["user", "tool", "tool"]);
      },
    );
    expect(await made("Never")).toBe(0);
  });

  it("during a write lets it finish and keeps its result, and starts nothing after it", async () => {
    talk.model.next(
      brief(),
      callTools([toCall("calendar.create", newEvent("Kept")), toCall("calendar.create", newEvent("Not begun"))]),
    );
    const bell = makeStream({ redisUrl: inject("services").redisUrl, log: makeLog({ level: "silent" }) });
    atEnd(() => bell.close());
    await waitFor(() => bell.ping());
    let run: Posted | undefined;
    let isEnded = true;
    let wish: Promise<void> | undefined;
    await whileLocked(
      (sql) => sql`lock table events in exclusive mode`,
      async () => {
        run = await talk.post("make two");
        const { taskId } = run;
        await waitsForLock();
        // The wish itself waits for the write, whose transaction holds the run; the bell does not.
        wish = talk.cancel(run);
        await waitFor(
          () =>
            new Promise<void>((resolve, reject) => {
              const stop = bell.onRing(() => resolve(stop()));
              bell.ring(`cancel:${taskId}`);
              setTimeout(reject, 500);
            }),
        );
        isEnded = (await logPage(talk.app, taskId, 100)).ended;
      },
    );
    await wish;
    expect(isEnded).toBe(false);
    const recorded = await talk.ended(run as Posted);
    expectCanceled(recorded);
    expect(recorded.results.map(({ status, error }) => [status, error?.code])).toEqual([
      ["success", undefined],
      ["failure", "CANCELLED"],
    ]);
    expect([await made("Kept"), await made("Not begun")]).toEqual([1, 0]);
  });

  it("that waits in the queue ends it without asking anybody, and leaves the others their order", async () => {
    const stop = hold();
    talk.model.next(
      brief({ needs_tools: false }, { hold: stop }),
      answer({ answer: "First." }),
      brief({ needs_tools: false }),
      answer({ answer: "Third." }),
    );
    const before = talk.model.journal.length;
    const first = await talk.post("one");
    const { threadId } = first;
    const second = await talk.post("two", { threadId });
    const third = await talk.post("three", { threadId });
    await stop.reached;
    await talk.cancel(second);
    const canceled = await talk.ended(second);
    expectCanceled(canceled);
    expect(canceled.types).toEqual(["RUN_STARTED", "RUN_ERROR"]);
    stop.release();
    expect((await talk.ended(first)).end?.answer).toBe("First.");
    expect((await talk.ended(third)).end?.answer).toBe("Third.");
    expect(talk.model.journal.length - before).toBe(4);
  });

  it("G039: fifty times at once is one end, and after the end it is nothing", async () => {
    const stop = hold();
    talk.model.next(brief({}, { hold: stop }));
    const run = await talk.post("hello");
    await stop.reached;
    await Promise.all(Array.from({ length: 50 }, () => talk.cancel(run)));
    const recorded = await talk.ended(run);
    expectCanceled(recorded);
    await talk.cancel(run);
    stop.release();
    expect((await talk.ended(run)).events).toHaveLength(recorded.events.length);
  });

  it("is seen by a worker that does not hear the bell, with its next beat", async () => {
    const stop = hold();
    talk.model.next(brief({}, { hold: stop }));
    const run = await talk.post("hello");
    await stop.reached;
    // As if Redis were away: only the row says it.
    await talk.app.database.sql`update runs set cancel_requested_at = now() where id = ${run.taskId}`;
    expectCanceled(await talk.ended(run));
    stop.release();
  });

  it("G041: that races with the answer ends one way, and log, row and history agree on it", async () => {
    const ends: Record<string, number> = {};
    const points: ProbePoint[] = ["before worker call", "after worker reply", "before final", "after final written"];
    for (let i = 0; i < 40; i++) {
      talk.model.next(brief(), callTool("calendar.read", day), answer({ answer: "Done." }));
      const posted = Promise.withResolvers<Posted>();
      const isCanceled = new Promise<void>((resolve, reject) => {
        traps.set(points[i % points.length] as ProbePoint, () => {
          // Sometimes the wish is there first, sometimes it is on its way.
          const wish = posted.promise.then(talk.cancel).then(resolve, reject);
          return i % 2 === 0 ? wish : undefined;
        });
      });
      posted.resolve(await talk.post(`race ${i}`));
      const run = await posted.promise;
      await isCanceled;
      const recorded = await talk.ended(run);
      const [row] = await talk.app.database
        .sql`select status, error_code, output is not null as answered from runs where id = ${run.taskId}`;
      const answers = await talk.app.database
        .sql`select 1 from messages where task_id = ${run.taskId} and role = 'assistant'`;
      const last = recorded.types.at(-1) ?? "";
      expect(row).toEqual(
        last === "RUN_FINISHED"
          ? { status: "finished", error_code: null, answered: true }
          : { status: "canceled", error_code: "RUN_CANCELED", answered: false },
      );
      expect(answers).toHaveLength(last === "RUN_FINISHED" ? 1 : 0);
      ends[last] = (ends[last] ?? 0) + 1;
    }
    expect(Object.keys(ends).sort()).toEqual(["RUN_ERROR", "RUN_FINISHED"]);
  });
});

it("leaves no model call open, whenever it came", async () => {
  const { sql } = talk.app.database;
  const [counted] = await sql<{ calls: number; open: number }[]>`
    select count(*)::int as calls, (count(*) filter (where state = 'started'))::int as open
    from model_calls join runs on runs.id = task_id where status = 'canceled'`;
  expect(counted?.calls).toBeGreaterThan(3);
  expect(counted?.open).toBe(0);
});
