import { useQuery } from "@tanstack/react-query";
import { useAccord } from "../../react/react.ts";
import type { EvidenceEvent, RunView } from "../../sdk/sdk.ts";

export interface Evidence {
  run: RunView;
  facts: EvidenceEvent[];
}

/** What a run has come to and what happened in it; looked at again while it is under way. */
export function useEvidence(threadId: string, runId: string, isWanted = true) {
  const client = useAccord();
  return useQuery({
    queryKey: ["run", threadId, runId, "evidence"],
    enabled: isWanted,
    queryFn: async ({ signal }): Promise<Evidence> => {
      const request = { path: { threadId }, query: { runId }, signal };
      const run = await client.getRun(request);
      const facts: EvidenceEvent[] = [];
      for await (const line of client.getRunEvidence(request)) if (line.kind === "event") facts.push(line);
      return { run, facts };
    },
    refetchInterval: ({ state }) => (state.data && state.data.run.endedAt === undefined ? 1500 : false),
  });
}

/** Every event of the run as clients are sent it, deltas and facts included. */
export function useRawEvents(threadId: string, runId: string, isOver: boolean) {
  const client = useAccord();
  return useQuery({
    queryKey: ["run", threadId, runId, "raw", isOver],
    enabled: isOver,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const events: unknown[] = [];
      const query = { runId, deltas: true, facts: true };
      for await (const event of client.streamRunEvents({ path: { threadId }, query, signal })) events.push(event);
      return events;
    },
  });
}
