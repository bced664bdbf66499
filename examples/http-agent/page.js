import { HttpAgent } from "@ag-ui/client";
import { linesOf } from "../shared/card.js";
import { toForm } from "../shared/question.js";
import { cancelRun, headers, threadId } from "../shared/thread.js";
import { setTitle } from "../shared/tools.js";
import { actionsOf } from "../shared/versions.js";
import "../shared/page.css";

const agent = new (class extends HttpAgent {
  // With nothing to run, the server tells what the thread holds, and joins the run that is under way.
  connect = (input) => this.run({ ...input, messages: [] });
})({ url: `${ACCORD_URL}/api/v1/ag-ui`, headers, threadId });

async function run(more) {
  await agent.runAgent({ tools: [setTitle], ...more });
  const answered = new Set(agent.messages.map(({ toolCallId }) => toolCallId));
  const calls = agent.messages.flatMap(({ toolCalls = [] }) => toolCalls);
  const open = calls.filter((call) => call.function.name === setTitle.name && !answered.has(call.id));
  for (const call of open) {
    document.querySelector("h1").textContent = JSON.parse(call.function.arguments).title;
    agent.addMessage({ id: crypto.randomUUID(), role: "tool", toolCallId: call.id, content: "done" });
  }
  if (open.length > 0) await run();
}

let [runId, interrupts, failure] = ["", [], ""];
agent.subscribe({
  onRunStartedEvent: ({ event }) => void ([runId, interrupts, failure] = [event.runId, [], ""]),
  onRunFinishedEvent: ({ event }) => void (interrupts = event.outcome?.interrupts ?? []),
  onRunFailed: ({ error }) => void (failure = error.message),
  onRunFinalized: () => draw((runId = "")),
  onMessagesChanged: () => draw(),
});

const [talk, text, stop] = ["#talk", "#text", "#stop"].map((name) => document.querySelector(name));
const add = (tag, className, textContent) =>
  talk.appendChild(Object.assign(document.createElement(tag), { className, textContent }));

function draw() {
  talk.replaceChildren();
  for (const message of agent.messages) {
    const { role, content, metadata } = message;
    if (role !== "tool" && content) add("p", role, content + (metadata?.stopped ? " (stopped)" : ""));
    if (metadata?.ui_schema) add("pre", "card", linesOf(metadata.ui_schema.root).join("\n"));
    const actions = runId === "" ? actionsOf({ agent, message, run }) : {};
    for (const [label, act] of Object.entries(actions)) add("button", "action", label).addEventListener("click", act);
  }
  talk.append(...interrupts.map((one) => toForm(one, (entry) => run({ resume: [entry] }))));
  if (failure) add("p", "failure", failure);
  stop.hidden = runId === "";
}

stop.addEventListener("click", () => cancelRun(runId));
document.querySelector(".composer").addEventListener("submit", (event) => {
  event.preventDefault();
  agent.addMessage({ id: crypto.randomUUID(), role: "user", content: text.value });
  text.value = "";
  void run();
});
void agent.connectAgent();
