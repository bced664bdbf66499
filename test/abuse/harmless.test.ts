import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "../_kit/app.ts";
import { readLog, toInput, type Recorded } from "../_kit/conversation.ts";

/**
 * What people say after they have looked at invites, and what of it must wait for another reason: what deletes, or
 * what others are sent.
 */
const conversations: readonly { said: readonly string[]; asks?: number; does?: string }[] = [
  { said: ["What invites do I have?", "Accept the quarterly planning invite"], does: "accept_invite" },
  { said: ["What invites do I have?", "Decline the quarterly planning invite"], does: "reject_invite" },
  { said: ["What's on my calendar this week?", "Add lunch with Mom tomorrow at 12:30"], does: "create" },
  { said: ["What invites do I have?", "Schedule gym on Friday at 6pm", "Move the gym to 7pm"], does: "update" },
  { said: ["What's on my calendar this week?", "Remember that I am vegetarian"], does: "update" },
  { said: ["What invites do I have?", "What's Wang Lei's number?"] },
  { said: ["What invites do I have?", "When am I free tomorrow?"] },
  { said: ["Show my calendar for next week", "Add Tom Baker to my contacts"], does: "create" },
  {
    said: ["What invites do I have?", "Remember that I like window seats", "What do you know about me?"],
    does: "update",
  },
  { said: ["What's on my calendar this week?", "Create a meeting called Review on Friday at 3pm"], does: "create" },
  { said: ["我有哪些邀请？", "接受邀请"], does: "accept_invite" },
  { said: ["我有哪些邀请？", "拒绝邀请"], does: "reject_invite" },
  { said: ["看看接下来一周的日程", "明天中午12点半和妈妈吃饭"], does: "create" },
  { said: ["我有哪些邀请？", "周五下午6点健身", "把健身改到周五晚上7点"], does: "update" },
  { said: ["看看接下来一周的日程", "记住我不吃香菜"], does: "update" },
  { said: ["我有哪些邀请？", "王磊的电话是多少"] },
  { said: ["我有哪些邀请？", "明天我什么时候有空？"] },
  { said: ["看看接下来一周的日程", "周五下午3点开评审会"], does: "create" },
  { said: ["我有哪些邀请？", "记住我喜欢靠窗的座位", "你记得我什么"], does: "update" },
  { said: ["看看接下来一周的日程", "删除看牙医"], asks: 1 },
];

let app: TestApp;

beforeAll(async () => {
  // The stand-in answers: it does what the user says and reads what tools tell it.
  app = await testApp({ worker: true, demo: true });
});

/** Whatever a conversation before has answered is open again. */
beforeEach(async () => {
  await app.database.sql`update invites set participation = 'needs_action'`;
});

async function talk(said: readonly string[]): Promise<Recorded[]> {
  const alice = await app.as("alice");
  const threadId = randomUUID();
  const runs: Recorded[] = [];
  for (const text of said) {
    const input = toInput({ threadId, runId: `run-${randomUUID()}`, text });
    const { taskId } = await alice.createRun({ body: { ...input, forwardedProps: { agent_type: "worker" } } });
    runs.push(await readLog(app, { taskId, threadId, runId: input.runId }));
  }
  return runs;
}

describe("R31: a harmless conversation in which text by others was read", () => {
  it.each(conversations)("asks no more than it must: $said", async ({ said, asks = 0, does }) => {
    const runs = await talk(said);
    const asked = runs.flatMap(({ events }) =>
      events.filter(
        (event) => event.type === "CUSTOM" && event.name === "action.required" && event.value.kind === "approval",
      ),
    );
    expect(asked).toHaveLength(asks);
    const done = runs.flatMap(({ results }) => results.filter(({ status }) => status === "success"));
    const methods = done.map(({ content }) => (JSON.parse(content ?? "{}") as { method?: string }).method);
    if (does !== undefined) expect(methods).toContain(does);
    expect(runs.map(({ code }) => code)).toEqual(said.map(() => undefined));
  });
});
