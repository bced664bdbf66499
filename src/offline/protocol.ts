import { newId } from "../base/ids.ts";

/** The part of an OpenAI chat.completions request that is read here; the rest (temperature, …) changes nothing. */
export interface ChatRequest {
  model: string;
  messages: readonly ChatMessage[];
  hasTools: boolean;
  stream: boolean;
  includeUsage: boolean;
}

export interface ChatMessage {
  role: string;
  content: string;
  toolCalls: readonly { id: string; arguments: string }[];
  toolCallId?: string;
}

/** What the model says: a text, or calls of project_cli. */
export type ChatReply = { text: string } | { call: ToolArguments };

interface ToolArguments {
  module: string;
  method: string;
  input: object;
}

export interface Usage {
  prompt_tokens: number;
  completion_tokens: number;
  total_tokens: number;
}

export class BadRequest extends Error {}

export function parseRequest(text: string): ChatRequest {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new BadRequest("The body is not valid JSON.");
  }
  const { model, messages, tools, stream, stream_options: options } = fields(body) ?? {};
  if (typeof model !== "string") throw new BadRequest("'model' is a required property.");
  if (!Array.isArray(messages) || messages.length === 0)
    throw new BadRequest("'messages' must be an array with at least one message.");
  return {
    model,
    messages: messages.map(parseMessage),
    hasTools: Array.isArray(tools) && tools.length > 0,
    stream: stream === true,
    includeUsage: fields(options)?.["include_usage"] === true,
  };
}

function parseMessage(value: unknown): ChatMessage {
  const { role, content, tool_calls: calls, tool_call_id: toolCallId } = fields(value) ?? {};
  if (typeof role !== "string") throw new BadRequest("Every message needs a 'role'.");
  return {
    role,
    content: toText(content),
    toolCalls: Array.isArray(calls) ? calls.map(parseCall) : [],
    ...(typeof toolCallId === "string" && { toolCallId }),
  };
}

function parseCall(value: unknown): { id: string; arguments: string } {
  const { id, function: called } = fields(value) ?? {};
  const text = fields(called)?.["arguments"];
  return { id: typeof id === "string" ? id : "", arguments: typeof text === "string" ? text : "" };
}

/** Text as one string or as parts; pictures are not looked at. */
function toText(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content
    .map((part) => fields(part)?.["text"])
    .filter((part) => typeof part === "string")
    .join("\n");
}

export function fields(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

interface Answer {
  model: string;
  reply: ChatReply;
  usage: Usage;
  now: number;
}

/** The whole answer in one object, for a request that does not stream. */
export function toCompletion({ model, reply, usage, now }: Answer): object {
  const message =
    "call" in reply
      ? { role: "assistant", content: null, tool_calls: [toToolCall(reply.call)] }
      : { role: "assistant", content: reply.text };
  return {
    ...head("chat.completion", model, now),
    choices: [{ index: 0, message, logprobs: null, finish_reason: finish(reply) }],
    usage,
  };
}

/**
 * The same answer as chunks, in the order providers send them: role, pieces, finish, and usage when it was asked for.
 */
export function* toChunks({ model, reply, usage, now }: Answer, includeUsage: boolean): Generator<object> {
  const common = head("chat.completion.chunk", model, now);
  const chunk = (delta: object, reason: string | null = null) => ({
    ...common,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: reason }],
    ...(includeUsage && { usage: null }),
  });
  yield chunk({ role: "assistant", content: "call" in reply ? null : "" });
  if ("call" in reply) {
    const { id, type, function: called } = toToolCall(reply.call);
    yield chunk({ tool_calls: [{ index: 0, id, type, function: { name: called.name, arguments: "" } }] });
    for (const piece of pieces(called.arguments))
      yield chunk({ tool_calls: [{ index: 0, function: { arguments: piece } }] });
  } else {
    for (const piece of pieces(reply.text)) yield chunk({ content: piece });
  }
  yield chunk({}, finish(reply));
  if (includeUsage) yield { ...common, choices: [], usage };
}

const head = (object: string, model: string, now: number) => ({
  id: newId("chatcmpl"),
  object,
  created: Math.floor(now / 1000),
  model,
});
const finish = (reply: ChatReply) => ("call" in reply ? "tool_calls" : "stop");
const toToolCall = (call: ToolArguments) => ({
  id: newId("call"),
  type: "function",
  function: { name: "project_cli", arguments: JSON.stringify(call) },
});

/** A few pieces, cut between characters and never inside of one. */
function pieces(text: string): string[] {
  const characters = [...text];
  const size = Math.max(16, Math.ceil(characters.length / 12));
  return Array.from({ length: Math.ceil(characters.length / size) }, (_, i) =>
    characters.slice(i * size, (i + 1) * size).join(""),
  );
}

export const toError = (message: string, type = "invalid_request_error"): object => ({
  error: { message, type, param: null, code: null },
});
