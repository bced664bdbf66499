import { Counter, Gauge, Histogram, type Registry } from "prom-client";

const buckets = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 40, 80];

/** How long people and data wait for this worker process, and what it has lost. */
export function makeWaitMetrics(registry: Registry) {
  const registers = [registry];
  const firsts = {
    event: new Histogram({
      name: "accord_first_event_seconds",
      help: "From the acceptance of a run to its first event.",
      buckets,
      registers,
    }),
    token: new Histogram({
      name: "accord_first_token_seconds",
      help: "From the acceptance of a run to the first word of its answer.",
      buckets,
      registers,
    }),
  };
  const losses = new Counter({
    name: "accord_lease_losses_total",
    help: "Runs that another process has taken from this one, which had not renewed its lease.",
    registers,
  });
  let removedAt: number | undefined;
  const lag = new Gauge({
    name: "accord_retention_lag_seconds",
    help: "How long ago this worker process last removed what is too old; 0 where that is not its work.",
    registers,
    collect() {
      lag.set(removedAt === undefined ? 0 : (performance.now() - removedAt) / 1000);
    },
  });
  return {
    observeFirst: (what: "event" | "token", seconds: number) => firsts[what].observe(seconds),
    countLeaseLoss: () => losses.inc(),
    observeRetention: () => void (removedAt = performance.now()),
  };
}
