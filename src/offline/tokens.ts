import type { ChatReply, ChatRequest, Usage } from "./protocol.ts";

/**
 * There is no tokenizer here, so tokens are estimated in the way people do in their heads: a Chinese, Japanese or
 * Korean character is one, any four other characters are one, and each message costs four more for its frame.
 */
function estimateTokens(text: string): number {
  const wide = text.match(/[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/g)?.length ?? 0;
  return wide + Math.ceil((text.length - wide) / 4);
}

export function estimateUsage({ messages }: Pick<ChatRequest, "messages">, reply: ChatReply): Usage {
  const prompt = messages.reduce(
    (sum, { content, toolCalls }) =>
      sum + 4 + estimateTokens(content) + toolCalls.reduce((of, call) => of + estimateTokens(call.arguments), 0),
    0,
  );
  const completion = estimateTokens("call" in reply ? JSON.stringify(reply.call) : reply.text);
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
}
