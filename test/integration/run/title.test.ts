import { beforeAll, expect, it } from "vitest";
import type { Client } from "../../../src/sdk/sdk.ts";
import { conversation, type Conversation } from "../../_kit/conversation.ts";
import { answer, brief } from "../../_kit/scripted-model.ts";

let talk: Conversation;
let alice: Client;

beforeAll(async () => {
  talk = await conversation();
  alice = await talk.app.as("alice");
});

const titleOf = async (threadId: string) => (await alice.getThread({ path: { threadId } })).title;

it("a thread is called what the router made of its first message, and that stays", async () => {
  talk.model.next(brief({ needs_tools: false, title: "Lunch with Anna" }), answer({ answer: "Sure." }));
  const { threadId } = await alice.ask("please help me to plan a lunch with anna next week");
  expect(await titleOf(threadId)).toBe("Lunch with Anna");
  talk.model.next(brief({ needs_tools: false, title: "Something else" }), answer({ answer: "Fine." }));
  await alice.ask("and something else", { threadId });
  expect(await titleOf(threadId)).toBe("Lunch with Anna");
  await alice.updateThread({ path: { threadId }, body: { title: "Mine" } });
  expect(await titleOf(threadId)).toBe("Mine");
  await alice.updateThread({ path: { threadId }, body: { title: null } });
  expect(await titleOf(threadId)).toBe("Lunch with Anna");
});

it.each([
  ["[Free money](https://evil.example/x)\n<img src=x>  now", /^\[Free money\] \(evil\.example\) [^<>\n]*now$/],
  ["x".repeat(500), /^x{80}$/],
  [" \n ", /^how do you do$/],
  [undefined, /^how do you do$/],
])("a title of %j is one short line that leads nowhere, or none", async (title, shown) => {
  talk.model.next(
    brief({ needs_tools: false, ...(title === undefined ? {} : { title }) }),
    answer({ answer: "Fine." }),
  );
  const { threadId } = await alice.ask("how do you do");
  expect(await titleOf(threadId)).toMatch(shown);
});
