import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useAccord } from "../../react/react.ts";
import type { ApprovalQueueItem, ReviewResolution } from "../../sdk/sdk.ts";
import { useText } from "../text/text.ts";
import { DecisionForm } from "./decision-form.tsx";
import { ItemPanel } from "./item-panel.tsx";
import { reviewReasonText, waitingText } from "./text.ts";

export type ReviewItem = Extract<ApprovalQueueItem, { kind: "review" }>;

/** An answer that somebody should look at; nothing waits for it. */
export function ReviewPanel({ item }: { item: ReviewItem }) {
  const client = useAccord();
  const queries = useQueryClient();
  const say = useText(waitingText);
  const sayReason = useText(reviewReasonText);
  const resolve = useMutation({
    mutationFn: (body: ReviewResolution) => client.resolveReview({ path: { id: item.id }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["waiting"] }),
  });
  return (
    <ItemPanel
      item={item}
      title={say("review")}
      state={{ tone: item.state === "open" ? "pending" : "neutral", text: say(item.resolution ?? "look") }}
      reasons={item.reasons.map((reason) => sayReason(reason))}
      below={
        item.state === "open" ? (
          <DecisionForm
            choices={[
              { decision: "confirmed", look: "primary", text: say("confirm") },
              { decision: "corrected", text: say("correct") },
              { decision: "dismissed", look: "plain", text: say("dismiss") },
            ]}
            isBusy={resolve.isPending}
            error={resolve.error}
            onDecide={({ decision: resolution, ...note }) => resolve.mutate({ resolution, ...note })}
          />
        ) : null
      }
    >
      <blockquote className="waiting-quote">{item.answer}</blockquote>
      {item.note ? <p className="small">{item.note}</p> : null}
    </ItemPanel>
  );
}
