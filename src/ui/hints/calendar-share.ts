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

/** One row per person who is no longer in it; the others with the reason. */
export function toUninviteCard(facts: FactsOf<"calendar.uninvite">): UiHints {
  const { data, args } = facts;
  const removed = data.guests.filter(({ outcome }) => outcome === "removed");
  const failed = data.guests.filter(({ outcome }) => outcome === "failed");
  const title = msg(removed.length > 0 ? "calendar.uninvite.success.title" : "calendar.uninvite.unchanged.title");
  return {
    v: 1,
    kind: "calendar.event_change",
    tool: "calendar.uninvite",
    status: failed.length > 0 ? "warning" : removed.length > 0 ? "success" : "info",
    title,
    ...given("facts", toFacts(data, ["title", "when"], zonesOf({}, args, facts.timezone))),
    ...given("groups", removed.length === 0 ? [] : [{ items: removed.map(({ name }) => toNameRow(name)) }]),
    ...given(
      "failures",
      failed.map(({ name, error }) => toFailure(name, error)),
    ),
    ...given("notes", toNotes(facts)),
    actions: toOpen(data.id, "primary"),
  };
}

function toNameRow(name: string) {
  const shown = cut(name, 60) || "…";
  return { title: shown, avatar: { name: shown } };
}

function toPersonRow({ name, outcome, byMail }: InviteOutcome) {
  const badge: HintBadge =
    outcome === "invited"
      ? { key: byMail ? "invited_by_mail" : "invited", status: "success" }
      : { key: "already_invited", status: "info" };
  return { ...toNameRow(name), badge };
}
