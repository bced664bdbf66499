import type { Locale } from "../text/table.ts";

/** What a person has chosen for this browser; what is absent is left to the system or the profile. */
export interface Preferences {
  theme?: "light" | "dark" | "contrast";
  locale?: Locale;
  density?: "compact";
}

const place = "accord.preferences";
const listeners = new Set<() => void>();
let kept = read();

export const preference = <Name extends keyof Preferences>(name: Name): Preferences[Name] => kept[name];

/** Undefined goes back to what the system or the profile says. Other tabs follow. */
export function prefer<Name extends keyof Preferences>(name: Name, value: Preferences[Name] | undefined): void {
  const { [name]: _before, ...rest } = kept;
  kept = value === undefined ? rest : { ...rest, [name]: value };
  try {
    localStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: the choice holds until the page is closed.
  }
  tell();
}

export function onPreference(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Puts the choices where the style sheets look for them. */
export function applyPreferences(): void {
  const { dataset, lang } = document.documentElement;
  set("theme", kept.theme);
  set("density", kept.density);
  if (kept.locale !== undefined && kept.locale !== lang) document.documentElement.lang = kept.locale;

  function set(name: string, value: string | undefined): void {
    if (value === undefined) delete dataset[name];
    else dataset[name] = value;
  }
}

function read(): Preferences {
  try {
    const found = JSON.parse(localStorage.getItem(place) ?? "{}") as Record<string, unknown>;
    return {
      ...(isOneOf(found["theme"], ["light", "dark", "contrast"]) ? { theme: found["theme"] } : {}),
      ...(isOneOf(found["locale"], ["zh-CN", "en"]) ? { locale: found["locale"] } : {}),
      ...(found["density"] === "compact" ? { density: "compact" } : {}),
    };
  } catch {
    return {};
  }
}

function isOneOf<Value extends string>(value: unknown, values: readonly Value[]): value is Value {
  return values.includes(value as Value);
}

function tell(): void {
  applyPreferences();
  for (const listener of listeners) listener();
}

addEventListener("storage", ({ key }) => {
  if (key !== place) return;
  kept = read();
  tell();
});
