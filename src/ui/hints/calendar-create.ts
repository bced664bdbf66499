import type { CreatedEvent, TimedDraft, UiHints } from "../../../generated/contract/types.ts";
import type { CardFacts } from "../../domain/card.ts";
import { toInvoke, toOpen, toPrompt } from "./actions.ts";
import { toBatchCard, toFailure } from "./batch.ts";
import { toFacts, toItem, zonesOf } from "./event.ts";
import type { FactsOf } from "./facts.ts";
import { given, msg, quoteParam } from "./msg.ts";
import { toConflictNotes, toNotes } from "./notes.ts";

export function toCreateCard(facts: FactsOf<"calendar.create">): UiHints {
  const { data, args } = facts;
  if (!("items" in data)) return toCreatedCard({ ...facts, args: args as TimedDraft, data });
  const drafts = "items" in args ? args.items : [];
  const created = data.items.filter(({ outcome }) => outcome === "created");
  const failed = data.items.filter(({ outcome }) => outcome === "failed");
  return toBatchCard("calendar.create", facts, {
    done: created.map((item) => toItem(item, zonesOf(item, drafts[item.index] ?? {}, facts.timezone), "full")),
    failures: failed.map((item) => toFailure(item.title ?? drafts[item.index]?.title, item.error)),
  });
}

function toCreatedCard(facts: CardFacts<{ event_timezone: string }, CreatedEvent>): UiHints {
  const { data, args } = facts;
  const zones = zonesOf(data, args, facts.timezone);
  const title = quoteParam(data.title, data.tainted);
  return {
    v: 1,
    kind: "calendar.event_change",
    tool: "calendar.create",
    status: "success",
    title: msg("calendar.create.success.title"),
    body: msg("calendar.create.success.body"),
    ...given("facts", toFacts(data, ["title", "when", "location", "reminders", "recurrence"], zones)),
    ...given("notes", [...toConflictNotes(data.conflicts, zones), ...toNotes(facts)]),
    actions: [
      ...toOpen(data.id, "primary"),
      // The button speaks for the user, so someone else's title is named by the event's id.
      toPrompt("invite", data.tainted ? msg("prompt.invite_event", { id: data.id }) : msg("prompt.invite", { title })),
      ...toInvoke(facts, {
        key: "undo",
        style: "danger",
        confirm: "undo_create",
        params: { title },
        method: "calendar.delete",
        input: { event_id: data.id, ...given("if_version", data.version) },
      }),
    ],
  };
}
