import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { conversation } from "../../_kit/conversation.ts";
import { answer, brief, callTool } from "../../_kit/scripted-model.ts";
import { storeEvent, storeInvite } from "../approval/_waiting.ts";

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const week = { mode: "range", start_at: inHours(0), end_at: inHours(100) };

it("an answer that rests on text by others is marked, and so is the card: in events and history", async () => {
  const talk = await conversation();
  const alice = await talk.app.as("alice");
  const bob = await talk.app.as("bob");
  const [{ id: toId }, { id: fromId }] = [await alice.getMe(), await bob.getMe()];
  const ask = async (threadId: string) => {
    talk.model.next(brief(), callTool("calendar.read", week), answer({ answer: "Here it is." }));
    const run = await talk.say("what is on?", { threadId });
    const { messages } = await alice.getHistory({ query: { threadId } });
    return {
      events: [run.results[0]?.metadata, run.end?.metadata],
      history: messages.filter(({ role }) => role !== "user"),
    };
  };

  await storeEvent(talk.app, toId, "My own");
  const own = await ask(randomUUID());
  for (const message of [...own.events, ...own.history]) expect(message).not.toHaveProperty("tainted");

  await storeInvite(talk.app, { fromId, toId, title: "Theirs" });
  const theirs = await ask(randomUUID());
  const marked = [{ tainted: true }, { tainted: true }];
  expect(theirs.events).toMatchObject(marked);
  expect(theirs.history).toMatchObject(marked);
});
