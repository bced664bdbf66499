import type { HistoryMessage, HistoryMessageTool } from "../../sdk/sdk.ts";
import type { CallItem, ThreadItem } from "./item.ts";

/** A message of the history as it is shown. */
export function fromHistory(message: HistoryMessage): ThreadItem {
  const at = Date.parse(message.timestamp);
  switch (message.role) {
    case "user": {
      const { id: key, content: text, attachments: images, failure, runId, versions, answers } = message;
      return {
        kind: "message",
        key,
        at,
        text,
        images,
        state: "sent",
        ...(runId ? { runId } : {}),
        ...(failure ? { failure } : {}),
        ...(versions ? { versions } : {}),
        ...(answers ? { answers } : {}),
      };
    }
    case "assistant":
      return {
        kind: "answer",
        key: message.id,
        at,
        ...(message.runId ? { runId: message.runId } : {}),
        text: message.content,
        isWriting: false,
        isStopped: message.stopped ?? false,
        isTruncated: message.truncated ?? false,
        isTainted: message.tainted ?? false,
        actions: [],
      };
    case "tool":
      return fromTool(message, at);
  }
}

function fromTool(message: HistoryMessageTool, at: number): CallItem {
  const { id, ui_schema: card, tainted } = message;
  const { status, call } = readResult(message.content);
  const toolCallId = card?.meta?.toolId;
  return {
    kind: "call",
    key: toolCallId ?? id,
    at,
    ...(card?.meta?.requestId ? { runId: card.meta.requestId } : {}),
    messageId: id,
    ...(toolCallId ? { toolCallId } : {}),
    name: call === undefined ? "project_cli" : `${call.module}.${call.method}`,
    state: card?.status === "pending" ? "waiting" : status,
    ...(card ? { card } : {}),
    isTainted: tainted ?? false,
  };
}

/** The result as the model read it: it names module and method, of a failure inside its error. */
function readResult(content: string): { status: "success" | "failure"; call?: { module: string; method: string } } {
  try {
    const result = JSON.parse(content) as Record<string, unknown>;
    const status = result["status"] === "failure" ? "failure" : "success";
    const { module, method } = (status === "failure" ? result["error"] : result) as Record<string, unknown>;
    return typeof module === "string" && typeof method === "string" ? { status, call: { module, method } } : { status };
  } catch {
    return { status: "success" };
  }
}
