import { useLocale } from "../text/text.ts";
import { useZone } from "./me.ts";

export interface Moments {
  /** 17 Nov 2026 */
  day(at: string): string;
  /** 09:30 */
  time(at: string): string;
  /** Tue, 17 Nov, 09:30 */
  both(at: string): string;
  /** in 3 hours, 2 days ago */
  ago(at: string): string;
  /** 1.2 s */
  span(milliseconds: number): string;
}

/** Times as people read them, in the language of the console and the zone of the profile. */
export function useMoments(): Moments {
  const locale = useLocale();
  const timeZone = useZone();
  const by = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone, ...options });
    return (at: string) => format.format(new Date(at));
  };
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return {
    day: by({ dateStyle: "medium" }),
    time: by(clock),
    both: by({ weekday: "short", month: "short", day: "numeric", ...clock }),
    ago(at) {
      const seconds = (Date.parse(at) - Date.now()) / 1000;
      const [unit, size] = units.find(([, size]) => Math.abs(seconds) >= size) ?? (["second", 1] as const);
      return relative.format(Math.round(seconds / size), unit);
    },
    span: (milliseconds) =>
      milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${number.format(milliseconds / 1000)} s`,
  };
}

const units = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;
