import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import type { Conversation } from "../../_kit/conversation.ts";

/** A page of examples/, the server behind it, and the model behind that. */
export interface ClientPage {
  folder: string;
  talk: Conversation;
  aliceId: string;
  /** Alice's. */
  token: string;
  /** The model does what it is asked, and not what the test has written down; with false, that again. */
  obey(is?: boolean): void;
  visit(): Promise<Visitor>;
}

/** What a page has sent to be run, so far as it is looked at. */
interface SentBody {
  threadId: string;
  runId: string;
  messages: { id: string; role: string; content?: unknown }[];
  context?: { description: string; value: string }[];
  forwardedProps?: Record<string, unknown>;
  resume?: unknown[];
}

/** Somebody at the page: a browser of their own, in a thread of their own, whose console stays silent. */
export interface Visitor {
  page: Page;
  threadId: string;
  /** Bodies of runs, oldest first, from all pages of this person. */
  sent: SentBody[];
  /** What the browser has warned of; none is left at the end. */
  complaints: string[];
  another(): Promise<Page>;
  say(words: string, page?: Page): Promise<void>;
  stop(): Promise<void>;
}

export async function visitPage(
  browser: Browser,
  { url, isCopilotKit }: { url: string; isCopilotKit: boolean },
): Promise<Visitor> {
  const context = await browser.newContext();
  context.setDefaultTimeout(60_000);
  const threadId = randomUUID();
  const complaints: string[] = [];
  const hosts = new Set<string>();
  const sent: SentBody[] = [];
  context.on("request", (request) => {
    hosts.add(new URL(request.url()).hostname);
    const body = request.method() === "POST" ? (request.postDataJSON() as Partial<SentBody> | null) : null;
    if (body?.messages && (body.messages.length > 0 || body.resume)) sent.push(body as SentBody);
  });
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  context.on("weberror", (error) => void complaints.push(error.error().message));
  onTestFinished(async () => {
    await context.close();
    expect(complaints).toEqual([]);
    expect([...hosts]).toEqual(["127.0.0.1"]);
  });
  const another = async () => {
    const page = await context.newPage();
    await page.goto(url.replace("#", `?thread=${threadId}#`));
    return page;
  };
  const first = await another();
  /** One button sends and stops in CopilotKit. */
  const sendOrStop = async (page: Page) => page.getByTestId("copilot-send-button").click();
  return {
    page: first,
    threadId,
    sent,
    complaints,
    another,
    async say(words, page = first) {
      if (isCopilotKit) await page.locator("[data-copilot-running=false]").waitFor();
      await page.getByRole("textbox").last().fill(words);
      await (isCopilotKit ? sendOrStop(page) : press(page, "Send"));
    },
    stop: async () => (isCopilotKit ? sendOrStop(first) : press(first, "Stop")),
  };
}

export const sees = async (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
export const press = async (page: Page, label: string) =>
  page.getByRole("button", { name: label, exact: true }).last().click();
/** Waits until the page shows it no more. */
export const loses = async (page: Page, button: string) =>
  page.getByRole("button", { name: button, exact: true }).first().waitFor({ state: "detached" });
