// A conversation in a page, with the stock AG-UI client. examples/page/serve.mjs bundles this file and fills in the address.
import { HttpAgent } from "@ag-ui/client";

const talk = document.querySelector("#talk");
const [token, text] = [document.querySelector("#token"), document.querySelector("#text")];
const agent = new HttpAgent({ url: `${ACCORD_URL}/api/v1/ag-ui`, threadId: crypto.randomUUID() });

function show(tag, className, words = "") {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = words;
  return talk.appendChild(element);
}

async function send(content) {
  show("p", "user", `You: ${content}`);
  agent.headers = { Authorization: `Bearer ${token.value}` };
  agent.addMessage({ id: crypto.randomUUID(), role: "user", content });
  let answer;
  await agent.runAgent(
    { runId: crypto.randomUUID() },
    {
      onTextMessageStartEvent: () => void (answer = show("p", "answer")),
      onTextMessageContentEvent: ({ event }) => void (answer.textContent += event.delta),
      // A real app draws the card; docs at /docs describe UiSchema.
      onToolCallResultEvent: ({ event }) => {
        const card = event.metadata?.ui_schema;
        if (card) show("pre", "card", JSON.stringify(card, null, 2));
      },
      onRunErrorEvent: ({ event }) => void show("p", "error", `${event.code}: ${event.message}`),
    },
  );
}

document.querySelector("form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const content = text.value;
  text.value = "";
  try {
    await send(content);
  } catch (error) {
    show("p", "error", String(error));
  }
});
