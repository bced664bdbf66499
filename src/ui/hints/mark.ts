import type { HintNote, UiHints, UiNode } from "../../../generated/contract/types.ts";
import { fingerprintCall } from "../../base/canonical.ts";
import type { CardFacts } from "../../domain/card.ts";
import { compile } from "../card/card.ts";
import { fitHints } from "./fit.ts";
import { msg } from "./msg.ts";

/**
 * A question about a call that its card cannot show word for word gets the call's mark: two calls that do different
 * things never have equal cards, however long their texts are, and the reader learns that something is not shown.
 */
export function withMark(hints: UiHints, facts: CardFacts): UiHints {
  if (isWhole(hints, facts.args)) return hints;
  const digest = fingerprintCall(facts.method, facts.args).slice("sha256:".length);
  const mark = [0, 4, 8].map((at) => digest.slice(at, at + 4).toUpperCase()).join("-");
  const note: HintNote = { level: "warning", msg: msg("note.mark", { mark }) };
  return { ...hints, notes: [note, ...(hints.notes ?? [])].slice(0, 10) };
}

/** What others wrote is quoted in part, and is no part of the call. */
function isWhole({ quotes: _quotes, ...hints }: UiHints, args: unknown): boolean {
  const card = compile(fitHints(hints), { locale: "en", theme: "default" });
  const texts = stringsIn(card.root);
  const isJoined = hints.groups !== undefined;
  return (
    rowsIn(card.root) === (hints.groups ?? []).reduce((sum, { items }) => sum + items.length, 0) &&
    (hints.facts?.length ?? 0) <= 20 &&
    // A line of several changes was cut, and what is missing may be meant by no text of the call.
    !texts.some((text) => text.endsWith("…")) &&
    stringsIn(args).every((text) => isShown(text, texts, isJoined))
  );
}

/** Ids, instants, zones and words of a list are shown as what they mean, and are too short to be cut. */
const meant = /^(?:[a-z]{3}_[\w-]+|\d{4}-\d{2}-\d{2}.*|\d{2}[:-]\d{2}|[A-Z]{2}|[a-z_.]{1,40}|[A-Za-z]+(?:\/[\w+-]+)*)$/;

/** In a line of several fields a text that looks like the line's own joints could pass for two. */
const isShown = (text: string, texts: readonly string[], isJoined: boolean): boolean =>
  text === "" || (meant.test(text) && text.length <= 64)
    ? true
    : texts.some((shown) => shown.includes(text)) && !(isJoined && /·|→|\n/.test(text));

const stringsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

function rowsIn(node: UiNode): number {
  if (node.type === "list") return node.items.length;
  return "children" in node ? node.children.reduce((sum, child) => sum + rowsIn(child), 0) : 0;
}
