import type { Readable, Writable } from "node:stream";
import type { Caller, CliCall } from "./caller.ts";
import { toFailure } from "./result.ts";

const longestLine = 1_048_576;

/**
 * One JSON line per call in, one out, in the order in which calls finish. Ends when the input does and the calls in
 * flight are answered: the runtime that started this program closes the pipe, or dies and so closes it.
 */
export function serve(stdin: Readable, stdout: Writable, call: Caller): Promise<void> {
  return new Promise((resolve, reject) => {
    let rest: Buffer = Buffer.alloc(0);
    let inFlight = 0;
    let ended = false;
    stdin.on("data", (chunk: Buffer) => {
      let data = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      for (let end = data.indexOf(10); end !== -1; end = data.indexOf(10)) {
        const line = data.subarray(0, end);
        data = data.subarray(end + 1);
        if (line.length > 0) void answer(line.toString("utf8"));
      }
      if (data.length > longestLine) reject(new Error("a line is too long"));
      rest = data;
    });
    stdin.on("error", reject);
    stdin.on("end", () => {
      ended = true;
      if (inFlight === 0) resolve();
    });

    async function answer(line: string): Promise<void> {
      inFlight++;
      const { id, ...given } = parseLine(line);
      const result =
        given.call === undefined
          ? toFailure({ module: "", method: "" }, "INVALID_ENVELOPE")
          : await call(given.call).catch(() => toFailure(given.call as CliCall, "INTERNAL"));
      stdout.write(`${JSON.stringify({ id, ...result })}\n`);
      inFlight--;
      if (ended && inFlight === 0) resolve();
    }
  });
}

function parseLine(line: string): { id: string | null; call?: CliCall } {
  let value: Partial<CliCall> & { id?: unknown };
  try {
    value = (JSON.parse(line) ?? {}) as typeof value;
  } catch {
    return { id: null };
  }
  const { id, module, method, input, task, attempt, tool_call_id, request_id } = value;
  if (typeof id !== "string") return { id: null };
  const isRun = typeof task === "string" && typeof attempt === "number" && typeof tool_call_id === "string";
  const isPerson = task === undefined && attempt === undefined && tool_call_id === undefined;
  if (typeof module !== "string" || typeof method !== "string" || !(isRun || isPerson)) return { id };
  return {
    id,
    call: {
      module,
      method,
      input,
      task,
      attempt,
      tool_call_id,
      request_id: typeof request_id === "string" ? request_id : undefined,
    },
  };
}
