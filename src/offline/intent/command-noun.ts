import { pattern } from "../../base/pattern.ts";

const commandAndNoun = pattern("i")`
  \b(?:log|record|set|make(?! appointment\b)|plan|new(?! (?:appointment|event|meeting|entry)\b)|block|enter|reserve)
  [ ]([a-z]+)
`;

/** "Set design", "new hire lunch": a word of command in front of a bare noun may be a part of the name. */
export function isNounToo(text: string, title: string | undefined): boolean {
  const verb = commandAndNoun.exec(text);
  return verb?.[1] !== undefined && title?.toLowerCase().startsWith(verb[1].toLowerCase()) === true;
}
