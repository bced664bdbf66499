import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { HttpAgent } from "@ag-ui/client";
import { AgentRunner } from "@copilotkit/runtime/v2";
import { tap } from "rxjs";

/** Who makes the request at hand. The runtime tells a runner who runs, and not who stops: anybody with a thread's id. */
export const caller = new AsyncLocalStorage();
const keyOf = (threadId) => `${threadId} ${caller.getStore()}`;

/** Accord keeps threads and runs; the runtime remembers nothing but which run a stop is meant for. */
export class AccordRunner extends AgentRunner {
  #url;
  #running = new Map();
  constructor(url) {
    super();
    this.#url = url;
  }
  run = ({ threadId, agent, input }) => this.#follow(threadId, agent, input);
  isRunning = async ({ threadId }) => this.#running.has(keyOf(threadId));
  // With nothing to run, the server tells what the thread holds, and joins the run that is under way.
  connect({ threadId, headers }) {
    const nothing = { messages: [], tools: [], context: [], state: {}, forwardedProps: {} };
    const agent = new HttpAgent({ url: `${this.#url}/api/v1/ag-ui`, headers });
    return this.#follow(threadId, agent, { threadId, runId: randomUUID(), ...nothing });
  }
  #follow(threadId, agent, input) {
    const key = keyOf(threadId);
    const note = ({ type, runId }) => {
      if (type === "RUN_STARTED") this.#running.set(key, runId);
      if (type === "RUN_FINISHED" || type === "RUN_ERROR") this.#running.delete(key);
    };
    return agent.run(input).pipe(tap(note));
  }
  async stop({ threadId }) {
    const headers = { authorization: caller.getStore(), "content-type": "application/json" };
    const body = JSON.stringify({ runId: this.#running.get(keyOf(threadId)) });
    return (await fetch(`${this.#url}/api/v1/agent/runs/${threadId}/cancel`, { method: "POST", headers, body })).ok;
  }
}
