import type { HintGroup, UiHints } from "../../../generated/contract/types.ts";
import { byteLength } from "../card/card.ts";

const maxHintBytes = 16 * 1024;
const maxGroups = 30;
const maxItems = 200;

/**
 * Hints small enough to be stored: rows are cut from the end and counted in `more`, then what else takes the most room.
 */
export function fitHints(hints: UiHints): UiHints {
  const rows = countRows(hints.groups);
  // A client that asks for changes can be told of them by the approval, too.
  if (hints.editable !== undefined && byteLength(hints) > maxHintBytes) {
    const { editable: _editable, ...rest } = hints;
    return fitHints(rest);
  }
  const isInside =
    (hints.groups?.length ?? 0) <= maxGroups && (hints.groups ?? []).every(({ items }) => items.length <= maxItems);
  if (isInside && byteLength(hints) <= maxHintBytes) return hints;
  let fitted = keepRows(hints, rows);
  for (let keep = rows; keep > 0 && byteLength(fitted) > maxHintBytes;) {
    keep = Math.floor(keep * 0.8);
    fitted = keepRows(hints, keep);
  }
  while (byteLength(fitted) > maxHintBytes) {
    const smaller = withoutLargestCall(fitted) ?? withoutLastFact(fitted);
    if (smaller === undefined) break;
    fitted = smaller;
  }
  return fitted;
}

function keepRows(hints: UiHints, keep: number): UiHints {
  const { groups, more, ...rest } = hints;
  if (groups === undefined) return hints;
  let left = keep;
  const kept = groups.slice(0, maxGroups).flatMap((group): HintGroup[] => {
    const items = group.items.slice(0, Math.min(left, maxItems));
    left -= items.length;
    return items.length === 0 ? [] : [{ ...group, items }];
  });
  const shown = countRows(kept);
  const total = Math.max(more?.total ?? 0, countRows(groups));
  return {
    ...rest,
    ...(kept.length === 0 ? {} : { groups: kept }),
    ...(total > shown ? { more: { shown, total } } : {}),
  };
}

/** A call too long to be kept, such as a batch to be tried again: the button goes, the card stays. */
function withoutLargestCall(hints: UiHints): UiHints | undefined {
  const [largest] = (hints.actions ?? [])
    .filter(({ call }) => call !== undefined)
    .sort((a, b) => byteLength(b) - byteLength(a));
  if (largest === undefined) return undefined;
  const { actions, ...rest } = hints;
  const left = (actions ?? []).filter((action) => action !== largest);
  return left.length === 0 ? rest : { ...rest, actions: left };
}

function withoutLastFact(hints: UiHints): UiHints | undefined {
  const { facts, changes, ...rest } = hints;
  if (facts !== undefined)
    return {
      ...rest,
      ...(facts.length > 1 ? { facts: facts.slice(0, -1) } : {}),
      ...(changes === undefined ? {} : { changes }),
    };
  if (changes !== undefined) return { ...rest, ...(changes.length > 1 ? { changes: changes.slice(0, -1) } : {}) };
  return undefined;
}

const countRows = (groups: readonly HintGroup[] = []): number =>
  groups.reduce((sum, { items }) => sum + items.length, 0);
