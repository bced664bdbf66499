import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../_kit/browser.ts";
import { builtConsole } from "../_kit/built-console.ts";
import { startMock } from "../_kit/prism.ts";

/** Each view, and something that the examples of the specs have for it. */
const views: readonly [string, RegExp][] = [
  ["/chat", /帮我创建一个日程/],
  ["/chat/550e8400-e29b-41d4-a716-446655440000", /您的会议日程创建成功/],
  ["/waiting", /项目同步/],
  ["/calendar/day/2026-04-21", /2026年4月21日/],
  ["/calendar/event/evt_123", /Project|项目/],
  ["/contacts", /王磊/],
  ["/memory/user", /hiking/],
  ["/memory/user/history", /20/],
  ["/runs", /帮我创建一个日程/],
  ["/runs/550e8400-e29b-41d4-a716-446655440000", /run-00/],
  ["/runs/550e8400-e29b-41d4-a716-446655440000/run-001", /RUN_CANCELED/],
  ["/jobs", /早间日程/],
  ["/jobs/new", /新建任务/],
  ["/usage/day/7", /6861/],
  ["/tools", /skills\.read/],
  ["/tools/skills.read", /skills\.read/],
  ["/settings", /Alice/],
];

describe("the console against the mock", () => {
  let url = "";
  beforeAll(async () => {
    const mock = await startMock({ ACCORD_CONSOLE: await builtConsole() });
    ({ url } = mock);
  });

  it("shows something in every view, asks for nothing for ever, and fails nowhere", async () => {
    const page = await (await openBrowser()).newPage({ locale: "zh-CN" });
    page.setDefaultTimeout(60_000);
    const problems: string[] = [];
    let asked = 0;
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("request", () => void asked++);
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(`${message.text()} ${message.location().url}`);
    });
    await page.goto(`${url}/#token=mock`);
    // The page takes the token out of its address when it starts: another address before that would sign nobody in.
    await page.waitForURL((address) => !address.hash.includes("token"));
    await page.getByRole("navigation").first().waitFor();
    for (const [view, words] of views) {
      asked = 0;
      await page.evaluate(`void (location.hash = ${JSON.stringify(view)})`);
      await expect.poll(() => shown(page), { timeout: 30_000, message: view }).toMatch(words);
      expect(await shown(page), view).not.toMatch(/加载失败|出了点问题/);
      if (asked > 40) problems.push(`${view} has asked ${asked} times`);
    }
    expect(problems).toEqual([]);
  });
});

/** What is to be read, when nothing is loading any more. */
async function shown(page: Page): Promise<string> {
  if ((await page.locator(".state-loading").count()) > 0) return "";
  const [texts, dialogs] = [page.locator("main"), page.getByRole("dialog")];
  return [...(await texts.allInnerTexts()), ...(await dialogs.allInnerTexts())].join(" ");
}
