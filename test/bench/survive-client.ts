import { setTimeout as sleep } from "node:timers/promises";
import { eventsOf, readSse } from "../_kit/sse.ts";

export interface Sent {
  taskId: string;
  threadId: string;
  runId: string;
  /** What the user wrote; the model names its event after it. */
  title: string;
  /** What a client saw that lost its connection again and again, once it has seen the end. */
  seen: Promise<{ id: string; data: string }[]>;
}

export interface Client {
  /** Tried until it is accepted, as clients do: under the same run id it is one run. */
  post(run: { threadId: string; runId: string; title: string }): Promise<Sent>;
  cancel(run: Pick<Sent, "threadId" | "runId">): Promise<void>;
}

const terminal = /"type":"RUN_(?:FINISHED|ERROR)"/;

/** Somebody who does not give up, whatever the server is doing. */
export function makeClient({ url, token }: { url: string; token: string }): Client {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };

  async function insist(path: string, body: unknown): Promise<Record<string, unknown>> {
    for (;;) {
      const response = await fetch(`${url}/api/v1/agent/${path}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(15_000),
      }).catch(() => undefined);
      const answer: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
      if (answer !== undefined) return answer as Record<string, unknown>;
      if (response !== undefined && !response.ok && response.status < 500)
        throw new Error(`${path}: ${response.status} ${await response.text()}`);
      await sleep(100);
    }
  }

  async function follow(threadId: string, runId: string): Promise<{ id: string; data: string }[]> {
    const seen: { id: string; data: string }[] = [];
    while (!terminal.test(seen.at(-1)?.data ?? "")) {
      const lastEventId = seen.at(-1)?.id;
      // Half of the readers stay; the others leave after a few frames, again and again.
      const cutAfter = Math.random() < 0.5 ? {} : { cutAfter: 1 + Math.floor(Math.random() * 12) };
      const reader = await readSse(`${url}/api/v1/agent/runs/${threadId}/events?runId=${runId}&deltas=true`, {
        token,
        ...(lastEventId === undefined ? {} : { lastEventId }),
        ...cutAfter,
      }).catch(() => undefined);
      if (reader === undefined || reader.status >= 500) {
        await sleep(100);
        continue;
      }
      if (reader.status !== 200)
        throw new Error(`the stream of ${runId} after ${lastEventId} is refused with ${reader.status}`);
      await reader.closed;
      for (const { id = "", data = "" } of eventsOf(reader.frames)) seen.push({ id, data });
    }
    return seen;
  }

  return {
    async post({ threadId, runId, title }) {
      const { taskId } = await insist("runs", {
        threadId,
        runId,
        messages: [{ id: `m-${runId}`, role: "user", content: title }],
        forwardedProps: { agent_type: "worker" },
      });
      const seen = follow(threadId, runId);
      // Looked at by the check, which may come later than the failure.
      seen.catch(() => {});
      return { taskId: String(taskId), threadId, runId, title, seen };
    },
    async cancel({ threadId, runId }) {
      await insist(`runs/${threadId}/cancel`, { runId });
    },
  };
}
