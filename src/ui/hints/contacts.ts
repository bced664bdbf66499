import type {
  ContactList,
  ContactSummary,
  HintFact,
  HintFactKey,
  HintItem,
  UiHints,
} from "../../../generated/contract/types.ts";
import type { CardFacts } from "../../domain/card.ts";
import { cut } from "../card/card.ts";
import { toText } from "./event.ts";
import type { FactsOf } from "./facts.ts";
import { given, msg, quote } from "./msg.ts";
import { toNotes } from "./notes.ts";

type ContactsFacts = FactsOf<"contacts.read">;

export function toContactsCard(facts: ContactsFacts): UiHints {
  const { data } = facts;
  return "items" in data ? toListCard({ ...facts, data }) : toDetailCard({ ...facts, data });
}

function toListCard(facts: CardFacts<ContactsFacts["args"], ContactList>): UiHints {
  const { data, args } = facts;
  const total = Math.max(data.total ?? 0, data.items.length);
  const isEmpty = data.items.length === 0 && facts.status === "success";
  const query = args.mode === "search" ? msg("contacts.read.empty.body", { query: args.query }) : undefined;
  return {
    v: 1,
    kind: "contacts.list",
    tool: "contacts.read",
    status: facts.status === "partial" ? "warning" : "info",
    title: msg(isEmpty ? "contacts.read.empty.title" : "contacts.read.title"),
    ...given("body", data.items.length > 0 ? msg("contacts.read.count", { n: total }) : isEmpty ? query : undefined),
    ...given("groups", data.items.length === 0 ? [] : [{ items: data.items.map(toRow) }]),
    ...given("more", total > data.items.length ? { shown: data.items.length, total } : undefined),
    ...given("notes", toNotes(facts, { isRead: true })),
  };
}

function toRow(contact: ContactSummary): HintItem {
  const name = cut(contact.name, 60) || "…";
  const work = [contact.jobTitle, contact.company].filter(Boolean).join(" · ");
  const reach = toReach({ phone: contact.phoneMasked, email: contact.emailMasked });
  return {
    id: contact.id,
    title: name,
    ...(contact.tainted ? { tainted: true as const } : {}),
    ...(work === "" ? {} : { subtitle: quote(work, contact.tainted) }),
    ...given("caption", reach),
    avatar: { name, ...given("url", contact.avatarUrl) },
    open: { kind: "contact", id: contact.id },
  };
}

/** Number and address in a line, as far as there are any. */
export function toReach({ phone, email }: { phone?: string | undefined; email?: string | undefined }) {
  const text = [phone, email].filter(Boolean).join(" · ");
  return text === "" ? undefined : { text };
}

/** What is known of a contact besides the name. */
export function toContactFacts(data: Omit<ContactSummary, "version">): HintFact[] {
  const fact = (key: HintFactKey, text: string | undefined, isWords: boolean): HintFact[] => {
    const value = toText(text);
    return value === undefined ? [] : [{ key, value, ...(isWords && data.tainted ? { tainted: true as const } : {}) }];
  };
  return [
    ...fact("company", data.company, true),
    ...fact("job_title", data.jobTitle, true),
    ...fact("email", data.emailMasked, false),
    ...fact("phone", data.phoneMasked, false),
    ...fact("notes", data.note, true),
  ];
}

function toDetailCard(facts: CardFacts<ContactsFacts["args"], ContactSummary>): UiHints {
  const { data } = facts;
  return {
    v: 1,
    kind: "contacts.detail",
    tool: "contacts.read",
    status: facts.status === "partial" ? "warning" : "info",
    title: quote(data.name, data.tainted),
    ...given("facts", toContactFacts(data)),
    ...given("notes", toNotes(facts, { isRead: true })),
  };
}
