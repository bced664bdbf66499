import type {
  AgUiEvent,
  OpenAiRun,
  RunView,
  TextMessageEndEvent,
  UsageOnWire,
} from "../../generated/contract/types.ts";
import type { LogEvent } from "../domain/event.ts";

export interface Names {
  threadId: string;
  runId: string;
}

/** What a run has come to, as far as OpenAI's API has words for it. */
export interface Told {
  text: string;
  usage: Tokens;
  run: OpenAiRun;
}

export interface Tokens {
  input: number;
  cached: number;
  output: number;
  reasoning: number;
  total: number;
}

/** An event of the stream; those of chat completions have no names. */
export interface Frame {
  type: string;
  data: string;
}

/** How one of the two APIs says things, frame by frame. */
export interface Speech {
  piece(text: string): Frame[];
  end(told: Told): Frame[];
  fail(error: { code: string; message: string }): Frame[];
}

/** Between an answer that was taken back and the one that follows: a stream cannot unsay anything. */
const begunAgain = "\n\n↻\n\n";

/** Events of a run, one by one, as a client of OpenAI's API is told them. */
export function listen(names: Names, speech: Speech, where: string): (event: LogEvent) => Frame[] {
  let sent = "";
  let ofMessage = "";
  let usage = noTokens;
  const say = (text: string): Frame[] => {
    if (text === "") return [];
    sent += text;
    return speech.piece(text);
  };
  return ({ data }) => {
    const event = JSON.parse(data) as AgUiEvent;
    switch (event.type) {
      case "TEXT_MESSAGE_START":
        ofMessage = "";
        return [];
      case "TEXT_MESSAGE_CONTENT":
        ofMessage += event.delta;
        return say(event.delta);
      case "TEXT_MESSAGE_END": {
        usage = toTokens(event);
        if (event.metadata.superseded) return ofMessage === "" ? [] : say(begunAgain);
        // What was not streamed comes whole.
        return event.answer.startsWith(ofMessage) ? say(event.answer.slice(ofMessage.length)) : [];
      }
      case "RUN_FINISHED": {
        const waiting = event.outcome.type === "interrupt" ? event.outcome.interrupts[0]?.id : undefined;
        const tail = waiting === undefined ? [] : say(toHint(waiting, where, sent));
        return [...tail, ...speech.end({ text: sent, usage, run: toRun(names, waiting) })];
      }
      case "RUN_ERROR":
        return speech.fail({ code: event.code, message: event.message });
      default:
        return [];
    }
  };
}

/** The same of a run that is over. */
export function toTold(names: Names, view: RunView, where: string): Told {
  const waiting = view.status === "interrupted" ? findWaiting(view) : undefined;
  const answer = view.output?.answer ?? "";
  return {
    text: waiting === undefined ? answer : answer + toHint(waiting, where, answer),
    usage: view.usage ? toTokens(view.usage) : noTokens,
    run: toRun(names, waiting),
  };
}

const findWaiting = ({ approvals, questions = [] }: RunView): string | undefined =>
  approvals.find(({ state }) => state === "pending")?.id ?? questions.find(({ state }) => state === "pending")?.id;

/** In no language, so that it fits behind every answer. */
const toHint = (id: string, where: string, before: string): string => `${before === "" ? "" : "\n\n"}→ ${id}: ${where}`;

const toRun = ({ threadId, runId }: Names, waiting: string | undefined): OpenAiRun => ({
  thread_id: threadId,
  run_id: runId,
  status: waiting === undefined ? "finished" : "interrupted",
  ...(waiting === undefined ? {} : { interrupt_id: waiting }),
});

const noTokens: Tokens = { input: 0, cached: 0, output: 0, reasoning: 0, total: 0 };

/** Providers tell of what they read only where they tell of their cache. */
function toTokens(usage: UsageOnWire | TextMessageEndEvent): Tokens {
  const input = Math.min(usage.promptCacheHitTokens + usage.promptCacheMissTokens, usage.totalTokens);
  return {
    input,
    cached: usage.cachedPromptTokens,
    output: usage.totalTokens - input,
    reasoning: usage.reasoningTokens,
    total: usage.totalTokens,
  };
}
