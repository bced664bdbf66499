import { frontendCallField } from "../base/frontend-tools.ts";
import type { FrontendCall } from "../domain/frontend-tool.ts";
import type { StoredMessage } from "../store/thread/thread.ts";

/** A tool message together with the call it answers. */
interface AnsweredCall {
  id: string;
  /** Of the tool. */
  name: string;
  /** JSON text, as the model wrote it. */
  arguments: string;
  message: StoredMessage;
}

/** One message of an assistant that called tools, rebuilt from the answers: it has no row of its own. */
export interface Calls {
  /** The id under which it was streamed, when it is known. */
  messageId: string | undefined;
  calls: AnsweredCall[];
}

export type Said = StoredMessage | Calls;

export const isCalls = (said: Said): said is Calls => "calls" in said;

/**
 * Tool messages as providers and AG-UI clients want them: behind the message that called. Neighbours of one message are
 * one message again. An answer that does not tell what it answers is left out: no provider takes it.
 */
export function toPairs(messages: readonly StoredMessage[]): Said[] {
  const all: Said[] = [];
  for (const message of messages) {
    if (message.role !== "tool") {
      all.push(message);
      continue;
    }
    const call = toCall(message);
    if (call === undefined) continue;
    const messageId = textIn(message.metadata, "assistant_message_id");
    const last = all.at(-1);
    const isSame =
      last !== undefined &&
      isCalls(last) &&
      messageId !== undefined &&
      last.messageId === messageId &&
      last.calls.every(({ id }) => id !== call.id);
    if (isSame) last.calls.push(call);
    else all.push({ messageId, calls: [call] });
  }
  return all;
}

function toCall(message: StoredMessage): AnsweredCall | undefined {
  const frontend = objectIn(message.metadata, frontendCallField);
  if (frontend !== undefined) {
    const { id, name, arguments: given } = frontend as unknown as FrontendCall;
    return { id, name, arguments: given, message };
  }
  const output = objectIn(message.metadata, "tool_agent_output");
  const id = output && textIn(output, "tool_call_id");
  const given = output && objectIn(output, "tool_call_args");
  return id && given ? { id, name: "project_cli", arguments: JSON.stringify(given), message } : undefined;
}

function objectIn(value: Readonly<Record<string, unknown>>, key: string): Record<string, unknown> | undefined {
  const found = value[key];
  return typeof found === "object" && found !== null && !Array.isArray(found)
    ? (found as Record<string, unknown>)
    : undefined;
}

function textIn(value: Readonly<Record<string, unknown>>, key: string): string | undefined {
  const found = value[key];
  return typeof found === "string" && found !== "" ? found : undefined;
}
