import { spawn } from "node:child_process";
import type { CliResult } from "../../../generated/contract/types.ts";
import { AppError } from "../../base/error.ts";
import type { Log } from "../../base/log.ts";
import { makeReplyReader, type ChildReply } from "./replies.ts";

/** What a child runs: an absolute path and arguments, both fixed; no shell reads them. */
export interface Program {
  command: string;
  args: readonly string[];
}

/** One call on its way to a child, with all that the child needs for it. */
export interface Line {
  id: string;
  credential: string;
  methods: readonly string[];
  task: string;
  attempt: number;
  tool_call_id: string;
  request_id: string;
  traceparent?: string;
  module: string;
  method: string;
  input: unknown;
}

/** The child is gone, or said something it may not say, before it answered this call. */
export class ChildLost extends Error {
  readonly kind: "died" | "broke";
  /** No other call was under way, so this one has caused it. */
  readonly isAlone: boolean;

  constructor(kind: ChildLost["kind"], isAlone: boolean, message: string) {
    super(message);
    this.kind = kind;
    this.isAlone = isAlone;
  }
}

export interface Child {
  readonly pid: number | undefined;
  /** Calls that it was given and has not answered, given-up ones included. */
  readonly inFlight: number;
  /** Rejects with ChildLost. */
  send(line: Line): Promise<CliResult>;
  /** The call is given up: it rejects now, and its answer is dropped when it comes. */
  abandon(id: string): void;
  /** No more calls. A good child ends by itself. */
  end(): void;
  /** The whole process group, at once. */
  kill(): void;
  readonly gone: Promise<void>;
}

export interface ChildOptions {
  program: Program;
  /** All of its environment: nothing is inherited. */
  env: Readonly<Record<string, string>>;
  /** Makes what it writes to standard error fit for a log; `known` are the credentials that it was given lately. */
  toSafeText(text: string, known: readonly string[]): string;
  /** It has answered a call that was given up. */
  onAnswer(): void;
  log: Log;
}

const mostErrorText = 16_384;
const longestErrorLine = 1_000;
const lastWordsMs = 500;
const mostKnown = 16;

/**
 * One child in a process group of its own. What it may say is one line of JSON per call, for a call that waits. For
 * anything else it is killed: a child that breaks the protocol once cannot be believed afterwards.
 */
export function startChild({ program, env, toSafeText, onAnswer, log }: ChildOptions): Child {
  const waiting = new Map<string, PromiseWithResolvers<CliResult>>();
  const abandoned = new Set<string>();
  const known: string[] = [];
  const gone = Promise.withResolvers<void>();
  let isOver = false;
  // `detached` makes the process group.
  const child = spawn(program.command, program.args, {
    env,
    cwd: "/",
    detached: true,
    stdio: ["pipe", "pipe", "pipe"],
  });
  // Writing to a child that has just died is no news; its end is.
  child.stdin.on("error", () => {});
  child.on("error", (reason) => finish("died", reason.message));
  child.on("exit", (code, signal) => {
    gone.resolve();
    killGroup(child.pid);
    // What it said last may still be in the pipe. The pipe closes at once, unless a process left the group with it.
    const late = setTimeout(() => finish("died", `exit ${signal ?? code}`), lastWordsMs).unref();
    child.once("close", () => {
      clearTimeout(late);
      finish("died", `exit ${signal ?? code}`);
    });
  });
  readReplies();
  logErrors();

  return {
    get pid() {
      return child.pid;
    },
    get inFlight() {
      return waiting.size + abandoned.size;
    },
    send(line) {
      if (isOver) return Promise.reject(new ChildLost("died", false, "it has ended"));
      const reply = Promise.withResolvers<CliResult>();
      waiting.set(line.id, reply);
      if (!known.includes(line.credential) && known.push(line.credential) > mostKnown) known.shift();
      child.stdin.write(`${JSON.stringify(line)}\n`);
      return reply.promise;
    },
    abandon(id) {
      waiting.get(id)?.reject(new AppError("CANCELLED"));
      if (waiting.delete(id)) abandoned.add(id);
    },
    end: () => void child.stdin.end(),
    kill: () => finish("died", "killed"),
    gone: gone.promise,
  };

  function finish(kind: ChildLost["kind"], message: string): void {
    if (child.pid === undefined) gone.resolve();
    if (isOver) return;
    isOver = true;
    const calls = [...waiting.values()];
    waiting.clear();
    abandoned.clear();
    for (const call of calls) call.reject(new ChildLost(kind, calls.length === 1, message));
    if (kind === "broke")
      log.error("project-cli broke its protocol and was killed", { pid: child.pid, reason: message });
    killGroup(child.pid);
    for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe.destroy();
  }

  function readReplies(): void {
    const read = makeReplyReader();
    child.stdout.on("data", (chunk: Buffer) => {
      if (isOver) return;
      const replies = read(chunk);
      if (typeof replies === "string") return finish("broke", replies);
      const left = abandoned.size;
      const answered = replies.filter(({ id }) => !abandoned.delete(id));
      // Two answers to one call: which of them counts?
      const isWaited = ({ id }: ChildReply, i: number) =>
        waiting.has(id) && answered.findIndex((other) => other.id === id) === i;
      if (!answered.every(isWaited)) return finish("broke", "an answer to no call");
      const calls = answered.map(({ id, result }) => ({ call: waiting.get(id), result }));
      for (const { id } of answered) waiting.delete(id);
      for (const { call, result } of calls) call?.resolve(result);
      if (abandoned.size < left) onAnswer();
    });
  }

  /** For our log only, and not much of it. */
  function logErrors(): void {
    let left = mostErrorText;
    child.stderr.on("data", (chunk: Buffer) => {
      if (left <= 0) return;
      const lines = chunk
        .subarray(0, left)
        .toString("utf8")
        .split("\n")
        .filter((line) => line.trim() !== "");
      left -= chunk.length;
      for (const line of lines)
        log.warn("project-cli says", { pid: child.pid, text: toSafeText(line.slice(0, longestErrorLine), known) });
    });
  }
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // No process is left in it.
  }
}
