import { bindOperations, type AccordClient } from "../../generated/client/operations.ts";
import { connect, type CallOptions, type ClientOptions } from "./connection.ts";
import { follow, readOnce, type EventStream, type StreamOptions } from "./stream.ts";

export type * from "../../generated/client/api/types.gen.ts";
export type { ErrorCode } from "../../generated/contract/error-code.ts";
export { displayName } from "./display-name.ts";
export { ApiError, type ApiErrorCode } from "./error.ts";
export type { AccordClient, CallOptions, ClientOptions, EventStream, StreamOptions };

/** What apps import as `accord/client`: one server, with every operation of its contract. */
export function createClient(options: ClientOptions): AccordClient {
  const connection = connect(options);
  return bindOperations({
    call: connection.call,
    follow: (operation, request) => follow(connection, operation, request),
    readOnce: (operation, request) => readOnce(connection, operation, request),
  });
}
