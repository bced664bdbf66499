import { beforeAll, expect, it } from "vitest";
import { createClient, type Client, type UiSchema } from "../../../src/sdk/sdk.ts";
import { conversation, type Conversation } from "../../_kit/conversation.ts";
import { png } from "../../_kit/images.ts";
import { answer, brief, callTool, refuse } from "../../_kit/scripted-model.ts";
import { storeEvent } from "../approval/_waiting.ts";

let talk: Conversation;
let alice: Client;

beforeAll(async () => {
  talk = await conversation();
  await talk.app.listen(0);
  alice = createClient({ baseUrl: talk.app.url, token: await talk.app.auth.mintUserToken("alice") });
});

it("asks and answers in one call, and shows text and cards while they come", async () => {
  const read = { mode: "day", date: "2026-03-17", event_timezone: "UTC" };
  talk.model.next(brief(), callTool("calendar.read", read), answer({ answer: "Nothing is planned." }));
  const [texts, cards]: [string[], UiSchema[]] = [[], []];
  const asked = await alice.ask("What is there?", {
    onText: (text) => texts.push(text),
    onCard: (card) => cards.push(card),
  });
  expect(asked).toMatchObject({ status: "finished", answer: "Nothing is planned.", run: { usage: {} } });
  expect(texts.at(-1)).toBe(asked.answer);
  expect(cards).toHaveLength(1);
  expect(asked.cards).toEqual(cards);
  expect(asked.run.toolCalls.map(({ ui_schema: card }) => card)).toEqual(cards);
  talk.model.next(brief({ needs_tools: false }), answer({ answer: "Again: nothing." }));
  const again = await alice.ask("And again?", { threadId: asked.threadId });
  expect([again.threadId, again.answer]).toEqual([asked.threadId, "Again: nothing."]);
});

it("uploads an image, and asks about it", async () => {
  const image = await alice.upload(new Blob([new Uint8Array(png({}))], { type: "image/png" }), {
    filename: "board.png",
  });
  expect(image).toMatchObject({ mimeType: "image/png", filename: "board.png" });
  talk.model.next(brief({ needs_tools: false }), answer({ answer: "A board." }));
  const asked = await alice.ask("What is on it?", { images: [image] });
  expect([asked.status, asked.answer]).toEqual(["finished", "A board."]);
  const { messages } = await alice.getHistory({ query: { threadId: asked.threadId } });
  expect(messages[0]?.role).toBe("user");
  expect(JSON.stringify(messages[0])).toContain(image.id);
});

it("hands over what the user has to decide, and goes on with the decision", async () => {
  const { id } = await alice.getMe();
  const event = await storeEvent(talk.app, id, "Dentist");
  const call = { event_id: event, event_timezone: "UTC" };
  talk.model.next(brief({ intents: ["calendar.delete"] }), callTool("calendar.delete", call));
  const asked = await alice.ask("Cancel the dentist");
  expect(asked).toMatchObject({ status: "interrupted", interrupt: { toolCallId: expect.any(String) } });
  talk.model.next(answer({ answer: "Done." }));
  const done = await alice.decide(asked.interrupt?.id ?? "", "approve");
  expect(done).toMatchObject({ threadId: asked.threadId, status: "finished", answer: "Done." });
  expect(done).not.toHaveProperty("interrupt");
});

it("tells of a run that failed", async () => {
  talk.model.next(refuse(401));
  const asked = await alice.ask("hello");
  expect([asked.status, asked.answer, asked.run.error?.code]).toEqual(["failed", "", "MODEL_REFUSED"]);
});

it("stops when it is told to, and the run does not", async () => {
  const leave = new AbortController();
  talk.model.next(brief({ needs_tools: false }), answer({ answer: "A long answer, which somebody reads half." }));
  const [threadId, runId] = ["6f1c2a34-8f3e-4a55-9a7e-2b9d9f6b1c11", "left"];
  const asked = alice.ask("talk", {
    threadId,
    runId,
    signal: leave.signal,
    onText: () => leave.abort(new Error("enough")),
  });
  await expect(asked).rejects.toThrow("enough");
  const types: string[] = [];
  for await (const { type } of alice.streamRunEvents({ path: { threadId }, query: { runId } })) types.push(type);
  expect(types.at(-1)).toBe("RUN_FINISHED");
});
