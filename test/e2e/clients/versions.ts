import type { Page } from "playwright-core";
import { expect, it, onTestFinished } from "vitest";
import { answer, brief, hold } from "../../_kit/scripted-model.ts";
import { press, sees, type ClientPage } from "./page-of-client.ts";

/** What a person does with messages there, and what becomes of them. */
function handle(client: ClientPage) {
  const isCopilotKit = client.folder === "copilotkit";
  const chat = (text: string) =>
    client.talk.model.next(brief({ needs_tools: false, task_type: "chat" }), answer({ answer: text }));
  const told = () => JSON.stringify(client.talk.model.journal.at(-1)?.body.messages);

  /** What history shows of a thread. */
  async function shownIn(threadId: string) {
    const { messages } = await (await client.talk.app.as("alice")).getHistory({ query: { threadId } });
    return messages.map(({ content }) => content);
  }

  async function tryAgain(page: Page): Promise<void> {
    if (isCopilotKit) await page.getByTestId("copilot-regenerate-button").last().click();
    else await press(page, "Try again");
  }

  async function edit(page: Page, from: string, to: string): Promise<void> {
    if (client.folder === "assistant-ui") {
      await page.locator(".user", { hasText: from }).getByRole("button", { name: "Edit" }).click();
      await page.getByRole("textbox").first().fill(to);
      return await press(page, "Save");
    }
    page.once("dialog", (dialog) => void dialog.accept(to));
    if (!isCopilotKit)
      return await page.getByText(from, { exact: true }).locator("xpath=following-sibling::button[1]").click();
    const message = page.getByTestId("copilot-user-message").filter({ hasText: from });
    await message.hover();
    await message.getByTestId("copilot-edit-button").click();
  }
  return { chat, told, shownIn, tryAgain, edit };
}

/** Again and otherwise: with the buttons that the client has, or the page where it has none. */
export function versions(client: ClientPage): void {
  const { chat, told, shownIn, tryAgain, edit } = handle(client);

  it("answers the last message again: the other answer is gone from page, history and context", async () => {
    const { page, threadId, say, sent } = await client.visit();
    chat("Answer one.");
    await say("question one");
    await sees(page, "Answer one.");
    chat("Answer two.");
    await say("question two");
    await sees(page, "Answer two.");
    chat("Answer three.");
    await tryAgain(page);
    await sees(page, "Answer three.");
    expect(await page.getByText("Answer two.").count()).toBe(0);
    expect(told()).not.toContain("Answer two.");
    expect(await shownIn(threadId)).toEqual(["question one", "Answer one.", "question two", "Answer three."]);
    // What came before it, the message, and nothing of its answer.
    expect(sent.at(-1)?.messages.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
    await page.reload();
    await sees(page, "Answer three.");
    expect(await page.getByText("Answer two.").count()).toBe(0);
    chat("Answer four.");
    await say("question four");
    await sees(page, "Answer four.");
    expect((await shownIn(threadId)).slice(3)).toEqual(["Answer three.", "question four", "Answer four."]);
  });

  it("edits a message, the first one too, and goes on from there", async () => {
    const { page, threadId, say, sent } = await client.visit();
    for (const [asked, answered] of [
      ["question one", "Answer one."],
      ["question two", "Answer two."],
    ] as const) {
      chat(answered);
      await say(asked);
      await sees(page, answered);
    }
    chat("Answer of another.");
    await edit(page, "question two", "another question");
    await sees(page, "Answer of another.");
    expect(sent.at(-1)?.messages.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
    expect(await page.getByText("Answer two.").count()).toBe(0);
    expect(await shownIn(threadId)).toEqual(["question one", "Answer one.", "another question", "Answer of another."]);
    chat("Answer of the first.");
    await edit(page, "question one", "first of all");
    await sees(page, "Answer of the first.");
    // Nothing in the messages tells that it is not a new page; assistant-ui gives it another id, too.
    const [one, two] = [sent[0]?.messages[0]?.id, sent.at(-1)?.messages[0]?.id];
    expect(sent.at(-1)?.messages).toHaveLength(1);
    expect(one === two).toBe(client.folder !== "assistant-ui");
    expect(sent.at(-1)?.forwardedProps?.["again"]).toEqual(
      client.folder === "assistant-ui" ? { how: "edit", message_id: one } : undefined,
    );
    expect(await page.getByText("Answer one.").count()).toBe(0);
    expect(await shownIn(threadId)).toEqual(["first of all", "Answer of the first."]);
    expect(told()).not.toContain("Answer one.");
    await page.reload();
    await sees(page, "Answer of the first.");
    chat("Answer of the last.");
    await edit(page, "first of all", "last of all");
    await sees(page, "Answer of the last.");
    chat("Answer behind it.");
    await say("question behind it");
    await sees(page, "Answer behind it.");
    const shown = ["last of all", "Answer of the last.", "question behind it", "Answer behind it."];
    expect(await shownIn(threadId)).toEqual(shown);
    await page.reload();
    await sees(page, "Answer behind it.");
    expect(await page.getByText("first of all").count()).toBe(0);
  });

  it("does not do once more what the answer before has done", async () => {
    const { app } = client.talk;
    client.obey();
    await app.database.sql`update events set deleted_at = now() where deleted_at is null`;
    const { page, say } = await client.visit();
    await say("add Planning tomorrow at 9am");
    await sees(page, /Added .*Planning/);
    await tryAgain(page);
    await sees(page, /not done again/);
    const events = await app.database.sql`select title from events where deleted_at is null`;
    expect(events).toMatchObject([{ title: "Planning" }]);
  });

  it("goes on with an answer that was stopped, also after a reload", async () => {
    const { page, threadId, say, stop } = await client.visit();
    const gate = hold({ after: 120 });
    onTestFinished(gate.release);
    const whole = "You are free tomorrow, and the day after that as well. Take a walk.";
    client.talk.model.next(brief({ needs_tools: false }), answer({ answer: whole }, { pieces: 1, hold: gate }));
    await say("am I free?");
    await gate.reached;
    await sees(page, "You are free");
    await stop();
    await sees(page, "(stopped)");
    gate.release();
    await page.reload();
    client.talk.model.next(answer({ answer: "And the rest of it." }));
    await press(page, "Go on");
    await sees(page, "And the rest of it.");
    const shown = await shownIn(threadId);
    expect(shown).toEqual(["am I free?", expect.stringMatching(/^You are free/), "And the rest of it."]);
    await page.reload();
    await sees(page, "And the rest of it.");
    await sees(page, "You are free");
  });
}

/** In a client that shows the versions of an answer. */
export function branches(client: ClientPage): void {
  const { chat, told, shownIn, tryAgain } = handle(client);

  it("goes back to the answer before, and on from there", async () => {
    const { page, threadId, say } = await client.visit();
    chat("Answer one.");
    await say("question one");
    await sees(page, "Answer one.");
    chat("Answer two.");
    await tryAgain(page);
    await sees(page, "Answer two.");
    await press(page, "Version before");
    await sees(page, "Answer one.");
    chat("Answer three.");
    await say("question three");
    await sees(page, "Answer three.");
    expect(told()).not.toContain("Answer two.");
    expect(await shownIn(threadId)).toEqual(["question one", "Answer one.", "question three", "Answer three."]);
    await page.reload();
    await sees(page, "Answer three.");
    expect(await page.getByText("Answer two.").count()).toBe(0);
  });
}
