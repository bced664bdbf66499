import type { Again, RunAgentInput } from "../../sdk/sdk.ts";
import type { ThreadImage } from "./item.ts";

/** What starts a run: words and images of the user, a button with its words, or an earlier run to go back to. */
export interface Start {
  /** The id of the message. */
  key: string;
  runId: string;
  text: string;
  images?: readonly ThreadImage[];
  actionId?: string;
  again?: Again;
}

export function toRunInput(threadId: string, { key, runId, text, images = [], actionId, again }: Start): RunAgentInput {
  const content =
    images.length === 0
      ? text
      : [
          ...(text === "" ? [] : [{ type: "text" as const, text }]),
          ...images.map(({ url, mimeType }) => ({ type: "binary" as const, url, mimeType })),
        ];
  return {
    threadId,
    runId,
    messages: [{ id: key, role: "user", content }],
    ...(actionId ? { context: [{ description: "ui_action", value: JSON.stringify({ actionId }) }] } : {}),
    forwardedProps: { agent_type: "worker", client_time: clientTime(), ...(again ? { again } : {}) },
  };
}

/** The clock and the zone of the device: "tomorrow" is meant where the user is. */
function clientTime(): { device_timezone: string; client_now_iso: string; client_epoch_ms: number } {
  const now = new Date();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { device_timezone: timeZone, client_now_iso: now.toISOString(), client_epoch_ms: now.getTime() };
}
