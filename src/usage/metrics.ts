import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { ModelCallEnd } from "../store/runs/runs.ts";
import type { Backlog, Store } from "../store/store.ts";
import type { ScrapedMetric } from "../telemetry/telemetry.ts";
import { addBacklog } from "./backlog-metrics.ts";
import type { CallUsage } from "./model-call.ts";
import { addReplica } from "./replica-metrics.ts";
import { makeRequestCounts, type RequestFacts } from "./request-counts.ts";
import { toScraped } from "./scraped.ts";
import { makeWaitMetrics } from "./wait-metrics.ts";

/** How a call ended, beyond what it used. */
export type CallEnding = Pick<ModelCallEnd, "state" | "errorCode">;

/** What the whole deployment has waiting; asked at most every few seconds, however many scrape. */
export type ReadBacklog = () => Promise<Backlog>;

export interface Metrics {
  /** A run has ended, or waits for a person. */
  observeRun(outcome: string, seconds: number): void;
  /** A call of a method has ended; undefined where there is no such method. */
  observeCall(method: string | undefined, status: "success" | "failure", seconds: number): void;
  /** From the acceptance of a run to its first event, or to the first word of its answer. */
  observeFirst(what: "event" | "token", seconds: number): void;
  /** A webhook was told something: it took it, will be told again, or will not. */
  countWebhook(outcome: "delivered" | "retried" | "failed"): void;
  /** A run that this process held was taken by another one. */
  countLeaseLoss(): void;
  /** What is too old was removed just now; how long that is ago is shown from the first time on. */
  observeRetention(): void;
  /** Somebody follows a stream; the answer is called when they leave. */
  openStream(): () => void;
  observe(call: CallUsage, ending: CallEnding): void;
  countRequest(request: RequestFacts): void;
  /** Everything in Prometheus text format. */
  text(): Promise<string>;
  /** The same for whoever sends it elsewhere. */
  scraped(): ScrapedMetric[];
}

// Labels are names from the specs and the configuration, all of them few. Who asked and which run it was are in the
// rows.
const labels = ["provider", "model", "stage"] as const;
const tokenKinds = {
  input: "inputTokens",
  output: "outputTokens",
  cached: "cachedPromptTokens",
  reasoning: "reasoningTokens",
} as const;

export function makeMetrics(readBacklog: ReadBacklog, replica?: Store["replica"]): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const calls = new Counter({
    name: "accord_model_calls_total",
    help: "Requests to model providers, by how they ended.",
    labelNames: [...labels, "state"],
    registers,
  });
  const failures = new Counter({
    name: "accord_model_errors_total",
    help: "Requests to model providers that brought an error, by its code.",
    labelNames: [...labels, "code"],
    registers,
  });
  const tokens = new Counter({
    name: "accord_model_tokens_total",
    help: "Tokens as the providers counted them; cached ones are input too, reasoning ones output.",
    labelNames: [...labels, "kind"],
    registers,
  });
  const cost = new Counter({
    name: "accord_model_cost_total",
    help: "Money spent on model calls. Rounded; the exact amounts are in the database.",
    labelNames: [...labels, "currency"],
    registers,
  });
  const unpriced = new Counter({
    name: "accord_model_unpriced_calls_total",
    help: "Model calls whose price is not known.",
    labelNames: [...labels],
    registers,
  });
  const latency = new Histogram({
    name: "accord_model_latency_seconds",
    help: "From sending a request to the end of its answer.",
    labelNames: [...labels],
    buckets: [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 40, 80, 160],
    registers,
  });
  const runs = new Histogram({
    name: "accord_run_seconds",
    help: "One attempt at a run, from its claim to its end, by how it ended.",
    labelNames: ["outcome"],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 180],
    registers,
  });
  const methodCalls = new Histogram({
    name: "accord_tool_call_seconds",
    help: "Calls of methods by models, by method and status.",
    labelNames: ["method", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 20],
    registers,
  });
  const webhooks = new Counter({
    name: "accord_webhook_deliveries_total",
    help: "Tries to tell a registered webhook something, by what came of it.",
    labelNames: ["outcome"],
    registers,
  });
  const waits = makeWaitMetrics(registry);
  const readers = new Gauge({ name: "accord_stream_readers", help: "Event streams that are open here.", registers });
  const requests = makeRequestCounts(registry);
  addBacklog(registry, readBacklog);
  if (replica !== undefined) addReplica(registry, replica);

  return {
    observeRun: (outcome, seconds) => runs.observe({ outcome }, seconds),
    observeCall: (method = "none", status, seconds) => methodCalls.observe({ method, status }, seconds),
    countWebhook: (outcome) => webhooks.inc({ outcome }),
    ...waits,
    openStream() {
      readers.inc();
      let isOpen = true;
      return () => {
        if (isOpen) readers.dec();
        isOpen = false;
      };
    },
    observe(call, { state, errorCode }) {
      const { provider, model, stage } = call;
      const who = { provider, model, stage };
      calls.inc({ ...who, state });
      if (errorCode !== null) failures.inc({ ...who, code: errorCode });
      latency.observe(who, (call.latencyMs ?? 0) / 1000);
      for (const [kind, field] of Object.entries(tokenKinds)) tokens.inc({ ...who, kind }, call[field] ?? 0);
      const price = call.directCost ?? call.cost;
      if (price !== null) cost.inc({ ...who, currency: call.currency }, Number(price));
      else if (call.answered) unpriced.inc(who);
    },
    countRequest: requests.count,
    scraped: () => [registry, ofProcess()].flatMap((from) => from.getMetricsAsArray().map(toScraped)),
    async text() {
      return (await registry.metrics()) + (await ofProcess().metrics());
    },
  };
}

/** There is one process, however many servers a test starts in it. Its event loop is watched from the first look on. */
function ofProcess(): Registry {
  if (processRegistry === undefined) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
}
let processRegistry: Registry | undefined;
