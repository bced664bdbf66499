import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { testApp, type TestApp, type TestAppOptions } from "./app.ts";
import { atEnd } from "./at-end.ts";
import { launchBrowser } from "./browser.ts";
import { builtConsole } from "./built-console.ts";
import type { ModelAnswer } from "./model-answers.ts";
import { startModelServer, type ModelRequest } from "./model-server.ts";
import { obedient } from "./obedient-model.ts";

export interface TestConsole {
  app: TestApp;
  browser: Browser;
  /** Asked before the obedient model, in their order. */
  scripts: ((request: ModelRequest) => ModelAnswer | undefined)[];
  /** A tab of a browser profile of its own, signed in as the first of these people; the others are a click away. */
  open(who: string | readonly string[], options?: OpenOptions): Promise<Page>;
  /** Another tab beside this one. */
  tab(page: Page, path?: string): Promise<Page>;
  /** After each test: nothing of it stays open, and no page has done what none may do. */
  leave(): Promise<void>;
}

interface OpenOptions extends BrowserContextOptions {
  /** Where to begin, such as `/chat`. */
  path?: string;
  /** In place of the server's own address. */
  origin?: string;
  /** In place of tokens that would last; without any, the page asks to sign in. */
  tokens?: readonly string[];
  theme?: "light" | "dark" | "contrast";
  language?: "zh-CN" | "en";
  /** What the browser may report here, because the test provokes it. */
  mayReport?: RegExp;
}

/** To another view, as a click on a link does. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate(`void (location.hash = ${JSON.stringify(path)})`);

/** The console as it is built, on a real server with an obedient model, in a real browser: one of each for a file. */
export async function testConsole(options: TestAppOptions = {}): Promise<TestConsole> {
  const scripts: TestConsole["scripts"] = [];
  const [folder, model, browser] = await Promise.all([builtConsole(), startModelServer(), launchBrowser()]);
  atEnd(() => model.close());
  atEnd(() => browser.close());
  model.when((request) => scripts.map((script) => script(request)).find((found) => found) ?? obedient(request));
  const env = { ACCORD_CONSOLE: folder, ACCORD_MODEL_BASE_URL: model.url, ...options.env };
  const app = await testApp({ demo: true, worker: true, ...options, env });
  await app.listen(0);
  const complaints: string[] = [];
  /** With what the pages in each may report. */
  const opened = new Map<BrowserContext, RegExp | undefined>();
  const own = new Set([app.url]);

  /** What no page may do: report an error, be refused by its policy, ask another host, open a dialog of the browser. */
  function watch(page: Page): void {
    const mayReport = opened.get(page.context());
    const report = (text: string) => void (mayReport?.test(text) || complaints.push(text));
    page.setDefaultTimeout(60_000);
    page.on("pageerror", (error) => report(`error: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") report(`${message.text()} ${message.location().url}`);
    });
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && !own.has(origin)) report(`asked ${origin}`);
    });
    page.on("dialog", (dialog) => {
      report(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
  }

  return {
    app,
    browser,
    scripts,
    async open(who, { path = "/chat", origin = app.url, tokens, theme, language, mayReport, ...rest } = {}) {
      own.add(origin);
      // Where the demo's calendar is: elsewhere "tomorrow" is another day for some hours of each.
      const timezoneId = "Asia/Shanghai";
      const looks = { viewport: { width: 1280, height: 800 }, locale: "en", timezoneId };
      const context = await browser.newContext({ ...looks, ...rest });
      opened.set(context, mayReport);
      await context.addInitScript((chosen) => localStorage.setItem("accord.preferences", JSON.stringify(chosen)), {
        ...(theme ? { theme } : {}),
        ...(language ? { locale: language } : {}),
      });
      const page = await context.newPage();
      watch(page);
      const given = tokens ?? (await Promise.all([who].flat().map((name) => app.auth.mintUserToken(name, { name }))));
      await page.goto(`${origin}/#${given.map((token) => `token=${token}`).join("&")}`);
      if (given.length === 0) return page;
      // The page has taken the tokens out of its address before anything else.
      await page.waitForURL((url) => !url.hash.includes("token"));
      await page.getByRole("navigation").first().waitFor();
      await goTo(page, path);
      return page;
    },
    async tab(page, path = "/chat") {
      // A tab that is opened by hand begins signed out: sessionStorage is its own.
      const session = await page.evaluate(() => sessionStorage.getItem("accord.session") ?? "");
      const other = await page.context().newPage();
      watch(other);
      await other.addInitScript((kept) => sessionStorage.setItem("accord.session", kept), session);
      await other.goto(`${new URL(page.url()).origin}/#${path}`);
      return other;
    },
    async leave() {
      for (const context of opened.keys()) await context.close();
      opened.clear();
      scripts.length = 0;
      expect(complaints.splice(0)).toEqual([]);
    },
  };
}
