import type { HintNote, UiHints, UiMeta, UiNode, UiSchema } from "../../../generated/contract/types.ts";
import { budgets, byteLength, maxCardBytes, type Budget } from "./budget.ts";
import { toButtons } from "./buttons.ts";
import type { CardContext } from "./context.ts";
import { toFields } from "./fields.ts";
import { limitTree } from "./limits.ts";
import { lookUp } from "./messages.ts";
import { toChangeItems, toFactItems } from "./pairs.ts";
import { toPhrase } from "./phrase.ts";
import { toFailureNodes, toLists, toMoreText } from "./rows.ts";
import { taintedTexts } from "./taint.ts";
import { textNode } from "./text.ts";

const maxChildren = 40;

/**
 * Hints to a finished card: one template for every kind, absent parts skipped. No clock, no randomness and no zone of
 * the machine, so the same hints give the same card in ten years. Throws only on hints that break their schema.
 */
export function compile(hints: UiHints, ctx: CardContext, onTooDeep: () => void = () => {}): UiSchema {
  let card = build(hints, ctx, budgets[0]);
  for (const budget of budgets.slice(1)) {
    if (byteLength(card) <= maxCardBytes) break;
    card = build(hints, ctx, budget);
  }
  return { ...card, root: limitTree(card.root, onTooDeep) };
}

function build(hints: UiHints, ctx: CardContext, budget: Budget): UiSchema {
  const head = toHead(hints, ctx, budget);
  const tail = toTail(hints, ctx, budget);
  const lists = toLists(hints.groups ?? [], ctx, {
    nodes: maxChildren - head.length - tail.length - 1,
    rows: budget.rows,
  });
  const missing = lists.hidden + Math.max(0, (hints.more?.total ?? 0) - (hints.more?.shown ?? 0));
  const more =
    missing === 0 ? [] : present(textNode({ text: toMoreText(missing, ctx), tainted: false }, "caption", 200, "muted"));
  const meta = toMeta(ctx.meta);
  return {
    version: "2.0",
    locale: ctx.locale,
    status: hints.status,
    theme: ctx.theme,
    ...(meta === undefined ? {} : { meta }),
    root: { type: "stack", appearance: "card", children: [...head, ...lists.nodes, ...more, ...tail] },
  };
}

function toHead(hints: UiHints, ctx: CardContext, budget: Budget): UiNode[] {
  const title = textNode(toPhrase(hints.title, ctx.locale), "title", 120) ?? {
    type: "text",
    content: "…",
    role: "title",
  };
  const nodes: UiNode[] = [title];
  if (hints.badge ?? hints.status !== "info")
    nodes.push({ type: "badge", label: hints.status.toUpperCase(), status: hints.status });
  if (hints.body !== undefined) nodes.push(...present(textNode(toPhrase(hints.body, ctx.locale), "body", budget.text)));
  const facts = toFactItems(hints.facts ?? [], ctx.locale, budget);
  if (facts.length > 0) nodes.push({ type: "key_value", items: facts });
  const changes = toChangeItems(hints.changes ?? [], ctx.locale, budget);
  if (changes.length > 0) nodes.push({ type: "key_value", items: changes });
  return nodes;
}

function toTail(hints: UiHints, ctx: CardContext, budget: Budget): UiNode[] {
  const notes = (hints.notes ?? []).slice(0, budget.notes).flatMap((note) => present(toNote(note, ctx, budget)));
  const buttons = toButtons(hints.actions ?? [], ctx.locale, {
    tainted: taintedTexts(hints),
    fields: toFields(hints, ctx.locale),
  });
  const actions: UiNode[] = buttons.length === 0 ? [] : [{ type: "actions", children: buttons }];
  return [
    ...toFailureNodes(hints.failures ?? [], ctx, budget.rows),
    ...toQuotes(hints.quotes ?? [], ctx),
    ...notes,
    ...actions,
  ];
}

/** Words of others stand apart, under a heading of ours. */
function toQuotes(quotes: readonly string[], ctx: CardContext): UiNode[] {
  const texts = quotes.flatMap((text) => present(textNode({ text, tainted: true }, "body", 200)));
  const heading = textNode({ text: lookUp("approval.quotes.heading", ctx.locale), tainted: false }, "label", 200);
  return texts.length === 0 ? [] : [...present(heading), { type: "stack", appearance: "inset", children: texts }];
}

function toNote({ level, msg }: HintNote, ctx: CardContext, budget: Budget): UiNode | undefined {
  return textNode(toPhrase(msg, ctx.locale), "caption", budget.text, level === "warning" ? "warning" : "muted");
}

/** Only what links a card to its run; the user is not written into it. */
function toMeta(meta: UiMeta = {}): UiMeta | undefined {
  const { requestId, toolId, traceId } = meta;
  const said = Object.entries({ requestId, toolId, traceId }).filter(
    ([, id]) => id !== undefined && id !== "" && id.length <= 128,
  );
  return said.length === 0 ? undefined : Object.fromEntries(said);
}

const present = <T>(node: T | undefined): T[] => (node === undefined ? [] : [node]);
