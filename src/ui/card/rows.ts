import type {
  HintFailure,
  HintGroup,
  HintItem,
  UiList,
  UiListItem,
  UiNode,
} from "../../../generated/contract/types.ts";
import { tidy } from "./clean.ts";
import type { CardContext } from "./context.ts";
import { formatWhen } from "./dates.ts";
import { fill, isMessageKey, lookUp } from "./messages.ts";
import { toPhrase, type Phrase } from "./phrase.ts";
import { textNode } from "./text.ts";
import { toImageUrl } from "./url.ts";

/** Groups as labels and lists, as far as there is room; `hidden` counts the rows that found none. */
export function toLists(
  groups: readonly HintGroup[],
  ctx: CardContext,
  room: { nodes: number; rows: number },
): { nodes: UiNode[]; hidden: number } {
  const nodes: UiNode[] = [];
  // Two rows may stand for the same event (a repeated one), two nodes may not carry the same id.
  const seen = new Set<string>();
  let hidden = 0;
  for (const { heading, items } of groups) {
    const head = heading === undefined ? undefined : textNode(toPhrase(heading, ctx.locale), "label", 200);
    const shown = nodes.length + (head === undefined ? 1 : 2) > room.nodes ? [] : items.slice(0, room.rows);
    hidden += items.length - shown.length;
    if (shown.length === 0) continue;
    if (head !== undefined) nodes.push(head);
    nodes.push({ type: "list", items: shown.map((item) => toRow(item, ctx, seen)) });
  }
  return { nodes, hidden };
}

/** What did not work, and why, in the words of the error catalogue. */
export function toFailureNodes(failures: readonly HintFailure[], ctx: CardContext, rows: number): UiNode[] {
  if (failures.length === 0 || rows === 0) return [];
  const toFailed = ({ label, code }: HintFailure): UiListItem => ({
    title: tidy(label, 120),
    subtitle: tidy(toReason(code, ctx), 200),
    icon: "error",
  });
  const list: UiList = { type: "list", items: failures.slice(0, rows).map(toFailed) };
  if (failures.length > rows) list.moreText = toMoreText(failures.length - rows, ctx);
  const heading = textNode({ text: lookUp("failures.heading", ctx.locale), tainted: false }, "label", 200);
  return heading === undefined ? [list] : [heading, list];
}

export function toMoreText(n: number, ctx: CardContext): string {
  return fill(lookUp("list.more", ctx.locale), () => String(n));
}

function toRow(item: HintItem, ctx: CardContext, seen: Set<string>): UiListItem {
  const subtitle = item.subtitle && toPhrase(item.subtitle, ctx.locale);
  const caption = item.caption && toPhrase(item.caption, ctx.locale);
  const when = item.when && formatWhen(item.when, ctx.locale, item.whenMode ?? "clock");
  const line = [when, subtitle?.text].filter(Boolean).join(" · ");
  const row: UiListItem = { title: tidy(item.title, 120) };
  const id = item.id !== undefined && !seen.has(item.id) ? item.id : undefined;
  if (id !== undefined) seen.add(id);
  if (line !== "") row.subtitle = tidy(line, 200);
  if (caption !== undefined) row.caption = tidy(caption.text, 200);
  if (item.icon !== undefined) row.icon = item.icon;
  if (item.avatar !== undefined) row.avatar = toAvatar(item.avatar, ctx);
  if (item.badge !== undefined)
    row.badge = { label: tidy(lookUp(`badge.${item.badge.key}`, ctx.locale), 24), status: item.badge.status };
  if (item.tainted || isTainted(subtitle) || isTainted(caption)) row.tainted = true;
  if (item.open !== undefined) row.action = { type: "navigate", target: item.open };
  return id === undefined ? row : { id, ...row };
}

function toAvatar({ name, url }: { name: string; url?: string }, ctx: CardContext): { name: string; url?: string } {
  const picture = url === undefined ? undefined : toImageUrl(url, ctx.imageHosts ?? []);
  return picture === undefined ? { name: tidy(name, 60) } : { name: tidy(name, 60), url: picture };
}

function toReason(code: string, ctx: CardContext): string {
  const key = `error.${code}`;
  return lookUp(isMessageKey(key) ? key : "error.GENERIC", ctx.locale);
}

const isTainted = (phrase: Phrase | undefined): boolean => phrase?.tainted === true;
