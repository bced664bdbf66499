import type { UiHints } from "../../../generated/contract/types.ts";
import { toContactFacts } from "./contacts.ts";
import type { FactsOf } from "./facts.ts";
import { given, msg, quote } from "./msg.ts";
import { toNotes } from "./notes.ts";

/** The contact as it is kept now, or as it was there before. */
export function toContactCreatedCard(facts: FactsOf<"contacts.create">): UiHints {
  const { data } = facts;
  const isNew = data.outcome === "created";
  return {
    v: 1,
    kind: "contacts.change",
    tool: "contacts.create",
    status: isNew ? "success" : "info",
    title: msg(isNew ? "contacts.create.success.title" : "contacts.create.existing.title"),
    facts: [{ key: "name", value: { msg: quote(data.name, data.tainted) } }, ...toContactFacts(data)],
    ...given("notes", toNotes(facts)),
  };
}
