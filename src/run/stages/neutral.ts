import { makeMarkupFilter, type MarkupRules } from "./markup.ts";
import { makeOverlapFilter, type OverlapRules } from "./overlap.ts";
import { chain, type TextFilter } from "./text-filter.ts";

/** Makes the filter for one text of the model's; each text has its own. */
export type Neutral = () => TextFilter;

export interface NeutralRules extends MarkupRules {
  /** What the model was told and must not repeat; a text that no model wrote has none. */
  told?: OverlapRules;
}

/**
 * What becomes of everything a model writes for people, before any client sees it: nothing of it can load, lead or
 * tell more than its words. The contract has the rules, at the answer of TEXT_MESSAGE_END (G234).
 */
export function toNeutral({ isTainted, told }: NeutralRules): Neutral {
  return () =>
    told === undefined
      ? makeMarkupFilter({ isTainted })
      : chain(makeOverlapFilter(told), makeMarkupFilter({ isTainted }));
}

export function neutralise(text: string, neutral: Neutral): string {
  const filter = neutral();
  return filter.push(text) + filter.end();
}
