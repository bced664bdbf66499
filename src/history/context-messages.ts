import { isCalls, type Said } from "./pairs.ts";

export interface ContextToolCall {
  id: string;
  name: string;
  arguments: string;
}

/** A message in the form a model is asked with. */
export type ContextMessage =
  | { role: "system" | "user"; content: string }
  | { role: "assistant"; content: string | null; toolCalls?: ContextToolCall[] }
  | { role: "tool"; toolCallId: string; content: string };

export const toContextMessages = (said: readonly Said[]): ContextMessage[] => said.flatMap(toMessages);

function toMessages(said: Said): ContextMessage[] {
  if (isCalls(said)) {
    return [
      { role: "assistant", content: null, toolCalls: said.calls.map((call) => ({ id: call.id, name: "project_cli", arguments: call.arguments })) },
      ...said.calls.map(({ id, message }): ContextMessage => ({ role: "tool", toolCallId: id, content: message.content })),
    ];
  }
  return said.role === "tool" ? [] : [{ role: said.role, content: said.content }];
}

/**
 * What automation is told is not part of any context, so it is put in: at the head, when nothing is there or nobody is
 * waiting for an answer, and only then (G156).
 */
export function withAutomationInput(messages: readonly ContextMessage[], input: string): ContextMessage[] {
  return messages.at(-1)?.role === "user" ? [...messages] : [{ role: "user", content: input }, ...messages];
}
