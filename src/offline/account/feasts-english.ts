import { anyFeast, feastDay } from "../dates/feasts.ts";
import type { Form } from "./claims.ts";

/** "On Christmas Eve" claims that day, unless it is a part of what something is called. */
export const feastsEn: readonly Form[] = [
  {
    pattern: new RegExp(anyFeast.source, "gi"),
    read: (_, now, text) => {
      const name = text.toLowerCase();
      const day = feastDay(name.replace("years", "year's"), now.toPlainDate());
      return (made) =>
        made.texts.toLowerCase().includes(name) ||
        made.names.toLowerCase().includes(name) ||
        (day !== undefined && made.days.some((one) => one.equals(day)));
    },
  },
];
