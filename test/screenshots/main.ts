import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Browser } from "playwright-core";
import { createClient } from "../../src/sdk/sdk.ts";
import { findBrowser } from "../_kit/find-browser.ts";
import { seed } from "./seed.ts";
import { shots, sizes, themes, type Shot } from "./shots.ts";

/** `make screenshots`: every view in both themes and sizes, of a demo server with something in it. */
const root = join(import.meta.dirname, "../..");
const folder = resolve(process.argv[2] ?? join(root, "dist/screenshots"));
const locale = process.env["LOCALE"] === "zh-CN" ? "zh-CN" : "en";
/** Views whose name begins so. */
const only = process.env["ONLY"] ?? "";

const home = mkdtempSync(join(tmpdir(), "accord-screenshots-"));
const server = spawn(process.execPath, [join(root, "src/main.ts"), "start"], {
  env: { ...process.env, ACCORD_HOME: home, ACCORD_PORT: "0" },
  stdio: "ignore",
});
const stopped = new Promise((resolve) => void server.once("exit", resolve));
try {
  const { url, tokens } = await ready();
  const token = tokens["alice"] ?? "";
  const client = createClient({ baseUrl: url, token });
  await client.updateMe({ body: { locale } });
  const places = await seed(client, locale);
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("no Chromium on this machine");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  mkdirSync(folder, { recursive: true });
  console.log(
    `First paint of the shell: ${await firstPaint(browser, `${url}/#token=${token}`)} ms, the middle of nine.`,
  );
  for (const shot of shots(places).filter(({ name }) => name.startsWith(only)))
    for (const theme of themes)
      for (const [size, viewport] of Object.entries(sizes))
        await take(browser, shot, {
          url,
          token,
          theme,
          viewport,
          file: join(folder, `${shot.name}-${theme}-${size}.png`),
        });
  await browser.close();
  console.log(`The pictures are in ${folder}.`);
} finally {
  server.kill("SIGTERM");
  await stopped;
  rmSync(home, { recursive: true, force: true });
}

interface Setting {
  url: string;
  token: string;
  theme: "light" | "dark";
  viewport: { width: number; height: number };
  file: string;
}

async function take(browser: Browser, shot: Shot, { url, token, theme, viewport, file }: Setting): Promise<void> {
  const context = await browser.newContext({ viewport, locale, colorScheme: theme, timezoneId: "Asia/Shanghai" });
  const page = await context.newPage();
  await page.addInitScript((chosen) => localStorage.setItem("accord.preferences", JSON.stringify(chosen)), {
    theme,
    locale,
  });
  await page.goto(shot.path === undefined ? url : `${url}/#token=${token}`);
  if (shot.path !== undefined) {
    await page.getByRole("navigation").first().waitFor();
    await page.evaluate(`void (location.hash = ${JSON.stringify(shot.path)})`);
  }
  await page.waitForLoadState("networkidle").catch(() => {});
  await shot.act?.(page);
  // What fades in has faded in.
  await pause(600);
  await page.screenshot({ path: file });
  await context.close();
}

/** How long after the click something of the console is on the screen, with nothing in the browser's cache. */
async function firstPaint(browser: Browser, address: string): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < 9; visit++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(address);
    await page.getByRole("navigation").first().waitFor();
    const [paint] = await page.evaluate<{ startTime: number }[]>(
      "performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => ({ startTime }))",
    );
    times.push(Math.round(paint?.startTime ?? Infinity));
    await context.close();
  }
  return times.toSorted((a, b) => a - b)[4] ?? Infinity;
}

async function ready(): Promise<{ url: string; tokens: Record<string, string> }> {
  for (let tries = 0; tries < 600; tries++) {
    try {
      return JSON.parse(readFileSync(join(home, "ready.json"), "utf8")) as never;
    } catch {
      if (server.exitCode !== null) throw new Error("the server did not start");
      await pause(200);
    }
  }
  throw new Error("the server did not start within two minutes");
}
