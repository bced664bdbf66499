import { preference, onPreference } from "../theme/preferences.ts";
import type { Locale } from "./table.ts";

/** The language of the console: what was chosen here, else what the profile says, else what the browser asks for. */
export const locale = (): Locale => preference("locale") ?? profile ?? fromBrowser();

let profile: Locale | undefined;
const listeners = new Set<() => void>();

/** Told when the profile is known, by whoever has read it. */
export function setProfileLocale(told: string): void {
  profile = toLocale(told);
  document.documentElement.lang = locale();
  for (const listener of listeners) listener();
}

export function onLocale(listener: () => void): () => void {
  listeners.add(listener);
  const forget = onPreference(listener);
  return () => {
    listeners.delete(listener);
    forget();
  };
}

const toLocale = (tag: string): Locale => (tag.toLowerCase().startsWith("zh") ? "zh-CN" : "en");
const fromBrowser = (): Locale => toLocale(navigator.language);
