import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { HistoryMessage, HistorySnapshotResponse, UiNode, UiSchema } from "../../src/sdk/sdk.ts";
import { auditThemes } from "../_kit/axe.ts";
import { goTo, testConsole, type TestConsole } from "../_kit/console.ts";
import { naughty } from "../_kit/naughty.ts";

const threadId = "550e8400-e29b-41d4-a716-446655440000";
const hostile = [
  "<img src=x onerror=alert(1)>",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "[x](javascript:alert(1))",
];

/** A conversation that no server would send: what it holds reaches the page as it is. */
async function history(page: Page, messages: HistoryMessage[]): Promise<void> {
  const day: HistorySnapshotResponse = { scope: "history_day", threadId, day: "2026-04-21", hasMore: false, messages };
  await page.route(/\/api\/v1\/agent\/history/, (route) => route.fulfill({ json: day }));
}
const at = (seq: number) => new Date(Date.UTC(2026, 3, 21, 0, 0, seq)).toISOString();
const said = (seq: number, role: "user" | "assistant", content: string): HistoryMessage =>
  role === "user"
    ? { id: `m${seq}`, seq, role, content, attachments: [], timestamp: at(seq) }
    : { id: `m${seq}`, seq, role, content, ui_schema: null, timestamp: at(seq) };
const shown = (seq: number, root: UiNode[], more: Partial<UiSchema> = {}): HistoryMessage => ({
  id: `m${seq}`,
  seq,
  role: "tool",
  content: "{}",
  ui_schema: {
    version: "2.0",
    locale: "en",
    status: "info",
    theme: "default",
    root: { type: "stack", appearance: "card", children: root },
    ...more,
  },
  timestamp: at(seq),
});

/** Every node, every place of a node that has text, with this text in it. */
const everyNode = (text: string): UiNode[] => [
  { type: "text", role: "title", content: text },
  { type: "badge", label: text.slice(0, 24), status: "success" },
  { type: "text", role: "subtitle", content: text },
  { type: "text", role: "label", content: text },
  { type: "text", role: "caption", tone: "warning", content: text, maxLines: 2 },
  { type: "text", content: text, tainted: true },
  {
    type: "row",
    justify: "between",
    children: [
      { type: "icon", name: "bell", a11y: { label: text } },
      { type: "avatar", name: text },
    ],
  },
  {
    type: "grid",
    columns: 2,
    children: [
      { type: "text", content: text },
      { type: "time", value: at(0), timezone: "UTC", text },
    ],
  },
  {
    type: "key_value",
    items: [
      { label: text, value: text, icon: "clock" },
      { label: text, value: text, tainted: true, action: { type: "copy", text } },
    ],
  },
  {
    type: "list",
    items: [
      { title: text, subtitle: text, caption: text, avatar: { name: text }, badge: { label: text, status: "pending" } },
    ],
    moreText: text,
  },
  {
    type: "list",
    style: "number",
    items: [
      {
        title: text,
        tainted: true,
        icon: "calendar",
        action: { type: "navigate", target: { kind: "day", date: "2026-04-21" } },
      },
    ],
  },
  { type: "divider" },
  { type: "image", url: "https://files.example/none.png", alt: text },
  { type: "link", label: text, url: "https://example.com/a" },
  {
    type: "disclosure",
    summary: text,
    children: [{ type: "stack", appearance: "inset", children: [{ type: "text", content: text }] }],
  },
  { type: "stack", appearance: "banner", children: [{ type: "text", content: text }] },
  {
    type: "actions",
    children: [
      { type: "button", label: text, style: "primary", icon: "check", action: { type: "send_message", text: "go" } },
      { type: "button", label: text, action: { type: "open_url", url: "https://example.com/b" } },
      {
        type: "button",
        label: "Remove",
        style: "danger",
        action: {
          type: "invoke",
          actionId: "act_1",
          tool: "calendar.delete",
          confirm: { title: text, message: text, confirmLabel: "Yes", cancelLabel: "No", danger: true },
        },
      },
      { type: "button", label: "Off", disabled: true, action: { type: "copy", text } },
    ],
  },
];

