import type {
  ChatCompletionCreateParamsStreaming,
  ChatCompletionMessageParam,
} from "openai/resources/chat/completions";
import type { Candidate } from "./candidates.ts";
import type { AskRequest, ModelMessage } from "./types.ts";

type ChatRequest = ChatCompletionCreateParamsStreaming & {
  thinking?: { type: "enabled" | "disabled" };
  enable_thinking?: boolean;
};

/**
 * The body of a request, with `mark` in place of the bytes of each image. There is never a tool_choice: thinking models
 * refuse it, and some endpoints altogether.
 */
export function toChatRequest({ entry, provider }: Candidate, request: AskRequest, mark: string): ChatRequest {
  const { thinking, tools } = request;
  const style: MessageStyle = {
    hasParts: hasImages({ entry, provider }),
    mark,
    // DeepSeek wants the thoughts behind earlier calls back while it thinks.
    returnsReasoning: provider.thinking_parameter === "thinking" && thinking,
  };
  return {
    model: entry.api_name,
    messages: request.messages.map((message) => toChatMessage(message, style)),
    ...(tools.length === 0
      ? {}
      : {
          tools: tools.map(({ name, description, parameters }) => ({
            type: "function",
            function: { name, description, parameters: { ...parameters } },
          })),
        }),
    [provider.output_limit_parameter ?? "max_tokens"]: request.maxOutputTokens,
    // Some models think unless told otherwise, so the mode is always said.
    ...(provider.thinking_parameter === "thinking" ? { thinking: { type: thinking ? "enabled" : "disabled" } } : {}),
    ...(provider.thinking_parameter === "enable_thinking" && entry.capabilities.thinking !== "never"
      ? { enable_thinking: thinking }
      : {}),
    stream: true,
    stream_options: { include_usage: true },
  };
}

/** The bytes that the marks stand for, in their order. */
export function toImageBytes(candidate: Candidate, { messages }: AskRequest): Uint8Array[] {
  if (!hasImages(candidate)) return [];
  return messages.flatMap((message) =>
    message.role === "user" ? (message.images ?? []).flatMap((image) => ("bytes" in image ? [image.bytes] : [])) : [],
  );
}

const hasImages = ({ entry, provider }: Pick<Candidate, "entry" | "provider">): boolean =>
  provider.content_parts && entry.capabilities.vision;

interface MessageStyle {
  hasParts: boolean;
  mark: string;
  returnsReasoning: boolean;
}

function toChatMessage(
  message: ModelMessage,
  { hasParts, returnsReasoning, mark }: MessageStyle,
): ChatCompletionMessageParam {
  switch (message.role) {
    case "system":
      return { role: "system", content: message.content };
    case "user": {
      const images = hasParts ? (message.images ?? []) : [];
      if (images.length === 0) return { role: "user", content: message.content };
      return {
        role: "user",
        content: [
          { type: "text", text: message.content },
          ...images.map((image) => ({
            type: "image_url" as const,
            image_url: { url: "url" in image ? image.url : `data:${image.mimeType};base64,${mark}` },
          })),
        ],
      };
    }
    case "assistant": {
      const { content, toolCalls = [], reasoning = "" } = message;
      if (toolCalls.length === 0) return { role: "assistant", content: content ?? "" };
      const calls = toolCalls.map(({ id, name, arguments: text }) => ({
        id,
        type: "function" as const,
        function: { name, arguments: text },
      }));
      return {
        role: "assistant",
        content: content ?? "",
        tool_calls: calls,
        ...(returnsReasoning ? { reasoning_content: reasoning } : {}),
      };
    }
    case "tool":
      return { role: "tool", tool_call_id: message.toolCallId, content: message.content };
  }
}
