import { chromium, type Browser } from "playwright-core";
import { onTestFinished } from "vitest";
import { findBrowser } from "./find-browser.ts";

/** A browser that talks to nobody but the page under test. */
export async function openBrowser(): Promise<Browser> {
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  return browser;
}

/** The same, for a file that closes it itself. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("no Chromium on this machine");
  return await chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}
