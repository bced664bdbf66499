import type { OpenAiResponse } from "../../generated/contract/types.ts";
import { AppError } from "../base/error.ts";
import type { Answering } from "./chat.ts";
import type { Frame, Names, Speech, Told } from "./listen.ts";

export interface Responding extends Answering {
  previous: string | null;
}

const toId = ({ threadId, runId }: Names): string => `resp_${threadId.replaceAll("-", "")}_${runId}`;
/** Whose response it is: the id says it. */
export function parseResponseId(id: string | null | undefined): Names | undefined {
  if (!id) return undefined;
  const [, hex = "", runId = ""] = /^resp_([0-9a-f]{32})_(.{1,128})$/.exec(id) ?? [];
  if (hex === "") throw new AppError("RUN_NOT_FOUND", { param: "previous_response_id" });
  return { threadId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"), runId };
}

const toPart = (text: string) => ({ type: "output_text" as const, text, annotations: [] as null[] });
const toItem = ({ runId }: Names, text: string) => ({
  id: `msg_${runId}`,
  type: "message" as const,
  role: "assistant" as const,
  status: "completed" as const,
  content: [toPart(text)],
});

const toBase = (of: Responding) => ({
  id: toId(of),
  object: "response" as const,
  created_at: of.created,
  error: null,
  incomplete_details: null,
  instructions: null,
  metadata: {},
  model: of.model,
  parallel_tool_calls: false as const,
  previous_response_id: of.previous,
  temperature: null,
  tool_choice: "auto" as const,
  tools: [] as null[],
  top_p: null,
});

export const toResponse = (of: Responding, { text, usage, run }: Told): OpenAiResponse => ({
  ...toBase(of),
  status: "completed",
  output: [toItem(of, text)],
  usage: {
    input_tokens: usage.input,
    input_tokens_details: { cached_tokens: usage.cached },
    output_tokens: usage.output,
    output_tokens_details: { reasoning_tokens: usage.reasoning },
    total_tokens: usage.total,
  },
  accord: run,
});

/** Events with names and numbers, round the one message. */
export function makeResponseSpeech(of: Responding): Speech {
  let number = 0;
  const item = { output_index: 0, item_id: toItem(of, "").id };
  const part = { ...item, content_index: 0 };
  const toFrame = (type: string, fields: object): Frame => ({
    type,
    data: JSON.stringify({ type, sequence_number: number++, ...fields }),
  });
  const begin = (): Frame[] => {
    if (number > 0) return [];
    const response = { ...toBase(of), status: "in_progress", output: [], usage: null };
    return [
      toFrame("response.created", { response }),
      toFrame("response.in_progress", { response }),
      toFrame("response.output_item.added", {
        output_index: 0,
        item: { ...toItem(of, ""), status: "in_progress", content: [] },
      }),
      toFrame("response.content_part.added", { ...part, part: toPart("") }),
    ];
  };
  return {
    piece: (delta) => [...begin(), toFrame("response.output_text.delta", { ...part, delta, logprobs: [] })],
    end: (told) => [
      ...begin(),
      toFrame("response.output_text.done", { ...part, text: told.text, logprobs: [] }),
      toFrame("response.content_part.done", { ...part, part: toPart(told.text) }),
      toFrame("response.output_item.done", { output_index: 0, item: toItem(of, told.text) }),
      toFrame("response.completed", { response: toResponse(of, told) }),
    ],
    fail: ({ code, message }) => [
      ...begin(),
      toFrame("response.failed", {
        response: { ...toBase(of), status: "failed", error: { code, message }, output: [], usage: null },
      }),
    ],
  };
}
