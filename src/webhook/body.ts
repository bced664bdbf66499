import type { WebhookEvent } from "../../generated/contract/types.ts";

export interface Told {
  kind: string;
  data: Readonly<Record<string, unknown>>;
  createdAt: Date;
}

/** What receivers are sent: what the row says, with times as the contract has them and the way to it. */
export function toEvent({ kind, data, createdAt }: Told, origin: string): WebhookEvent {
  const facts = Object.entries(data).map(([name, value]) => [
    name,
    /(?:At|^until)$/.test(name) ? new Date(String(value)).toISOString() : value,
  ]);
  return {
    type: kind,
    timestamp: createdAt.toISOString(),
    data: { ...Object.fromEntries(facts), link: origin + toPath(data) },
    // The rows are made by triggers; that they fit the contract is tested with every kind.
  } as WebhookEvent;
}

function toPath({ threadId, runId, jobId, webhookId }: Told["data"]): string {
  if (threadId !== undefined)
    return `/api/v1/agent/runs/${String(threadId)}?runId=${encodeURIComponent(String(runId))}`;
  if (jobId !== undefined) return `/api/v1/automation/jobs/${String(jobId)}`;
  return webhookId === undefined ? "/api/v1/agent/notices" : `/api/v1/admin/webhooks/${String(webhookId)}`;
}
