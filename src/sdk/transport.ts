import type { AgUiEvent } from "../../generated/contract/api-types.ts";
import type { CallOptions, Operation } from "./connection.ts";
import type { EventStream, StreamOperation, StreamOptions } from "./stream.ts";

/**
 * How an operation is asked: for one answer, for a stream that goes on after a loss, for one that is read once, or for
 * lines.
 */
export interface Transport {
  call<T>(operation: Operation, request: CallOptions): Promise<T>;
  follow(operation: StreamOperation, request: StreamOptions): EventStream;
  readOnce(operation: StreamOperation, request: CallOptions): AsyncGenerator<AgUiEvent>;
  readLines<T>(operation: Operation, request: CallOptions): AsyncGenerator<T>;
}
