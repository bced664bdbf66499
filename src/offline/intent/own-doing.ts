import { pattern } from "../../base/pattern.ts";
import type { When } from "../dates/when.ts";
import { isOdd } from "./title.ts";

/** "I must go to the DMV", "tomorrow I see my lawyer": who does it is the user, and what is done is the name. */
const own = pattern("i")`
  ^(?:i|we)(?:(?:'ll| will| shall| must| should| gotta)(?: also)?(?: to)?|
  (?: need|'ve| have|'ve got| have got| got|'m going| am going|'re going| are going|'m gonna| am gonna)(?: also)? to|
  'm gonna| also| then)? (?=[a-z])
`;

/** What is thought, felt, known or done already is no plan, and what is done to a plan is no new one. */
const noDeed = pattern("i")`
  ^(?:(?!feed\b|need\b|shed\b|speed\b|embed\b|bleed\b|breed\b|weed\b|proceed\b)\w+ed|to|am|was|were|be|been|do|did|done|
  have|has|had|got|can|could|may|might|would|
  want|wish|like|love|hate|prefer|enjoy|think|thought|feel|felt|believe|know|knew|hope|guess|suppose|expect|mean|meant|
  need|owe|own|forget|forgot|remember|recall|understand|understood|agree|doubt|wonder|worry|mind|care|seem|
  went|met|saw|took|came|gave|made|told|said|say|heard|hear|bought|brought|left|lost|spent|slept|ate|ran|drove|flew|
  wrote|put|set|work|live|sleep|wake|usually|always|often|never|normally|typically|sometimes|rarely|really|just|
  already|still|only|even|all|both|each|
  move|push|shift|change|cancel|delete|remove|reschedule|postpone|switch|swap|skip|miss|add|invite|accept|decline|
  confirm|update|extend|shorten|rename|delay|free|open|start|begin|end|finish|stop|plan|schedule|book|set|add|block|
  remind|tell|ask|am|is|are)\b|
  ^(?:join|attend|leave|lead|host|run|make|go|come)(?: to)? (?:the|our|my) (?:\w+ )?(?:meeting|review|sync|weekly|
  standup|planning|visit|call|session|event|lunch|dinner|class|party)\b
`;

/** Where the user will be, which is all that is said of it; or what for. */
const being =
  /^(?:(?:i|we)(?:'ll| will| shall| must| should| have to| need to|'ve got to) )?be(?: for (?<what>\S.*))?$/i;

/**
 * What the user says of themselves, as the name of an event. Without a day it may be a habit, and what is said of many
 * days is one unless it is told from when on.
 */
export function ownDoing(
  title: string,
  { when, isHabit, text, place }: { when: When | undefined; isHabit: boolean; text: string; place: string | undefined },
): string | undefined {
  if (isHabit || when?.days === undefined) return undefined;
  const there = place === undefined ? null : being.exec(title);
  const said = own.exec(title)?.[0];
  const doing =
    there === null
      ? title.slice(said?.length ?? title.length).trim()
      : (there.groups?.["what"] ?? whereIn(text, place ?? ""));
  if (doing === undefined || !/^[a-z]+ \S|^[a-z]{4,}$/i.test(doing) || isOdd(doing)) return undefined;
  if (there === null && (noDeed.test(doing) || !doing.includes(" "))) return undefined;
  return doing.charAt(0).toUpperCase() + doing.slice(1);
}

/** "In Seattle" as it was said; what is done at the airport, its name alone tells. */
function whereIn(text: string, place: string): string | undefined {
  const at = text.toLowerCase().indexOf(place.toLowerCase());
  const lead = at < 0 ? undefined : /\b(?:at|in) $/i.exec(text.slice(0, at))?.[0];
  return lead && (/at/i.test(lead) ? place.replace(/^(?:the|my) /i, "") : lead + place);
}
