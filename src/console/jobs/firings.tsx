import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { useAccord } from "../../react/react.ts";
import type { AutomationJob } from "../../sdk/sdk.ts";
import { Loaded } from "../parts/loaded.tsx";
import { useMoments } from "../parts/moments.ts";
import { Tag } from "../parts/notes.tsx";
import { toRunPath } from "../runs/run-path.ts";
import { statusTones } from "../runs/status.ts";
import { runStatusText } from "../runs/text.ts";
import { useText } from "../text/text.ts";
import { jobsText } from "./text.ts";

/** What became of the last firings, each with the way to its run. */
export function Firings({ job: { threadId, last_run: last } }: { job: AutomationJob }) {
  const client = useAccord();
  const say = useText(jobsText);
  const sayStatus = useText(runStatusText);
  const moments = useMoments();
  const query = useQuery({
    queryKey: ["jobs", "runs", threadId, last?.runId, last?.outcome],
    // A job that has never fired has no thread yet.
    enabled: last !== null,
    queryFn: ({ signal }) => client.listThreadRuns({ path: { threadId }, query: { limit: 10 }, signal }),
  });
  if (last === null) return <p className="quiet small">{say("neverFired")}</p>;
  return (
    <Loaded query={query}>
      {({ items }) => (
        <ul className="list">
          {items.map(({ runId, status, createdAt, error }) => (
            <li key={runId}>
              <Link href={toRunPath(threadId, runId)} className="list-link">
                <span className="grow">{moments.both(createdAt)}</span>
                <span className="quiet small">{error?.message}</span>
                <Tag tone={statusTones[status]}>{sayStatus(status)}</Tag>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
