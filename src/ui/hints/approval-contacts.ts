import type { HintFactKey, HintItem } from "../../../generated/contract/types.ts";
import { cut } from "../card/card.ts";
import type { ApprovalPart, WaitingFacts } from "./approval.ts";
import { toText } from "./event.ts";
import { msg } from "./msg.ts";

/** Whom a call would change, and to what. */
export function contactChangePart({ args, approval }: WaitingFacts<"contacts.update">): ApprovalPart {
  const { note, ...patch } = args.patch;
  const said = Object.entries({ ...patch, ...(note === undefined ? {} : { notes: note }) }) as [HintFactKey, string][];
  return {
    ...toRows([toRow(approval.contactNames?.[args.contact_id] ?? "")]),
    facts: said.map(([key, text]) => ({ key, value: toText(text) ?? { msg: msg("fact.empty") } })),
  };
}

/** Whom a call would remove; of two that become one, the first is kept. */
export function contactsPart({ args, approval }: WaitingFacts<"contacts.delete" | "contacts.merge">): ApprovalPart {
  const ids = "duplicate_id" in args ? [args.contact_id, args.duplicate_id] : [args.contact_id];
  return toRows(ids.map((id) => ({ ...toRow(approval.contactNames?.[id] ?? ""), id })));
}

function toRow(fullName: string): HintItem {
  const name = cut(fullName, 60) || "…";
  return { title: name, avatar: { name } };
}

const toRows = (items: HintItem[]): ApprovalPart => ({ groups: [{ items }] });
