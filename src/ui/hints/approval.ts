import type { MethodId, MethodIo } from "../../../generated/contract/methods.ts";
import type { HintAction, HintField, HintNote, ToolEnvelope, UiHints } from "../../../generated/contract/types.ts";
import { editableFields, valueAt } from "../../base/editable.ts";
import { splitMethodId } from "../../base/method-id.ts";
import type { ApprovalFacts, CardFacts } from "../../domain/card.ts";
import { cut, isMessageKey } from "../card/card.ts";
import { toDecisions } from "./actions.ts";
import { contactPart } from "./approval-contact.ts";
import { contactChangePart, contactsPart } from "./approval-contacts.ts";
import { createPart } from "./approval-create.ts";
import { deletePart, restorePart } from "./approval-delete.ts";
import { memoryPart } from "./approval-memory.ts";
import { replyPart } from "./approval-reply.ts";
import { sharePart, uninvitePart } from "./approval-share.ts";
import { updatePart } from "./approval-update.ts";
import { toGenericPart, toName } from "./generic.ts";
import { withMark } from "./mark.ts";
import { given, msg } from "./msg.ts";
import { toReachOf } from "./reach.ts";

export type WaitingFacts<Id extends MethodId> = CardFacts<MethodIo[Id]["input"]> & { approval: ApprovalFacts };
type Waiting = CardFacts & { approval: ApprovalFacts };

/** The part of an approval card that depends on the method. */
export type ApprovalPart = Pick<UiHints, "body" | "facts" | "changes" | "groups" | "more" | "notes">;

const parts: { readonly [Id in MethodId]?: (facts: WaitingFacts<Id>) => ApprovalPart } = {
  "calendar.create": createPart,
  "calendar.update": updatePart,
  "calendar.delete": deletePart,
  "calendar.restore": restorePart,
  "calendar.share": sharePart,
  "calendar.uninvite": uninvitePart,
  "calendar.accept_invite": replyPart,
  "calendar.reject_invite": replyPart,
  "contacts.create": contactPart,
  "contacts.delete": contactsPart,
  "contacts.merge": contactsPart,
  "contacts.update": contactChangePart,
  "memory.update": memoryPart,
};

/**
 * The question a person answers: what would happen, to what and to whom, as it stands now. A method without a part of
 * its own shows its input, field by field.
 */
export function toApprovalCard(facts: Waiting): UiHints {
  const describe = parts[facts.method as MethodId] as ((facts: CardFacts) => ApprovalPart) | undefined;
  const { notes = [], ...part } = describe?.(facts) ?? toGenericPart(facts);
  const marked = withMark(
    {
      v: 1,
      kind: "approval.request",
      tool: facts.method,
      status: "pending",
      ...toQuestion(facts),
      ...part,
      ...given(
        "quotes",
        facts.approval.quotes?.slice(0, 3).map((text) => cut(text, 200) || "…"),
      ),
      ...given("notes", [...notes, ...toReasonNotes(facts.approval)]),
      actions: toAnswers(facts),
    },
    facts,
  );
  // Behind the mark: what stands in a field to be changed is not what the card shows.
  return { ...marked, ...given("editable", toEditable(facts)) };
}

const longestValue = 500;

/** What may be changed, with what stands there; a text that is too long for a card is changed elsewhere. */
function toEditable({ method, args }: Waiting): UiHints["editable"] {
  const call = { ...splitMethodId(method), input: args as ToolEnvelope["input"] };
  return editableFields(call).flatMap(({ path, input, schema }): HintField[] => {
    const value = valueAt(args, path);
    if (value !== undefined && JSON.stringify(value).length > longestValue) return [];
    const { enum: words, maxLength } = schema as { enum?: string[]; maxLength?: number };
    return [
      {
        path,
        input,
        ...(value === undefined ? {} : { value }),
        ...given("words", words),
        ...given("maxLength", maxLength),
      },
    ];
  });
}

/** How much is meant stands in the title; a batch says so again in figures. */
function toQuestion(facts: Waiting): Pick<UiHints, "title" | "body"> {
  const { method, approval } = facts;
  const events = approval.events ?? [];
  const size = batchSize(facts) ?? 1;
  const many = `approval.${method}.many.title`;
  if (size > 1 && isMessageKey(many))
    return { title: msg(many, { n: events.length || size }), ...given("body", toReachOf(events)) };
  const [first] = events;
  const own = [`approval.${method}.${first?.reach?.scope}.title`, `approval.${method}.title`].find(isMessageKey);
  if (own !== undefined) return { title: msg(own), ...given("body", toDefault(method)) };
  return { title: msg("approval.generic.title"), body: msg("approval.generic.body", { tool: toName(method) }) };
}

function toDefault(method: string) {
  const key = `approval.${method}.body`;
  return isMessageKey(key) ? msg(key) : undefined;
}

function batchSize({ args }: CardFacts): number | undefined {
  const { items, event_ids: ids } = (args ?? {}) as { items?: unknown; event_ids?: unknown };
  const batch = [items, ids].find(Array.isArray);
  return batch?.length;
}

/** Reasons that the card does not show by itself: that something goes, or to whom, stands on it anyway. */
const told = ["done_elsewhere", "tainted_context", "app_context", "low_confidence", "large_batch"] as const;
const grave: readonly string[] = ["done_elsewhere", "tainted_context", "app_context"];

function toReasonNotes({ reasons }: ApprovalFacts): HintNote[] {
  return told
    .filter((reason) => reasons.includes(reason))
    .map((reason) => ({
      level: grave.includes(reason) ? "warning" : "info",
      msg: msg(`approval.reason.${reason}`),
    }));
}

function toAnswers({ method, approval: { id, reasons } }: Waiting): HintAction[] {
  if (method === "calendar.delete") return toDecisions(id, "approve_delete", "danger");
  if (method === "calendar.share") return toDecisions(id, "approve_share", "primary");
  return toDecisions(id, "approve", reasons.includes("destructive") ? "danger" : "primary");
}
