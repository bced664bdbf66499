import { FastResponse } from "srvx";
import type { Problem } from "../../generated/contract/types.ts";
import type { AppError } from "../base/error.ts";
import type { Exchange } from "./exchange.ts";
import { dataHeaders, pageHeaders, toLimitHeaders, type HeaderPairs, type LimitState } from "./headers.ts";
import { problemType, toProblem } from "./problem.ts";
import { streamHeaders, type EventStream } from "./sse.ts";

// FastResponse keeps headers as the list they come in and its body as text until srvx writes both to the socket; a
// plain Response would build a Headers object and a stream first. To everyone else it is a Response.
const data: HeaderPairs = dataHeaders.map(([name, value]) => [name, value]);
const jsonHeaders: HeaderPairs = [...data, ["content-type", "application/json"]];
const problemHeaders: HeaderPairs = [...data, ["content-type", problemType]];

export function answerJson(exchange: Exchange, status: number, value: unknown): Response {
  return answerText(exchange, status, JSON.stringify(value), jsonHeaders);
}

export function answerEmpty(exchange: Exchange, status: number): Response {
  return new FastResponse(null, {
    status,
    headers: [...data, ["x-request-id", exchange.requestId], ...exchange.headers],
  });
}

export function answerProblem(exchange: Exchange, error: AppError, more?: Partial<Problem>): Response {
  exchange.errorCode = error.code;
  const problem = { ...toProblem(error, exchange.requestId), ...more };
  // RFC 9110 wants a challenge with every 401; it says no more than the body does.
  if (problem.status === 401) exchange.addHeaders([["www-authenticate", exchange.challenge]]);
  if (problem.retry_after_seconds !== undefined)
    exchange.addHeaders([["retry-after", String(problem.retry_after_seconds)]]);
  const { limit } = error.data as { limit?: LimitState };
  if (limit !== undefined) exchange.addHeaders(toLimitHeaders(limit));
  return answerText(exchange, problem.status, JSON.stringify(problem), problemHeaders);
}

/** The body is not read here: srvx calls its `pipe` with the socket's own response. */
export function answerStream(exchange: Exchange, stream: EventStream): Response {
  const base = dataHeaders
    .filter(([name]) => name !== "cache-control")
    .map(([name, value]): [string, string] => [name, value]);
  const headers: HeaderPairs = [...base, ...streamHeaders, ["x-request-id", exchange.requestId], ...exchange.headers];
  return new FastResponse(exchange.method === "HEAD" ? null : (stream.toBody() as unknown as BodyInit), {
    status: 200,
    headers,
  });
}

/** What a handler made itself, with our headers around it wherever it has none of its own. */
export function answerResponse(exchange: Exchange, response: Response): Response {
  const headers: HeaderPairs = [...response.headers.entries()];
  const own = new Set(headers.map(([name]) => name));
  for (const [name, value] of [...dataHeaders, ...pageHeaders]) if (!own.has(name)) headers.push([name, value]);
  headers.push(["x-request-id", exchange.requestId], ...exchange.headers);
  return new FastResponse(exchange.method === "HEAD" ? null : response.body, { status: response.status, headers });
}

function answerText(exchange: Exchange, status: number, text: string, base: HeaderPairs): Response {
  const headers: HeaderPairs = [...base, ["x-request-id", exchange.requestId]];
  for (const pair of exchange.headers) headers.push(pair);
  if (exchange.method !== "HEAD") return new FastResponse(text, { status, headers });
  headers.push(["content-length", String(Buffer.byteLength(text))]);
  return new FastResponse(null, { status, headers });
}
