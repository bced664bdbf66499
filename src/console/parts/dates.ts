import { useMemo } from "react";
import { useLocale } from "../text/text.ts";

/** The time of today, the day of any other day. */
export function useShortDate(): (at: number) => string {
  const locale = useLocale();
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
    const day = new Intl.DateTimeFormat(locale, { month: "short", day: "numeric" });
    return (at) => (dayKey(at) === dayKey(Date.now()) ? time : day).format(at);
  }, [locale]);
}

export function useClock(): (at: number) => string {
  const locale = useLocale();
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
    return (at) => time.format(at);
  }, [locale]);
}

export function useLongDay(): (at: number) => string {
  const locale = useLocale();
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: "full" });
    return (at) => day.format(at);
  }, [locale]);
}

/** The same for two moments of one day where the device is. */
export const dayKey = (at: number): string => new Date(at).toDateString();
