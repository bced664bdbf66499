import { ModelFailure, toInBandFailure } from "./failure.ts";
import { makePieces, scrub } from "./pieces.ts";
import type { ModelToolCall, Reply } from "./types.ts";

/** What of a chat.completion.chunk is read; a provider may leave out or null anything. */
interface Chunk {
  choices?: { delta?: Delta | null; finish_reason?: string | null }[] | null;
  usage?: unknown;
  error?: unknown;
}

interface Delta {
  content?: string | null;
  reasoning_content?: string | null;
  tool_calls?:
    | {
        index?: number | null;
        id?: string | null;
        function?: { name?: string | null; arguments?: string | null } | null;
      }[]
    | null;
}

export interface ChunkReader {
  add(data: string): void;
  /** A piece of text, reasoning or a call has come: from here on the request is not sent again. */
  readonly hasBegun: boolean;
  /** The last usage that was not null, whichever chunk it stood on. */
  readonly usage: unknown;
  /** At the end of the stream. Throws when the answer is not whole. */
  finish(): Reply;
}

/** More text and arguments than any model may write; the stream of one gone mad is cut here. */
const mostCharacters = 2_000_000;

/** Puts the chunks of a stream together. */
export function makeChunkReader(onText: (piece: string) => void): ChunkReader {
  const calls: ModelToolCall[] = [];
  const pieces = makePieces();
  let text = "";
  let reasoning = "";
  let size = 0;
  let finish: string | undefined;
  let isDone = false;
  let hasBegun = false;
  let usage: unknown = null;

  const say = (piece: string) => {
    if (piece === "") return;
    text += piece;
    onText(piece);
  };

  const grow = (by: string) => {
    hasBegun = true;
    size += by.length;
    if (size > mostCharacters) throw new ModelFailure("server_error", "the answer is too long");
  };

  const addDelta = ({ content, reasoning_content: thought, tool_calls: parts }: Delta) => {
    if (typeof thought === "string" && thought !== "") {
      grow(thought);
      reasoning += thought;
    }
    if (typeof content === "string" && content !== "") {
      grow(content);
      say(pieces.add(content));
    }
    for (const { index, id, function: piece } of parts ?? []) {
      const call = (calls[toIndex(index, id, calls)] ??= { id: "", name: "", arguments: "" });
      // Later pieces repeat id and name, leave them out, or send them empty; the first that says something counts.
      if (call.id === "" && id) call.id = id;
      if (call.name === "" && piece?.name) call.name = piece.name;
      if (typeof piece?.arguments === "string") call.arguments += piece.arguments;
      grow(piece?.arguments ?? "");
    }
  };

  return {
    add(data) {
      if (data === "[DONE]") {
        isDone = true;
        return;
      }
      const chunk = parse(data);
      if (chunk.error) throw toInBandFailure(chunk.error);
      if (chunk.usage !== null && chunk.usage !== undefined) usage = chunk.usage;
      const choice = chunk.choices?.[0];
      if (choice?.delta) addDelta(choice.delta);
      // The stream is read on after this: usage may still follow.
      if (choice?.finish_reason) finish = choice.finish_reason;
    },
    get hasBegun() {
      return hasBegun;
    },
    get usage() {
      return usage;
    },
    finish() {
      if (finish === "content_filter") throw new ModelFailure("filtered", "finish_reason content_filter");
      // DeepSeek's and OpenRouter's word for an answer that broke off.
      if (finish === "insufficient_system_resource" || finish === "error")
        throw new ModelFailure("server_error", `finish_reason ${finish}`);
      // Without either, the connection ended and not the answer.
      if (finish === undefined && !(isDone && hasBegun))
        throw new ModelFailure("network", "the stream ended before the answer did");
      say(pieces.rest());
      const toolCalls = calls
        .filter(Boolean)
        .map((call) => ({ id: scrub(call.id), name: scrub(call.name), arguments: scrub(call.arguments) }));
      return {
        text,
        toolCalls,
        ...(reasoning === "" ? {} : { reasoning: scrub(reasoning) }),
        finish: finish === "length" ? "length" : toolCalls.length > 0 ? "tool_calls" : "stop",
      };
    },
  };
}

/** Gateways that send no index send whole calls, or an id with each new one. */
function toIndex(
  index: number | null | undefined,
  id: string | null | undefined,
  calls: readonly ModelToolCall[],
): number {
  if (typeof index === "number" && index >= 0 && index < 1000) return index;
  const known = id ? calls.findIndex((call) => call?.id === id) : calls.length - 1;
  return known === -1 ? calls.length : known;
}

function parse(data: string): Chunk {
  try {
    const value: unknown = JSON.parse(data);
    if (value !== null && typeof value === "object") return value;
  } catch {
    // Said below, without the text, which may hold anything.
  }
  throw new ModelFailure("server_error", "a chunk of the stream is not a JSON object");
}
