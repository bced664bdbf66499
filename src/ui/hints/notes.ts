import type { EventSummary, HintNote } from "../../../generated/contract/types.ts";
import type { CardFacts } from "../../domain/card.ts";
import type { MessageKey } from "../card/card.ts";
import { toWhen, type Zones } from "./event.ts";
import { msg, quoteParam } from "./msg.ts";

/** What the reader should know about the result as a whole. */
export function toNotes(facts: CardFacts<unknown>, options: { isRead?: boolean } = {}): HintNote[] {
  const has = (warning: string): boolean => facts.warnings?.some((given) => given === warning) ?? false;
  const notes: [boolean, HintNote["level"], MessageKey][] = [
    [options.isRead === true && facts.status === "partial", "warning", "note.degraded"],
    [has("possible_duplicate"), "warning", "note.possible_duplicate"],
    [has("end_assumed"), "info", "note.end_assumed"],
    [has("injection_suspected"), "warning", "note.tainted"],
    [has("truncated_output"), "info", "note.truncated"],
    // Of a contact that is masked here, too, the rows show it.
    [has("pii_redacted") && facts.method !== "contacts.read", "info", "note.pii_redacted"],
  ];
  return notes.filter(([applies]) => applies).map(([, level, key]) => ({ level, msg: msg(key) }));
}

export function toConflictNotes(conflicts: readonly EventSummary[] | undefined, zones: Zones): HintNote[] {
  return (conflicts ?? []).slice(0, 5).flatMap((other): HintNote[] => {
    const when = toWhen(other, zones);
    return when === undefined
      ? []
      : [
          {
            level: "warning",
            msg: msg("note.conflict", { title: quoteParam(other.title, other.tainted), when: { when } }),
          },
        ];
  });
}
