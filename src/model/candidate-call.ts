import { randomUUID } from "node:crypto";
import type { Clock, Timers } from "../base/clock.ts";
import { traced, type Span } from "../base/trace.ts";
import type { MarkedImages } from "./body.ts";
import type { Candidate } from "./candidates.ts";
import { makeChunkReader } from "./chunks.ts";
import { makeClients } from "./clients.ts";
import { ModelFailure, toFailure } from "./failure.ts";
import { toReadable, type Http, type MarkedInit } from "./http.ts";
import { readBody } from "./read-body.ts";
import { toChatRequest, toImageBytes } from "./request.ts";
import { toFacts, toUsageFacts } from "./span-facts.ts";
import { makeSseReader } from "./sse.ts";
import type { AskRequest, CallEnd, CallStart, Reply } from "./types.ts";

export interface CandidateCallDeps {
  http: Http;
  clock: Clock;
  timers: Timers;
}

interface FailedCall {
  failure: ModelFailure;
  /** Something of the answer had come, so it cannot be asked for again. */
  hasBegun: boolean;
}

export type CandidateCall = (
  candidate: Candidate,
  request: AskRequest,
  start: CallStart,
) => Promise<Reply | FailedCall>;

/**
 * One request to a provider, with its entry in the audit trail. Throws the signal's reason, and whatever the caller's
 * functions throw.
 */
export function makeCandidateCall({ http, clock, timers }: CandidateCallDeps): CandidateCall {
  const toClient = makeClients(http);

  return (candidate, request, start) =>
    traced(`chat ${start.model}`, { kind: "client", facts: toFacts(request, start) }, async (span) => {
      const result = await call(candidate, request, start, span);
      if ("failure" in result) span.fail(result.failure.code);
      else span.set({ "gen_ai.response.finish_reasons": result.finish });
      return result;
    });

  async function call(
    candidate: Candidate,
    request: AskRequest,
    start: CallStart,
    span: Span,
  ): Promise<Reply | FailedCall> {
    const { signal, calls } = request;
    await calls.begin(start);
    const startedAt = performance.now();
    const control = new AbortController();
    let stopped: "abort" | "timeout" | undefined;
    const stop = (why: "abort" | "timeout") => {
      stopped ??= why;
      control.abort();
    };
    const onAbort = () => stop("abort");
    signal.addEventListener("abort", onAbort, { once: true });
    if (signal.aborted) onAbort();
    const callOff = timers.after(request.timeoutMs, () => stop("timeout"));

    let listenerFailed: { reason: unknown } | undefined;
    const reader = makeChunkReader((piece) => {
      try {
        request.onText?.(piece);
      } catch (reason) {
        listenerFailed = { reason };
        throw reason;
      }
    });
    let answered = false;
    const end = (state: CallEnd["state"], errorCode: CallEnd["errorCode"]) => {
      span.set(toUsageFacts(reader.usage));
      calls.end({
        state,
        answered,
        usage: reader.usage,
        elapsedMs: Math.round(performance.now() - startedAt),
        errorCode,
      });
    };

    let reply: Reply;
    try {
      const client = await orAbort(toClient(candidate), control.signal);
      // No text of a message can be this.
      const mark = randomUUID();
      const images = toImageBytes(candidate, request);
      const response = await client.chat.completions
        .create(toChatRequest(candidate, request, mark), {
          signal: control.signal,
          ...(images.length === 0 ? {} : { fetchOptions: toFetchOptions({ mark, images }) }),
        })
        .asResponse();
      let isDone = false;
      const events = makeSseReader((data) => {
        reader.add(data);
        answered = true;
        isDone ||= data === "[DONE]";
      });
      await readBody(toReadable(response), {
        onBytes: events.add,
        isDone: () => isDone,
        signal: control.signal,
        timers,
      });
      events.end();
      reply = reader.finish();
    } catch (reason) {
      if (listenerFailed !== undefined) {
        end("aborted", null);
        throw listenerFailed.reason;
      }
      if (stopped === "abort") {
        end("aborted", null);
        throw signal.reason;
      }
      const failure =
        stopped === "timeout"
          ? new ModelFailure("timeout", `no whole answer within ${request.timeoutMs} ms`)
          : toFailure(reason, clock.now());
      end("failed", failure.code);
      return { failure, hasBegun: reader.hasBegun };
    } finally {
      callOff();
      signal.removeEventListener("abort", onAbort);
    }
    end("finished", null);
    return reply;
  }
}

/** The SDK's types know nothing of it; it reaches our `fetch` all the same. */
const toFetchOptions = (marked: MarkedImages): object => ({ marked }) satisfies MarkedInit;

/** Nothing holds a call beyond its deadline, not even the search for an address. */
function orAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}
