import type { UiHints } from "../../../generated/contract/types.ts";
import { toInvoke, toOpen } from "./actions.ts";
import { toReply } from "./calendar-event.ts";
import { toFacts, zonesOf } from "./event.ts";
import type { FactsOf } from "./facts.ts";
import { given, msg } from "./msg.ts";
import { toConflictNotes, toNotes } from "./notes.ts";

export function toAcceptCard(facts: FactsOf<"calendar.accept_invite">): UiHints {
  const { data, args } = facts;
  const zones = zonesOf(data, args, facts.timezone);
  return {
    v: 1,
    kind: "calendar.event_change",
    tool: "calendar.accept_invite",
    status: data.outcome === "accepted" ? "success" : "info",
    title: msg("calendar.accept_invite.success.title"),
    ...given("facts", toFacts(data, ["title", "when"], zones)),
    ...given("notes", [...toConflictNotes(data.conflicts, zones), ...toNotes(facts)]),
    actions: [
      ...toOpen(data.id, "primary"),
      ...toInvoke(facts, { key: "change_to_reject", method: "calendar.reject_invite", input: toReply(data) }),
    ],
  };
}

export function toRejectCard(facts: FactsOf<"calendar.reject_invite">): UiHints {
  const { data, args } = facts;
  return {
    v: 1,
    kind: "calendar.event_change",
    tool: "calendar.reject_invite",
    status: data.outcome === "declined" ? "success" : "info",
    title: msg("calendar.reject_invite.success.title"),
    ...given("facts", toFacts(data, ["title"], zonesOf(data, args, facts.timezone))),
    ...given("notes", toNotes(facts)),
    ...given(
      "actions",
      toInvoke(facts, { key: "change_to_accept", method: "calendar.accept_invite", input: toReply(data) }),
    ),
  };
}
