import type { HintFactKey, HintItem } from "../../../generated/contract/types.ts";
import type { ApprovalFacts } from "../../domain/card.ts";
import { cut } from "../card/card.ts";
import type { ApprovalPart, WaitingFacts } from "./approval.ts";
import { toReach } from "./contacts.ts";
import { toText } from "./event.ts";
import { given, msg } from "./msg.ts";

/** Whom a call would change, and to what. */
export function contactChangePart({ args, approval }: WaitingFacts<"contacts.update">): ApprovalPart {
  const { note, ...patch } = args.patch;
  const said = Object.entries({ ...patch, ...(note === undefined ? {} : { notes: note }) }) as [HintFactKey, string][];
  return {
    ...toRows([toRow(args.contact_id, approval)]),
    facts: said.map(([key, text]) => ({ key, value: toText(text) ?? { msg: msg("fact.empty") } })),
  };
}

/** Whom a call would remove; of two that become one, the first is kept, as the card says. */
export function contactsPart({ args, approval }: WaitingFacts<"contacts.delete" | "contacts.merge">): ApprovalPart {
  const ids = "duplicate_id" in args ? [args.contact_id, args.duplicate_id] : [args.contact_id];
  return toRows(ids.map((id) => ({ ...toRow(id, approval), id })));
}

/** As it is now: of two people with one name, numbers and addresses tell them apart. */
function toRow(id: string, { contactNames, contactReach }: ApprovalFacts): HintItem {
  const name = cut(contactNames?.[id] ?? "", 60) || "…";
  const reach = toReach({ ...contactReach?.[id] });
  return { title: name, avatar: { name }, ...given("caption", reach) };
}

const toRows = (items: HintItem[]): ApprovalPart => ({ groups: [{ items }] });
