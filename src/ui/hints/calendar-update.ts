import type {
  EventChange,
  EventPatch,
  EventUpdate,
  HintAction,
  UiHints,
  UpdatedEvent,
} from "../../../generated/contract/types.ts";
import type { CardFacts } from "../../domain/card.ts";
import { toOffsetTime } from "../card/card.ts";
import { toInvoke, toOpen } from "./actions.ts";
import { toBatchCard, toFailure } from "./batch.ts";
import { toChanges } from "./changes.ts";
import { toItem, zonesOf } from "./event.ts";
import type { FactsOf } from "./facts.ts";
import { given, msg, quoteParam } from "./msg.ts";
import { toConflictNotes, toNotes } from "./notes.ts";

type UpdateFacts = CardFacts<EventUpdate, UpdatedEvent>;

export function toUpdateCard(facts: FactsOf<"calendar.update">): UiHints {
  const { data, args } = facts;
  if (!("items" in data)) return toUpdatedCard({ ...facts, args: args as EventUpdate, data });
  const asked = "items" in args ? args.items : [];
  const done = data.items.filter(({ outcome }) => outcome !== "failed");
  return toBatchCard("calendar.update", facts, {
    done: done.map((item) => toItem(item, zonesOf(item, args, facts.timezone), "full")),
    failures: data.items
      .filter(({ outcome }) => outcome === "failed")
      .map((item) => toFailure(item.title ?? asked[item.index]?.event_id, item.error)),
    ...(done.every(({ outcome }) => outcome === "unchanged") ? { outcome: "unchanged" } : {}),
  });
}

function toUpdatedCard(facts: UpdateFacts): UiHints {
  const { data, args } = facts;
  const zones = zonesOf(data, args, facts.timezone);
  const card = { v: 1, kind: "calendar.event_change", tool: "calendar.update" } as const;
  if (data.outcome === "unchanged")
    return {
      ...card,
      status: "info",
      title: msg("calendar.update.unchanged.title"),
      actions: toOpen(data.id, "primary"),
    };
  return {
    ...card,
    status: "success",
    title: msg("calendar.update.success.title"),
    body: msg("calendar.update.success.body", { title: quoteParam(data.title, data.tainted) }),
    ...given("changes", toChanges(data, data.changes ?? [], zones)),
    ...given("notes", [...toConflictNotes(data.conflicts, zones), ...toNotes(facts)]),
    actions: [...toOpen(data.id, "primary"), ...toUndo(facts, zones.shown)],
  };
}

/** The opposite patch, for the version this update made. One occurrence of a series cannot be put back like that. */
function toUndo(facts: UpdateFacts, shown: string): HintAction[] {
  const { data, args } = facts;
  const changes = data.changes ?? [];
  if (args.occurrence_start_at !== undefined || (args.scope !== undefined && args.scope !== "all")) return [];
  const zone = changes.find(({ field }) => field === "event_timezone")?.from;
  const timezone = typeof zone === "string" ? zone : shown;
  const patch: Record<string, unknown> = {};
  for (const change of changes) Object.assign(patch, toOpposite(change, timezone));
  if (Object.keys(patch).length === 0) return [];
  const input = {
    event_id: data.id,
    event_timezone: timezone,
    patch: patch as EventPatch,
    ...given("if_version", data.version),
  };
  return toInvoke(facts, { key: "undo", method: "calendar.update", input });
}

const clearable = ["end_at", "location", "notes", "meeting_url", "reminders", "recurrence"];
const defaults: Readonly<Record<string, unknown>> = { show_as: "busy", event_status: "confirmed", all_day: false };

function toOpposite({ field, from }: EventChange, timezone: string): Record<string, unknown> {
  if (from === undefined || from === null)
    return clearable.includes(field) ? { [field]: null } : field in defaults ? { [field]: defaults[field] } : {};
  if (field === "event_timezone") return {};
  // Inputs want the offset of the zone they name; the old value may carry another one.
  if (field === "start_at" || field === "end_at") return { [field]: toOffsetTime(Date.parse(String(from)), timezone) };
  return { [field]: from };
}
