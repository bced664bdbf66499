import type { ChatCompletion, PublicAgentType } from "../../generated/contract/types.ts";
import type { Frame, Names, Speech, Told, Tokens } from "./listen.ts";

export interface Answering extends Names {
  model: PublicAgentType;
  /** Seconds since 1970. */
  created: number;
}

const toId = ({ threadId, runId }: Names): string => `chatcmpl-${threadId.replaceAll("-", "")}-${runId}`;

export const toCompletion = (of: Answering, { text, usage, run }: Told): ChatCompletion => ({
  id: toId(of),
  object: "chat.completion",
  created: of.created,
  model: of.model,
  choices: [
    { index: 0, message: { role: "assistant", content: text, refusal: null }, logprobs: null, finish_reason: "stop" },
  ],
  usage: toUsage(usage),
  accord: run,
});

/** Chunks without names, and a word at the end. */
export function makeChatSpeech(of: Answering, tellsUsage: boolean): Speech {
  let isBegun = false;
  const base = { id: toId(of), object: "chat.completion.chunk", created: of.created, model: of.model };
  const toFrame = (choices: object[], more: object = {}): Frame =>
    toData({ ...base, choices, ...(tellsUsage ? { usage: null } : {}), ...more });
  const toChunk = (delta: object, finish: string | null = null, more: object = {}): Frame =>
    toFrame([{ index: 0, delta, logprobs: null, finish_reason: finish }], more);
  const begin = (): Frame[] => {
    if (isBegun) return [];
    isBegun = true;
    return [toChunk({ role: "assistant", content: "", refusal: null })];
  };
  return {
    piece: (content) => [...begin(), toChunk({ content })],
    end: ({ usage, run }) => [
      ...begin(),
      toChunk({}, "stop", { accord: run }),
      ...(tellsUsage ? [toFrame([], { usage: toUsage(usage) })] : []),
      { type: "", data: "[DONE]" },
    ],
    fail: ({ code, message }) => [toData({ error: { message, type: "server_error", param: null, code } })],
  };
}

const toData = (value: object): Frame => ({ type: "", data: JSON.stringify(value) });

const toUsage = ({ input, output, total }: Tokens): ChatCompletion["usage"] => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: total,
});
