import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { useAccord } from "../../react/react.ts";
import { Button } from "../parts/button.tsx";
import { useMoments } from "../parts/moments.ts";
import { Tag } from "../parts/notes.tsx";
import { Failed, Loading } from "../parts/states.tsx";
import { partsText } from "../parts/text.ts";
import { useText } from "../text/text.ts";
import { toRunPath } from "./run-path.ts";
import { statusTones } from "./status.ts";
import { runStatusText, runsText } from "./text.ts";

export function ThreadRuns({ threadId }: { threadId: string }) {
  const client = useAccord();
  const say = useText(runsText);
  const sayAll = useText(partsText);
  const sayStatus = useText(runStatusText);
  const moments = useMoments();
  const pages = useInfiniteQuery({
    queryKey: ["runs", threadId],
    queryFn: ({ pageParam, signal }) =>
      client.listThreadRuns({
        path: { threadId },
        query: { limit: 50, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: 5000,
  });
  if (pages.isPending) return <Loading />;
  if (pages.isError) return <Failed error={pages.error} onRetry={() => void pages.refetch()} />;
  return (
    <div className="stack">
      <p className="row">
        <Link href="/runs">{say("back")}</Link> · <Link href={`/chat/${threadId}`}>{say("thread")}</Link>
      </p>
      <ul className="list">
        {pages.data.pages
          .flatMap(({ items }) => items)
          .map((run) => (
            <li key={run.runId}>
              <Link href={toRunPath(threadId, run.runId)} className="list-link">
                <span className="grow">
                  {moments.both(run.createdAt)} <code className="quiet small">{run.runId}</code>
                </span>
                <span className="quiet small">{run.agent_type}</span>
                {run.startedAt && run.endedAt ? (
                  <span className="quiet small">
                    {moments.span(Date.parse(run.endedAt) - Date.parse(run.startedAt))}
                  </span>
                ) : null}
                <Tag tone={statusTones[run.status]}>{sayStatus(run.status)}</Tag>
              </Link>
            </li>
          ))}
      </ul>
      {pages.hasNextPage ? <Button onClick={() => void pages.fetchNextPage()}>{sayAll("more")}</Button> : null}
    </div>
  );
}
