import type { DeletedEvent, HintAction, HintItem, UiHints } from "../../../generated/contract/types.ts";
import type { CardFacts } from "../../domain/card.ts";
import { toInvoke, toOpen } from "./actions.ts";
import { toBatchCard, toFailure } from "./batch.ts";
import { toFacts, toItem, zonesOf, type EventLike, type Zones } from "./event.ts";
import type { FactsOf } from "./facts.ts";
import { given, msg, quoteParam } from "./msg.ts";
import { toNotes } from "./notes.ts";

export function toDeleteCard(facts: FactsOf<"calendar.delete">): UiHints {
  const { data, args } = facts;
  if (!("items" in data)) return toDeletedCard({ ...facts, data });
  const ids = "event_ids" in args ? args.event_ids : [];
  const done = data.items.filter(({ outcome }) => outcome !== "failed");
  return toBatchCard("calendar.delete", facts, {
    done: done.map((item) => toGoneItem(item, zonesOf(item, args, facts.timezone))),
    failures: data.items
      .filter(({ outcome }) => outcome === "failed")
      .map((item) => toFailure(item.title ?? ids[item.index], item.error)),
    ...(done.every(({ outcome }) => outcome === "already_deleted") ? { outcome: "unchanged" } : {}),
  });
}

/** What is gone cannot be opened. */
function toGoneItem(event: EventLike, zones: Zones): HintItem {
  const { open: _open, ...item } = toItem(event, zones, "full");
  return item;
}

function toDeletedCard(facts: CardFacts<{ event_timezone?: string }, DeletedEvent>): UiHints {
  const { data, args } = facts;
  const isNew = data.outcome === "deleted";
  return {
    v: 1,
    kind: "calendar.event_change",
    tool: "calendar.delete",
    status: isNew ? "success" : "info",
    title: msg(isNew ? "calendar.delete.success.title" : "calendar.delete.already.title"),
    ...given(
      "body",
      isNew && data.title
        ? msg("calendar.delete.success.body", { title: quoteParam(data.title, data.tainted) })
        : undefined,
    ),
    ...given("facts", toFacts(data, isNew ? ["when"] : ["title", "when"], zonesOf(data, args, facts.timezone))),
    ...given("notes", toNotes(facts)),
    ...given("actions", toRestore(facts)),
  };
}

function toRestore(facts: CardFacts<unknown, DeletedEvent>): HintAction[] {
  const { id: event_id, restorableUntil, occurrenceStartAt: occurrence_start_at } = facts.data;
  const isOne = occurrence_start_at !== undefined && (facts.args as { scope?: string }).scope !== "following";
  if (restorableUntil === undefined && !isOne) return [];
  const input = { event_id, ...(isOne ? { occurrence_start_at } : {}) };
  return toInvoke(facts, { key: "restore", method: "calendar.restore", input });
}

export function toRestoreCard(facts: FactsOf<"calendar.restore">): UiHints {
  const { data } = facts;
  const isNew = data.outcome === "restored";
  return {
    v: 1,
    kind: "calendar.event_change",
    tool: "calendar.restore",
    status: isNew ? "success" : "info",
    title: msg(isNew ? "calendar.restore.success.title" : "calendar.restore.unchanged.title"),
    ...given(
      "body",
      isNew && data.title
        ? msg("calendar.restore.success.body", { title: quoteParam(data.title, data.tainted) })
        : undefined,
    ),
    ...given("facts", toFacts(data, isNew ? ["when"] : ["title", "when"], zonesOf(data, {}, facts.timezone))),
    ...given("notes", toNotes(facts)),
    actions: toOpen(data.id, "primary"),
  };
}
