import type { EventDetail } from "../../generated/contract/types.ts";

const longest = 300;
const mostNames = 3;

/**
 * What would happen, in a line: the action, how far it reaches, on what, for whom. The model reads it too, so the words
 * of other people have no place in it; the card shows them, marked.
 */
export function toSentence(
  action: string,
  { reach, events, people }: { reach: string; events: readonly EventDetail[]; people: readonly string[] },
): string {
  const titles = events.filter(({ tainted }) => tainted !== true).map(({ title }) => title);
  const parts = [reach, toList(titles), toList(people)].filter((part) => part !== "");
  const line = [action, ...parts].join(" · ").replace(/\s+/g, " ");
  const characters = [...line];
  return characters.length <= longest ? line : `${characters.slice(0, longest - 1).join("")}…`;
}

const toList = (names: readonly string[]): string =>
  names.slice(0, mostNames).join(", ") + (names.length > mostNames ? ` +${names.length - mostNames}` : "");
