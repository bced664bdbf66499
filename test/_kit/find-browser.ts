import { findProgram } from "./find-program.ts";

/** Chromium without windows, menus and tabs: pages are the same in it, and take half the work. */
export const findShell = (): string | undefined => findProgram("chromium-headless-shell");

export const findBrowser = (): string | undefined =>
  findShell() ?? findProgram("chromium") ?? findProgram("chromium-browser") ?? findProgram("google-chrome");
