import { Counter, Gauge, type Registry } from "prom-client";
import type { Store } from "../store/store.ts";

/** Of this process. Whoever keeps the figures is asked when somebody scrapes. */
export function addReplica(registry: Registry, replica: NonNullable<Store["replica"]>): void {
  const reads = new Counter({
    name: "accord_past_reads_total",
    help: "Reads of history, runs and usage, by where they were answered: replica or primary.",
    labelNames: ["from"],
    registers: [registry],
    collect() {
      reads.reset();
      for (const [from, count] of Object.entries(replica.reads)) reads.inc({ from }, count);
    },
  });
  const up = new Gauge({
    name: "accord_replica_up",
    help: "1 while reads may go to the replica: it answered last, follows the primary and had caught up.",
    registers: [registry],
    collect() {
      up.set(replica.state === "up" ? 1 : 0);
    },
  });
}
