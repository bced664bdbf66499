import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { AccordClient } from "../../../src/sdk/sdk.ts";
import { conversation, type Conversation } from "../../_kit/conversation.ts";
import { answer, brief, callTool } from "../../_kit/scripted-model.ts";
import { askAbout, decide, givenEvent, inQueue, newEvent } from "../approval/_waiting.ts";

/** Alice's profile is Chinese. */
let talk: Conversation;
let alice: AccordClient;

beforeAll(async () => {
  talk = await conversation();
  alice = await talk.app.as("alice");
});

const create = (title: string) => callTool("calendar.create", newEvent(title));
const titleOf = (card: unknown): string =>
  (card as { root: { children: { content: string }[] } }).root.children[0]?.content ?? "";

describe("the language of cards", () => {
  it("is that of the conversation, whatever the profile says, live and in history", async () => {
    for (const [language, title] of [
      ["en", "Event created"],
      ["zh-CN", "日程已创建"],
    ] as const) {
      talk.model.next(brief({ language }), create(`Language ${randomUUID()}`), answer({ answer: "Done." }));
      const run = await talk.say("make it");
      expect(run.results[0]?.ui_schema).toMatchObject({ locale: language });
      expect(titleOf(run.results[0]?.ui_schema)).toBe(title);
      const { messages } = await alice.getHistory({ query: { threadId: run.threadId } });
      const cards = messages.flatMap((message) => (message.role === "tool" ? [message.ui_schema] : []));
      expect(cards).toEqual([run.results[0]?.ui_schema]);
    }
  });

  it("is that of a question, its interrupt, its place in the queue and what comes of it", async () => {
    const event = await givenEvent(talk);
    const waiting = await askAbout(talk, "calendar.delete", { event_id: event.id });
    const last = waiting.events.at(-1);
    if (last?.type !== "RUN_FINISHED" || last.outcome.type !== "interrupt") throw new Error("the run did not ask");
    expect(last.outcome.interrupts[0]?.message).toBe("Delete this event?");
    const item = await inQueue(alice, waiting.approvalId);
    expect(titleOf(item?.ui_schema)).toBe("Delete this event?");
    expect(item?.summary).toContain("Delete event");
    talk.model.next(answer({ answer: "Deleted." }));
    const decided = await talk.ended(await decide(alice, waiting, "approve"));
    expect(titleOf(decided.results[0]?.ui_schema)).toBe("Event deleted");
    const { messages } = await alice.getHistory({ query: { threadId: waiting.threadId } });
    expect(messages.filter(({ role }) => role === "user").at(-1)?.content).toBe("Delete");
  });
});
