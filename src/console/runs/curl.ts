import type { RunView } from "../../sdk/sdk.ts";

/** Commands that read this run; the token stays out of what is copied. */
export function toCurl({ threadId, runId }: Pick<RunView, "threadId" | "runId">): string {
  const at = `${location.origin}/api/v1/agent/runs/${threadId}`;
  const query = `runId=${encodeURIComponent(runId)}`;
  const ask = 'curl -H "Authorization: Bearer $TOKEN"';
  return [
    `${ask} ${quote(`${at}?${query}`)}`,
    `${ask} -N ${quote(`${at}/events?${query}&deltas=true`)}`,
    `${ask} ${quote(`${at}/evidence?${query}`)}`,
  ].join("\n");
}

/** For a POSIX shell: nothing in a run's id can end the quotes. */
const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
