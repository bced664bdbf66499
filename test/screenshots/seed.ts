import type { Client } from "../../src/sdk/sdk.ts";

/** Where the pictures find what was made for them. */
export interface Places {
  /** A conversation with cards, the last of which waits for a decision. */
  threadId: string;
  /** One with a question of the worker that waits for an answer. */
  askedThreadId: string;
  /** One with two versions of an answer. */
  versionsThreadId: string;
  /** A run to take apart. */
  run: { threadId: string; runId: string };
  /** An event of this week, and somebody. */
  eventId: string;
  contactId: string;
}

const words = {
  en: {
    week: "What do I have this week?",
    create: "Create an event tomorrow at 10: project sync, one hour",
    remove: "Delete the project sync tomorrow",
    remember: "Remember that I prefer meetings in the morning",
    asked: "Add an event tomorrow at 3pm",
    free: "When am I free on Friday afternoon?",
    job: { name: "Morning plan", prompt: "What do I have today?" },
  },
  "zh-CN": {
    week: "我这周有什么安排？",
    create: "明天上午10点创建日程：项目同步，一个小时",
    remove: "删除明天的项目同步",
    remember: "记住我喜欢上午开会",
    asked: "明天下午三点加一个日程",
    free: "周五下午我什么时候有空？",
    job: { name: "晨间计划", prompt: "我今天有什么安排？" },
  },
} as const;

/** Conversations as people have them, with something in every view. */
export async function seed(client: Client, locale: "zh-CN" | "en"): Promise<Places> {
  const said = words[locale];
  await client.ask(said.remember);
  const run = await client.ask(said.week);
  const free = await client.ask(said.free);
  await client.regenerate(free);
  const { threadId: askedThreadId } = await client.ask(said.asked);
  const { threadId, cards } = await client.ask(said.create);
  await client.ask(said.remove, { threadId });
  const { timezone } = await client.getMe();
  await client.createJob({
    body: {
      ...said.job,
      schedule: { type: "cron", expression: "30 7 * * 1-5", timezone },
      config: {
        enabled_skills: ["calendar"],
        context: { context_messages: { source: "none", count: 0, window: "all" } },
      },
    },
  });
  const [contact] = (await client.listContacts({ query: { query: locale === "en" ? "Bob" : "王" } })).items;
  const eventId = /evt_\w+/.exec(JSON.stringify(cards))?.[0] ?? "";
  return {
    threadId,
    askedThreadId,
    versionsThreadId: free.threadId,
    run,
    eventId,
    contactId: contact?.id ?? "",
  };
}
