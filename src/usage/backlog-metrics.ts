import { Gauge, type Registry } from "prom-client";
import type { Backlog } from "../store/store.ts";

const gauges: Readonly<Record<keyof Backlog, { name: string; help: string }>> = {
  ready: { name: "accord_runs_ready", help: "Runs that a worker process could claim." },
  waiting: { name: "accord_runs_surplus", help: "Runs whose owner has as many under way as may be." },
  running: { name: "accord_runs_running", help: "Runs that a worker process holds." },
  abandoned: { name: "accord_runs_abandoned", help: "Runs whose lease has run out, and that nobody has claimed yet." },
  oldestSeconds: {
    name: "accord_queue_age_seconds",
    help: "How long the oldest run that could be claimed has waited.",
  },
  approvals: { name: "accord_approvals_pending", help: "Calls that wait for a decision." },
  questions: { name: "accord_questions_pending", help: "Questions that wait for an answer." },
  jobLagSeconds: { name: "accord_job_lag_seconds", help: "How long the oldest job that is due has not fired." },
  webhookLagSeconds: {
    name: "accord_webhook_lag_seconds",
    help: "How long the oldest thing that a webhook is due to be told has waited for a process to tell it.",
  },
  webhooksFailing: {
    name: "accord_webhooks_failing",
    help: "Webhooks that took nothing at the last try, or were disabled for that.",
  },
};

const freshMs = 5000;

/** Of the whole deployment, the same in every process. A database that does not answer leaves the last figures. */
export function addBacklog(registry: Registry, read: () => Promise<Backlog>): void {
  let asked: { at: number; found: Promise<Backlog | undefined> } | undefined;
  const backlog = (): Promise<Backlog | undefined> => {
    if (asked === undefined || performance.now() - asked.at > freshMs)
      asked = { at: performance.now(), found: read().catch(() => undefined) };
    return asked.found;
  };
  for (const [field, { name, help }] of Object.entries(gauges)) {
    const gauge = new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const found = await backlog();
        if (found !== undefined) gauge.set(found[field as keyof Backlog]);
      },
    });
  }
}
