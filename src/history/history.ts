import type {
  HistorySnapshotResponse,
  SnapshotMessage,
  ThreadList,
  ThreadMatches,
  ThreadState,
  ThreadUpdate,
} from "../../generated/contract/types.ts";
import type { Clock } from "../base/clock.ts";
import type { Clean } from "../domain/clean.ts";
import type { Memories } from "../domain/memory.ts";
import type { Store } from "../store/store.ts";
import type { Ui } from "../ui/ui.ts";
import {
  context,
  elsewhere,
  memory,
  type Context,
  type ContextQuery,
  type ElsewhereQuery,
  type Remembered,
  type ToldElsewhere,
} from "./context/context.ts";
import {
  changeThread,
  day,
  deleteThread,
  search,
  snapshot,
  thread,
  threads,
  type Choose,
  type DayQuery,
  type ForgetEvents,
  type SearchQuery,
  type SignImage,
  type SnapshotQuery,
  type ThreadName,
  type ThreadsQuery,
} from "./screen/screen.ts";

export type { ContextPlace } from "./context/context.ts";
export type { Context, ContextQuery } from "./context/context.ts";
export type { Remembered } from "./context/context.ts";
export type { CompactionPlan } from "./context/context.ts";
export type { ToldElsewhere } from "./context/context.ts";

export interface HistoryDeps {
  store: Pick<Store, "history" | "branches" | "threads" | "search" | "context" | "reading" | "readPast"> & {
    runs: { choose: Choose };
  };
  ui: Pick<Ui, "compile">;
  clean: Clean;
  sign: SignImage;
  clock: Clock;
  forgetEvents: ForgetEvents;
}

/** What was said, who may see it, and what of it the next turn is told. */
export interface History {
  /**
   * Throws THREAD_NOT_FOUND for a thread that is not the owner's, and INVALID_REQUEST for a day that does not exist.
   */
  day(query: DayQuery): Promise<HistorySnapshotResponse>;
  /** Throws THREAD_NOT_FOUND. */
  thread(query: ThreadName & { timezone: string }): Promise<ThreadState>;
  /** Throws THREAD_NOT_FOUND and RUN_NOT_FOUND. */
  changeThread(query: ThreadName & { timezone: string }, change: ThreadUpdate): Promise<ThreadState>;
  /** Throws THREAD_NOT_FOUND and THREAD_BUSY. */
  deleteThread(name: ThreadName): Promise<void>;
  /** Threads in which something was said. */
  search(query: SearchQuery): Promise<ThreadMatches>;
  /** Throws INVALID_REQUEST for a cursor that did not come from here. */
  threads(query: ThreadsQuery): Promise<ThreadList>;
  /** Earlier turns for the model. */
  context(query: ContextQuery): Promise<Context>;
  /** What was changed on paths that a run is not on, for the model and the gate. */
  elsewhere(query: ElsewhereQuery): Promise<ToldElsewhere[]>;
  /** What the thread was shown lately that other people have written, the newest first; a few are enough. */
  byOthers(name: ThreadName): Promise<unknown[]>;
  /** What is remembered of the owner, for the model; read, unless it is known. */
  memory(ownerId: string, known?: Memories): Promise<Remembered>;
  /** What MESSAGES_SNAPSHOT carries. */
  snapshot(query: SnapshotQuery): Promise<SnapshotMessage[]>;
}

/** Whoever has read something may act on it for as long as a day. */
const tainted = { hours: 24, most: 3 };

export function makeHistory({ store, ui, clean, sign, clock, forgetEvents }: HistoryDeps): History {
  const reads = store.history;
  const { readPast } = store;
  const deps = { reads: { ...reads, ...store.context }, clean };
  const words: Pick<Store["search"], "prepare" | "find"> = {
    prepare: store.search.prepare,
    find: (asked) => readPast((past) => past.search.find(asked)),
  };
  return {
    day: (query) => readPast((past) => day({ reads: { ...past.history, ...past.branches }, ui, sign }, query)),
    thread: (query) => thread(reads, query),
    changeThread: (query, change) =>
      changeThread({ reads, threads: store.threads, choose: store.runs.choose }, query, change),
    deleteThread: (name) => deleteThread({ threads: store.threads, forgetEvents }, name),
    search: (query) => search({ search: words, clock }, query),
    threads: (query) => readPast((past) => threads(past.history, query)),
    context: (query) => context(deps, query),
    elsewhere: (query) => elsewhere(store.branches, query),
    byOthers: (name) => store.context.byOthers(name, tainted),
    memory: (ownerId, known) => memory({ store, clean }, ownerId, known),
    snapshot: (query) => snapshot({ reads, ui, sign }, query),
  };
}
