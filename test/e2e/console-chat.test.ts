import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { testConsole, type TestConsole } from "../_kit/console.ts";
import { cuttable } from "../_kit/cut.ts";
import { png } from "../_kit/images.ts";
import { answer, brief, hold, type Hold } from "../_kit/model-answers.ts";
import type { ModelRequest } from "../_kit/model-server.ts";

const story = Array.from({ length: 60 }, (_, at) => `Sentence ${at + 1} of the story.`).join(" ");

/** In the page: what a browser does with files from the clipboard or another window. */
const giveFiles = `({ how, count, base64 }) => {
  const field = document.querySelector("textarea");
  const data = new DataTransfer();
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  for (let at = 0; at < count; at++) data.items.add(new File([bytes], how + at + ".png", { type: "image/png" }));
  const options = { bubbles: true, cancelable: true };
  field.dispatchEvent(
    how === "paste"
      ? new ClipboardEvent("paste", { clipboardData: data, ...options })
      : new DragEvent("drop", { dataTransfer: data, ...options }),
  );
}`;

describe("chat in the console", () => {
  let web: TestConsole;
  beforeAll(async () => {
    web = await testConsole();
  });
  afterEach(() => web.leave());

  /** The worker's answer to these words is written as far as `held` lets it. */
  const telling = (words: string, held: Hold) =>
    web.scripts.push(({ body }: ModelRequest) => {
      if (!JSON.stringify(body.messages.at(-1)).includes(words)) return undefined;
      return body.tools ? answer({ answer: story }, { pieces: 40, hold: held }) : brief({ task: words });
    });
  const ask = async (page: Page, text: string) => {
    const composer = page.locator("textarea");
    await composer.fill(text);
    await composer.press("Enter");
  };
  const answers = (page: Page) => page.locator(".answer-text");
  /** An answer without what the server may have added in a paragraph of its own. */
  const told = async (page: Page, at: number) => (await answers(page).nth(at).innerText()).split("\n")[0];

  it("creates an event in Chinese, deletes it after approval, and shows it all again after a reload", async () => {
    const page = await web.open("alice", { language: "zh-CN" });
    await ask(page, "明天上午10点创建日程：项目同步，一个小时");
    const created = page.locator(".accord-card", { hasText: "日程已创建" });
    await created.getByText("项目同步").first().waitFor();
    await page.getByRole("article", { name: "Accord 助手" }).getByText("已添加").waitFor();
    expect(page.url()).toMatch(/#\/chat\/[0-9a-f-]{36}$/);
    await ask(page, "删除明天的项目同步");
    const asking = page.locator(".accord-card", { hasText: "确认删除日程" });
    await page
      .getByRole("link", { name: /待您处理/ })
      .getByText("1", { exact: true })
      .waitFor();
    await asking.getByRole("button", { name: "确认删除" }).click();
    const deleted = page.locator(".accord-card", { hasText: "日程已删除" });
    await deleted.waitFor();
    await asking.waitFor({ state: "detached" });
    await page.getByRole("article", { name: "Accord 助手" }).getByText("已删除「项目同步」").waitFor();
    await page.reload();
    await deleted.waitFor();
    await page.locator(".messages").press("Home");
    await page.getByText("明天上午10点创建日程：项目同步，一个小时").last().waitFor();
  });

  it("approves with changes, in a form of what the card allows", async () => {
    const page = await web.open("alice", { language: "zh-CN", path: "/chat/new" });
    await ask(page, "邀请 Bob Miller 参加明天的项目评审");
    const asking = page.locator(".accord-card[data-status=pending]");
    await asking.getByRole("button", { name: "修改后确认" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "附言" }).fill("期待见面");
    await dialog.getByRole("button", { name: "发送邀请" }).click();
    await page.locator(".accord-card[data-status=success]").waitFor();
    await asking.waitFor({ state: "detached" });
    const { items } = await (await web.app.as("alice")).listApprovals({ query: { state: "closed" } });
    expect(items[0]).toMatchObject({ state: "approved", edits: [{ path: "message", after: "期待见面" }] });
  });

  it("goes on after a cut without a lost or a doubled word, in this tab and in a second one", async () => {
    const held = hold({ after: 12 });
    telling("Tell me the story", held);
    const line = await cuttable(web.app.url);
    const page = await web.open("alice", { origin: line.url, language: "en", mayReport: /net::ERR/ });
    await ask(page, "Tell me the story");
    await answers(page).getByText("Sentence 3 of").waitFor();
    const second = await web.tab(page, new URL(page.url()).hash.slice(1));
    await answers(second).getByText("Sentence 3 of").waitFor();
    line.cut();
    held.release();
    for (const tab of [page, second]) {
      await answers(tab).getByText("Sentence 60 of").waitFor();
      await tab.locator(".answer-text:not([data-writing])").waitFor();
      expect(await told(tab, 0)).toBe(story);
    }
    // A run that one tab starts is followed by the other from its first word.
    const more = hold({ after: 6 });
    telling("Once more", more);
    await ask(page, "Once more");
    await second.getByText("Once more").first().waitFor();
    await answers(second).nth(1).getByText("Sentence 1 of").waitFor();
    more.release();
    await answers(second).nth(1).getByText("Sentence 60 of").waitFor();
    expect(await told(second, 1)).toBe(story);
  });

  it("takes images by button, paste and drop, shows them before and after sending, and refuses a fourth", async () => {
    const page = await web.open("alice", { language: "en" });
    const [bytes, picked] = [png({ width: 60, height: 40 }), page.locator(".composer-images img")];
    await page.locator("input[type=file]").setInputFiles({ name: "one.png", mimeType: "image/png", buffer: bytes });
    await picked.first().waitFor();
    const give = (how: "paste" | "drop", count: number) =>
      page.evaluate(`(${giveFiles})(${JSON.stringify({ how, count, base64: bytes.toString("base64") })})`);
    await give("paste", 1);
    await picked.nth(1).waitFor();
    await give("drop", 2);
    await page.getByText("A message takes up to three images.").waitFor();
    expect(await picked.count()).toBe(3);
    await page.getByRole("button", { name: "Remove drop0.png" }).click();
    await ask(page, "What is on these?");
    const shown = page.locator(".message-images img");
    await answers(page).waitFor();
    await page.reload();
    await shown.nth(1).waitFor();
    expect(await shown.count()).toBe(2);
    await expect
      .poll(() =>
        shown.evaluateAll((all) => all.map((image) => (image as unknown as { naturalWidth: number }).naturalWidth)),
      )
      .toEqual([60, 60]);
  });

  it("tells how far an image is while it is on its way, and takes one back that is", async () => {
    const page = await web.open("alice", { language: "en", path: "/chat/new" });
    const line = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 };
    await line.send("Network.emulateNetworkConditions", slow);
    const buffer = png({ text: "x".repeat(2_000_000) });
    const files = page.locator("input[type=file]");
    await files.setInputFiles({ name: "large.png", mimeType: "image/png", buffer });
    await page.getByRole("progressbar", { name: /Uploading large.png: [1-9]\d?%/ }).waitFor();
    await page.locator("textarea").fill("What is on this?");
    expect(await page.getByRole("button", { name: "Send" }).isDisabled()).toBe(true);
    await page.getByRole("button", { name: "Remove large.png" }).click();
    await page.locator(".composer-images").waitFor({ state: "detached" });
    expect(await page.getByRole("button", { name: "Send" }).isEnabled()).toBe(true);
  });

  it("finds, names, pins, archives and deletes conversations, and switches between them by keyboard", async () => {
    const page = await web.open("bob", { language: "en" });
    const list = page.getByRole("complementary", { name: "Conversations" });
    for (const words of ["What do I have tomorrow?", "When am I free on Friday?"]) {
      await page.keyboard.press("Alt+KeyN");
      await ask(page, words);
      await answers(page).first().waitFor();
      await list.getByRole("link", { name: words }).waitFor();
    }
    const menu = async (title: string, item: string) => {
      await list.getByRole("button", { name: `What to do with “${title}”` }).click();
      await page.getByRole("menuitem", { name: item }).click();
    };
    await menu("What do I have tomorrow?", "Rename");
    await page.getByRole("textbox", { name: "Name" }).fill("Tomorrow");
    await page.keyboard.press("Enter");
    await menu("Tomorrow", "Pin");
    await list.getByRole("heading", { name: "Pinned" }).waitFor();
    await page.keyboard.press("Alt+ArrowUp");
    await page.getByRole("heading", { name: "Tomorrow", level: 1 }).waitFor();
    await page.keyboard.press("Alt+ArrowDown");
    await page.getByRole("heading", { name: "When am I free on Friday?", level: 1 }).waitFor();
    await page.keyboard.press("Alt+ArrowUp");
    await page.getByRole("heading", { name: "Tomorrow", level: 1 }).waitFor();
    // Also from a button that has a use for arrows itself.
    await list.getByRole("button", { name: "What to do with “Tomorrow”" }).focus();
    await page.keyboard.press("Alt+ArrowDown");
    await page.getByRole("heading", { name: "When am I free on Friday?", level: 1 }).waitFor();
    await page.keyboard.press("Alt+ArrowUp");
    await page.getByRole("heading", { name: "Tomorrow", level: 1 }).waitFor();
    await expect.poll(() => page.getByRole("menu").count()).toBe(0);
    await list.getByRole("searchbox").fill("friday");
    await list.locator(".threads-found", { hasText: "free on Friday" }).first().waitFor();
    await list.getByRole("searchbox").fill("");
    await menu("When am I free on Friday?", "Archive");
    await list.getByRole("link", { name: "When am I free on Friday?" }).waitFor({ state: "detached" });
    await menu("Tomorrow", "Delete");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await list.getByText("No conversations yet").waitFor();
    await list.getByRole("button", { name: "Show archived" }).click();
    await list.getByRole("link", { name: "When am I free on Friday?" }).waitFor();
  });

  it("keeps a message that could not be sent, says that there is no network, and sends it later", async () => {
    const page = await web.open("alice", { language: "en", path: "/chat/new", mayReport: /net::ERR/ });
    await page.locator("textarea").waitFor();
    await page.context().setOffline(true);
    await page.getByText("You are offline.").waitFor();
    await ask(page, "What do I have tomorrow?");
    await page.getByText("Not sent: the server could not be reached.").waitFor();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Send again" }).click();
    await answers(page).first().waitFor();
    expect(await page.locator(".message-text").allInnerTexts()).toEqual(["What do I have tomorrow?"]);
  });

  it("opens a view that could not be loaded when the network is back, by itself and with its style", async () => {
    const page = await web.open("alice", { language: "en", path: "/chat/new", mayReport: /net::ERR/ });
    await page.locator("textarea").waitFor();
    await page.context().setOffline(true);
    await page.getByText("You are offline.").waitFor();
    await page.getByRole("link", { name: "Contacts" }).click();
    await page.locator("main").getByText("Loading …").waitFor();
    await page.context().setOffline(false);
    await page.getByText("Bob Miller").waitFor();
    // One that breaks off is asked for again.
    let isCut = false;
    await page.route(/memory-[^/]+\.js$/, (route) => (isCut ? route.continue() : ((isCut = true), route.abort())));
    await page.getByRole("link", { name: "Memory" }).click();
    const field = page.getByLabel("Remember this");
    await field.waitFor();
    expect(isCut).toBe(true);
    expect(await page.evaluate("getComputedStyle(document.querySelector('.view-body input')).borderRadius")).toBe(
      "8px",
    );
  });
});
