import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { testConsole, type TestConsole } from "../_kit/console.ts";
import { answer, brief, hold, type ModelAnswer } from "../_kit/model-answers.ts";
import { obedient } from "../_kit/obedient-model.ts";

describe("what was said in the console", () => {
  let web: TestConsole;
  beforeAll(async () => {
    web = await testConsole();
  });
  afterEach(() => web.leave());

  /** The worker's answers to messages with these words, one after the other. */
  const answering = (words: string, ...answers: ModelAnswer[]) =>
    web.scripts.push(({ body, lastUser }) => {
      if (!lastUser.includes(words)) return undefined;
      return body.tools ? answers.shift() : brief({ task: words });
    });
  const ask = async (page: Page, text: string) => {
    const composer = page.locator(".composer textarea");
    await composer.fill(text);
    await composer.press("Enter");
  };
  const answers = (page: Page) => page.locator(".answer-text");
  /** Of a run that has said something: its button to stop it has gone. */
  const isOver = (page: Page) => page.getByRole("button", { name: "Send", exact: true }).waitFor();
  const click = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
  const versions = (page: Page, of: "answer" | "message") => page.getByRole("group", { name: `Versions of the ${of}` });

  it("is answered again, and both answers are an arrow away, also in another tab", async () => {
    answering("Name a colour", answer({ answer: "Red it is." }), answer({ answer: "Blue it is." }));
    const page = await web.open("alice", { language: "en", path: "/chat/new" });
    await ask(page, "Name a colour");
    await answers(page).getByText("Red it is.").waitFor();
    await click(page, "Answer again");
    await answers(page).getByText("Blue it is.").waitFor();
    await versions(page, "answer").getByText("2/2").waitFor();
    expect(await answers(page).count()).toBe(1);
    expect(await page.locator(".message-text").allInnerTexts()).toEqual(["Name a colour"]);
    const second = await web.tab(page, new URL(page.url()).hash.slice(1));
    await answers(second).getByText("Blue it is.").waitFor();
    await click(page, "Version before");
    for (const tab of [page, second]) {
      await answers(tab).getByText("Red it is.").waitFor();
      await versions(tab, "answer").getByText("1/2").waitFor();
      expect(await answers(tab).count()).toBe(1);
    }
    expect(await page.getByRole("button", { name: "Version before" }).isDisabled()).toBe(true);
  });

  it("is written otherwise: the new words take the place of the old ones, which stay as a version", async () => {
    answering("a colour", answer({ answer: "Red it is." }));
    answering("a fruit", answer({ answer: "An apple." }), answer({ answer: "You are welcome." }));
    const page = await web.open("alice", { language: "en", path: "/chat/new" });
    await ask(page, "Name a colour");
    await answers(page).getByText("Red it is.").waitFor();
    await click(page, "Edit the message");
    const field = page.getByRole("textbox", { name: "Edit the message" });
    expect(await field.inputValue()).toBe("Name a colour");
    await field.press("Escape");
    await field.waitFor({ state: "detached" });
    await click(page, "Edit the message");
    await field.fill("Name a fruit");
    await field.press("Enter");
    await answers(page).getByText("An apple.").waitFor();
    expect(await page.locator(".message-text").allInnerTexts()).toEqual(["Name a fruit"]);
    await ask(page, "Thank you for a fruit");
    await answers(page).getByText("You are welcome.").waitFor();
    await click(page, "Version before");
    await answers(page).getByText("Red it is.").waitFor();
    expect(await page.locator(".message-text").allInnerTexts()).toEqual(["Name a colour"]);
    await page.reload();
    await answers(page).getByText("Red it is.").waitFor();
    await versions(page, "message").getByText("1/2").waitFor();
    await click(page, "Version after");
    await answers(page).getByText("You are welcome.").waitFor();
    expect(await page.locator(".message-text").allInnerTexts()).toEqual(["Name a fruit", "Thank you for a fruit"]);
  });

  it("is told where another version has changed something that stands", async () => {
    const page = await web.open("alice", { language: "en", path: "/chat/new" });
    await ask(page, "Create an event the day after tomorrow at 7am: park run, half an hour");
    await page.locator(".accord-card[data-status=success]").waitFor();
    await answers(page).first().waitFor();
    answering("park run", answer({ answer: "Better not." }));
    await click(page, "Answer again");
    await answers(page).getByText("Better not.").waitFor();
    await page.getByText("Another version has changed something, and that stands").waitFor();
  });

  it("goes on where it was stopped, and the two parts are there after a reload", async () => {
    const story = Array.from({ length: 40 }, (_, at) => `Sentence ${at + 1} of it.`).join(" ");
    const held = hold({ after: 6 });
    answering("Tell me", answer({ answer: story }, { pieces: 40, hold: held }), answer({ answer: "And the rest." }));
    const page = await web.open("alice", { language: "en", path: "/chat/new" });
    await ask(page, "Tell me a story");
    await answers(page).getByText("Sentence 1 of").waitFor();
    await page.keyboard.press("Escape");
    await page.getByText("Stopped here.").waitFor();
    held.release();
    expect(await page.getByText("Stopped before there was an answer.").count()).toBe(0);
    await page.reload();
    await answers(page).getByText("Sentence 1 of").waitFor();
    await click(page, "Continue");
    await answers(page).nth(1).getByText("And the rest.").waitFor();
    expect(await page.getByRole("button", { name: "Continue" }).count()).toBe(0);
    expect(await page.locator(".message-text").count()).toBe(1);
    await page.reload();
    await answers(page).nth(1).getByText("And the rest.").waitFor();
    await page.getByText("Stopped here.").waitFor();
  });

  it("is asked again when it was stopped before there was a word, without being said twice", async () => {
    const held = hold({ after: 0 });
    answering("Not yet", answer({ answer: "Never." }, { hold: held }), answer({ answer: "Here it is." }));
    const page = await web.open("alice", { language: "en", path: "/chat/new" });
    await ask(page, "Not yet");
    await held.reached;
    await page.getByText("Thinking").waitFor();
    await page.keyboard.press("Escape");
    await page.getByText("Stopped before there was an answer.").waitFor();
    held.release();
    await page.reload();
    await page.getByText("Stopped before there was an answer.").waitFor();
    await click(page, "Ask again");
    await answers(page).getByText("Here it is.").waitFor();
    expect(await page.locator(".message-text").count()).toBe(1);
    expect(await page.getByText("Stopped before there was an answer.").count()).toBe(0);
    await versions(page, "answer").getByText("2/2").waitFor();
  });

  it("is a question of the worker: answered in the conversation, skipped, or answered where all of them wait", async () => {
    const page = await web.open("bob", { language: "en", path: "/chat/new" });
    const form = page.getByRole("region", { name: "Question" });
    await ask(page, "Add an event tomorrow at 3pm");
    await form.getByRole("textbox").fill("Dentist");
    // What is still asked is known late: meanwhile the answered question does not come back.
    const isSeen = Promise.withResolvers<void>();
    await page.route(/approvals\?.*kind=question/, async (route) => {
      await isSeen.promise;
      await route.continue();
    });
    await form.getByRole("button", { name: "Answer" }).click();
    await page.locator(".accord-card", { hasText: "Dentist" }).first().waitFor();
    await answers(page)
      .getByText(/Added.*Dentist/)
      .waitFor();
    await isOver(page);
    expect(await form.count()).toBe(0);
    isSeen.resolve();
    await page.keyboard.press("Alt+KeyN");
    await page.getByRole("heading", { name: /What can I do/ }).waitFor();
    await ask(page, "Add an event tomorrow at 5pm");
    await form.getByRole("button", { name: "Go on without" }).click();
    await form.waitFor({ state: "detached" });
    await answers(page).nth(1).waitFor();
    await isOver(page);
    const fields = [
      { name: "guests", label: "Guests", input: "number" as const },
      { name: "outside", label: "Outside?", input: "yes_no" as const },
      { name: "wishes", label: "Wishes", input: "long_text" as const },
    ];
    answering("party", answer({ status: "partial_success", answer: "How many of you?", question: { fields } }));
    await ask(page, "Plan the party");
    await form.getByRole("spinbutton", { name: "Guests" }).fill("12");
    await form.getByRole("checkbox", { name: "Outside?" }).check();
    await form.getByRole("textbox", { name: "Wishes" }).fill("No nuts,\nplease");
    let given: unknown;
    web.scripts.push(({ lastUser }) => {
      const [, values] = /\[answer\] (\{.*"guests".*\})/.exec(lastUser) ?? [];
      if (values === undefined) return undefined;
      given = JSON.parse(values);
      return answer({ answer: "Twelve, outside." });
    });
    await form.getByRole("button", { name: "Answer" }).click();
    await answers(page).getByText("Twelve, outside.").waitFor();
    // Each went back as what it is: a figure, a truth, a text with its lines.
    expect(given).toEqual({ values: { guests: 12, outside: true, wishes: "No nuts,\nplease" } });
    const { interrupt } = await (await web.app.as("bob")).ask("Add an event tomorrow at 6pm");
    expect(interrupt?.reason).toBe("input_required");
    await page.clock.install();
    await page.getByRole("link", { name: /Waiting for you/i }).click();
    const item = page.locator(`#${interrupt?.id}`);
    await item.getByRole("textbox").fill("Theatre");
    const gate = hold();
    web.scripts.push((request) =>
      /\[answer\].*Theatre/.test(request.lastUser) ? { ...obedient(request), hold: gate } : undefined,
    );
    await item.getByRole("button", { name: "Answer" }).click();
    await gate.reached;
    // The list is asked again while the run goes on, as it is every few seconds.
    const asked = page.waitForResponse(/approvals\?.*state=open/);
    await page.clock.fastForward(10_000);
    await asked;
    gate.release();
    await item.getByText(/Added.*Theatre/).waitFor();
    await page.getByRole("button", { name: "Decided" }).click();
    await page.locator(`#${interrupt?.id}`).getByText("answered").waitFor();
  });

  // To the page, which tells itself of changes by a timer, such a run had never been.
  it("is a question also where the run was over before the page had drawn that it began", async () => {
    const page = await web.open("bob", { language: "en", path: "/chat/new" });
    await page.locator(".composer textarea").waitFor();
    const isRead = Promise.withResolvers<void>();
    await page.route(/\/events\?/, async (route) => {
      await route.fulfill({ response: await route.fetch() });
      isRead.resolve();
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await ask(page, "Add an event in two days at 3pm");
    await isRead.promise;
    // The page has read it to its end when it has had an answer to a later request.
    await page.evaluate("fetch('/healthz').then((response) => response.text())");
    await page.clock.resume();
    await page.getByRole("region", { name: "Question" }).getByRole("textbox").waitFor();
  });

  it("is denied in its card, and nothing is deleted", async () => {
    const page = await web.open("alice", { language: "zh-CN", path: "/chat/new" });
    await ask(page, "明天上午8点创建日程：早餐会，一个小时");
    await page.locator(".accord-card[data-status=success]").waitFor();
    await ask(page, "删除明天的早餐会");
    const asking = page.locator(".accord-card[data-status=pending]");
    await asking.getByRole("button", { name: "取消" }).click();
    await asking.waitFor({ state: "detached" });
    const alice = await web.app.as("alice");
    const { items } = await alice.listApprovals({ query: { state: "closed" } });
    expect(items[0]).toMatchObject({ state: "denied" });
    await answers(page).last().waitFor();
  });

  it("ends with next steps, which a click asks for, is copied, and leads to its run", async () => {
    answering(
      "Plan",
      answer({ answer: "Done **so**.", suggested_actions: [{ label: "Go on", message: "Then this" }] }),
    );
    answering("Then this", answer({ answer: "That, too." }));
    const permissions = ["clipboard-read", "clipboard-write"];
    const page = await web.open("alice", { language: "en", path: "/chat/new", permissions });
    await ask(page, "Plan something");
    await click(page, "Copy the answer");
    await page.getByRole("status").getByText("Copied").waitFor();
    expect(await page.evaluate<string>("navigator.clipboard.readText()")).toMatch(/^Done \*\*so\*\*\./);
    await page.getByRole("list", { name: "Suggested next steps" }).getByRole("button", { name: "Go on" }).click();
    await answers(page).getByText("That, too.").waitFor();
    expect(await page.locator(".message-text").allInnerTexts()).toEqual(["Plan something", "Then this"]);
    expect(await page.getByRole("list", { name: "Suggested next steps" }).count()).toBe(0);
    await page.getByRole("link", { name: "How this came about" }).last().click();
    await page.getByRole("heading", { name: "What ran when" }).waitFor();
  });
});
