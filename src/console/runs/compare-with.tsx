import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { useAccord } from "../../react/react.ts";
import type { RunRef } from "../../sdk/sdk.ts";
import { useMoments } from "../parts/moments.ts";
import { useText } from "../text/text.ts";
import { toComparison, toRunPath } from "./run-path.ts";
import { runStatusText, runsText } from "./text.ts";

/** Chooses the run to compare with: first a conversation, this one unless another is chosen, then a run of it. */
export function CompareWith({ run, other }: { run: RunRef; other: RunRef | undefined }) {
  const client = useAccord();
  const say = useText(runsText);
  const sayStatus = useText(runStatusText);
  const moments = useMoments();
  const [, go] = useLocation();
  const [threadId, setThreadId] = useState(other?.threadId ?? run.threadId);
  const threads = useQuery({
    queryKey: ["threads", "to-compare"],
    queryFn: ({ signal }) => client.listThreads({ query: { limit: 50 }, signal }),
  });
  const runs = useQuery({
    queryKey: ["runs", threadId, "to-compare"],
    queryFn: ({ signal }) => client.listThreadRuns({ path: { threadId }, query: { limit: 50 }, signal }),
  });
  const elsewhere = threads.data?.items.filter((thread) => thread.threadId !== run.threadId) ?? [];
  const others = runs.data?.items.filter(({ runId }) => runId !== run.runId) ?? [];
  if (elsewhere.length === 0 && others.length === 0) return null;
  return (
    <div className="row inspector-compare">
      <label htmlFor="compare-thread">{say("compare")}</label>
      <select
        id="compare-thread"
        className="input inspector-select"
        value={threadId}
        onChange={({ target }) => setThreadId(target.value)}
      >
        <option value={run.threadId}>{say("sameThread")}</option>
        {elsewhere.map((thread) => (
          <option key={thread.threadId} value={thread.threadId}>
            {thread.title || thread.threadId}
          </option>
        ))}
      </select>
      <select
        className="input inspector-select"
        aria-label={say("compareRun")}
        value={other?.threadId === threadId ? other.runId : ""}
        onChange={({ target: { value: runId } }) =>
          go(runId === "" ? toRunPath(run.threadId, run.runId) : toComparison(run, { threadId, runId }))
        }
      >
        <option value="">{say("nothing")}</option>
        {others.map(({ runId, createdAt, status }) => (
          <option key={runId} value={runId}>
            {moments.both(createdAt)} · {sayStatus(status)} · {runId}
          </option>
        ))}
      </select>
    </div>
  );
}
