import { fork, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { join } from "node:path";

export interface Server {
  process: ChildProcess;
  url: string;
  token: string;
  /** Of another user. */
  otherToken: string;
  /** Of as many more as were asked for. */
  tokens: string[];
}

export type RunOnce = (server: Server) => Promise<void>;

export async function startServer(file: string, env: Record<string, string>): Promise<Server> {
  const child = fork(join(import.meta.dirname, file), {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...process.env, ...env },
  });
  const [message] = (await once(child, "message")) as [Partial<Server> & { url: string }];
  return { token: "", otherToken: "", tokens: [], ...message, process: child };
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Accepted, and left to itself. */
export async function postRun({ url, token }: Server) {
  const [threadId, runId] = [randomUUID(), "run-1"];
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const body = {
    threadId,
    runId,
    messages: [{ id: "m1", role: "user", content: "What do I have on 21 April 2026?" }],
    forwardedProps: { agent_type: "worker" },
  };
  await exchange(new URL("api/v1/agent/runs", url), { method: "POST", headers }, JSON.stringify(body));
  return { threadId, runId, headers };
}

/** From the request to the end of its events. */
export const runAccord: RunOnce = async (server) => {
  const { threadId, runId, headers } = await postRun(server);
  const text = await exchange(new URL(`api/v1/agent/runs/${threadId}/events?runId=${runId}`, server.url), {
    method: "GET",
    headers,
  });
  if (!text.includes("event: RUN_FINISHED")) throw new Error(`a run did not finish: ${text.slice(-500)}`);
};

export function exchange(
  url: URL,
  { method, headers = {} }: { method: string; headers?: Record<string, string> },
  body?: string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        method,
        headers: body === undefined ? headers : { ...headers, "content-length": String(Buffer.byteLength(body)) },
      },
      (response: IncomingMessage) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          if ((response.statusCode ?? 500) < 300) resolve(text);
          else reject(new Error(`${response.statusCode} ${text}`));
        });
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}
