import { textTokens } from "../base/tokens.ts";
import type { AskRequest } from "./types.ts";

/**
 * About how many tokens a prompt has: its texts, 4 for the frame of a message, 8 for that of a call, 1,500 for an
 * image. Only to tell which models are large enough; what is charged comes from the provider.
 */
export function estimateTokens({ messages, tools }: Pick<AskRequest, "messages" | "tools">): number {
  let tokens = tools.length === 0 ? 0 : textTokens(JSON.stringify(tools));
  for (const message of messages) {
    tokens += 4 + textTokens(message.content ?? "");
    if (message.role === "user") tokens += 1500 * (message.images?.length ?? 0);
    if (message.role !== "assistant") continue;
    for (const { name, arguments: text } of message.toolCalls ?? []) tokens += 8 + textTokens(name) + textTokens(text);
    tokens += textTokens(message.reasoning ?? "");
  }
  return tokens;
}
