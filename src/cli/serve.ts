import type { Readable, Writable } from "node:stream";
import type { Caller, CliCall, Grant } from "./caller.ts";
import { toFailure } from "./result.ts";

const longestLine = 1_048_576;
const nothing: Buffer = Buffer.alloc(0);

export interface ServeOptions {
  stdin: Readable;
  stdout: Writable;
  call: Caller;
  /** For lines that bring no credential. A child of the runtime has none. */
  own: Grant | undefined;
}

/** A call, and what it is made with. */
interface Given {
  call: CliCall;
  grant: Grant;
}

/**
 * One JSON line per call in, one out, in the order in which calls finish. Ends when the input does and the calls in
 * flight are answered: the runtime that started this program closes the pipe, or dies and so closes it.
 * A line brings its credential and its whitelist, which are forgotten with its answer.
 */
export function serve({ stdin, stdout, call, own }: ServeOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    let rest = nothing;
    let inFlight = 0;
    let ended = false;
    stdin.on("data", (chunk: Buffer) => {
      let data = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      for (let end = data.indexOf(10); end !== -1; end = data.indexOf(10)) {
        const line = data.subarray(0, end);
        data = data.subarray(end + 1);
        if (line.length > 0) answer(line.toString("utf8")).catch(reject);
      }
      if (data.length > longestLine) reject(new Error("a line is too long"));
      // What is left of a chunk would hold all of it, and so the lines before.
      rest = data.length === 0 ? nothing : Buffer.from(data);
    });
    stdin.on("error", reject);
    stdin.on("end", () => {
      ended = true;
      if (inFlight === 0) resolve();
    });

    async function answer(line: string): Promise<void> {
      inFlight++;
      const { id, given } = parseLine(line, own);
      const result =
        given === undefined
          ? toFailure({ module: "", method: "" }, "INVALID_ENVELOPE")
          : await call(given.call, given.grant).catch(() => toFailure(given.call, "INTERNAL"));
      stdout.write(`${JSON.stringify({ id, ...result })}\n`);
      inFlight--;
      if (ended && inFlight === 0) resolve();
    }
  });
}

function parseLine(line: string, own: Grant | undefined): { id: string | null; given?: Given } {
  let value: Partial<CliCall> & { id?: unknown; credential?: unknown; methods?: unknown };
  try {
    value = (JSON.parse(line) ?? {}) as typeof value;
  } catch {
    return { id: null };
  }
  const { id, module, method, input, task, attempt, tool_call_id, request_id, traceparent } = value;
  if (typeof id !== "string") return { id: null };
  const isRun = typeof task === "string" && typeof attempt === "number" && typeof tool_call_id === "string";
  const isPerson = task === undefined && attempt === undefined && tool_call_id === undefined;
  const grant = toGrant(value.credential, value.methods, own);
  if (typeof module !== "string" || typeof method !== "string" || !(isRun || isPerson) || !grant) return { id };
  const call = {
    module,
    method,
    input,
    task,
    attempt,
    tool_call_id,
    request_id: typeof request_id === "string" ? request_id : undefined,
    traceparent: typeof traceparent === "string" ? traceparent : undefined,
  };
  return { id, given: { call, grant } };
}

/** Both of the line's, or both of the program's own; never one of each. */
function toGrant(credential: unknown, methods: unknown, own: Grant | undefined): Grant | undefined {
  if (credential === undefined && methods === undefined) return own;
  const isList = Array.isArray(methods) && methods.every((name) => typeof name === "string");
  return typeof credential === "string" && isList ? { credential, allowed: new Set<string>(methods) } : undefined;
}
