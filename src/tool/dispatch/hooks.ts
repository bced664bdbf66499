import type { ErrorCode } from "../../../generated/contract/errors.ts";
import type { ToolHookOutcome, ToolWarning } from "../../../generated/contract/types.ts";
import { AppError } from "../../base/error.ts";
import type { CheckedCall } from "../../domain/tool-call.ts";

/** What a hook may say before a call: go on, or no and why. */
type PreVerdict =
  | { outcome: "passed" | "skipped"; detail?: string }
  | { outcome: "stopped"; code: ErrorCode; detail?: string };

/** After it, on the cleaned result: go on, go on with this instead, or no and why. */
type PostVerdict = PreVerdict | { outcome: "changed"; data: Readonly<Record<string, unknown>>; detail?: string };

export interface CleanedResult {
  readonly data: Readonly<Record<string, unknown>>;
  readonly warnings: readonly ToolWarning[];
}

/** Points at which code of another room may watch, refuse, or rewrite. The outcomes are part of the stored call. */
export interface Hooks {
  /** After our own checks, before a person is asked. */
  readonly pre?: readonly { readonly name: string; run(call: CheckedCall): PreVerdict | Promise<PreVerdict> }[];
  /** After cleaning; what a hook puts in the result's place must fit the method's output, and is cleaned again. */
  readonly post?: readonly {
    readonly name: string;
    run(call: CheckedCall, result: CleanedResult): PostVerdict | Promise<PostVerdict>;
  }[];
}

const mostOutcomes = 20;

/** What each check did, in order. Our own checks and the hooks of others leave the same trace. */
export class HookRecord {
  readonly outcomes: ToolHookOutcome[] = [];

  add(phase: "pre" | "post", hook: string, outcome: ToolHookOutcome["outcome"], detail?: string): void {
    if (this.outcomes.length < mostOutcomes)
      this.outcomes.push({ phase, hook, outcome, ...(detail === undefined ? {} : { detail: detail.slice(0, 200) }) });
  }

  /** Passes, or stops the call with what the check threw. */
  async check<T>(phase: "pre" | "post", hook: string, work: () => T | Promise<T>): Promise<T> {
    try {
      const value = await work();
      this.add(phase, hook, "passed");
      return value;
    } catch (reason) {
      const error = AppError.from(reason);
      this.add(phase, hook, "stopped", error.code);
      throw error;
    }
  }
}

export async function runPre(hooks: Hooks["pre"], call: CheckedCall, trail: HookRecord): Promise<void> {
  for (const hook of hooks ?? []) {
    const verdict = await judged("pre", hook.name, trail, () => hook.run(call));
    trail.add("pre", `custom:${hook.name}`, verdict.outcome, verdict.detail);
    if (verdict.outcome === "stopped") throw refusal(verdict);
  }
}

/**
 * The result as the last hook left it, and whether any of them changed it. What does not fit the method's output ends
 * the call: the result as it was may hold just what the hook was to take out.
 */
export async function runPost(
  hooks: Hooks["post"],
  call: CheckedCall,
  result: CleanedResult,
  { trail, fits }: { trail: HookRecord; fits(data: unknown): boolean },
): Promise<{ data: CleanedResult["data"]; isChanged: boolean }> {
  let { data } = result;
  for (const hook of hooks ?? []) {
    const verdict = await judged("post", hook.name, trail, () => hook.run(call, { ...result, data }));
    if (verdict.outcome === "changed" && !fits(verdict.data)) {
      trail.add("post", `custom:${hook.name}`, "stopped", "its data does not fit the output of the method");
      throw new AppError("OUTPUT_SCHEMA_VIOLATION", {}, { cause: new Error(`data of the hook ${hook.name}`) });
    }
    trail.add("post", `custom:${hook.name}`, verdict.outcome, verdict.detail);
    if (verdict.outcome === "stopped") throw refusal(verdict);
    if (verdict.outcome === "changed") ({ data } = verdict);
  }
  return { data, isChanged: data !== result.data };
}

/** A hook that throws has not agreed. */
async function judged<V>(
  phase: "pre" | "post",
  name: string,
  trail: HookRecord,
  run: () => V | Promise<V>,
): Promise<V> {
  try {
    return await run();
  } catch (cause) {
    trail.add(phase, `custom:${name}`, "stopped", "it failed");
    throw new AppError("INTERNAL", {}, { cause });
  }
}

function refusal({ code, detail }: { code: ErrorCode; detail?: string }): AppError {
  return new AppError(code, {}, detail === undefined ? {} : { detail });
}
