import type { AskRequest } from "./types.ts";

/**
 * About how many tokens a prompt has, rather too many than too few: one per three ASCII characters (English has one per
 * four, JSON and ids one per two or three), one per other character (Chinese has fewer than one), 4 for the frame of a
 * message, 1,500 for an image. Only to tell which models are large enough; what is charged comes from the provider.
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

/** Characters beyond ASCII take two bytes of UTF-8 more than units of UTF-16, most of them: counting bytes is much faster than counting characters. */
function textTokens(text: string): number {
  const others = Math.ceil((Buffer.byteLength(text) - text.length) / 2);
  return others + Math.ceil((text.length - others) / 3);
}
