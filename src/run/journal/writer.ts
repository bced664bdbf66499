import type { AgUiEvent } from "../../../generated/contract/types.ts";
import type { NewLogEvent } from "../../domain/event.ts";
import type { NewAction, NewApproval, NewNotice, NewReview } from "../../store/people/people.ts";
import type { ToolCallRecord } from "../../store/record/record.ts";
import type {
  Batch,
  ClaimedRun,
  Ending,
  MessageChange,
  ModelCallEnd,
  ModelCallStart,
  NewSummary,
  RunMessage,
  Runs,
  JournalEntry,
} from "../../store/runs/runs.ts";
import type { Stream } from "../../stream/stream.ts";
import { AttemptOver } from "./attempt-over.ts";
import { makeEmitter } from "./emit.ts";
import type { NewEntry } from "./entries.ts";
import type { RunEvents } from "./events.ts";
import type { Grammar } from "./grammar.ts";
import type { Probe } from "./probe.ts";

/** What belongs together and is written together. */
export interface Addition {
  events?: readonly AgUiEvent[];
  entries?: readonly NewEntry[];
  messages?: readonly Omit<RunMessage, "position">[];
  toolCalls?: readonly ToolCallRecord[];
  callsStarted?: readonly ModelCallStart[];
  callsEnded?: readonly ModelCallEnd[];
  summaries?: readonly NewSummary[];
  messageChanges?: readonly MessageChange[];
  approvals?: readonly NewApproval[];
  actions?: readonly NewAction[];
  reviews?: readonly NewReview[];
  notices?: readonly NewNotice[];
}

/** How far the log had come when this attempt began. */
export interface JournalStart {
  state?: Grammar;
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
  probe: Probe;
  /** A write has failed that nobody may be waiting for. */
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
  add(entry: Addition): void;
  /** Everything added so far, in one statement, unless the last event is among it: then all of it is left to the end. Throws AttemptOver when the run is no longer ours. */
  flush(): Promise<void>;
  /** The last write: everything added so far, and the end. */
  end(ending: Ending): Promise<void>;
}

interface Buffer {
  events: NewLogEvent[];
  entries: JournalEntry[];
  messages: RunMessage[];
  toolCalls: ToolCallRecord[];
  callsStarted: ModelCallStart[];
  callsEnded: ModelCallEnd[];
  summaries: NewSummary[];
  messageChanges: MessageChange[];
  approvals: NewApproval[];
  actions: NewAction[];
  reviews: NewReview[];
  notices: NewNotice[];
}

const empty = (): Buffer => ({
  events: [],
  entries: [],
  messages: [],
  toolCalls: [],
  callsStarted: [],
  callsEnded: [],
  summaries: [],
  messageChanges: [],
  approvals: [],
  actions: [],
  reviews: [],
  notices: [],
});

/**
 * `open`: entries are kept and flushed, one statement at a time, in order. `broken`: a write failed; what is in the log is
 * not known here any more, and every later flush fails alike. `closed`: the end is written; what comes later is dropped.
 */
export function makeJournal({ run, runs, stream, start, probe, onFailure }: JournalDeps): Journal {
  const emitter = makeEmitter({
    threadId: run.threadId,
    runId: run.runId,
    ...(start.state === undefined ? {} : { state: start.state }),
  });
  let { entries, messages, calls, openText } = start;
  let buffer = empty();
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
      return run.no * 1000 + messages - 1;
    },
    nextCall: () => ++calls,
    add(entry) {
      if (isClosed) return;
      const events = entry.events ?? [];
      buffer.events.push(...emitter.take(events));
      for (const event of events) openText = toOpenText(openText, event);
      for (const { kind, data } of entry.entries ?? []) buffer.entries.push({ no: ++entries, kind, data });
      for (const message of entry.messages ?? []) buffer.messages.push({ ...message, position: messages++ });
      buffer.toolCalls.push(...(entry.toolCalls ?? []));
      buffer.callsStarted.push(...(entry.callsStarted ?? []));
      buffer.callsEnded.push(...(entry.callsEnded ?? []));
      buffer.summaries.push(...(entry.summaries ?? []));
      buffer.messageChanges.push(...(entry.messageChanges ?? []));
      buffer.approvals.push(...(entry.approvals ?? []));
      buffer.actions.push(...(entry.actions ?? []));
      buffer.reviews.push(...(entry.reviews ?? []));
      buffer.notices.push(...(entry.notices ?? []));
    },
    flush: () =>
      inTurn(async () => {
        // The last events and the end of the run are one write: a run that said its last word and is not over would speak again.
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

  function take(): Batch | undefined {
    if (Object.values(buffer).every((list: unknown[]) => list.length === 0)) return undefined;
    const batch = buffer;
    buffer = empty();
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
