import { errors, type ErrorCode } from "../../../generated/contract/errors.ts";
import type { Timers } from "../../base/clock.ts";
import { own } from "../../base/own.ts";
import { toHookCall, type HookVerdict, type Phase } from "./hook-call.ts";
import { startHookThread } from "./hook-thread.ts";
import type { Hooks } from "./hooks.ts";

export interface LoadHooksDeps {
  timers: Timers;
  /** The longest a hook may take; then the call is refused. */
  hookMs?: number;
}

/** Hooks of the operator's, in a thread of their own until they are closed. */
export interface LoadedHooks extends Hooks {
  close(): Promise<void>;
}

const defaultMs = 1000;

/**
 * The operator's module: `pre` and `post`, each a list of `{ name, run }`. What is wrong with it stops the start, for a
 * rule that is silently not applied is worse than none.
 */
export async function loadHooks(file: string, { timers, hookMs = defaultMs }: LoadHooksDeps): Promise<LoadedHooks> {
  const { names, ask, close } = await startHookThread(file, { timers, hookMs });
  return {
    pre: names.pre.map((name, index) => ({
      name,
      run: async (call) => toVerdict(await ask({ phase: "pre", index, call: toHookCall(call) }), "pre") as never,
    })),
    post: names.post.map((name, index) => ({
      name,
      run: async (call, result) =>
        toVerdict(await ask({ phase: "post", index, call: toHookCall(call), result }), "post") as never,
    })),
    close,
  };
}

/** A verdict that nobody understands is no yes. */
function toVerdict(said: HookVerdict, phase: Phase) {
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
        return { outcome: said.outcome, data: said.data, ...detail };
  }
  throw new Error("the verdict is none");
}

/** Only what a tool call may end with. */
function toCode(code: string | undefined): ErrorCode {
  const isKnown = code !== undefined && own(errors, code)?.scope.includes("tool");
  return isKnown ? (code as ErrorCode) : "ACTION_NOT_ALLOWED";
}
