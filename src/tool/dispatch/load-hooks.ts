import { pathToFileURL } from "node:url";
import { errors, type ErrorCode } from "../../../generated/contract/errors.ts";
import type { Timers } from "../../base/clock.ts";
import { own } from "../../base/own.ts";
import type { CheckedCall } from "../../domain/tool-call.ts";
import type { CleanedResult, Hooks } from "./hooks.ts";

/** A call as a hook of the operator's gets it: a copy, without anything it could change the run by. */
interface HookCall {
  toolCallId: string;
  /** calendar.create */
  method: string;
  input: Readonly<Record<string, unknown>>;
  isReadOnly: boolean;
  ownerId: string;
  threadId: string;
  taskId: string;
  requestId: string;
  /** The run has read text by other people. */
  isTainted: boolean;
}

/** Nothing: go on. */
type HookVerdict =
  | undefined
  | { outcome: "passed" | "skipped"; detail?: string }
  | { outcome: "stopped"; code?: string; detail?: string }
  | { outcome: "changed"; data: Record<string, unknown>; detail?: string };

type Run = (call: HookCall, result?: CleanedResult) => HookVerdict | Promise<HookVerdict>;

export interface LoadHooksDeps {
  timers: Timers;
  /** The longest a hook may take; then the call is refused. */
  hookMs?: number;
}

const namePattern = /^[a-z0-9_]{1,40}$/;
const defaultMs = 1000;

/**
 * The operator's module: `pre` and `post`, each a list of `{ name, run }`. What is wrong with it stops the start, for a
 * rule that is silently not applied is worse than none.
 */
export async function loadHooks(file: string, { timers, hookMs = defaultMs }: LoadHooksDeps): Promise<Hooks> {
  const module = (await import(pathToFileURL(file).href)) as { pre?: unknown; post?: unknown };
  const pre = toList(module.pre, "pre");
  const post = toList(module.post, "post");
  if (pre.length + post.length === 0) throw new Error("it exports neither pre nor post hooks");
  return {
    pre: pre.map(({ name, run }) => ({ name, run: (call) => judge(() => run(toCall(call)), "pre") as never })),
    post: post.map(({ name, run }) => ({
      name,
      run: (call, result) => judge(() => run(toCall(call), structuredClone(result)), "post") as never,
    })),
  };

  async function judge(work: () => ReturnType<Run>, phase: "pre" | "post") {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const callOff = timers.after(hookMs, () => reject(new Error(`no verdict within ${hookMs} ms`)));
    try {
      return toVerdict(await Promise.race([(async () => work())(), late]), phase);
    } finally {
      callOff();
    }
  }
}

function toList(value: unknown, phase: string): { name: string; run: Run }[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Error(`${phase} is no list`);
  return value.map((item: unknown) => {
    const { name, run } = (item ?? {}) as { name?: unknown; run?: unknown };
    if (typeof name !== "string" || !namePattern.test(name))
      throw new Error(`a ${phase} hook has no name of a-z, 0-9 and _`);
    if (typeof run !== "function") throw new Error(`the ${phase} hook ${name} has no function run`);
    return { name, run: run as Run };
  });
}

const toCall = ({ toolCallId, id, input, spec, context }: CheckedCall): HookCall => ({
  toolCallId,
  method: id,
  input: structuredClone(input),
  isReadOnly: spec.is_read_only,
  ownerId: context.ownerId,
  threadId: context.threadId,
  taskId: context.taskId,
  requestId: context.requestId,
  isTainted: context.isTainted,
});

/** A verdict that nobody understands is no yes. */
function toVerdict(said: HookVerdict, phase: "pre" | "post") {
  if (said === undefined) return { outcome: "passed" };
  const detail = typeof said.detail === "string" ? { detail: said.detail } : {};
  switch (said.outcome) {
    case "passed":
    case "skipped":
      return { outcome: said.outcome, ...detail };
    case "stopped":
      return { outcome: said.outcome, code: toCode(said.code), ...detail };
    case "changed":
      if (phase === "post" && typeof said.data === "object" && said.data !== null && !Array.isArray(said.data))
        return { outcome: said.outcome, data: structuredClone(said.data), ...detail };
  }
  throw new Error("the verdict is none");
}

/** Only what a tool call may end with. */
function toCode(code: string | undefined): ErrorCode {
  const isKnown = code !== undefined && own(errors, code)?.scope.includes("tool");
  return isKnown ? (code as ErrorCode) : "ACTION_NOT_ALLOWED";
}
