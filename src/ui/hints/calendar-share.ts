import type { HintBadge, InviteOutcome, UiHints } from "../../../generated/contract/types.ts";
import { cut } from "../card/card.ts";
import { toOpen } from "./actions.ts";
import { toFailure } from "./batch.ts";
import { toFacts, zonesOf } from "./event.ts";
import type { FactsOf } from "./facts.ts";
import { given, msg } from "./msg.ts";
import { toNotes } from "./notes.ts";

/** One row per person who is invited now or was before; the others with the reason. */
export function toShareCard(facts: FactsOf<"calendar.share">): UiHints {
  const { data, args } = facts;
  const reached = data.invites.filter(({ outcome }) => outcome !== "failed");
  const failed = data.invites.filter(({ outcome }) => outcome === "failed");
  const isMixed = failed.length > 0;
  const isNew = data.invites.some(({ outcome }) => outcome === "invited");
  const whole = msg(isNew ? "calendar.share.success.title" : "calendar.share.unchanged.title");
  return {
    v: 1,
    kind: "calendar.event_change",
    tool: "calendar.share",
    status: isMixed ? "warning" : isNew ? "success" : "info",
    title: isMixed ? msg("calendar.share.partial.title", { ok: data.invited, failed: failed.length }) : whole,
    ...given("facts", toFacts(data, ["title", "when"], zonesOf({}, args, facts.timezone))),
    ...given("groups", reached.length === 0 ? [] : [{ items: reached.map(toPersonRow) }]),
    ...given(
      "failures",
      failed.map(({ name, error }) => toFailure(name, error)),
    ),
    ...given("notes", toNotes(facts)),
    actions: toOpen(data.id, "primary"),
  };
}

function toPersonRow({ name, outcome }: InviteOutcome) {
  const shown = cut(name, 60) || "…";
  const badge: HintBadge =
    outcome === "invited" ? { key: "invited", status: "success" } : { key: "already_invited", status: "info" };
  return { title: shown, avatar: { name: shown }, badge };
}
