import type {
  HistorySnapshotResponse,
  SnapshotMessage,
  ThreadList,
  ThreadState,
} from "../../generated/contract/types.ts";
import type { Clean } from "../domain/clean.ts";
import type { Store } from "../store/store.ts";
import type { Ui } from "../ui/ui.ts";
import { context, memory, type Context, type ContextQuery, type Remembered } from "./context/context.ts";
import {
  day,
  snapshot,
  thread,
  threads,
  type DayQuery,
  type SignImage,
  type SnapshotQuery,
  type ThreadsQuery,
} from "./screen/screen.ts";

export type { ContextPlace } from "./context/context.ts";
export type { Context, ContextQuery } from "./context/context.ts";
export type { Remembered } from "./context/context.ts";
export type { CompactionPlan } from "./context/context.ts";

export interface HistoryDeps {
  store: Pick<Store, "history" | "context" | "reading">;
  ui: Pick<Ui, "compile">;
  clean: Clean;
  sign: SignImage;
}

/** What was said, who may see it, and what of it the next turn is told. */
export interface History {
  /**
   * Throws THREAD_NOT_FOUND for a thread that is not the owner's, and INVALID_REQUEST for a day that does not exist.
   */
  day(query: DayQuery): Promise<HistorySnapshotResponse>;
  /** Throws THREAD_NOT_FOUND. */
  thread(query: { ownerId: string; threadId: string; timezone: string }): Promise<ThreadState>;
  /** Throws INVALID_REQUEST for a cursor that did not come from here. */
  threads(query: ThreadsQuery): Promise<ThreadList>;
  /** Earlier turns for the model. */
  context(query: ContextQuery): Promise<Context>;
  /** What is remembered of the owner, for the model. */
  memory(ownerId: string): Promise<Remembered>;
  /** What MESSAGES_SNAPSHOT carries. */
  snapshot(query: SnapshotQuery): Promise<SnapshotMessage[]>;
}

export function makeHistory({ store, ui, clean, sign }: HistoryDeps): History {
  const reads = store.history;
  const deps = { reads: { ...reads, ...store.context }, clean };
  return {
    day: (query) => day({ reads, ui, sign }, query),
    thread: (query) => thread(reads, query),
    threads: (query) => threads(reads, query),
    context: (query) => context(deps, query),
    memory: (ownerId) => memory({ store, clean }, ownerId),
    snapshot: (query) => snapshot({ reads, ui, sign }, query),
  };
}
