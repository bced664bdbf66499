import type { ModelAnswer, ScriptedCall } from "./model-answers.ts";

export interface Chunks {
  /** The first event, which only says who speaks. */
  opening: string;
  /** One event per piece of reasoning, text and calls, in this order. */
  pieces: string[];
  /** Finish, usage and [DONE]. */
  closing: string;
}

const scriptedUsage = {
  prompt_tokens: 100,
  completion_tokens: 20,
  total_tokens: 120,
  prompt_tokens_details: { cached_tokens: 0 },
};

/** An answer as the events of a chat.completion.chunk stream. */
export function toChunks(answer: ModelAnswer, { model, id }: { model: string; id: string }): Chunks {
  const usageAt = answer.usageAt ?? "extra";
  const usage = answer.usage ?? scriptedUsage;
  const frame = (fields: object) =>
    event({ id, object: "chat.completion.chunk", created: 1_700_000_000, model, ...fields });
  const noUsage = usageAt === "extra" ? { usage: null } : {};
  const noFinish = answer.omitsFinish ? {} : { finish_reason: null };
  const piece = (delta: object) => frame({ choices: [{ index: 0, delta, ...noFinish }], ...noUsage });
  const size = typeof answer.pieces === "number" ? answer.pieces : undefined;
  const texts = Array.isArray(answer.pieces) ? (answer.pieces as string[]) : split(answer.text ?? "", size);
  const finish = answer.finish === undefined ? (answer.calls?.length ? "tool_calls" : "stop") : answer.finish;
  const last =
    finish === null
      ? ""
      : frame({
          choices: [{ index: 0, delta: {}, finish_reason: finish }],
          ...(usageAt === "finish" ? { usage } : noUsage),
        });
  return {
    opening: piece({ role: "assistant", content: answer.calls?.length && !answer.text ? null : "" }),
    pieces: [
      ...split(answer.reasoning ?? "", size).map((text) => piece({ content: null, reasoning_content: text })),
      ...texts.map((text) => piece({ content: text })),
      ...(answer.calls ?? []).flatMap((call, index) =>
        toCallDeltas(call, { index, id, size, ids: answer.ids ?? "first" }).map((delta) =>
          piece({ tool_calls: [delta] }),
        ),
      ),
    ],
    closing: `${last}${usageAt === "extra" ? frame({ choices: [], usage }) : ""}data: [DONE]\n\n`,
  };
}

export const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;

function toCallDeltas(
  call: ScriptedCall,
  { index, id, size, ids }: { index: number; id: string; size: number | undefined; ids: "first" | "empty" | "every" },
): object[] {
  const callId = call.id === undefined ? `call_${id}_${index}` : call.id;
  const own = callId === null ? {} : { id: callId };
  const later = ids === "every" ? own : ids === "empty" ? { id: "" } : {};
  const first = {
    index,
    ...own,
    type: "function",
    function: { name: call.name, arguments: size === undefined ? call.arguments : "" },
  };
  const rest = size === undefined ? [] : split(call.arguments, size);
  return [first, ...rest.map((text) => ({ index, ...later, function: { arguments: text } }))];
}

/** By UTF-16 units; JSON writes half a surrogate pair as an escape, as providers do. */
function split(text: string, size: number = text.length): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += size) pieces.push(text.slice(at, at + size));
  return pieces;
}
