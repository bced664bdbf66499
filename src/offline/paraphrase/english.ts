import { changes, changesOfLast } from "./english-changes.ts";
import { ends, names } from "./english-events.ts";
import { followUps } from "./english-last.ts";
import { guests, replies } from "./english-people.ts";
import { lengths, moves } from "./english-times.ts";
import type { Form } from "./form.ts";

/** What was just spoken of first: its forms are the most definite. */
export const english: readonly Form[] = [
  ...followUps,
  ...changesOfLast,
  ...moves,
  ...lengths,
  ...names,
  ...ends,
  ...changes,
  ...guests,
  ...replies,
];
