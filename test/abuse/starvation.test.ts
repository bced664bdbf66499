import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { AccordClient } from "../../src/sdk/sdk.ts";
import { testApp } from "../_kit/app.ts";
import { conversation, readLog, toInput } from "../_kit/conversation.ts";
import { png } from "../_kit/images.ts";
import { answer, brief, hold, type Hold } from "../_kit/model-answers.ts";
import type { ModelRequest } from "../_kit/model-server.ts";
import { scriptedModel } from "../_kit/scripted-model.ts";
import { scratchHome, upload } from "../_kit/uploads.ts";

const start = async (client: AccordClient, text: string) => {
  const [threadId, runId] = [randomUUID(), "run-1"];
  const { taskId } = await client.createRun({ body: toInput({ threadId, runId, text }) });
  return { taskId, threadId, runId };
};

const isRouter = ({ lastUser }: ModelRequest): boolean => !lastUser.includes("[brief]");

describe("a user with very many runs", () => {
  it("G223: keeps no other user waiting: a run that comes after 500 of them is claimed and over among the first", async () => {
    const slots = 4;
    const model = await scriptedModel();
    model.when((request) => (isRouter(request) ? brief({ needs_tools: false }) : answer({ answer: "Done." })));
    const front = await testApp();
    const [alice, bob] = [await front.as("alice"), await front.as("bob")];
    for (let batch = 0; batch < 50; batch++) await Promise.all(Array.from({ length: 10 }, () => start(alice, "again")));
    const his = await start(bob, "hello");
    // Only now is there a worker process: the queue alone decides.
    const { database } = front;
    const worker = await testApp({
      worker: true,
      database,
      env: { ACCORD_RUNS: String(slots), ACCORD_MODEL_BASE_URL: model.url },
    });
    const events: string[] = [];
    for await (const { type } of bob.streamRunEvents({ path: { threadId: his.threadId }, query: { runId: his.runId } }))
      events.push(type);
    expect(events.at(-1)).toBe("RUN_FINISHED");
    const [order] = await database.sql<{ claimedBefore: number; endedBefore: number; all: number }[]>`
      select count(*) filter (where hers.started_at < his.started_at)::int as "claimedBefore",
        count(*) filter (where hers.ended_at < his.ended_at)::int as "endedBefore",
        count(*)::int as all
      from runs as hers, runs as his
      where his.id = ${his.taskId} and hers.id <> his.id`;
    await worker.stop();
    expect(order?.all).toBe(500);
    expect(order?.claimedBefore).toBeLessThanOrEqual(slots);
    // While his run is under way the other slots go on with hers.
    expect(order?.endedBefore).toBeLessThan(50);
  });
});

describe("a user whose runs take long", () => {
  it("G223: has as many under way as one user may, and leaves the other places to other users", async () => {
    const holds = Array.from({ length: 6 }, () => hold());
    let asked = 0;
    const talk = await conversation({ env: { ACCORD_RUNS: "3", ACCORD_RUNS_PER_USER: "2" } });
    talk.model.when((request) => {
      if (request.lastUser.includes("hello"))
        return isRouter(request) ? brief({ needs_tools: false }) : answer({ answer: "Hello." });
      if (!isRouter(request)) return answer({ answer: "At last." });
      return brief({ needs_tools: false }, { hold: holds[asked++] });
    });
    await talk.app.listen(0);
    const [alice, bob] = [await talk.app.as("alice"), await talk.app.as("bob")];
    const hers = await Promise.all(holds.map(() => start(alice, "think hard")));
    const begun = () => talk.model.journal.filter((one) => one.lastUser.includes("think") && isRouter(one)).length;
    await talk.model.asked(2);
    const his = await start(bob, "hello");
    for await (const { type } of bob.streamRunEvents({ path: { threadId: his.threadId }, query: { runId: his.runId } }))
      if (type === "RUN_FINISHED") break;
    expect(begun()).toBe(2);
    for (let over = 1; over <= hers.length; over++) {
      holds[over - 1]?.release();
      const most = Math.min(over + 2, hers.length);
      // His two questions, one of each run of hers that has begun, and the second of each that is over.
      await talk.model.asked(2 + most + over);
      expect(begun()).toBe(most);
    }
    for (const run of hers) expect((await readLog(talk.app, run)).end?.answer).toBe("At last.");
  });
});

describe("many runs with large images", () => {
  it("have as many bytes in memory as the operator allows: the others wait, and runs without images do not", async () => {
    const holds: Hold[] = [];
    const events: string[] = [];
    const talk = await conversation({ env: { ACCORD_HOME: scratchHome(), ACCORD_IMAGE_MB: "2" } });
    talk.model.when((request) => {
      if (isRouter(request)) return brief({ needs_tools: false });
      if (typeof request.body.messages.at(-1)?.content === "string") return answer({ answer: "Hello." });
      events.push("shown");
      const held = hold();
      holds.push(held);
      return answer({ answer: "An image." }, { hold: held });
    });
    await talk.app.listen(0);
    const alice = await talk.app.as("alice");
    // Two of them fit.
    const { body: image } = await upload(talk.app, "alice", png({ text: "x".repeat(900_000) }));
    const runs = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const [threadId, runId] = [randomUUID(), "run-1"];
        const input = toInput({ threadId, runId, text: "what is this?" });
        const content = [
          { type: "text" as const, text: "what is this?" },
          { type: "binary" as const, mimeType: "image/png" as const, url: image.url },
        ];
        const { taskId } = await alice.createRun({
          body: { ...input, messages: [{ id: "m1", role: "user", content }] },
        });
        return { taskId, threadId, runId };
      }),
    );
    // Six briefs, and the first two with an image.
    await talk.model.asked(8);
    expect((await talk.say("hello")).end?.answer).toBe("Hello.");
    for (let no = 0; no < runs.length; no++) {
      // Each answer lets one more run ask.
      await talk.model.asked(Math.min(10 + no, 14));
      events.push("answered");
      holds[no]?.release();
      await holds[no]?.reached;
    }
    for (const run of runs) expect((await readLog(talk.app, run)).end?.answer).toBe("An image.");
    let open = 0;
    const most = Math.max(...events.map((event) => (open += event === "shown" ? 1 : -1)));
    expect([most, events.filter((event) => event === "shown").length]).toEqual([2, 6]);
  });
});
