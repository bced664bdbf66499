import { beforeAll, describe, expect, it } from "vitest";
import { conversation, toInput, type Conversation, type Recorded } from "../../_kit/conversation.ts";
import { answer, brief } from "../../_kit/scripted-model.ts";
import { aJob } from "../automation/_jobs.ts";

let talk: Conversation;

// A call of the script has 100 tokens and 20, which makes 0.000009 at the prices of this model: two of them are too
// much.
beforeAll(async () => {
  talk = await conversation({ env: { ACCORD_MODEL: "qwen-turbo", ACCORD_BUDGET_PER_USER_DAY: "0.000011" } });
});

const budgetsOf = ({ events }: Recorded) =>
  events.flatMap((event) => (event.type === "CUSTOM" && event.name === "routing.decided" ? [event.value.budget] : []));

describe("what one person may spend on a day", () => {
  it("G215: a run sees it go down, the next one ends before it asks anybody, and tomorrow all is well", async () => {
    const { sql } = talk.app.database;
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "Hello." }));
    const first = await talk.say("hello");
    expect(budgetsOf(first)).toEqual([{ state: "ok" }, { state: "low" }]);
    expect(
      (await sql`select cost::text from model_calls where task_id = ${first.taskId} order by no`).map(
        ({ cost }) => cost,
      ),
    ).toEqual(["0.000009000000", "0.000009000000"]);

    const second = await talk.say("hello again");
    expect(second.code).toBe("BUDGET_EXHAUSTED");
    expect(second.events.at(-1)).toMatchObject({
      type: "RUN_ERROR",
      message: "You have spent what models may cost in one day.",
    });
    expect(talk.model.journal).toHaveLength(2);
    expect(
      second.events.flatMap((event) => (event.type === "CUSTOM" ? [[event.name, event.value]] : [])),
    ).toContainEqual([
      "routing.not_possible",
      expect.objectContaining({
        stage: "router",
        attempts: 0,
        budget: { state: "exhausted" },
        candidates: [expect.objectContaining({ state: "over_budget" })],
        error_code: "BUDGET_EXHAUSTED",
      }),
    ]);

    const alice = await talk.app.as("alice");
    const job = await alice.createJob({ body: aJob() });
    await expect(alice.runJob({ path: { id: job.id } })).rejects.toMatchObject({ code: "JOB_BUDGET_EXCEEDED" });

    await sql`update model_calls set started_at = started_at - interval '1 day'`;
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "Good morning." }));
    expect((await talk.say("and now?")).end).toMatchObject({ answer: "Good morning." });
  });

  it("is nobody else's", async () => {
    const bob = await talk.app.as("bob");
    const input = toInput({ threadId: "550e8400-e29b-41d4-a716-446655440000", runId: "run-1", text: "hi" });
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "Hi Bob." }));
    await bob.createRun({ body: input });
    const types: string[] = [];
    for await (const event of bob.streamRunEvents({
      path: { threadId: input.threadId },
      query: { runId: input.runId },
    }))
      types.push(event.type);
    expect(types.at(-1)).toBe("RUN_FINISHED");
  });
});
