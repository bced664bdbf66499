import type { MethodId, MethodIo } from "../../generated/contract/methods.ts";
import type { Skill } from "../../generated/contract/skills.ts";
import type { TableRows } from "../../generated/contract/tables.ts";
import type { ToolWarning } from "../../generated/contract/types.ts";
import type { Clock } from "../base/clock.ts";
import type { AppError } from "../base/error.ts";
import type { AnyRow, OwnedStores, Table } from "../store/modules/modules.ts";

/** What the contract says of a method, for the types of its handler. */
interface AnyIo {
  error: string;
  table: string;
}

/** All a handler may see: no SQL, no environment, no credential, and no owner it could choose. */
export interface ContextOf<Io extends AnyIo, Rows> extends Omit<OwnedStores, "tables"> {
  /** The tables that its own module describes. */
  readonly tables: { readonly [Name in Io["table"] & keyof Rows]: Table<Rows[Name] & AnyRow> };
  /** The zone in which "a day" is meant, already resolved. */
  readonly timezone: string;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Calls the tool of another server that this method stands for. */
  remote(input: object): Promise<object>;
  /** The skills this call may open. */
  readonly skills: Readonly<Record<string, Skill>>;
  /** Whether people who are no users here can be told by mail. */
  readonly canMail: boolean;
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
  error(code: Io["error"], data?: Record<string, unknown>, options?: { detail?: string }): AppError;
}

export type MethodContext<Id extends MethodId = MethodId> = ContextOf<MethodIo[Id], TableRows>;

export interface Method<Id extends MethodId> {
  readonly id: Id;
  run(input: MethodIo[Id]["input"], ctx: MethodContext<Id>): Promise<MethodIo[Id]["output"]>;
}

export function defineMethod<Id extends MethodId>(id: Id, run: Method<Id>["run"]): Method<Id> {
  return { id, run };
}
