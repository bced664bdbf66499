import { inBackground } from "../../base/background.ts";
import type { Timers } from "../../base/clock.ts";
import { AppError } from "../../base/error.ts";
import type { Log } from "../../base/log.ts";
import type { LogEvent } from "../../domain/event.ts";
import type { RunKey } from "../../domain/run.ts";
import type { Events, LogPage } from "../../store/runs/runs.ts";
import type { Stream } from "../../stream/stream.ts";
import { parseEventId, toEventId } from "./event-id.ts";
import { makeProjection, type Frame, type Projection } from "./projection.ts";

/** A frame as it is sent. */
export interface SentFrame {
  id?: string;
  /** Empty where events have no names. */
  type: string;
  data: string;
}

/** Where what is followed goes. */
export interface Sink {
  /** In one piece. False: the caller should wait, if it can, until it has drained. */
  send(frames: readonly SentFrame[]): boolean;
  keepAlive(): void;
  /** Also comes true when the client is gone. */
  drained(): Promise<void>;
  end(): void;
}

/** Where a client stands in the log of a run. */
interface Place extends RunKey {
  /** Of the run in its thread. */
  no: number;
  /** The last event it has. */
  after: number;
  lastSeq: number;
  /** Nothing will be added to it. */
  hasEnded: boolean;
}

export interface FollowOptions {
  deltas: boolean;
  /** False leaves out what is for operators. */
  facts?: boolean;
  sink: Sink;
  /** Asked now and then. */
  mayGoOn(): Promise<boolean>;
  /** Another view than the two that `deltas` chooses from. */
  projection?: Projection;
}

export interface Follow {
  /** Throws RUN_NOT_FOUND and INVALID_LAST_EVENT_ID. Nothing, when the client has all there will ever be. */
  find(
    name: { ownerId: string; threadId: string; runId: string },
    lastEventId: string | null,
  ): Promise<Place | undefined>;
  /**
   * Everything after the place, each event once and in order, until the run ends. The answer stops it without a word.
   */
  start(place: Place, options: FollowOptions): () => void;
  /** Somebody may have lost the right to follow: all are asked now. */
  recheck(): void;
  /** Ends every stream in good order; clients come back elsewhere. */
  close(): void;
  /** Who is following now. */
  readonly followers: number;
}

export interface FollowDeps {
  events: Events;
  /** The same of runs that have ended, which is no longer a matter of moments. */
  ofEnded?: Pick<Events, "after">;
  stream: Pick<Stream, "watch" | "remembers">;
  timers: Timers;
  log: Log;
}

export const tickMs = 15_000;
/** A follower that was told nothing for so long asks whether there is something: Redis may be silent. */
const lookMs = 400;
const retryMs = 1000;
const pageSize = 200;
const terminal = new Set(["RUN_FINISHED", "RUN_ERROR"]);

interface Follower {
  run: RunKey;
  /** It was sent nothing since the last look. */
  isQuiet: boolean;
  tick(): void;
  /** Whether it may go on; ends it if not. */
  ask(): void;
  end(): void;
  /** The log has come this far. */
  hear(seq: number): void;
}

