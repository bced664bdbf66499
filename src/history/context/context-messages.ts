import type { ModelToolCall } from "../../model/model.ts";
import type { StoredMessage } from "../../store/thread/thread.ts";
import { isCalls, type Said } from "../pairs.ts";

/** A message in the form a model is asked with. */
export type ContextMessage =
  | { role: "system" | "user"; content: string }
  | { role: "assistant"; content: string | null; toolCalls?: ModelToolCall[] }
  | { role: "tool"; toolCallId: string; content: string };

export const toContextMessages = (said: readonly Said[]): ContextMessage[] => said.flatMap(toMessages);

function toMessages(said: Said): ContextMessage[] {
  if (isCalls(said)) {
    return [
      {
        role: "assistant",
        content: null,
        toolCalls: said.calls.map((call) => ({ id: call.id, name: call.name, arguments: call.arguments })),
      },
      ...said.calls.map(({ id, message }): ContextMessage => ({
        role: "tool",
        toolCallId: id,
        content: message.content,
      })),
    ];
  }
  if (said.role === "tool") return [];
  return [{ role: said.role, content: `${said.content}${toImageNote(said)}${toStopNote(said)}` }];
}

/** What a person has read is part of the conversation, and so is that it was not all. */
export function toStopNote({ role, metadata }: StoredMessage): string {
  if (role !== "assistant" || metadata["stopped"] !== true) return "";
  return metadata["stopped_by"] === "user"
    ? "\n\n[stopped] the user stopped this answer here"
    : "\n\n[stopped] this answer broke off here";
}

/** How many images a message came with. They are shown to the model in their own turn only. */
export const countImages = ({ role, metadata }: StoredMessage): number =>
  role === "user" && Array.isArray(metadata["attachments"]) ? metadata["attachments"].length : 0;

function toImageNote(message: StoredMessage): string {
  const count = countImages(message);
  return count === 0
    ? ""
    : `\n\n[images] ${count} came with this message and ${count === 1 ? "is" : "are"} not shown again`;
}

/**
 * What automation is told is not part of any context, so it is put in: at the head, when nothing is there or no user is
 * waiting for an answer, and only then (G156).
 */
export function withAutomationInput(messages: readonly ContextMessage[], input: string): ContextMessage[] {
  return messages.at(-1)?.role === "user" ? [...messages] : [{ role: "user", content: input }, ...messages];
}
