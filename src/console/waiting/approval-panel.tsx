import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check, X } from "lucide-react";
import { Card, useAccord } from "../../react/react.ts";
import { displayName, type ApprovalDecision, type ApprovalQueueItem, type UiSchema } from "../../sdk/sdk.ts";
import { useLocale, useText } from "../text/text.ts";
import { Afterwards } from "./afterwards.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { Input } from "./input.tsx";
import { ItemPanel } from "./item-panel.tsx";
import { reasonText, waitingText } from "./text.ts";

type ApprovalItem = Extract<ApprovalQueueItem, { kind: "approval" }>;

const tones = { pending: "pending", approved: "success", denied: "danger", expired: "neutral" } as const;

export interface ApprovalPanelProps {
  item: ApprovalItem;
  /** As it is from now on. */
  onDecided(item: ApprovalItem): void;
}

/** One call that waits: what would happen, why it asks, and what became of it. */
export function ApprovalPanel({ item, onDecided }: ApprovalPanelProps) {
  const client = useAccord();
  const queries = useQueryClient();
  const say = useText(waitingText);
  const sayReason = useText(reasonText);
  const locale = useLocale();
  const decide = useMutation({
    mutationFn: (body: ApprovalDecision) => client.decideApproval({ path: { id: item.id }, body }),
    onSuccess: ({ runId }, { decision }) => {
      onDecided({ ...item, state: decision === "approve" ? "approved" : "denied", continuationRunId: runId });
      return queries.invalidateQueries({ queryKey: ["waiting", "counts"] });
    },
  });
  const { method, module, input } = item.call;
  const next = decide.data?.runId ?? item.continuationRunId;
  const name = displayName(`${module}.${method}`, undefined, locale);
  const isOpen = item.state === "pending" && decide.data === undefined;
  return (
    <ItemPanel
      item={item}
      title={item.summary ?? name}
      state={
        decide.data ? { tone: "success", text: say("decided") } : { tone: tones[item.state], text: say(item.state) }
      }
      reasons={item.reasons.map((reason) => sayReason(reason))}
      isFromJob={item.runtime_mode === "automation"}
      below={
        <>
          {isOpen ? (
            <DecisionForm
              choices={[
                { decision: "approve", look: "primary", icon: Check, text: say("approve") },
                { decision: "deny", icon: X, text: say("deny") },
              ]}
              isBusy={decide.isPending}
              error={decide.error}
              onDecide={(decided) => decide.mutate(decided)}
            />
          ) : null}
          {next ? <Afterwards threadId={item.threadId} runId={next} /> : null}
        </>
      }
    >
      {item.ui_schema ? <Card card={withoutButtons(item.ui_schema)} /> : <Input name={name} input={input} />}
    </ItemPanel>
  );
}

/** The panel has buttons of its own, with a note; two of each would be one too many. */
function withoutButtons(card: UiSchema): UiSchema {
  if (!("children" in card.root) || card.root.type !== "stack") return card;
  return { ...card, root: { ...card.root, children: card.root.children.filter(({ type }) => type !== "actions") } };
}
