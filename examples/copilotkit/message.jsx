import * as copilot from "@copilotkit/react-core/v2";
import { Card } from "../shared/question.jsx";
import { actionsOf } from "../shared/versions.js";

// CopilotKit hands components the content of a message; what Accord tells beside it is in the agent's own messages.
export function Result({ toolCallId }) {
  const result = copilot.useAgent().agent.messages.findLast((message) => message.toolCallId === toolCallId);
  return <Card schema={result?.metadata?.ui_schema} />;
}

function useActions({ message: { id } }) {
  const { agent } = copilot.useAgent();
  const { copilotkit } = copilot.useCopilotKit();
  const message = agent.messages.find((one) => one.id === id);
  return message ? actionsOf({ agent, message, run: (more) => copilotkit.runAgent({ agent, ...more }) }) : {};
}

export function Answer(props) {
  const actions = useActions(props);
  return (
    <>
      <copilot.CopilotChatAssistantMessage {...props} onRegenerate={actions["Try again"]} />
      {actions["Go on"] && "(stopped)"} {actions["Go on"] && <button onClick={actions["Go on"]}>Go on</button>}
    </>
  );
}
export const Asked = (props) => <copilot.CopilotChatUserMessage {...props} onEditMessage={useActions(props).Edit} />;
