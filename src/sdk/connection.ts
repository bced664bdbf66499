import {
  createClient as createHttp,
  createConfig,
  type Client as Http,
} from "../../generated/client/api/client/index.ts";
import { ApiError } from "./error.ts";

export interface ClientOptions {
  /** Where the server is, for example http://127.0.0.1:8787. */
  baseUrl: string;
  /** A token, or a function that is asked for one before each request (so that it can be renewed). */
  token?: string | (() => string | Promise<string>);
  /** Another fetch, for tests or a proxy. */
  fetch?: typeof fetch;
  /** Sent with every request. */
  headers?: Record<string, string>;
}

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

type Answer = { data?: unknown; error?: unknown; response?: Response };
/** As hey-api writes it. */
export type Operation = (options: never) => Promise<Answer>;

/** One server as seen from the client: address, token, and how an answer becomes a value or an ApiError. */
export interface Connection {
  http: Http;
  call<T>(operation: Operation, request: object): Promise<T>;
}

export function connect({ baseUrl, token, fetch, headers }: ClientOptions): Connection {
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
      const { data, error, response } = await (operation as (options: object) => Promise<Answer>)({
        ...request,
        client: http,
      });
      if (!response) {
        if ((request as CallOptions).signal?.aborted) throw (request as CallOptions).signal?.reason;
        throw ApiError.fromNetwork(error);
      }
      if (!response.ok) throw ApiError.fromAnswer(response.status, error);
      // Success was announced, but its body broke off or could not be read.
      if (error !== undefined) throw ApiError.fromNetwork(error);
      return data as T;
    },
  };
}