describe("the looks of the console", () => {
  let web: TestConsole;
  beforeAll(async () => {
    web = await testConsole();
  });
  afterEach(() => web.leave());
  /** The server knows nothing of the conversation that a test makes up. */
  const madeUp = { language: "en", mayReport: /404|files\.example/ } as const;

  it("has no serious flaw for people with disabilities, in any theme", async () => {
    const page = await web.open("alice", madeUp);
    await page.getByRole("heading", { name: /What can I do/ }).waitFor();
    expect(await auditThemes(page)).toEqual([]);
    await history(page, [
      said(1, "user", "What is on?"),
      shown(2, everyNode("Project review")),
      said(
        3,
        "assistant",
        "# Day\n\n- **10:00** review, [notes](https://example.com/n)\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n`x`",
      ),
      {
        ...said(4, "user", "And?"),
        failure: { runId: "r", status: "failed", code: "MODEL_UNAVAILABLE", message: "No model." },
      } as HistoryMessage,
    ]);
    await goTo(page, `/chat/${threadId}`);
    await page.getByText("This did not work: No model.").waitFor();
    expect(await auditThemes(page)).toEqual([]);
    await page.locator(".messages").press("Home");
    await page.locator(".accord-card").waitFor();
    expect(await auditThemes(page)).toEqual([]);
    await page.getByRole("button", { name: "Account: Alice" }).click();
    await page.getByRole("menu").waitFor();
    expect(await auditThemes(page)).toEqual([]);
  });

  it("has none where people sign in, either", async () => {
    const page = await web.open([], { language: "en" });
    await page.getByLabel("Token").waitFor();
    expect(await auditThemes(page)).toEqual([]);
  });

  it("draws every node, asks before what is dangerous, quotes other people, and shows what it does not know", async () => {
    const page = await web.open("alice", madeUp);
    const unknown = [
      { type: "chart", title: "Sales" },
      { type: "tabs", children: [{ type: "text", content: "Inside" }] },
      { type: "video" },
    ];
    await history(page, [shown(1, [...everyNode("Project review"), ...(unknown as unknown as UiNode[])])]);
    await goTo(page, `/chat/${threadId}`);
    const card = page.locator(".accord-card");
    await card.getByRole("heading", { name: "Project review", level: 3 }).waitFor();
    for (const words of ["Sales", "Inside", "This part cannot be shown here"]) await card.getByText(words).waitFor();
    expect(await card.locator("q").allTextContents()).toEqual(Array(3).fill("Written by someone else: Project review"));
    const link = card.getByRole("link", { name: /opens example.com/ });
    expect(await link.getAttribute("rel")).toBe("noopener noreferrer");
    await card.getByRole("button", { name: "Remove" }).click();
    const dialog = page.getByRole("dialog");
    expect(await dialog.getByRole("button", { name: "No" }).evaluate((button) => button.matches(":focus"))).toBe(true);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await card.getByRole("button", { name: "Off" }).isDisabled()).toBe(true);
    await card.locator("ol .accord-tap").click();
    await page.waitForURL(/#\/calendar\/day\/2026-04-21$/);
  });

  it("shows 10,000 messages and keeps only what is on the screen in the page", async () => {
    const page = await web.open("alice", madeUp);
    await history(
      page,
      Array.from({ length: 10_000 }, (_, seq) =>
        said(seq, seq % 2 ? "assistant" : "user", `Message ${seq}.\n\nMore of it.`),
      ),
    );
    await goTo(page, `/chat/${threadId}`);
    await page.getByText("Message 9999.").waitFor();
    expect(await page.locator(".messages-row").count()).toBeLessThan(60);
    await page.locator(".messages").press("Home");
    await page.getByText("Message 0.").waitFor();
    expect(await page.locator(".messages-row").count()).toBeLessThan(60);
    await page.getByRole("button", { name: "To the newest message" }).click();
    await page.getByText("Message 9999.").waitFor();
  });

  it("puts earlier days above without moving what is read", async () => {
    const page = await web.open("alice", madeUp);
    const days = ["2026-04-21", "2026-04-20"].map((day, at) => ({
      scope: "history_day",
      threadId,
      day,
      hasMore: at === 0,
      messages: Array.from({ length: 40 }, (_, seq) => ({
        ...said(seq, "user", `${day} message ${seq}`),
        id: `${day}-${seq}`,
        timestamp: `${day}T08:00:${String(seq).padStart(2, "0")}Z`,
      })),
    }));
    // The earlier day arrives when the test has seen where things stand.
    const isSeen = Promise.withResolvers<void>();
    await page.route(/\/api\/v1\/agent\/history/, async (route) => {
      const isEarlier = route.request().url().includes("before");
      if (isEarlier) await isSeen.promise;
      await route.fulfill({ json: days[isEarlier ? 1 : 0] });
    });
    const asked = page.waitForRequest(/before=2026-04-21/);
    await goTo(page, `/chat/${threadId}`);
    await page.getByText("2026-04-21 message 39").waitFor();
    const eighth = page.getByText("2026-04-21 message 8", { exact: true });
    const place = async () =>
      (await eighth.count()) === 1 ? (await eighth.boundingBox({ timeout: 1000 }))?.y : undefined;
    const top = async (seq: number) =>
      (await page.getByText(`2026-04-21 message ${seq}`, { exact: true }).boundingBox())?.y ?? 0;
    const height = (await top(39)) - (await top(38));
    const scrollTo = (place: number) =>
      page
        .locator(".messages")
        .evaluate((list, y) => (list as unknown as { scrollTo(x: number, y: number): void }).scrollTo(0, y), place);
    // A list that has just been filled goes on to its end, whoever scrolls it meanwhile: not so when it stays.
    const stays = async () => {
      await scrollTo(4 * height);
      const there = await place();
      await page.evaluate("(async () => { for (let n = 0; n < 15; n++) await new Promise(requestAnimationFrame); })()");
      return there !== undefined && there === (await place());
    };
    await expect.poll(stays).toBe(true);
    await asked;
    const before = await place();
    isSeen.resolve();
    await expect
      .poll(() => page.locator(".messages").evaluate((list) => (list as unknown as { scrollTop: number }).scrollTop))
      .toBeGreaterThan(1000);
    expect(Math.abs(((await place()) ?? 0) - (before ?? 0))).toBeLessThan(3);
  });

  it("rests after an earlier day could not be had, and asks again", async () => {
    const page = await web.open("alice", { ...madeUp, mayReport: /403|404/ });
    const days = ["2026-04-21", "2026-04-20"].map((day, at) => ({
      scope: "history_day",
      threadId,
      day,
      hasMore: at === 0,
      messages: [{ ...said(at, "user", `On ${day}.`), id: day, timestamp: `${day}T08:00:00Z` }],
    }));
    const refused = { status: 403, json: { type: "about:blank", title: "Forbidden", status: 403, code: "FORBIDDEN" } };
    let asked = 0;
    await page.route(/\/api\/v1\/agent\/history/, (route) => {
      if (!route.request().url().includes("before")) return route.fulfill({ json: days[0] });
      return route.fulfill(asked++ === 0 ? refused : { json: days[1] });
    });
    await page.clock.install();
    const failed = page.waitForResponse(/before=2026-04-21/);
    await goTo(page, `/chat/${threadId}`);
    await failed;
    for (let time = 0; time < 10; time++) await page.evaluate("fetch('/healthz').then((said) => said.text())");
    expect(asked).toBe(1);
    await page.clock.fastForward(5000);
    await page.getByText("On 2026-04-20.").waitFor();
  });

  it("shows hostile text as text, wherever text appears", async () => {
    const page = await web.open("alice", madeUp);
    const texts = [...hostile, ...naughty];
    const messages = texts.flatMap((text, at) => [
      said(at * 3, "user", text),
      shown(at * 3 + 1, at % 20 === 0 ? everyNode(text) : [{ type: "text", content: text }]),
      said(at * 3 + 2, "assistant", text),
    ]);
    await history(page, messages);
    await goTo(page, `/chat/${threadId}`);
    const list = page.locator(".messages");
    await list.locator(".messages-row").first().waitFor();
    await list.press("Home");
    // Through all of it, a screen at a time, as a reader goes.
    for (let isEnd = false; !isEnd;)
      isEnd = await list.evaluate(async (element) => {
        const list = element as unknown as { scrollTop: number; clientHeight: number; scrollHeight: number };
        list.scrollTop += list.clientHeight * 3;
        await new Promise((resolve) => setTimeout(resolve, 5));
        return list.scrollTop + list.clientHeight >= list.scrollHeight - 2;
      });
    expect(
      await page.locator("script:not([src]), .thread iframe, .thread object, .messages img[onerror]").count(),
    ).toBe(0);
    expect(await page.locator("a[href^='javascript' i], a[href^='data' i]").count()).toBe(0);
  });

  it.each([
    ["a phone", { width: 320, height: 640 }],
    ["a tablet", { width: 834, height: 1112 }],
    ["a wall", { width: 3840, height: 2160 }],
  ])("fits %s", async (_name, viewport) => {
    const page = await web.open("alice", { viewport, language: "zh-CN", path: "/chat/new" });
    await page
      .locator("textarea")
      .fill("我这周有什么安排？请把每一天的日程都列出来，连同地点、参与者和提醒，一项也不要漏掉。");
    await page.keyboard.press("Enter");
    await page.locator(".answer-text").waitFor();
    const wide = await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
    expect(wide).toBe(0);
    const { x = 0, width = 0 } = (await page.getByRole("button", { name: "发送" }).boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(viewport.width);
  });

  it("loads at most 250 KB of scripts before the first view, packed as browsers ask for it", async () => {
    const context = await web.browser.newContext();
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".js"))
        sizes.push(
          response
            .request()
            .sizes()
            .then(({ responseBodySize }) => responseBodySize),
        );
    });
    await page.goto(`${web.app.url}/#token=${await web.app.auth.mintUserToken("alice")}`);
    await page.locator("textarea").waitFor();
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThan(250_000);
    await context.close();
  });
});
