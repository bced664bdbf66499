import type { CheckedCall } from "../../domain/tool-call.ts";
import type { CleanedResult } from "./hooks.ts";

/** A call as a hook of the operator's gets it: a copy, without anything it could change the run by. */
export interface HookCall {
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
export type HookVerdict =
  | undefined
  | { outcome: "passed" | "skipped"; detail?: string }
  | { outcome: "stopped"; code?: string; detail?: string }
  | { outcome: "changed"; data: Record<string, unknown>; detail?: string };

export type Phase = "pre" | "post";

/** One use of a hook, as its thread is told of it. */
export interface HookRequest {
  phase: Phase;
  /** Its place in the list of its phase. */
  index: number;
  call: HookCall;
  result?: CleanedResult;
}

/** What the thread tells: the names once, then of each request that it is begun and how it ended. */
export type HookNews =
  | { kind: "loaded"; pre: string[]; post: string[] }
  | { kind: "unfit"; problem: string }
  | { kind: "begun"; no: number }
  | { kind: "said"; no: number; verdict: HookVerdict }
  | { kind: "failed"; no: number; problem: string };

export const toHookCall = ({ toolCallId, id, input, spec, context }: CheckedCall): HookCall => ({
  toolCallId,
  method: id,
  input,
  isReadOnly: spec.is_read_only,
  ownerId: context.ownerId,
  threadId: context.threadId,
  taskId: context.taskId,
  requestId: context.requestId,
  isTainted: context.isTainted,
});
