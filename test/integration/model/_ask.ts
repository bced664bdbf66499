import { models as catalogue } from "../../../generated/contract/models.ts";
import type { Clock } from "../../../src/base/clock.ts";
import { makeLog, type LogDestination } from "../../../src/base/log.ts";
import {
  makeModel,
  type AskRequest,
  type CallEnd,
  type CallStart,
  type Model,
  type ModelDeps,
  type Reply,
} from "../../../src/model/model.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { scriptedModel, type ModelServer, type Script } from "../../_kit/scripted-model.ts";
import { manualTimers, type ManualTimers } from "../../_kit/timers.ts";

export interface Asked {
  server: ModelServer;
  model: Model;
  /** What the audit trail got, in order. */
  trail: ({ begin: CallStart } | { end: CallEnd })[];
  ends(): CallEnd[];
  starts(): CallStart[];
  /** Pieces of text, in order. */
  pieces: string[];
  /** Lines of the log. */
  lines: string[];
  timers: ManualTimers;
  /** Resolves when a wait is pending that only `timers.pass` ends. */
  waits(ms?: number): Promise<void>;
  ask(request?: Partial<AskRequest>): Promise<Reply>;
  clock: Clock & { at: number };
}

/** A model room that talks to one scripted endpoint, on time that stands still. */
export async function given(...answers: Script[]): Promise<Asked> {
  const server = await scriptedModel(...answers);
  return around(server, {
    config: {
      modelEndpoint: { baseUrl: server.url, model: "scripted", apiKey: () => "sk-canary-endpoint" },
      providerKey: () => undefined,
    },
  });
}

export function around(server: ModelServer, deps: Partial<ModelDeps> & Pick<ModelDeps, "config">): Asked {
  const lines: string[] = [];
  const destination: LogDestination = { write: (line) => void lines.push(line) };
  const manual = manualTimers();
  const waiting: { ms: number | undefined; resolve: () => void }[] = [];
  const timers: ManualTimers = {
    after(ms, run) {
      const callOff = manual.after(ms, run);
      // In the next turn, when whoever waits has all it needs.
      for (const { resolve } of waiting
        .splice(0)
        .filter((entry) => entry.ms === undefined || entry.ms === ms || !waiting.push(entry)))
        setImmediate(resolve);
      return callOff;
    },
    pass(ms) {
      clock.at += ms;
      manual.pass(ms);
    },
    get pending() {
      return manual.pending;
    },
  };
  const clock = { at: 1_800_000_000_000, now: () => clock.at };
  const model = makeModel({
    catalogue,
    offlineUrl: () => Promise.reject(new Error("no offline model here")),
    clock,
    timers,
    log: makeLog({ level: "debug", destination }),
    random: () => 0,
    ...deps,
  });
  atEnd(() => model.close());
  const trail: Asked["trail"] = [];
  const pieces: string[] = [];
  return {
    server,
    model,
    trail,
    pieces,
    lines,
    timers,
    clock,
    starts: () => trail.flatMap((entry) => ("begin" in entry ? [entry.begin] : [])),
    ends: () => trail.flatMap((entry) => ("end" in entry ? [entry.end] : [])),
    waits: (ms) => new Promise((resolve) => waiting.push({ ms, resolve })),
    ask: (request = {}) =>
      model.ask({
        stage: "worker",
        about: { taskId: "tsk_asked", requestId: "req_asked" },
        messages: [
          { role: "system", content: "You are a test." },
          { role: "user", content: "Hello" },
        ],
        tools: [],
        thinking: false,
        maxOutputTokens: 500,
        timeoutMs: 60_000,
        retries: 2,
        signal: new AbortController().signal,
        needs: { tools: false, vision: false },
        budget: { state: "ok" },
        onText: (piece) => void pieces.push(piece),
        calls: { begin: async (begin) => void trail.push({ begin }), end: (end) => void trail.push({ end }) },
        ...request,
      }),
  };
}
