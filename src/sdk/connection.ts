import {
  createClient as createHttp,
  createConfig,
  type Client as Http,
} from "../../generated/client/api/client/index.ts";
import { createRun } from "../../generated/client/api/sdk.gen.ts";
import { ApiError } from "./error.ts";
import { FIRST_DELAY_MS, LONGEST_DELAY_MS, pause } from "./pause.ts";

/** Which server, who asks, and how often. */
export interface ClientOptions {
  /** Where the server is, for example http://127.0.0.1:8787. */
  baseUrl: string;
  /** A token, or a function that is asked for one before each request (so that it can be renewed). */
  token?: string | (() => string | Promise<string>);
  /** Another fetch, for tests or a proxy. */
  fetch?: typeof fetch;
  /** Sent with every request. */
  headers?: Record<string, string>;
  /**
   * How often a call is made again that the server had no room for (429), or that it could not answer now (503) and
   * that may be made twice: one that only reads, or names what it makes. 2 unless told.
   */
  maxRetries?: number;
}

/** What any call can be given. */
export interface CallOptions {
  /** Ends the call with its reason when it is aborted. */
  signal?: AbortSignal;
  /** Sent with this request. */
  headers?: Record<string, string>;
}

type Answer = { data?: unknown; error?: unknown; request?: Request; response?: Response };
/** As hey-api writes it. */
export type Operation = (options: never) => Promise<Answer>;

/** One server as seen from the client: address, token, and how an answer becomes a value or an ApiError. */
export interface Connection {
  http: Http;
  call<T>(operation: Operation, request: object): Promise<T>;
}

export function connect({ baseUrl, token, fetch, headers, maxRetries = 2 }: ClientOptions): Connection {
  const http = createHttp(
    createConfig({
      baseUrl: baseUrl.replace(/\/+$/, ""),
      ...(headers ? { headers } : {}),
      ...(fetch ? { fetch } : {}),
      auth: () => (typeof token === "function" ? token() : token),
    }),
  );
  return {
    http,
    async call<T>(operation: Operation, request: object) {
      const { signal } = request as CallOptions;
      for (let retries = 0; ; retries++) {
        // Not left to fetch: Node's stumbles, out of anybody's reach, over a file that it was never to send.
        signal?.throwIfAborted();
        const answer = await (operation as (options: object) => Promise<Answer>)(through(http, request));
        const failure = findFailure(answer, signal);
        if (failure === undefined) return answer.data as T;
        const { retryAfterSeconds: asked } = failure;
        const wait = asked === undefined ? FIRST_DELAY_MS * 2 ** retries : asked * 1000;
        if (retries === maxRetries || wait > LONGEST_DELAY_MS || !mayRepeat(failure, operation, answer)) throw failure;
        // Those that were refused together shall not come back together.
        await pause(wait * (1 + Math.random() / 4), signal);
      }
    },
  };
}

/**
 * The request as the generated functions take it. They hand all of it on to `new Request`, and Deno has a use of its
 * own for the name `client` there: so it can be read, and is not copied.
 */
export const through = (http: Http, request: object): object =>
  Object.defineProperty({ ...request }, "client", { value: http, enumerable: false });

function findFailure({ error, response }: Answer, signal: AbortSignal | undefined): ApiError | undefined {
  if (error === undefined && response?.ok) return undefined;
  // Whatever else went wrong meanwhile, the caller waits for nothing any more: neither for a body nor for another try.
  signal?.throwIfAborted();
  if (!response) return ApiError.fromNetwork(error);
  if (!response.ok) return ApiError.fromAnswer(response.status, error, response.headers.get("retry-after"));
  // Success was announced, but its body broke off or could not be read.
  return ApiError.fromNetwork(error);
}

/** Whoever is told to wait was not let in; whoever is told that the server cannot answer may have been. */
const mayRepeat = ({ status }: ApiError, operation: Operation, { request }: Answer): boolean =>
  status === 429 ||
  (status === 503 && (["GET", "HEAD", "PUT", "DELETE"].includes(request?.method ?? "") || operation === createRun));
