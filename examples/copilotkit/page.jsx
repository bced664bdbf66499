// CopilotKit's chat. serve.mjs has the runtime that it talks to.
import * as copilot from "@copilotkit/react-core/v2";
import "@copilotkit/react-core/v2/styles.css";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { z } from "zod";
import { Question } from "../shared/question.jsx";
import { headers, threadId } from "../shared/thread.js";
import { Answer, Asked, Result } from "./message.jsx";

function Chat() {
  const [title, setTitle] = useState("Accord in CopilotKit");
  // What the page knows: the model is told of it as data.
  copilot.useAgentContext({ description: "The title of the page", value: title });
  copilot.useRenderTool({ name: "project_cli", parameters: z.any(), render: Result });
  copilot.useInterrupt({
    render: ({ interrupt, resolve, cancel }) => (
      <Question
        interrupt={interrupt}
        answer={({ status, payload }) => (status === "resolved" ? resolve(payload) : cancel())}
      />
    ),
  });
  // A tool that the page has: the model calls it, the page carries it out and brings the result with the next run.
  copilot.useFrontendTool({
    name: "set_title",
    description: "Sets the title of the page.",
    parameters: z.object({ title: z.string() }),
    handler: async (given) => (setTitle(given.title), "done"),
  });
  return (
    <>
      <h1>{title}</h1>
      <copilot.CopilotChat threadId={threadId} messageView={{ assistantMessage: Answer, userMessage: Asked }} />
    </>
  );
}

createRoot(document.querySelector("#page")).render(
  <copilot.CopilotKit runtimeUrl="/api/copilotkit" headers={headers}>
    <Chat />
  </copilot.CopilotKit>,
);
