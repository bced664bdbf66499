import type { AgUiEvent } from "../../generated/contract/api-types.ts";
import { through, type CallOptions, type Connection } from "./connection.ts";
import { ApiError } from "./error.ts";
import { FIRST_DELAY_MS, LONGEST_DELAY_MS, pause } from "./pause.ts";

/** What a stream can be given. */
export interface StreamOptions extends CallOptions {
  /** Continue after this event instead of at the beginning. */
  lastEventId?: string;
  /** How often in a row a lost connection is tried again before giving up; each event starts the count anew. */
  maxRetries?: number;
}

/** The events of one run, in order, each once. `lastEventId` is where to continue later. */
export interface EventStream extends AsyncIterable<AgUiEvent> {
  /** The id of the last event that was read. */
  readonly lastEventId: string | undefined;
}

interface StreamEvent {
  id?: string | undefined;
  retry?: number | undefined;
}

/** As hey-api writes it. */
export type StreamOperation = (options: never) => Promise<{ stream: AsyncGenerator<unknown> }>;

const TERMINAL = new Set(["RUN_FINISHED", "RUN_ERROR"]);

/**
 * Follows a run across lost connections. The stream ends after the run's terminal event. A connection that ends before
 * that is opened again with Last-Event-ID. An answer that no retry can change (4xx) is thrown at once. A START may have
 * no id, and then comes again when the connection was lost behind it: that one is dropped.
 */
export function follow(connection: Connection, operation: StreamOperation, request: StreamOptions): EventStream {
  let lastEventId = request.lastEventId;
  async function* events(): AsyncGenerator<AgUiEvent> {
    let failures = 0;
    let delay = FIRST_DELAY_MS;
    let openMessage: string | undefined;
    while (true) {
      const attempt = open(connection, operation, { ...request, ...(lastEventId ? { lastEventId } : {}) });
      for await (const { event, id, retry } of attempt.events()) {
        failures = 0;
        delay = retry ?? FIRST_DELAY_MS;
        lastEventId = id ?? lastEventId;
        if (event.type === "TEXT_MESSAGE_START") {
          if (event.messageId === openMessage) continue;
          openMessage = event.messageId;
        } else if (event.type === "TEXT_MESSAGE_END") openMessage = undefined;
        yield event;
        if (TERMINAL.has(event.type)) return;
      }
      request.signal?.throwIfAborted();
      if (attempt.ended) return;
      const failure = attempt.failure ?? ApiError.fromNetwork("the stream ended before the run did");
      if (isFinal(failure) || ++failures > (request.maxRetries ?? 10)) throw failure;
      const asked = (failure.retryAfterSeconds ?? 0) * 1000;
      await pause(Math.max(asked, Math.min(delay * 2 ** (failures - 1), LONGEST_DELAY_MS)), request.signal);
    }
  }
  return {
    get lastEventId() {
      return lastEventId;
    },
    [Symbol.asyncIterator]: events,
  };
}

/** A stream that answers a POST: the body must not be sent twice, so it is read once and not resumed. */
export async function* readOnce(
  connection: Connection,
  operation: StreamOperation,
  request: CallOptions,
): AsyncGenerator<AgUiEvent> {
  const attempt = open(connection, operation, request);
  for await (const { event } of attempt.events()) yield event;
  request.signal?.throwIfAborted();
  if (attempt.failure) throw attempt.failure;
}

function open(
  connection: Connection,
  operation: StreamOperation,
  { lastEventId, headers, signal, ...request }: StreamOptions,
) {
  const state: { failure?: ApiError; ended: boolean; latest?: StreamEvent } = { ended: false };
  const options = through(connection.http, {
    ...request,
    headers: { ...headers, ...(lastEventId ? { "Last-Event-ID": lastEventId } : {}) },
    // The generated reader would retry a refusal for ever and never tell; here each connection is one attempt.
    sseMaxRetryAttempts: 1,
    sseDefaultRetryDelay: FIRST_DELAY_MS,
    onSseEvent: (event: StreamEvent) => (state.latest = event),
    onSseError: (error: unknown) => (state.failure ??= ApiError.fromNetwork(error)),
    // The generated reader is not told of the signal: it would cancel a body that has failed with it, and leave the
    // rejection of that to nobody, which ends the program in some runtimes. The request alone fails.
    fetch: async (input: Request) => {
      const response = await (connection.http.getConfig().fetch ?? fetch)(input, signal ? { signal } : {});
      if (response.status === 204) state.ended = true;
      else if (!response.ok) {
        const wait = response.headers.get("retry-after");
        state.failure = ApiError.fromAnswer(response.status, await response.json().catch(() => undefined), wait);
      }
      return response;
    },
  });
  return {
    get failure() {
      return state.failure;
    },
    get ended() {
      return state.ended;
    },
    async *events() {
      const { stream } = await (operation as (options: object) => Promise<{ stream: AsyncGenerator<unknown> }>)(
        options,
      );
      for await (const event of stream)
        yield { event: event as AgUiEvent, id: state.latest?.id, retry: state.latest?.retry };
    },
  };
}

const isFinal = ({ status }: ApiError): boolean => status >= 400 && status < 500 && status !== 429 && status !== 408;
