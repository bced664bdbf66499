import type { TaskBrief, WorkerOutput } from "../../generated/contract/types.ts";

/**
 * What a scripted model answers, and what goes wrong on the way. Plain data: builders below read like the conversation.
 */
export interface ModelAnswer {
  text?: string;
  reasoning?: string;
  calls?: readonly ScriptedCall[];
  /** What the last chunk says; null leaves it out altogether. By default what fits the answer. */
  finish?: "stop" | "tool_calls" | "length" | "content_filter" | "insufficient_system_resource" | null;
  /**
   * UTF-16 units per piece of text and arguments: 1 also splits surrogate pairs. A list gives the pieces of the text
   * themselves.
   */
  pieces?: number | readonly string[];
  /** Bytes per write: 1 also splits UTF-8 sequences and the lines of the protocol. */
  bytes?: number;
  usage?: object;
  /**
   * extra: on a chunk without choices, null on all before (OpenAI, DashScope). finish: on the chunk that finishes
   * (DeepSeek).
   */
  usageAt?: "extra" | "finish" | "none";
  /** first: the id only on a call's first piece. empty: "" on the others (Qwen). every: on all of them. */
  ids?: "first" | "empty" | "every";
  /** Chunks before the last have no finish_reason at all instead of null (Qwen). */
  omitsFinish?: boolean;
  /** The response does not end after [DONE]. */
  staysOpen?: boolean;
  /** An HTTP error in place of the stream. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Waits here until the test releases it. */
  hold?: Hold;
  fault?: Fault;
}

export interface ScriptedCall {
  name: string;
  /** As text, so that it may be cut off or no JSON at all. */
  arguments: string;
  /** undefined: one is made up. null: none is sent. */
  id?: string | null | undefined;
}

/**
 * After so many pieces of the answer; 0 is before the first, after the headers. Without `after`: before the headers.
 */
export interface Fault {
  kind: "cut" | "hang" | "malformed" | "error" | "end";
  after?: number;
  /** Of an in-band error. */
  error?: object;
}

export interface Hold {
  readonly after: number | undefined;
  /** The model has come this far and waits. */
  readonly reached: Promise<void>;
  release(): void;
  /** For the server. */
  wait(): Promise<void>;
}

/** A point at which an answer stops until the test lets it go on: before the headers, or after so many pieces. */
export function hold(options: { after?: number } = {}): Hold {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  return {
    after: options.after,
    reached: reached.promise,
    release: released.resolve,
    wait() {
      reached.resolve();
      return released.promise;
    },
  };
}

export const say = (text: string, options: ModelAnswer = {}): ModelAnswer => ({ text, ...options });

/** The worker's last message. */
export const answer = (output: Partial<WorkerOutput> & { answer: string }, options: ModelAnswer = {}): ModelAnswer =>
  say(JSON.stringify({ status: "success", suggested_actions: [], error: null, ...output }), options);

/** The router's message. */
export const brief = (given: Partial<TaskBrief> = {}, options: ModelAnswer = {}): ModelAnswer =>
  say(
    JSON.stringify({
      task: "Do what the message asks.",
      task_type: "calendar",
      modules: ["calendar"],
      language: "en",
      needs_tools: true,
      intents: [],
      entities: [],
      missing: [],
      confidence: 0.95,
      ...given,
    } satisfies TaskBrief),
    options,
  );

/** One call of a module method through project_cli: "calendar.read". */
export const callTool = (
  method: string,
  input: unknown = {},
  options: ModelAnswer & { id?: string | null } = {},
): ModelAnswer => {
  const { id, ...rest } = options;
  return callTools([toCall(method, input, id)], rest);
};

/** Several calls in one answer. */
export const callTools = (calls: readonly ScriptedCall[], options: ModelAnswer = {}): ModelAnswer => ({
  calls,
  ...options,
});

export function toCall(method: string, input: unknown = {}, id?: string | null): ScriptedCall {
  const [module = "", ...rest] = method.split(".");
  return { name: "project_cli", arguments: JSON.stringify({ module, method: rest.join("."), input }), id };
}

/** A call of whatever name with whatever arguments, for models that get it wrong. */
export const callFunction = (
  name: string,
  text: string,
  options: ModelAnswer & { id?: string | null } = {},
): ModelAnswer => {
  const { id, ...rest } = options;
  return callTools([{ name, arguments: text, id }], rest);
};

/** An HTTP error as providers write it. */
export const refuse = (
  status: number,
  options: { code?: string; message?: string; retryAfter?: string; headers?: Record<string, string> } = {},
): ModelAnswer => ({
  status,
  headers: { ...(options.retryAfter === undefined ? {} : { "retry-after": options.retryAfter }), ...options.headers },
  body: { error: { message: options.message ?? `scripted ${status}`, type: "scripted", code: options.code ?? null } },
});

export const rateLimited = (retryAfter?: string): ModelAnswer =>
  refuse(429, { code: "rate_limit_exceeded", ...(retryAfter === undefined ? {} : { retryAfter }) });
export const tooLong = (): ModelAnswer =>
  refuse(400, { code: "context_length_exceeded", message: "This model's maximum context length is 8192 tokens." });
/** Takes the request and never answers it. */
export const hang = (): ModelAnswer => ({ fault: { kind: "hang" } });
/** Closes the connection without a word. */
export const hangUp = (): ModelAnswer => ({ fault: { kind: "cut" } });
