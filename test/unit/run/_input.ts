import { agents } from "../../../generated/contract/agents.ts";
import type { AppError } from "../../../src/base/error.ts";
import { parseRunInput } from "../../../src/run/intake/input.ts";

type Body = Record<string, unknown>;

export const threadId = "550e8400-e29b-41d4-a716-446655440000";

/** A run input that keeps every rule, with some fields changed; undefined takes one away. */
export function runInput(change: Body = {}): Body {
  const body: Body = {
    threadId,
    runId: "run-001",
    messages: [user("hello")],
    forwardedProps: { agent_type: "worker" },
    ...change,
  };
  return JSON.parse(JSON.stringify(body)) as Body;
}

export const user = (content: unknown, more: Body = {}): Body => ({ id: "msg-001", role: "user", content, ...more });
export const text = (value: string): Body => ({ type: "text", text: value });
export const binary = (more: Body = {}): Body => ({
  type: "binary",
  mimeType: "image/png",
  url: "https://files.example.com/a.png",
  ...more,
});
export const clock = (more: Body = {}): Body => ({
  device_timezone: "Asia/Shanghai",
  client_now_iso: "2026-03-16T09:12:33+08:00",
  client_epoch_ms: 1_773_623_553_000,
  ...more,
});
export const props = (more: Body): Body => ({ forwardedProps: { agent_type: "worker", ...more } });

/** What the sender is told, or "accepted". */
export function verdict(body: unknown): string {
  return refusal(body)?.detail ?? "accepted";
}

export function refusal(body: unknown): AppError | undefined {
  try {
    parseRunInput(body, agents.agents);
    return undefined;
  } catch (reason) {
    return reason as AppError;
  }
}
