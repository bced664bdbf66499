import { bindOperations, type AccordClient } from "../../generated/client/operations.ts";
import {
  makeAsking,
  type AgainOptions,
  type Asking,
  type AskOptions,
  type AskResult,
  type DecideOptions,
  type FollowOptions,
  type RunRef,
  type UploadOptions,
} from "./ask.ts";
import { connect, type CallOptions, type ClientOptions } from "./connection.ts";
import { readLines } from "./lines.ts";
import { follow, readOnce, type EventStream, type StreamOptions } from "./stream.ts";

export type * from "../../generated/client/api/types.gen.ts";
export type { ErrorCode } from "../../generated/contract/error-code.ts";
export { displayName, moduleName } from "./display-name.ts";
export { ApiError, type ApiErrorCode } from "./error.ts";
export type {
  AccordClient,
  AgainOptions,
  Asking,
  AskOptions,
  AskResult,
  CallOptions,
  ClientOptions,
  DecideOptions,
  EventStream,
  FollowOptions,
  RunRef,
  StreamOptions,
  UploadOptions,
};

/** An app shows an answer while it is written, and has no use for what operators look at, unless it asks. */
const withView = (request: StreamOptions & { query?: object }): StreamOptions & { query: object } => ({
  ...request,
  query: { deltas: true, facts: false, ...request.query },
});

/** Every operation of a server, and a question as one call. */
export type Client = AccordClient & Asking;

/** What apps import as `accord/client`: one server, with every operation of its contract. */
export function createClient(options: ClientOptions): Client {
  const connection = connect(options);
  const client = bindOperations({
    call: connection.call,
    follow: (operation, request) => follow(connection, operation, withView(request)),
    readOnce: (operation, request) => readOnce(connection, operation, request),
    readLines: (operation, request) => readLines(connection, operation, request),
  });
  return { ...client, ...makeAsking(client) };
}
