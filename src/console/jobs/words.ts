import { toString as cronWords } from "cronstrue";
import "cronstrue/locales/zh_CN";
import type { AutomationSchedule } from "../../sdk/sdk.ts";
import type { Moments } from "../parts/moments.ts";
import type { Locale } from "../text/table.ts";

/** When a job fires, in a sentence. */
export function toWords(schedule: AutomationSchedule, locale: Locale, moments: Pick<Moments, "both">): string {
  switch (schedule.type) {
    case "cron":
      return `${ofCron(schedule.expression, locale)} (${schedule.timezone})`;
    case "interval": {
      const { every_minutes: minutes } = schedule;
      const [count, unit] =
        minutes % 1440 === 0
          ? [minutes / 1440, "day"]
          : minutes % 60 === 0
            ? [minutes / 60, "hour"]
            : [minutes, "minute"];
      const told = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
      return locale === "en" ? `Every ${told}` : `每 ${told}`;
    }
    case "once":
      return moments.both(schedule.at);
  }
}

function ofCron(expression: string, locale: Locale): string {
  try {
    return cronWords(expression, {
      locale: locale === "en" ? "en" : "zh_CN",
      use24HourTimeFormat: true,
      throwExceptionOnParseError: true,
    });
  } catch {
    return expression;
  }
}
