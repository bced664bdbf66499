import { useQuery } from "@tanstack/react-query";
import { Activity } from "lucide-react";
import { Link } from "wouter";
import { useAccord } from "../../react/react.ts";
import { Loaded } from "../parts/loaded.tsx";
import { useMoments } from "../parts/moments.ts";
import { Tag } from "../parts/notes.tsx";
import { Empty } from "../parts/states.tsx";
import { useText } from "../text/text.ts";
import { runsText } from "./text.ts";

/** Runs are found by the conversation they belong to. */
export function Threads() {
  const client = useAccord();
  const say = useText(runsText);
  const moments = useMoments();
  const query = useQuery({
    queryKey: ["threads", "for-runs"],
    queryFn: ({ signal }) => client.listThreads({ query: { limit: 50 }, signal }),
    refetchInterval: 10_000,
  });
  return (
    <Loaded query={query}>
      {({ items }) =>
        items.length === 0 ? (
          <Empty icon={<Activity size={28} />} title={say("none")}>
            <p className="quiet">{say("explainNone")}</p>
          </Empty>
        ) : (
          <ul className="list">
            {items.map((thread) => (
              <li key={thread.threadId}>
                <Link href={`/runs/${thread.threadId}`} className="list-link">
                  <strong className="grow">{thread.title || thread.threadId}</strong>
                  <span className="quiet small">{moments.ago(thread.lastActivityAt)}</span>
                  {thread.pendingApprovals > 0 ? <Tag tone="warning">{say("waits")}</Tag> : null}
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
