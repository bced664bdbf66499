import { HttpAgent } from "@ag-ui/client";
import { headers, threadId } from "../shared/thread.js";

// To edit the first message is to send it alone, like a page that knows nothing of the thread. So this page says it.
let first;
function toEdited([message, ...more]) {
  const isEdited = first && message && more.length === 0 && message.id !== first;
  const again = isEdited ? { how: "edit", message_id: first } : undefined;
  first = message?.id ?? first;
  return again;
}

class Agent extends HttpAgent {
  run(input) {
    const { again = toEdited(input.messages) } = input.forwardedProps.runConfig ?? {};
    return super.run(again ? { ...input, forwardedProps: { again } } : input);
  }
}
export const agent = new Agent({ url: `${ACCORD_URL}/api/v1/ag-ui`, headers, threadId });

// assistant-ui keeps no metadata of messages, so the page does: of a result by the id of its call.
export const metadataOf = new Map();
const keep = ({ toolCallId, messageId, id, metadata }) => void metadataOf.set(toolCallId ?? messageId ?? id, metadata);
agent.subscribe({
  onRunStartedEvent: ({ event }) => void (agent.runId = event.runId),
  onToolCallResultEvent: ({ event }) => keep(event),
  onTextMessageEndEvent: ({ event }) => keep(event),
  onMessagesSnapshotEvent({ event: { messages } }) {
    messages.forEach(keep);
    first = messages[0]?.id;
  },
});
