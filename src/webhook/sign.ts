import { createHmac } from "node:crypto";

/** The headers of Standard Webhooks, with a signature for each key that a receiver may go by. */
export function toHeaders(
  { id, body, seconds }: { id: string; body: string; seconds: number },
  keys: readonly Buffer[],
): Record<string, string> {
  return {
    "content-type": "application/json",
    "user-agent": "accord-webhook",
    "webhook-id": id,
    "webhook-timestamp": String(seconds),
    "webhook-signature": keys
      .map((key) => `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`)
      .join(" "),
  };
}
