import type { AgUiEvent } from "../../../generated/contract/types.ts";
import type { Clock } from "../../base/clock.ts";
import { messagePlace } from "../../base/message-place.ts";
import type { Batch, BatchKind, ClaimedRun, Ending, RunMessage, Runs } from "../../store/runs/runs.ts";
import type { Stream } from "../../stream/stream.ts";
import { AttemptOver } from "./attempt-over.ts";
import { makeEmitter } from "./emit.ts";
import type { NewEntry } from "./entries.ts";
import type { RunEvents } from "./events.ts";
import type { Grammar } from "./grammar.ts";
import type { Probe } from "./probe.ts";

/** What belongs together and is written together: rows of every kind; the journal numbers the first three itself. */
export interface Addition extends Omit<Batch, "events" | "entries" | "messages"> {
  readonly events?: readonly AgUiEvent[];
  readonly entries?: readonly NewEntry[];
  readonly messages?: readonly Omit<RunMessage, "position">[];
}

type RowOf<Kind extends BatchKind> = NonNullable<Batch[Kind]>[number];

/** How far the log had come when this attempt began. */
export interface JournalStart {
  state?: Grammar;
  /** When the last event was said. */
  latest?: number;
  entries: number;
  /** The user's message is the first. */
  messages: number;
  calls: number;
  /** What the open text message says so far. */
  openText: string;
}

export interface JournalDeps {
  run: ClaimedRun;
  runs: Pick<Runs, "write" | "end">;
  stream: Pick<Stream, "publish" | "ring">;
  start: JournalStart;
  clock: Clock;
  probe: Probe;
  /** A write has failed, and it may be that no caller waits for it. */
  onFailure(reason: unknown): void;
}

/** The one writer of a run. */
export interface Journal {
  readonly events: RunEvents;
  readonly state: Grammar;
  /** The text of the open message. */
  readonly openText: string;
  /** The place of the run's last message in its thread. */
  readonly uptoSeq: number;
  nextCall(): number;
  /** Checks and keeps it; written by the next flush. What would break the log is refused whole. */
  add(addition: Addition): void;
  /**
   * Everything added so far, in one statement, unless the last event is among it: then all of it is left to the end.
   * Throws AttemptOver when another process holds the run.
   */
  flush(): Promise<void>;
  /** The last write: everything added so far, and the end. */
  end(ending: Ending): Promise<void>;
}

/**
 * `open`: entries are kept and flushed, one statement at a time, in order. `broken`: a write failed; what is in the log
 * is not known here any more, and every later flush fails alike. `closed`: the end is written; what comes later is
 * dropped.
 */
export function makeJournal({ run, runs, stream, start, clock, probe, onFailure }: JournalDeps): Journal {
  const emitter = makeEmitter({
    threadId: run.threadId,
    runId: run.runId,
    clock,
    parentRunId: run.parentRunId,
    ...(start.state === undefined ? {} : { state: start.state }),
    ...(start.latest === undefined ? {} : { latest: start.latest }),
  });
  let { entries, messages, calls, openText } = start;
  /** Rows that wait for the next write, by their kind; no kind is there without a row. */
  const waiting = new Map<BatchKind, unknown[]>();
  let tail: Promise<void> = Promise.resolve();
  let isClosed = false;

  return {
    events: emitter.events,
    get state() {
      return emitter.state;
    },
    get openText() {
      return openText;
    },
    get uptoSeq() {
      return messagePlace(run.no, messages - 1);
    },
    nextCall: () => ++calls,
    add(addition) {
      if (isClosed) return;
      const { events = [], entries: newEntries = [], messages: newMessages = [], ...others } = addition;
      keep("events", emitter.take(events));
      for (const event of events) openText = toOpenText(openText, event);
      for (const { kind, data } of newEntries) keep("entries", [{ no: ++entries, kind, data }]);
      for (const message of newMessages) keep("messages", [{ ...message, position: messages++ }]);
      for (const [kind, rows] of Object.entries(others) as [BatchKind, readonly RowOf<BatchKind>[]][]) keep(kind, rows);
    },
    flush: () =>
      inTurn(async () => {
        // The last events and the end of the run are one write: a run that said its last word and is not over would
        // speak again.
        if (emitter.state.phase === "ended") return;
        const batch = take();
        if (batch === undefined) return;
        publish(batch, await runs.write(run, batch));
      }),
    end: (ending) =>
      inTurn(async () => {
        isClosed = true;
        const batch = take() ?? {};
        const ended = await runs.end(run, { batch, ending });
        await probe("after final written");
        publish(batch, ended?.lastSeq);
        if (ended?.hasNext) stream.ring("run");
      }),
  };

  function inTurn(work: () => Promise<void>): Promise<void> {
    tail = tail.then(work);
    tail.catch(onFailure);
    return tail;
  }

  function keep<Kind extends BatchKind>(kind: Kind, rows: readonly RowOf<Kind>[]): void {
    const before = waiting.get(kind);
    if (before !== undefined) before.push(...rows);
    else if (rows.length > 0) waiting.set(kind, [...rows]);
  }

  function take(): Batch | undefined {
    if (waiting.size === 0) return undefined;
    const batch = Object.fromEntries(waiting) as Batch;
    waiting.clear();
    return batch;
  }

  // After the commit, and not awaited: a reader who reconnects must never see less than the live stream did.
  function publish({ events = [] }: Batch, lastSeq: number | undefined): void {
    if (lastSeq === undefined) throw new AttemptOver("lost");
    stream.publish(run.taskId, lastSeq - events.length + 1, events);
  }
}

export function toOpenText(text: string, event: AgUiEvent): string {
  if (event.type === "TEXT_MESSAGE_START") return "";
  return event.type === "TEXT_MESSAGE_CONTENT" ? text + event.delta : text;
}
