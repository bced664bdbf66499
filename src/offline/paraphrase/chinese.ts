import { answers, company } from "./chinese-answers.ts";
import { ends, names } from "./chinese-events.ts";
import { followUps } from "./chinese-last.ts";
import { guests, replies } from "./chinese-people.ts";
import { lengths, moves } from "./chinese-times.ts";
import { told } from "./chinese-told.ts";
import type { Form } from "./form.ts";

/** What was just spoken of first: its forms are the most definite. */
export const chinese: readonly Form[] = [
  ...followUps,
  ...told,
  ...moves,
  ...lengths,
  ...names,
  ...ends,
  ...company,
  ...guests,
  ...answers,
  ...replies,
];
