import type { UiText } from "../../../generated/contract/types.ts";
import { clean, cut } from "./clean.ts";
import type { Phrase } from "./phrase.ts";

/** A text node, or undefined when nothing is left to read. */
export function textNode(
  phrase: Phrase,
  role: UiText["role"],
  limit: number,
  tone?: UiText["tone"],
): UiText | undefined {
  const content = cut(clean(phrase.text), limit);
  if (content === "") return undefined;
  const node: UiText = { type: "text", content, role };
  if (tone !== undefined) node.tone = tone;
  if (phrase.tainted) node.tainted = true;
  return node;
}
