import type { AgUiEvent } from "../../sdk/sdk.ts";
import type { AnswerItem, CallItem, MessageItem, ThreadItem } from "./item.ts";

/**
 * What an event makes of the items. The same events again, as after a reload in the middle of a run, change nothing
 * twice: calls are known by the id of the call, answers by that of their message.
 */
export function apply(items: readonly ThreadItem[], event: AgUiEvent): readonly ThreadItem[] {
  const at = event.timestamp ?? Date.now();
  const { runId } = event;
  switch (event.type) {
    case "TOOL_CALL_START":
      return putCall(items, { runId, toolCallId: event.toolCallId, at, name: event.toolCallName });
    case "TOOL_CALL_ARGS":
      return putCall(items, { runId, toolCallId: event.toolCallId, at, args: event.args ?? parse(event.delta) });
    case "TOOL_CALL_RESULT": {
      const { tool_call_id: toolCallId, tool_call_args: args, messageId, status, ui_schema: card } = event;
      const isWaiting = status === "partial" && (card?.status === "pending" || "approval" in event.result.data);
      return putCall(items, {
        runId,
        toolCallId,
        at,
        messageId,
        args,
        state: isWaiting ? "waiting" : status,
        ...(card ? { card } : {}),
      });
    }
    case "CUSTOM": {
      if (event.name !== "tool.progress") return items;
      const { tool_call_id: toolCallId, done, total, preview } = event.value;
      const progress = { done, ...(total === undefined ? {} : { total }), ...(preview ? { preview } : {}) };
      return putCall(items, { runId, toolCallId, at, progress });
    }
    case "TEXT_MESSAGE_START":
      return putAnswer(
        items,
        event.messageId,
        (before) => before ?? { ...emptyAnswer(event.messageId, { at, runId }), isWriting: true },
      );
    case "TEXT_MESSAGE_CONTENT":
      return putAnswer(
        items,
        event.messageId,
        (before = { ...emptyAnswer(event.messageId, { at, runId }), isWriting: true }) =>
          before.isWriting ? { ...before, text: before.text + event.delta } : before,
      );
    case "TEXT_MESSAGE_END": {
      const { superseded, stopped, truncated, tainted } = event.metadata;
      if (superseded) return items.filter(({ key }) => key !== event.messageId);
      return putAnswer(items, event.messageId, (before = emptyAnswer(event.messageId, { at, runId })) => ({
        ...before,
        text: event.answer,
        isWriting: false,
        isStopped: stopped ?? false,
        isTruncated: truncated ?? false,
        isTainted: tainted ?? false,
        actions: event.suggested_actions,
      }));
    }
    case "RUN_ERROR": {
      const { code, message } = event;
      const failure = { runId, code, message, status: code === "RUN_CANCELED" ? "canceled" : "failed" } as const;
      return items.map((item) => {
        if (item.kind === "message" && answeredBy(item) === runId) return { ...item, failure };
        if (item.kind === "answer" && item.isWriting) return { ...item, isWriting: false, isStopped: true };
        if (item.kind === "call" && item.state === "running") return { ...item, state: "stopped" };
        return item;
      });
    }
    default:
      return items;
  }
}

/** The run whose answer to the message is shown: the one that brought it, unless another has answered it since. */
const answeredBy = ({ runId, answers }: MessageItem): string | undefined =>
  answers?.find(({ shown }) => shown)?.runId ?? runId;

type CallChange = Partial<CallItem> & { toolCallId: string; at: number };

function putCall(items: readonly ThreadItem[], change: CallChange): readonly ThreadItem[] {
  const place = items.findIndex(
    (item) =>
      item.kind === "call" &&
      (item.toolCallId === change.toolCallId ||
        (change.messageId !== undefined && item.messageId === change.messageId)),
  );
  const before = items[place] as CallItem | undefined;
  if (before === undefined)
    return [
      ...items,
      { kind: "call", key: change.toolCallId, name: "project_cli", state: "running", isTainted: false, ...change },
    ];
  // What is told again of a call that is over leaves it as it is; a result after a decision takes its place.
  const isOld = change.state === undefined && before.state !== "running";
  return isOld ? items : items.with(place, { ...before, ...change, at: before.at });
}

function putAnswer(
  items: readonly ThreadItem[],
  key: string,
  change: (before: AnswerItem | undefined) => AnswerItem,
): readonly ThreadItem[] {
  const place = items.findIndex((item) => item.kind === "answer" && item.key === key);
  const before = items[place] as AnswerItem | undefined;
  const after = change(before);
  return before === undefined ? [...items, after] : before === after ? items : items.with(place, after);
}

const emptyAnswer = (key: string, of: { at: number; runId: string }): AnswerItem => ({
  kind: "answer",
  key,
  ...of,
  text: "",
  isWriting: false,
  isStopped: false,
  isTruncated: false,
  isTainted: false,
  actions: [],
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
