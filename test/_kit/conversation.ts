import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { AgUiEvent, EvidenceLine, ToolCallResultEvent } from "../../generated/contract/types.ts";
import type { AccordClient } from "../../src/sdk/sdk.ts";
import { testApp, type TestApp, type TestAppOptions } from "./app.ts";
import { logPage } from "./log-page.ts";
import { acceptedByOfficialClients } from "./official-clients.ts";
import { replay } from "./replay.ts";
import { scriptedModel, type ModelServer, type Script } from "./scripted-model.ts";
import { until } from "./until.ts";

export interface Posted {
  taskId: string;
  threadId: string;
  runId: string;
}

/** A run from its first event to its last. */
export interface Recorded extends Posted {
  events: AgUiEvent[];
  types: string[];
  /** In the order of the log. */
  results: ToolCallResultEvent[];
  /** The last event's code, for a run that failed. */
  code: string | undefined;
  end: Extract<AgUiEvent, { type: "TEXT_MESSAGE_END" }> | undefined;
}

export interface Conversation {
  app: TestApp;
  model: ModelServer;
  /** Accepted and in the queue. */
  post(text: string, options?: { threadId?: string; runId?: string }): Promise<Posted>;
  /**
   * Follows the run to its last event as a client does, and checks that it was told the whole log, and that the run's
   * evidence is as promised.
   */
  ended(run: Posted): Promise<Recorded>;
  /** Posts and waits. */
  say(text: string, options?: { threadId?: string; runId?: string }): Promise<Recorded>;
  cancel(run: Posted): Promise<void>;
}

/** The server with a worker, a scripted model behind it, and somebody who talks to both. */
export async function conversation(
  options: TestAppOptions & { script?: readonly Script[]; model?: ModelServer } = {},
): Promise<Conversation> {
  const model = options.model ?? (await scriptedModel(...(options.script ?? [])));
  const app = await testApp({ worker: true, ...options, env: { ACCORD_MODEL_BASE_URL: model.url, ...options.env } });
  return talk(app, model);
}

export async function talk(app: TestApp, model: ModelServer): Promise<Conversation> {
  const alice = await app.as("alice");
  const post: Conversation["post"] = async (text, { threadId = randomUUID(), runId = `run-${randomUUID()}` } = {}) => {
    const { taskId } = await alice.createRun({ body: toInput({ threadId, runId, text }) });
    return { taskId, threadId, runId };
  };
  const ended: Conversation["ended"] = async (run) => {
    const received: unknown[] = [];
    for await (const event of alice.streamRunEvents({
      path: { threadId: run.threadId },
      query: { runId: run.runId, deltas: true, facts: true },
    }))
      received.push(event);
    const recorded = await readLog(app, run);
    expect(received).toEqual(recorded.events);
    expect(await lastOfEvidence(alice, run)).toMatchObject({ kind: "manifest", runs: 1, unfinished: [] });
    return recorded;
  };
  return {
    app,
    model,
    post,
    ended,
    say: async (text, given) => ended(await post(text, given)),
    async cancel({ threadId, runId }) {
      await alice.cancelRun({ path: { threadId }, body: { runId } });
    },
  };
}

/** The server judges each line by its schema, and breaks off at one that does not fit. */
async function lastOfEvidence(client: AccordClient, { threadId, runId }: Posted): Promise<EvidenceLine | undefined> {
  let last: EvidenceLine | undefined;
  for await (const line of client.getRunEvidence({ path: { threadId }, query: { runId } })) last = line;
  return last;
}

export const toInput = ({ threadId, runId, text }: { threadId: string; runId: string; text: string }) => ({
  threadId,
  runId,
  state: {},
  messages: [{ id: `m-${runId}`, role: "user" as const, content: text }],
  tools: [],
  context: [],
  forwardedProps: {
    agent_type: "worker" as const,
    client_time: {
      device_timezone: "America/Los_Angeles",
      client_now_iso: "2026-03-16T09:12:33-07:00",
      client_epoch_ms: 1_773_677_553_000,
    },
  },
});

/**
 * The whole log once it has ended: in order, without a hole, each event with its time, as the contract says, and as
 * both official clients want it.
 */
export async function readLog(app: Pick<TestApp, "store" | "database">, run: Posted): Promise<Recorded> {
  const page = await until(async () => {
    // Some tests take the database away.
    const found = await logPage(app, run.taskId, 10_000).catch(() => undefined);
    return found?.ended && found;
  }, `the end of ${run.runId}`);
  expect(page.events.map(({ seq }) => seq)).toEqual(page.events.map((_, index) => index + 1));
  expect(page.lastSeq).toBe(page.events.length);
  const events = page.events.map(({ data }) => JSON.parse(data) as AgUiEvent);
  expect(replay(events)).toMatchObject({ phase: "ended", openStep: null, openText: null, awaitsSnapshot: false });
  expect(await acceptedByOfficialClients(events)).toEqual([events.length, events.length]);
  const times = events.map(({ timestamp }) => timestamp ?? Number.NaN);
  expect(times.every(Number.isSafeInteger)).toBe(true);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  const last = events.at(-1);
  return {
    ...run,
    events,
    types: events.map((event) => (event.type === "CUSTOM" ? event.name : event.type)),
    results: events.filter((event) => event.type === "TOOL_CALL_RESULT"),
    code: last?.type === "RUN_ERROR" ? last.code : undefined,
    end: events.findLast((event) => event.type === "TEXT_MESSAGE_END"),
  };
}

/**
 * What clients that asked for no deltas can tell apart: the order of things, without pieces of text and routing facts.
 */
export const toShape = (types: readonly string[]): string[] =>
  types.filter(
    (type) =>
      ![
        "TEXT_MESSAGE_CONTENT",
        "routing.decided",
        "routing.fallback.applied",
        "tool.progress",
        "MESSAGES_SNAPSHOT",
      ].includes(type),
  );
