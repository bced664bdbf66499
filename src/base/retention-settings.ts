import type { Setting } from "./config.ts";
import { integer } from "./setting-values.ts";

/** The part of the configuration that says how long the server keeps what it has written of runs. */
export interface RetentionConfig {
  /** In days, from the day a run was accepted; 0 is for ever. */
  keepEventsDays: number;
  keepUsageDays: number;
  keepMessagesDays: number;
  /** From the day of the upload. */
  keepFilesDays: number;
}

export const retentionSettings: readonly Setting[] = [
  {
    name: "ACCORD_KEEP_EVENTS_DAYS",
    default: "365",
    description:
      "Days for which the events of a run can be read again; they go month by month. History, answers and cards " +
      "stay. 0 keeps them for ever.",
    read: (text, config) => void (config.keepEventsDays = integer(text, 0, 36_500)),
  },
  {
    name: "ACCORD_KEEP_USAGE_DAYS",
    default: "0",
    description:
      "Days for which it is known what each model call and tool call of a run was and cost; 0 keeps it for ever.",
    read: (text, config) => void (config.keepUsageDays = integer(text, 0, 36_500)),
  },
  {
    name: "ACCORD_KEEP_MESSAGES_DAYS",
    default: "0",
    description:
      "Days for which messages are kept. Older runs go with all that was said in them, and threads without a run go, " +
      "too. What they did stays. 0 is for ever.",
    read: (text, config) => void (config.keepMessagesDays = integer(text, 0, 36_500)),
  },
  {
    name: "ACCORD_KEEP_FILES_DAYS",
    default: "0",
    description:
      "Days for which an uploaded image is kept, also where a message still shows it; 0 keeps it as long as its " +
      "message.",
    read: (text, config) => void (config.keepFilesDays = integer(text, 0, 36_500)),
  },
];
