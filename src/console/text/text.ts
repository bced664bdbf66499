import { useCallback, useSyncExternalStore } from "react";
import { locale, onLocale } from "./locale.ts";
import type { Locale, Text } from "./table.ts";

export type Say<Key extends string> = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

/** The words of a table in the language that is shown now. */
export function useText<Key extends string>(text: Text<Key>): Say<Key> {
  const now = useLocale();
  return useCallback(
    (key, values = {}) =>
      text[now][key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)),
    [text, now],
  );
}

export const useLocale = (): Locale => useSyncExternalStore(onLocale, locale);
