// A conversation through the SDK: print the answer while it is written, and ask the user before anything is deleted.
//
//   TOKEN=… node examples/node.mjs "Cancel 看牙医"
import { createInterface } from "node:readline/promises";
import { ApiError, createClient } from "accord/client";

const { ACCORD_URL = "http://127.0.0.1:8787", TOKEN = "" } = process.env;
const client = createClient({ baseUrl: ACCORD_URL, token: TOKEN });
const threadId = crypto.randomUUID();

/** Prints one run, and answers with the calls that wait for the user. */
async function follow(runId) {
  for await (const event of client.streamRunEvents({ path: { threadId }, query: { runId, deltas: true } })) {
    if (event.type === "TEXT_MESSAGE_CONTENT") process.stdout.write(event.delta);
    if (event.type === "TEXT_MESSAGE_END") process.stdout.write("\n");
    if (event.type === "TOOL_CALL_RESULT") {
      const { module, method } = event.tool_call_args;
      console.log(`[${module}.${method}: ${event.status}]`);
    }
    if (event.type === "RUN_ERROR") throw new Error(`${event.code}: ${event.message}`);
    if (event.type === "RUN_FINISHED" && event.outcome.type === "interrupt") return event.outcome.interrupts;
  }
  return [];
}

async function main() {
  const content = process.argv[2] ?? "What do I have tomorrow?";
  const runId = crypto.randomUUID();
  const messages = [{ id: crypto.randomUUID(), role: "user", content }];
  await client.createRun({ body: { threadId, runId, messages, forwardedProps: { agent_type: "worker" } } });
  let waiting = await follow(runId);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // The decision starts the run that goes on; that one may ask again.
  while (waiting.length > 0) {
    const [{ id, message }] = waiting;
    const answer = await terminal.question(`${message} [y/N] `);
    const decision = /^y/i.test(answer) ? "approve" : "deny";
    const next = await client.decideApproval({ path: { id }, body: { decision } });
    waiting = await follow(next.runId);
  }
  terminal.close();
}

try {
  await main();
} catch (error) {
  console.error(error instanceof ApiError ? `${error.status} ${error.code}` : error);
  process.exitCode = 1;
}
