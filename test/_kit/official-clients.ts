import { HttpAgent } from "@ag-ui/client";
import { HttpAgent as HttpAgent0 } from "ag-ui-client-0";
import { vi } from "vitest";
import type { AgUiEvent } from "../../generated/contract/types.ts";

/**
 * How many of the events each official client (1.0, and 0.0.59 which CopilotKit pins) takes: through its own parser,
 * schemas and verifier. A run that ends with RUN_ERROR is taken like any other.
 */
export async function acceptedByOfficialClients(events: readonly AgUiEvent[]): Promise<[number, number]> {
  const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
  // 1.0 names every field it does not know; ours are meant for others.
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  try {
    return [await take(HttpAgent, text), await take(HttpAgent0, text)];
  } finally {
    warn.mockRestore();
  }
}

async function take(Agent: typeof HttpAgent | typeof HttpAgent0, text: string): Promise<number> {
  const answer = async () => new Response(text, { headers: { "content-type": "text/event-stream" } });
  const agent = new Agent({ url: "http://accord.test/", fetch: answer });
  let taken = 0;
  let failure: Error | undefined;
  await agent
    .runAgent({}, { onEvent: () => void taken++, onRunFailed: ({ error }) => void (failure = error) })
    .catch((reason: Error) => (failure ??= reason));
  if (failure !== undefined && !text.includes('"RUN_ERROR"')) throw failure;
  return taken;
}
