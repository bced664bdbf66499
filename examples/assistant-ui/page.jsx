import * as ui from "@assistant-ui/react";
import { useAgUiInterrupts, useAgUiRuntime, useAgUiSubmitInterruptResponses } from "@assistant-ui/react-ag-ui";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { Question } from "../shared/question.jsx";
import { cancelRun } from "../shared/thread.js";
import { setTitle as titleTool } from "../shared/tools.js";
import { agent } from "./agent.js";
import { EditComposer, Message } from "./message.jsx";

function Waiting() {
  const [interrupts, submit] = [useAgUiInterrupts(), useAgUiSubmitInterruptResponses()];
  return interrupts.map((one) => <Question key={one.id} interrupt={one} answer={(entry) => submit([entry])} />);
}

function Title() {
  const [title, setTitle] = useState("Accord in assistant-ui");
  const execute = async (given) => (setTitle(given.title), "done");
  ui.useAssistantTool({ ...titleTool, toolName: titleTool.name, execute });
  return <h1>{title}</h1>;
}

function Chat() {
  const runtime = useAgUiRuntime({ agent });
  // With nothing to run, the server tells what the thread holds, and joins the run that is under way.
  useEffect(() => void runtime.thread.startRun({ parentId: null }), [runtime]);
  return (
    <ui.AssistantRuntimeProvider runtime={runtime}>
      <Title />
      <ui.ThreadPrimitive.Messages components={{ Message, EditComposer }} />
      <Waiting />
      <ui.ComposerPrimitive.Root className="composer">
        <ui.ComposerPrimitive.Input placeholder="What do I have tomorrow?" />
        <ui.ComposerPrimitive.Send>Send</ui.ComposerPrimitive.Send>
        <ui.ComposerPrimitive.Cancel onClick={() => cancelRun(agent.runId)}>Stop</ui.ComposerPrimitive.Cancel>
      </ui.ComposerPrimitive.Root>
    </ui.AssistantRuntimeProvider>
  );
}
createRoot(document.querySelector("#page")).render(<Chat />);
