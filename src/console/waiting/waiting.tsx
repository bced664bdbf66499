import { useQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { useEffect } from "react";
import { useLocation, useRoute } from "wouter";
import { useAccord } from "../../react/react.ts";
import type { ApprovalQueueItem } from "../../sdk/sdk.ts";
import { Choices } from "../parts/choices.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { Empty } from "../parts/states.tsx";
import { View } from "../parts/view.tsx";
import { viewNames } from "../shell/text.ts";
import { useText } from "../text/text.ts";
import { ApprovalPanel } from "./approval-panel.tsx";
import { QuestionPanel } from "./question-panel.tsx";
import { ReviewPanel } from "./review-panel.tsx";
import { waitingText } from "./text.ts";
import { useDecided } from "./use-decided.ts";
import "../parts/panel.css";
import "./waiting.css";

/** `#/waiting` is what is open, `#/waiting/closed` what was decided; an id behind it is brought into sight. */
export default function Waiting() {
  const client = useAccord();
  const name = useText(viewNames);
  const say = useText(waitingText);
  const [, go] = useLocation();
  const [, place] = useRoute("/waiting/:state?/:id?");
  const state = place?.state === "closed" ? "closed" : "open";
  const query = useQuery({
    queryKey: ["waiting", state],
    queryFn: ({ signal }) => client.listApprovals({ query: { state, limit: 50 }, signal }),
    refetchInterval: 10_000,
  });
  const wanted = place?.id;
  useEffect(() => {
    if (wanted !== undefined && query.data) document.querySelector(`#${CSS.escape(wanted)}`)?.scrollIntoView();
  }, [wanted, query.data]);
  return (
    <View
      title={name("waiting")}
      tools={
        <Choices
          name={say("show")}
          value={state}
          options={[
            ["open", say("open")],
            ["closed", say("closed")],
          ]}
          onChange={(next) => go(`/waiting/${next}`)}
        />
      }
    >
      <Loaded query={query}>
        {({ items }) =>
          state === "open" ? <OpenItems items={items} /> : <Items items={items} nothing={say("nothingClosed")} />
        }
      </Loaded>
    </View>
  );
}

function OpenItems({ items }: { items: readonly ApprovalQueueItem[] }) {
  const say = useText(waitingText);
  const decided = useDecided();
  return <Items items={decided.among(items)} nothing={say("nothing")} onDecided={decided.keep} />;
}

interface ItemsProps {
  items: readonly ApprovalQueueItem[];
  nothing: string;
  onDecided?(item: ApprovalQueueItem): void;
}

function Items({ items, nothing, onDecided = () => {} }: ItemsProps) {
  const say = useText(waitingText);
  if (items.length === 0)
    return (
      <Empty icon={<Inbox size={28} />} title={nothing}>
        <p className="quiet">{say("explain")}</p>
      </Empty>
    );
  return (
    <div className="stack">
      {items.map((item) =>
        item.kind === "approval" ? (
          <ApprovalPanel key={item.id} item={item} onDecided={onDecided} />
        ) : item.kind === "question" ? (
          <QuestionPanel key={item.id} item={item} onDecided={onDecided} />
        ) : (
          <ReviewPanel key={item.id} item={item} />
        ),
      )}
    </div>
  );
}