export function makeFollow({ events, ofEnded = events, stream, timers, log }: FollowDeps): Follow {
  const followers = new Set<Follower>();
  const readGrowing = makeSharedReads(events);
  const readEnded = makeSharedReads(ofEnded);
  let isClosed = false;
  let stopTicking: (() => void) | undefined;
  let stopLooking: (() => void) | undefined;
  let isLooking = false;

  return {
    async find(name, lastEventId) {
      const position = await events.position({ ...name, threadId: name.threadId.toLowerCase() });
      if (position === undefined) throw new AppError("RUN_NOT_FOUND");
      const { taskId, no, lastSeq, ended } = position;
      const after = parseEventId(lastEventId, no);
      if (after === undefined || after > lastSeq) throw new AppError("INVALID_LAST_EVENT_ID");
      if (ended && after === lastSeq) return undefined;
      return { ownerId: name.ownerId, taskId, no, after, lastSeq, hasEnded: ended };
    },
    start,
    recheck() {
      for (const follower of followers) follower.ask();
    },
    close() {
      isClosed = true;
      for (const follower of followers) follower.end();
    },
    get followers() {
      return followers.size;
    },
  };

  /**
   * `filling`: events come page by page from the database, at the reader's pace; live ones are only noted. `live`: they
   * come from the hub, and the next number is sent as it is. A number that is missing, a gap the hub knows of, and
   * every tick lead back to filling. `over`: nothing is sent any more.
   */
  function start(place: Place, { deltas, facts = true, sink, mayGoOn, ...given }: FollowOptions): () => void {
    if (isClosed) {
      sink.end();
      return () => {};
    }
    const { ownerId, taskId, no, after } = place;
    const run = { ownerId, taskId };
    const readPage = place.hasEnded ? readEnded : readGrowing;
    const projection = given.projection ?? makeProjection({ deltas, facts, after });
    // The event the client has is read once more, for the view's sake.
    let last = Math.max(0, after - 1);
    let noted = 0;
    let isFilling = false;
    let isOver = false;
    const follower: Follower = { run, isQuiet: false, tick, ask, end, hear: (seq) => seq > last && note(seq) };
    followers.add(follower);
    stopLooking ??= timers.after(lookMs, lookAll);
    stopTicking ??= timers.after(tickMs, tickAll);
    const isRemembered = stream.remembers(taskId, last, place.lastSeq);
    // Before the first fill, so that nothing falls between the two.
    const unwatch = stream.watch(taskId, isRemembered ? last : place.lastSeq, {
      events: live,
      gap: note,
    });
    // Of a log that was empty a moment ago there is nothing to read.
    if (place.lastSeq > 0 && !isRemembered) refill();
    return stop;

    function refill(): void {
      inBackground(log, "reading a log", fill);
    }

    function live(together: readonly LogEvent[]): void {
      if (isOver) return;
      const news = together.filter(({ seq }) => seq > last);
      const [first] = news;
      if (first === undefined) return;
      if (!isFilling && first.seq === last + 1) take(news);
      else note(news.at(-1)?.seq);
    }

    function note(seq = last + 1): void {
      noted = Math.max(noted, seq);
      if (!isFilling) refill();
    }

    async function fill(): Promise<void> {
      if (isFilling || isOver) return;
      isFilling = true;
      try {
        let page: LogPage;
        do {
          noted = 0;
          page = await readPage(run, last);
          for (const event of page.events) {
            if (isOver) return;
            if (event.seq > last && !take([event])) await sink.drained();
          }
          // A log that has been cut short answers with nothing; asking again would not end.
        } while (!isOver && page.events.length > 0 && (last < page.lastSeq || last < noted));
        if (page.ended) end();
      } catch (reason) {
        log.debug("a log could not be read; trying again", { task_id: taskId, cause: reason });
        timers.after(retryMs, refill);
      } finally {
        isFilling = false;
      }
    }

    /** In one write: each of them is a packet for the client, and one more turn of its loop. */
    function take(events: readonly LogEvent[]): boolean {
      follower.isQuiet = false;
      const frames: SentFrame[] = [];
      for (const event of events) {
        last = event.seq;
        const shown = projection(event);
        if (event.seq > after) for (const frame of shown) frames.push(toSent(frame, no));
      }
      const isOpen = frames.length === 0 || sink.send(frames);
      if (events.some(({ type }) => terminal.has(type))) end();
      return isOpen;
    }

    function tick(): void {
      sink.keepAlive();
      refill();
      ask();
    }

    function ask(): void {
      // A question that cannot be answered now is asked again at the next tick.
      mayGoOn().then(
        (may) => may || end(),
        () => {},
      );
    }

    function end(): void {
      if (isOver) return;
      stop();
      sink.end();
    }

    function stop(): void {
      isOver = true;
      unwatch();
      followers.delete(follower);
      if (followers.size > 0) return;
      stopTicking?.();
      stopLooking?.();
      stopTicking = stopLooking = undefined;
    }
  }

  function lookAll(): void {
    stopLooking = timers.after(lookMs, lookAll);
    if (!isLooking) inBackground(log, "a look at logs", look);
  }

  /** One query for all who were told nothing since the last look. */
  async function look(): Promise<void> {
    const quiet = [...followers].filter(({ isQuiet }) => isQuiet);
    for (const follower of followers) follower.isQuiet = true;
    if (quiet.length === 0) return;
    isLooking = true;
    try {
      const runs = new Map(quiet.map(({ run }) => [run.taskId, run]));
      const lastSeqs = await events.lastSeqs([...runs.values()]);
      for (const { run, hear } of quiet) hear(lastSeqs.get(run.taskId) ?? 0);
    } catch (reason) {
      log.debug("logs could not be looked at; trying again", { cause: reason });
    } finally {
      isLooking = false;
    }
  }

  function tickAll(): void {
    stopTicking = timers.after(tickMs, tickAll);
    for (const follower of followers) follower.tick();
  }
}

/**
 * Followers who ask for the same in one turn (a tick, a gap) cost one query. Not across turns: a read that was under
 * way before a client began to watch may lack what the hub had passed on by then.
 */
function makeSharedReads(events: Pick<Events, "after">): (run: RunKey, seq: number) => Promise<LogPage> {
  const reads = new Map<string, Promise<LogPage>>();
  return (run, seq) => {
    const key = `${run.taskId} ${seq}`;
    const same = reads.get(key);
    if (same !== undefined) return same;
    const read = events.after(run, seq, pageSize);
    reads.set(key, read);
    queueMicrotask(() => reads.delete(key));
    return read;
  };
}

const toSent = ({ seq, type, data }: Frame, no: number): SentFrame =>
  seq === undefined ? { type, data } : { id: toEventId(no, seq), type, data };
