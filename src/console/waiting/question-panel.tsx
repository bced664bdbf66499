import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useAccord, type FieldValues } from "../../react/react.ts";
import type { ApprovalQueueItem } from "../../sdk/sdk.ts";
import { useText } from "../text/text.ts";
import { Afterwards } from "./afterwards.tsx";
import { ItemPanel } from "./item-panel.tsx";
import { QuestionForm } from "./question-form.tsx";
import { waitingText } from "./text.ts";

type QuestionItem = Extract<ApprovalQueueItem, { kind: "question" }>;

const states = {
  pending: { tone: "pending", text: "pending" },
  answered: { tone: "success", text: "answered" },
  skipped: { tone: "neutral", text: "skipped" },
  closed: { tone: "neutral", text: "closed_by_message" },
  expired: { tone: "neutral", text: "expired" },
} as const;

export interface QuestionPanelProps {
  item: QuestionItem;
  /** As it is from now on. */
  onDecided(item: QuestionItem): void;
}

/** What the worker wants to know before it goes on. */
export function QuestionPanel({ item, onDecided }: QuestionPanelProps) {
  const client = useAccord();
  const queries = useQueryClient();
  const say = useText(waitingText);
  const answer = useMutation({
    mutationFn: (values: FieldValues | null) =>
      client.answerQuestion({ path: { id: item.id }, body: values === null ? { skip: true } : { answer: values } }),
    onSuccess: ({ runId }, values) => {
      onDecided({ ...item, state: values === null ? "skipped" : "answered", continuationRunId: runId });
      return queries.invalidateQueries({ queryKey: ["waiting", "counts"] });
    },
  });
  const next = answer.data?.runId ?? item.continuationRunId;
  const { tone, text } = states[answer.data ? "answered" : item.state];
  return (
    <ItemPanel
      item={item}
      title={item.text}
      label={say("question")}
      state={{ tone, text: say(text) }}
      below={
        <>
          {item.state === "pending" && answer.data === undefined ? (
            <QuestionForm
              fields={item.fields}
              isBusy={answer.isPending}
              error={answer.error}
              onAnswer={(values) => answer.mutate(values)}
            />
          ) : null}
          {next ? <Afterwards threadId={item.threadId} runId={next} /> : null}
        </>
      }
    />
  );
}
