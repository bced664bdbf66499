import type { EventDetail, EventQuery, HintAction, UiHints } from "../../../generated/contract/types.ts";
import type { CardFacts } from "../../domain/card.ts";
import { toInvoke, toOpen } from "./actions.ts";
import { toFacts, zonesOf } from "./event.ts";
import { given, quote } from "./msg.ts";
import { toNotes } from "./notes.ts";

/** One event with all it has, and a reply to it while one is open. */
export function toEventDetail(facts: CardFacts<EventQuery, EventDetail>): UiHints {
  const { data, args } = facts;
  const zones = zonesOf(data, args, facts.timezone);
  return {
    v: 1,
    kind: "calendar.event_detail",
    tool: "calendar.read",
    status: facts.status === "partial" ? "warning" : "info",
    title: quote(data.title, data.tainted),
    ...given(
      "facts",
      toFacts(
        data,
        ["when", "location", "organizer", "participants", "notes", "reminders", "recurrence", "meeting_url"],
        zones,
      ),
    ),
    ...given("notes", toNotes(facts, { isRead: true })),
    ...given("actions", [...toReplies(facts), ...toOpen(data.id)]),
  };
}

function toReplies(facts: CardFacts<EventQuery, EventDetail>): HintAction[] {
  const { data } = facts;
  if (data.participation !== "needs_action" || data.eventStatus === "cancelled") return [];
  const input = toReply(data);
  return [
    ...toInvoke(facts, { key: "accept", style: "primary", method: "calendar.accept_invite", input }),
    ...toInvoke(facts, { key: "reject", method: "calendar.reject_invite", input }),
  ];
}

/** Which invite is answered: by its own id where there is one. */
export function toReply({
  id,
  inviteId,
}: {
  id: string;
  inviteId?: string;
}): { invite_id: string } | { event_id: string } {
  return inviteId === undefined ? { event_id: id } : { invite_id: inviteId };
}
