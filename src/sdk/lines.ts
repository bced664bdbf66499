import type { CallOptions, Connection, Operation } from "./connection.ts";
import { ApiError } from "./error.ts";

/**
 * An answer of JSON lines, each given out when it has arrived: whoever waits with the next makes the server wait. Who
 * stops early closes the connection. A connection that is lost is NETWORK_ERROR and not opened again, because lines
 * have no ids to go on after.
 */
export async function* readLines<T>(
  connection: Connection,
  operation: Operation,
  request: CallOptions,
): AsyncGenerator<T> {
  const body = await connection.call<ReadableStream<Uint8Array>>(operation, { ...request, parseAs: "stream" });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await read();
      const lines = (rest + decoder.decode(value, { stream: !done })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) yield parse(line) as T;
      if (!done) continue;
      if (rest !== "") throw ApiError.fromNetwork("the last line broke off");
      return;
    }
  } finally {
    // Also of a connection that is lost already; then there is nothing to cancel.
    await reader.cancel().catch(() => {});
  }

  async function read() {
    try {
      return await reader.read();
    } catch (reason) {
      request.signal?.throwIfAborted();
      throw ApiError.fromNetwork(reason);
    }
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new ApiError("UNEXPECTED_ANSWER", "the server sent a line that is no JSON", { cause });
  }
}
