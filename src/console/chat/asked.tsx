import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useAccord, type FieldValues, type UsedThread } from "../../react/react.ts";
import { useText } from "../text/text.ts";
import { QuestionForm } from "../waiting/question-form.tsx";
import { waitingText } from "../waiting/text.ts";

/** The question that the worker of this conversation waits with; who writes on instead closes it. */
export function Asked({ thread }: { thread: UsedThread }) {
  const client = useAccord();
  const queries = useQueryClient();
  const say = useText(waitingText);
  const { data } = useQuery({
    queryKey: ["waiting", "questions"],
    queryFn: ({ signal }) => client.listApprovals({ query: { kind: "question", state: "open", limit: 50 }, signal }),
    enabled: thread.run === undefined,
  });
  const answer = useMutation({
    mutationFn: ({ id, values }: { id: string; values: FieldValues | null }) => thread.answer(id, values),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["waiting"] }),
  });
  const item = data?.items.find(({ kind, threadId }) => kind === "question" && threadId === thread.threadId);
  if (item?.kind !== "question" || thread.run !== undefined) return null;
  return (
    <section className="thread-asked" aria-label={say("question")}>
      <QuestionForm
        key={item.id}
        fields={item.fields}
        isBusy={answer.isPending}
        error={answer.error}
        onAnswer={(values) => answer.mutate({ id: item.id, values })}
      />
    </section>
  );
}
