import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../_kit/app.ts";
import { auditThemes } from "../_kit/axe.ts";
import { goTo, testConsole, type TestConsole } from "../_kit/console.ts";
import { planToday } from "../_kit/plan-today.ts";

describe("the views of the console", () => {
  let app: TestApp;
  let web: TestConsole;
  /** How much later it is for the server, which decides whether a token has run out. */
  let laterMs = 0;
  beforeAll(async () => {
    web = await testConsole({ clock: { now: () => Date.now() + laterMs } });
    ({ app } = web);
    await planToday(app, "读书日");
  });
  afterEach(async () => {
    laterMs = 0;
    await web.leave();
  });

  it("the calendar shows what the assistant has created while it was open, marks it, and deletes it after a question", async () => {
    const page = await web.open("alice", { path: "/calendar/week", language: "en" });
    await page.locator(".calendar-event").first().waitFor();
    const alice = await app.as("alice");
    const { status } = await alice.ask("明天下午四点和王磊喝咖啡，一小时");
    expect(status).toBe("finished");
    const [day] = (await today(alice)).split("T");
    await goTo(page, `/calendar/day/${day}`);
    const event = page.locator(".calendar-event", { hasText: "咖啡" });
    await event.waitFor();
    // And a change of it by another client, while it is looked at.
    const { data } = await alice.calendarRead({ body: { mode: "day", date: day ?? "", query: "咖啡" } });
    const [entry] = (data as { items: { id: string }[] }).items;
    const patch = { title: "和王磊喝茶" };
    await alice.calendarUpdate({
      body: { event_id: entry?.id ?? "", event_timezone: "Asia/Shanghai", patch },
    });
    await page.locator(".calendar-event-changed", { hasText: "喝茶" }).waitFor();
    await page.locator(".calendar-event", { hasText: "喝茶" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("16:00").waitFor();
    await dialog.getByRole("button", { name: "Ask about this" }).click();
    await page.waitForURL(/#\/chat\/new/);
    await expect.poll(() => page.locator("textarea").inputValue()).toContain("和王磊喝茶");
    await page.goBack();
    await dialog.getByRole("button", { name: "Delete" }).click();
    const asking = page.getByRole("alertdialog", { name: /和王磊喝茶/ });
    await page.keyboard.press("Escape");
    await asking.waitFor({ state: "detached" });
    await dialog.getByRole("button", { name: "Delete" }).click();
    await asking.getByRole("button", { name: "Delete" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.locator(".calendar-event", { hasText: "喝茶" }).waitFor({ state: "detached" });
  });

  it("two people: bob is invited, accepts by his own hand, and alice sees it; one click switches between them", async () => {
    const alice = await app.as("alice");
    const contacts = await alice.listContacts({ query: { query: "Bob" } });
    const contactId = contacts.items.find(({ isUser }) => isUser)?.id ?? "";
    const start = `${(await today(alice)).split("T")[0]}T09:00:00+08:00`;
    const { data } = await alice.calendarCreate({
      body: { title: "Joint review", start_at: start, duration_minutes: 30, event_timezone: "Asia/Shanghai" },
    });
    const { id } = data as { id: string };
    await alice.calendarShare({ body: { event_id: id, participants: [{ contact_id: contactId }] } });
    const page = await web.open(["alice", "bob"], { path: "/calendar/week", language: "en" });
    await page.getByRole("button", { name: /Account:/ }).click();
    await page.getByRole("menuitem", { name: /Switch to bob/i }).click();
    await page.getByRole("button", { name: /Account: ?Bob/ }).waitFor();
    const bob = await app.as("bob");
    const day = new Date(Date.parse(start));
    const zone = (await bob.getMe()).timezone;
    const date = new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" }).format(day);
    await goTo(page, `/calendar/agenda/${date}`);
    await page.getByText("Joint review").first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Accept" }).click();
    await page.getByRole("dialog").getByText("accepted").first().waitFor();
    const { data: seen } = await alice.calendarRead({ body: { mode: "event", event_id: id } });
    expect(seen).toMatchObject({
      participants: expect.arrayContaining([expect.objectContaining({ participation: "accepted" })]),
    });
  });

  it("what waits is approved with a note, and the view says what happened", async () => {
    const alice = await app.as("alice");
    await alice.ask("后天上午十点开预算会");
    const { interrupt, status } = await alice.ask("删除后天的预算会");
    expect([status, interrupt?.id]).toEqual(["interrupted", expect.any(String)]);
    const page = await web.open("alice", { path: "/waiting", language: "en" });
    const item = page.locator(`#${interrupt?.id}`);
    await item.getByLabel(/Note/).fill("Not needed any more");
    await page.getByRole("link", { name: /waiting for you/ }).waitFor();
    await item.getByRole("button", { name: "Approve" }).click();
    await item.getByText(/已删除|Deleted/).waitFor();
    await goTo(page, "/waiting/closed");
    await page.locator(`#${interrupt?.id}`).getByText("approved").waitFor();
  });

  it("memory: remembered by hand, told in its history, undone, forgotten", async () => {
    const page = await web.open("alice", { path: "/memory/user", language: "en" });
    await page.getByLabel("Remember this").fill("I take the tram");
    await page.getByRole("button", { name: "Remember", exact: true }).click();
    await page.getByText("I take the tram").waitFor();
    await page.getByRole("button", { name: "History" }).click();
    await page.getByRole("button", { name: "Undo version 1" }).click();
    await page.getByText("Version 2").waitFor();
    await page.getByRole("button", { name: "Now" }).click();
    await page.getByText("Nothing is remembered yet").waitFor();
    const alice = await app.as("alice");
    expect(await alice.listMemoryVersions({ path: { scope: "user" } })).toMatchObject({
      items: [{ by: "person" }, {}],
    });
    await page.getByRole("button", { name: "Forget everything" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Forget everything" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await alice.listMemoryVersions({ path: { scope: "user" } })).toMatchObject({ items: [] });
  });

  it("a contact is found by pinyin, changed in place, and deleted after a question", async () => {
    const page = await web.open("alice", { path: "/contacts", language: "en" });
    await page.getByRole("searchbox").fill("mingyue");
    await page.getByRole("link", { name: /欧阳明月/ }).click();
    await page.getByLabel("Note").fill("Knows the house");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    const alice = await app.as("alice");
    expect((await alice.listContacts({ query: { query: "mingyue" } })).items[0]).toMatchObject({
      note: "Knows the house",
    });
    await page.getByRole("link", { name: /欧阳明月/ }).click();
    const remove = page.getByRole("dialog").getByRole("button", { name: "Delete" });
    await remove.click();
    const asking = page.getByRole("alertdialog", { name: /欧阳明月/ });
    await asking.getByRole("button", { name: "Cancel" }).click();
    await asking.waitFor({ state: "detached" });
    expect((await alice.listContacts({ query: { query: "mingyue" } })).items).toHaveLength(1);
    await remove.click();
    await asking.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect((await alice.listContacts({ query: { query: "mingyue" } })).items).toEqual([]);
  });

  it("a job is made with a preview of its firings, run now, and its outcome leads to the run", async () => {
    const page = await web.open("alice", { path: "/jobs/new", language: "en" });
    await page.getByLabel("Name").fill("Morning plan");
    await page.getByLabel("What to do").fill("What do I have today?");
    await page.getByText("Monday through Friday").waitFor();
    expect(await page.locator(".jobs-preview li").count()).toBe(5);
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByRole("button", { name: "Run now" }).click();
    const firing = page.getByRole("dialog").getByRole("link", { name: /finished/ });
    await firing.waitFor({ timeout: 60_000 });
    await firing.click();
    await page.getByRole("heading", { name: "What ran when" }).waitFor();
  });

  it("a run is taken apart: stages, model calls, tool calls with arguments, raw events, and compared with another", async () => {
    const alice = await app.as("alice");
    const first = await alice.ask("What do I have tomorrow?");
    const second = await alice.ask("And the day after tomorrow?", { threadId: first.threadId });
    const elsewhere = await alice.ask("When am I free on Friday?");
    const page = await web.open("alice", {
      path: `/runs/${first.threadId}/${first.runId}`,
      language: "en",
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await page.getByRole("button", { name: /Stage: Router/ }).waitFor();
    await page.getByRole("button", { name: /Tool call: .*calendar\.read/ }).click();
    await page.locator(".values").getByText("arguments", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Copy as curl" }).click();
    await page.getByText("Copied").waitFor();
    const copied = await page.evaluate<string>("navigator.clipboard.readText()");
    expect(copied).toContain(`${app.url}/api/v1/agent/runs/${first.threadId}?runId=`);
    expect(copied).not.toContain("eyJ");
    await page.getByText("Raw events").click();
    await page.locator("pre", { hasText: "RUN_FINISHED" }).waitFor();
    const answers = page.getByRole("region", { name: "Comparison" }).getByRole("row", { name: /Answer/ });
    await page.getByLabel("Run to compare with").selectOption(second.runId);
    await answers.getByText(second.answer.slice(0, 20)).waitFor();
    // And with one of another conversation, which the address names, too.
    await page.getByLabel("Compare with", { exact: true }).selectOption(elsewhere.threadId);
    await page.getByLabel("Run to compare with").selectOption(elsewhere.runId);
    await answers.getByText(elsewhere.answer.slice(0, 20)).waitFor();
    await page.reload();
    await answers.getByText(elsewhere.answer.slice(0, 20)).waitFor();
  });

  it("usage is drawn and told in a table, by day and by conversation, and saved as CSV", async () => {
    const alice = await app.as("alice");
    await alice.ask("What do I have tomorrow?");
    const page = await web.open("alice", { path: "/usage/day/7", language: "en" });
    await page.locator("canvas").waitFor();
    await page.getByRole("button", { name: "Conversation" }).click();
    await page.getByRole("row").nth(1).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "CSV" }).click(),
    ]);
    const text = readFileSync(await download.path(), "utf8");
    expect(text).toMatch(/^\uFEFF?thread,model_calls,input_tokens/);
    expect(text.trim().split("\r\n").length).toBeGreaterThan(1);
  });

  it("a method that reads is tried with a form made from its schema", async () => {
    const page = await web.open("alice", { path: "/tools/contacts.read", language: "en" });
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "search" }).click();
    await dialog.getByLabel(/^query/).fill("wanglei");
    await dialog.getByRole("button", { name: "Call" }).click();
    await dialog.getByLabel("Answer").getByText("王磊").waitFor();
    await goTo(page, "/tools/calendar.delete");
    await dialog.getByText("asks first").waitFor();
    expect(await dialog.getByRole("button", { name: "Call" }).count()).toBe(0);
  });

  it("settings change the zone for the server, and the look for this browser", async () => {
    const carol = "carol";
    const page = await web.open(carol, { path: "/settings", language: "en" });
    await page.getByLabel("Time zone").fill("Europe/Berlin");
    await page.getByRole("button", { name: "Save" }).click();
    const client = await app.as(carol);
    await expect.poll(async () => (await client.getMe()).timezone).toBe("Europe/Berlin");
    await page.getByRole("button", { name: "Dark" }).click();
    expect(await page.evaluate("document.documentElement.dataset.theme")).toBe("dark");
  });

  it("settings hand out everything that is kept of a person, take a file in, and delete the account", async () => {
    const dave = await app.as("dave");
    const { id, name } = await dave.getMe();
    await dave.memoryUpdate({ body: { scope: "user", content: { interests: ["trams at night"] } } });
    const page = await web.open("dave", { path: "/settings", language: "en" });
    const vcf = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Wang Lei\r\nEND:VCARD\r\n";
    const file = { name: "one.vcf", mimeType: "text/vcard", buffer: Buffer.from(vcf) };
    await page.getByRole("region", { name: "Your data" }).locator("input[type=file]").setInputFiles(file);
    await page.getByText("Imported: 1 new").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Everything" }).click(),
    ]);
    const lines = readFileSync(await download.path(), "utf8")
      .trim()
      .split("\n");
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ kind: "manifest" });
    expect(lines.join()).toContain("trams at night");
    await page.getByRole("button", { name: "Delete my account" }).click();
    const asking = page.getByRole("alertdialog");
    const remove = asking.getByRole("button", { name: "Delete for good" });
    expect(await remove.isDisabled()).toBe(true);
    await asking.getByRole("textbox").fill(name);
    await remove.click();
    // Not the question for another token, which comes when the account is refused while it is being deleted.
    await page.getByRole("heading", { name: "Welcome" }).waitFor();
    // The token is refused for a while, and makes another account later.
    const found = await dave.getMe().catch((error: unknown) => error);
    expect(found).not.toMatchObject({ id });
    expect(await app.database.sql`select id from contacts where owner_id = ${id}`).toEqual([]);
  });

  it("asks for another token when one has run out, and keeps what was typed, in this view and the others", async () => {
    const tokens = [await web.app.auth.mintUserToken("alice", { name: "alice", ttlSeconds: 60 })];
    const page = await web.open([], { tokens, path: "/chat/new", language: "en", mayReport: /401/ });
    await page.locator("textarea").fill("What do I have tomorrow?");
    await goTo(page, "/memory/user");
    await page.getByLabel("Remember this").fill("half a thought");
    laterMs = 120_000;
    await page.getByRole("button", { name: "Remember", exact: true }).click();
    await page.getByRole("heading", { name: "Your sign-in has run out" }).waitFor();
    const field = page.getByLabel("Token");
    await field.fill("no token at all");
    await field.press("Enter");
    await page.getByText("does not accept").waitFor();
    await field.fill(await web.app.auth.mintUserToken("alice", { name: "alice" }));
    await field.press("Enter");
    await field.waitFor({ state: "detached" });
    expect(await page.getByLabel("Remember this").inputValue()).toBe("half a thought");
    await goTo(page, "/chat/new");
    await page.locator("textarea").press("Enter");
    await page.locator(".answer-text").first().waitFor();
    expect(await page.locator(".message-text").allInnerTexts()).toEqual(["What do I have tomorrow?"]);
  });

  it.each([
    ["en", { width: 1280, height: 800 }],
    ["zh-CN", { width: 320, height: 640 }],
  ] as const)("have no serious fault that axe can find in any theme (%s, %o)", async (language, viewport) => {
    const { threadId, runId } = await (await app.as("alice")).ask("What do I have tomorrow?");
    const page = await web.open("alice", { language, viewport });
    const faults: string[] = [];
    for (const view of [...views, `/runs/${threadId}`, `/runs/${threadId}/${runId}`]) {
      await goTo(page, view);
      await settled(page);
      faults.push(...(await auditThemes(page)).map((fault) => `${view}: ${fault}`));
      const overflow = await page.evaluate<number>(widest);
      if (overflow > 0) faults.push(`${view}: wider than its place by ${overflow}`);
    }
    expect(faults).toEqual([]);
  });
});

const views = [
  "/waiting",
  "/calendar/week",
  "/calendar/month",
  "/calendar/agenda",
  "/contacts",
  "/memory/user",
  "/memory/user/history",
  "/runs",
  "/jobs",
  "/jobs/new",
  "/usage/day/7",
  "/usage/model/7",
  "/tools",
  "/tools/calendar.read",
  "/settings",
];

/** Tomorrow where alice is. */
async function today(client: Awaited<ReturnType<TestApp["as"]>>): Promise<string> {
  const { timezone } = await client.getMe();
  const parts = new Intl.DateTimeFormat("en-CA", { timeZone: timezone, dateStyle: "short" });
  return `${parts.format(new Date(Date.now() + 86_400_000))}T00:00:00`;
}

/** By how much the page, the body of the view or a dialog would have to be scrolled sideways. */
const widest = `Math.max(...[...document.querySelectorAll(":root, .view-body, .dialog-body")]
  .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))`;

/** The new address is drawn, and nothing of it is loading any more. */
async function settled(page: Page): Promise<void> {
  await page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))");
  await page.locator("main h1").waitFor();
  await expect.poll(() => page.locator(".state-loading").count(), { timeout: 20_000 }).toBe(0);
}
