import { randomUUID } from "node:crypto";
import { HttpAgent, type Message } from "@ag-ui/client";
import { HttpAgent as HttpAgent0 } from "ag-ui-client-0";
import { vi } from "vitest";
import type { AgUiEvent } from "../../generated/contract/types.ts";
import type { TestApp } from "./app.ts";

/** The official clients, as apps get them. 0.0.59 is what CopilotKit pins. */
export const officialClients: [string, typeof HttpAgent][] = [
  ["@ag-ui/client 1.0", HttpAgent],
  // Its types differ in corners that no test touches.
  ["@ag-ui/client 0.0.59", HttpAgent0 as unknown as typeof HttpAgent],
];

export interface Talker {
  agent: HttpAgent;
  /** Of the last run. */
  events: AgUiEvent[];
  /** Says something and waits for the end of the run; what the client makes of a failure is thrown. */
  say(text: string, options?: { runId?: string; on?(event: AgUiEvent): void }): Promise<void>;
  /** Runs with what the agent has. */
  run(options?: Parameters<HttpAgent["runAgent"]>[0] & { on?(event: AgUiEvent): void }): Promise<void>;
}

/** Somebody at an official client, connected over HTTP. */
export async function talker(
  app: TestApp,
  Agent: typeof HttpAgent,
  given: { threadId?: string; token?: string; state?: unknown; messages?: Message[] } = {},
): Promise<Talker> {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const token = given.token ?? (await app.auth.mintUserToken("alice"));
  const agent = new Agent({
    url: `${app.url}/api/v1/ag-ui`,
    headers: { authorization: `Bearer ${token}` },
    threadId: given.threadId ?? randomUUID(),
    initialMessages: given.messages ?? [],
    ...(given.state === undefined ? {} : { initialState: given.state }),
  });
  const talker: Talker = {
    agent,
    events: [],
    async say(text, options = {}) {
      agent.addMessage({ id: `m-${randomUUID()}`, role: "user", content: text });
      await talker.run(options);
    },
    async run({ on, ...options } = {}) {
      talker.events = [];
      warn.mockClear();
      let failure: Error | undefined;
      await agent.runAgent(options, {
        onEvent({ event }) {
          talker.events.push(event as unknown as AgUiEvent);
          on?.(event as unknown as AgUiEvent);
        },
        onRunFailed: ({ error }) => void (failure = error),
      });
      if (failure !== undefined) throw failure;
      // 1.0 names every field that it does not know, and its user reads that in a console.
      if (warn.mock.calls.length > 0) throw new Error(`the client warned: ${JSON.stringify(warn.mock.calls)}`);
    },
  };
  return talker;
}

export const typesOf = (events: readonly AgUiEvent[]): string[] => events.map(({ type }) => type);

/** A POST by hand, for what no client would send. */
export async function postAgUi(app: TestApp, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return await fetch(`${app.url}/api/v1/ag-ui`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${await app.auth.mintUserToken("alice")}`,
      "content-type": "application/json",
      accept: "text/event-stream",
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

/** The events of an answer, and the ids of their frames. */
export function readEvents(text: string): { id: string | undefined; event: AgUiEvent }[] {
  return text.split("\n\n").flatMap((frame) => {
    const data = /^data: (.*)$/m.exec(frame)?.[1];
    return data === undefined ? [] : [{ id: /^id: (.*)$/m.exec(frame)?.[1], event: JSON.parse(data) as AgUiEvent }];
  });
}
