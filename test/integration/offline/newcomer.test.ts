import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { readLog, toInput, type Recorded } from "../../_kit/conversation.ts";

let app: TestApp;

beforeAll(async () => {
  // No key and no endpoint: the stand-in answers. Demo data, as on a bare machine.
  app = await testApp({ worker: true, demo: true });
});

/** Says one thing after another on a thread of its own, as a demo user and at the time of the request. */
async function talkAs(name: Person): Promise<(text: string) => Promise<Recorded>> {
  const client = await app.as(name);
  const threadId = randomUUID();
  return async (text) => {
    const input = toInput({ threadId, runId: `run-${randomUUID()}`, text });
    const { taskId } = await client.createRun({ body: { ...input, forwardedProps: { agent_type: "worker" } } });
    return readLog(app, { taskId, threadId, runId: input.runId });
  };
}

/** Says yes to what waits for this person, and follows the run that goes on. */
async function approveAs(name: Person): Promise<Recorded> {
  const client = await app.as(name);
  const [waiting] = (await client.listApprovals({ query: { kind: "approval", state: "open" } })).items;
  if (waiting === undefined) throw new Error("nothing waits");
  return readLog(app, await client.decideApproval({ path: { id: waiting.id }, body: { decision: "approve" } }));
}

type Person = "alice" | "bob";

const outcomes = ({ results }: Recorded) =>
  results.map(({ status, content }) => [status, (JSON.parse(content ?? "{}") as { method?: string }).method]);

describe("the first ten minutes, without a key", () => {
  it("in Chinese: look, plan, ask back, change, remember", async () => {
    const say = await talkAs("alice");
    const week = await say("看看接下来一周的日程");
    expect(week.end).toMatchObject({
      status: "success",
      answer: expect.stringContaining("看牙医") as string,
      error: null,
    });
    expect((await say("明天下午3点帮我建个日程")).end).toMatchObject({
      status: "partial_success",
      answer: expect.stringContaining("叫什么") as string,
    });
    const created = await say("产品讨论");
    expect(outcomes(created)).toEqual([["success", "create"]]);
    expect(created.end?.answer).toContain("「产品讨论」");
    expect(created.end?.answer).toContain("15:00");
    const moved = await say("把产品讨论改到后天上午11点");
    expect(outcomes(moved)).toEqual([
      ["success", "read"],
      ["success", "update"],
    ]);
    expect(moved.end?.answer).toContain("11:00");
    expect((await say("王磊的电话是多少")).end?.answer).toContain("138****5678");
    expect(outcomes(await say("记住我不吃香菜"))).toEqual([["success", "update"]]);
    expect((await say("你记得我什么")).end?.answer).toContain("不吃香菜");
  });

  it("in English: look, find time, answer an invite, and wait for approval before deleting", async () => {
    const bob = await talkAs("bob");
    expect((await bob("What's on my calendar tomorrow?")).end?.answer).toContain("Design sync");
    expect(outcomes(await bob("When am I free tomorrow?"))).toEqual([["success", "find_free"]]);
    const alice = await talkAs("alice");
    // Others have written what it has read by then, but this is what the user called for (R31).
    expect(outcomes(await alice("Accept the quarterly planning invite"))).toEqual([
      ["success", "read"],
      ["success", "accept_invite"],
    ]);
    const removal = await bob("delete the dentist");
    expect(outcomes(removal)).toEqual([
      ["success", "read"],
      ["partial", "delete"],
    ]);
    expect(removal.end?.status).toBe("partial_success");
    const removed = await approveAs("bob");
    expect(outcomes(removed)).toEqual([["success", "delete"]]);
    expect(removed.end?.status).toBe("success");
  });

  it("says what it is", async () => {
    const say = await talkAs("bob");
    const help = await say("what can you do?");
    expect(help.results).toEqual([]);
    expect(help.end).toMatchObject({
      status: "success",
      answer: expect.stringContaining("not a language model") as string,
    });
    expect((await say("what's the weather tomorrow?")).end).toMatchObject({
      status: "failed",
      error: { code: "UNSUPPORTED_TASK" },
    });
  });
});
