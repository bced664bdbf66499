import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { goTo, testConsole, type TestConsole } from "../_kit/console.ts";
import { brief, callTool } from "../_kit/model-answers.ts";
import { naughty } from "../_kit/naughty.ts";
import { planToday } from "../_kit/plan-today.ts";

const markup = "<img src=x onerror=alert(1)>";
const hostile = `${markup}<script>alert(1)</script>[x](javascript:alert(1))`;

describe("the console, whoever uses it and whatever it shows", () => {
  let web: TestConsole;
  beforeAll(async () => {
    web = await testConsole();
    await planToday(web.app, "读书日");
  });
  afterEach(() => web.leave());

  it("is used by keyboard alone: asks, approves, goes to the calendar, opens an event and comes back", async () => {
    const page = await web.open("alice", { language: "en", path: "/chat/new" });
    const { keyboard } = page;
    await page.locator("textarea:focus").waitFor();
    await keyboard.type("Create an event tomorrow at 10: project sync, one hour");
    await keyboard.press("Enter");
    await page.locator(".accord-card", { hasText: "Event created" }).waitFor();
    await keyboard.type("Delete the project sync tomorrow");
    await keyboard.press("Enter");
    await page.locator(".accord-card", { hasText: "Delete this event?" }).waitFor();
    await tabTo(page, "Delete", "Shift+Tab");
    await keyboard.press("Enter");
    await page.locator(".accord-card", { hasText: "Event deleted" }).waitFor();
    await tabTo(page, "Calendar", "Shift+Tab");
    await keyboard.press("Enter");
    await page.locator(".calendar-event").first().waitFor();
    await tabTo(page, /读书日/, "Tab");
    await keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Ask about this" }).waitFor();
    expect(await page.evaluate("document.activeElement.closest('[role=dialog]') !== null")).toBe(true);
    await keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    // The first thing behind the address leads past the navigation.
    await goTo(page, "/memory/user");
    await page.reload();
    await page.getByLabel("Remember this").waitFor();
    await keyboard.press("Tab");
    await keyboard.press("Enter");
    expect(await page.evaluate("document.activeElement.id")).toBe("content");
  });

  it.each([390, 1280])("cuts no text off without a sign, and lines it up, on a screen of %i", async (width) => {
    const page = await web.open("alice", { language: "en", viewport: { width, height: 800 } });
    for (const view of ["/calendar/week", "/calendar/month", "/contacts", "/jobs/new", "/usage/day/7"]) {
      await goTo(page, view);
      await page.locator("main h1").waitFor();
      await page
        .locator(view.startsWith("/calendar") ? ".calendar-event" : ".view-body")
        .first()
        .waitFor();
      expect(await page.evaluate(cutOff), view).toEqual([]);
    }
    await goTo(page, "/contacts");
    const [name, reach] = [page.locator(".contacts-name"), page.locator(".contacts-reach")];
    const [first, second] = [await name.first().boundingBox(), await reach.first().boundingBox()];
    if (width < 640) expect(second?.x).toBe(first?.x);
    else expect(second?.y).toBeLessThan((first?.y ?? 0) + 20);
    await goTo(page, "/jobs/new");
    const days = page.getByRole("group", { name: "On which days" });
    await days.waitFor();
    const tops = await page.evaluate<number[]>(
      "[...document.querySelectorAll('.jobs-weekdays > *')].map((day) => day.getBoundingClientRect().top)",
    );
    expect(new Set(tops).size).toBe(1);
  });

  it("shows hostile text as text in every view, and runs nothing of it", async () => {
    const alice = await web.app.as("alice");
    const strings = [hostile, ...naughty.filter((text) => /[<>{}`$]|javascript/i.test(text))].map((text) =>
      text.replaceAll(/\p{Cc}/gu, "").slice(0, 100),
    );
    const event = { start_at: "2026-06-01T10:00:00+08:00", event_timezone: "Asia/Shanghai", duration_minutes: 30 };
    for (const [at, text] of strings.slice(0, 30).entries()) {
      const start_at = `2026-06-${String((at % 28) + 1).padStart(2, "0")}T10:00:00+08:00`;
      const told = { title: text, location: text, notes: text };
      await alice.calendarCreate({ body: { ...event, ...told, start_at } }).catch(() => {});
      await alice.contactsCreate({ body: { name: `${at}${text}`, company: text, note: text } }).catch(() => {});
    }
    const { data } = await alice.calendarCreate({ body: { ...event, title: hostile, location: hostile } });
    const eventId = (data as { id: string }).id;
    await alice.memoryUpdate({ body: { scope: "user", content: { interests: [hostile.slice(0, 60)] } } });
    const context_messages = { source: "none", count: 0, window: "all" } as const;
    await alice.createJob({
      body: {
        name: hostile,
        prompt: hostile,
        schedule: { type: "cron", expression: "30 7 * * *", timezone: "UTC" },
        agent_type: "worker",
        config: { enabled_skills: ["calendar"], context: { context_messages } },
      },
    });
    web.scripts.push(({ body, lastUser }) => {
      if (!lastUser.includes("Remove that one")) return undefined;
      if (!body.tools) return brief({ task: "Remove that one", intents: ["calendar.delete"] });
      return callTool("calendar.delete", { event_id: eventId });
    });
    await alice.ask("Remove that one");
    const { threadId, runId } = await alice.ask(hostile);
    await alice.updateThread({ path: { threadId }, body: { title: hostile } });
    const page = await web.open("alice", { language: "en", mayReport: /404/ });
    for (const view of [
      "/chat",
      `/chat/${threadId}`,
      "/waiting",
      "/calendar/month/2026-06-01",
      `/calendar/event/${eventId}`,
      "/contacts",
      "/memory/user",
      "/memory/user/history",
      "/runs",
      `/runs/${threadId}/${runId}`,
      "/jobs",
      "/usage/thread/7",
    ]) {
      await goTo(page, view);
      const words = async () => (await page.locator("main, [role=dialog]").allInnerTexts()).join(" ");
      // What a card says has been made plain on its way; a run has its answer only.
      const shown = view === "/waiting" ? "Delete this event?" : view.includes(runId) ? "Copy as curl" : markup;
      await expect.poll(words, { timeout: 20_000, message: view }).toContain(shown);
      expect(await page.locator("img[onerror], script:not([src]), a[href^='javascript' i]").count(), view).toBe(0);
    }
  });
});

/** What is cut off where no dots say so. */
const cutOff = `[...document.querySelectorAll("body *")]
  .filter((at) => [...at.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ""))
  .filter((at) => at.checkVisibility() && at.clientWidth > 1 && at.scrollWidth > at.clientWidth + 1)
  .filter((at) => ["hidden", "clip"].includes(getComputedStyle(at).overflowX))
  .filter((at) => getComputedStyle(at).textOverflow !== "ellipsis")
  .map((at) => at.textContent)`;

/** Moves the focus until it is on what is called so. */
async function tabTo(page: Page, name: string | RegExp, key: "Tab" | "Shift+Tab"): Promise<void> {
  const isThere = (text: string) => (typeof name === "string" ? text === name : name.test(text));
  for (let steps = 0; steps < 150; steps++) {
    const text = await page.evaluate<string>(
      "(({ activeElement: at }) => (at.getAttribute('aria-label') ?? at.innerText ?? '').trim())(document)",
    );
    if (isThere(text)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the keyboard does not reach ${name}`);
}
