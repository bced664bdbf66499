import type { MethodId, MethodIo } from "../../generated/contract/methods.ts";
import type { Skill } from "../../generated/contract/skills.ts";
import type { ToolWarning } from "../../generated/contract/types.ts";
import type { Clock } from "../base/clock.ts";
import type { AppError } from "../base/error.ts";
import type { OwnedStores } from "../store/modules/modules.ts";

/** All a handler may see: no SQL, no environment, no credential, and no owner it could choose. */
export interface MethodContext<Id extends MethodId = MethodId> extends OwnedStores {
  /** The zone in which "a day" is meant, already resolved. */
  readonly timezone: string;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** The skills this call may open. */
  readonly skills: Readonly<Record<string, Skill>>;
  /** So many items of a batch are through; for whoever waits. */
  progress(done: number): void;
  /**
   * As many items, from the first one on, as one answer has room for, and one in any case. A page ends there, and its
   * cursor goes on there: what is cut off later has no cursor.
   */
  fitting<Item>(items: readonly Item[]): Item[];
  /** Adds a warning to the result; the same one twice counts once. */
  warn(warning: ToolWarning): void;
  /** Only the codes the method's spec lists. */
  error(code: MethodIo[Id]["error"], data?: Record<string, unknown>, options?: { detail?: string }): AppError;
}

export interface Method<Id extends MethodId> {
  readonly id: Id;
  run(input: MethodIo[Id]["input"], ctx: MethodContext<Id>): Promise<MethodIo[Id]["output"]>;
}

export function defineMethod<Id extends MethodId>(id: Id, run: Method<Id>["run"]): Method<Id> {
  return { id, run };
}
