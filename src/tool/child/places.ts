import type { Timers } from "../../base/clock.ts";
import type { Child } from "./process.ts";
import { cancelled, type Stop } from "./stop.ts";

/**
 * A child and whom it works for. free: nobody; takes the next call of anybody. held: one owner, until the last of that
 * owner's calls is answered, given-up ones included. retired: takes no more, ends with its last call. What retires it:
 * a while without calls, its age, a call past its deadline, its own death.
 */
interface Place {
  readonly child: Child;
  ownerId: string | undefined;
  /** Calls that were let in and have not left. */
  calls: number;
  isRetired: boolean;
  cancelIdle: () => void;
  cancelLife: () => void;
  cancelPatience: () => void;
}

export interface PlaceLimits {
  children: number;
  /** A call waits so long for a child of others before there is one more. */
  patienceMs: number;
  idleMs: number;
  lifeMs: number;
  callMs: number;
}

export interface PlacesDeps {
  start(onAnswer: () => void): Child;
  timers: Timers;
  limits: PlaceLimits;
}

export interface Places {
  /** A place that works for nobody else while this call is in it. Throws what stops the call first. */
  enter(ownerId: string, stop: Stop): Promise<Place>;
  leave(place: Place): void;
  /** The call is given up. The owner keeps the place until the child has answered it, or is killed for its silence. */
  abandon(place: Place, id: string): void;
  /** Nothing more is given to this child. */
  retire(place: Place): void;
  /** Nothing of this child is waited for any more. */
  lose(place: Place): void;
  readonly pids: readonly number[];
  close(): Promise<void>;
}

interface Waiting {
  ownerId: string;
  stop: Stop;
  admit(place: Place): void;
  refuse(reason: unknown): void;
}

const graceMs = 1000;

/** A bounded number of children, each of which serves one owner at a time (R16, R37). */
export function makePlaces({ start, timers, limits }: PlacesDeps): Places {
  const places = new Set<Place>();
  // The last one is taken first, so that those that are not needed grow idle.
  const free: Place[] = [];
  const queue: Waiting[] = [];
  let cancelGrowth: (() => void) | undefined;
  let isClosed = false;
  const killAll = () => places.forEach(({ child }) => child.kill());
  process.once("exit", killAll);

  return {
    async enter(ownerId, stop) {
      if (isClosed) throw cancelled();
      // Not past those who wait: an owner with one call after the other would never let go.
      const found = isQueued()
        ? undefined
        : (heldBy(ownerId) ?? free.pop() ?? (places.size === 0 ? open() : undefined));
      if (found !== undefined) return admit(found, ownerId);
      return await new Promise<Place>((resolve, reject) => {
        queue.push({ ownerId, stop, admit: resolve, refuse: reject });
        stop.promise.catch(reject);
        expectGrowth();
      });
    },
    leave(place) {
      place.calls--;
      settle(place);
    },
    abandon(place, id) {
      place.child.abandon(id);
      place.cancelPatience();
      place.cancelPatience = timers.after(limits.callMs, () => lose(place));
    },
    retire,
    lose,
    get pids() {
      return [...places].flatMap(({ child }) => child.pid ?? []);
    },
    async close() {
      isClosed = true;
      process.off("exit", killAll);
      cancelGrowth?.();
      for (const { refuse } of queue.splice(0)) refuse(cancelled());
      const ends = [...places].map(({ child }) => child.gone);
      killAll();
      await Promise.all(ends);
    },
  };

  function heldBy(ownerId: string): Place | undefined {
    for (const place of places) if (place.ownerId === ownerId && !place.isRetired) return place;
    return undefined;
  }

  /** Somebody waits who still wants to. */
  function isQueued(): boolean {
    while (queue[0]?.stop.isOver) queue.shift();
    return queue.length > 0;
  }

  function admit(place: Place, ownerId: string): Place {
    place.cancelIdle();
    place.ownerId = ownerId;
    place.calls++;
    return place;
  }

  function open(): Place {
    const child = start(() => settle(place));
    const place: Place = {
      child,
      ownerId: undefined,
      calls: 0,
      isRetired: false,
      cancelIdle: () => {},
      cancelLife: timers.after(limits.lifeMs, () => retire(place)),
      cancelPatience: () => {},
    };
    places.add(place);
    const gone = () => drop(place);
    child.gone.then(gone, gone);
    return place;
  }

  /** After a call: on the way out, or free for the first who waits. */
  function settle(place: Place): void {
    if (place.calls > 0 || place.child.inFlight > 0) return;
    place.cancelPatience();
    place.ownerId = undefined;
    if (place.isRetired) return dismiss(place.child);
    if (isQueued()) return admitNext(place);
    free.push(place);
    place.cancelIdle = timers.after(limits.idleMs, () => retire(place));
  }

  function admitNext(place: Place): void {
    const next = queue.shift();
    if (next === undefined) return;
    next.admit(admit(place, next.ownerId));
  }

  /** Most calls take less time than a new child: one is started only for those who wait longer. */
  function expectGrowth(): void {
    if (cancelGrowth !== undefined || places.size >= limits.children) return;
    cancelGrowth = timers.after(limits.patienceMs, () => {
      cancelGrowth = undefined;
      if (!isQueued() || places.size >= limits.children) return;
      admitNext(open());
      if (isQueued()) expectGrowth();
    });
  }

  function retire(place: Place): void {
    if (place.isRetired) return;
    place.isRetired = true;
    leaveFree(place);
    place.cancelLife();
    if (place.calls === 0 && place.child.inFlight === 0) dismiss(place.child);
  }

  function lose(place: Place): void {
    retire(place);
    place.child.kill();
  }

  function dismiss(child: Child): void {
    child.end();
    const cancel = timers.after(graceMs, () => child.kill());
    child.gone.then(cancel, cancel);
  }

  /** Its process has ended, so there is room for another. */
  function drop(place: Place): void {
    place.isRetired = true;
    leaveFree(place);
    place.cancelLife();
    place.cancelPatience();
    places.delete(place);
    if (isClosed || !isQueued()) return;
    if (places.size === 0) admitNext(open());
    if (isQueued()) expectGrowth();
  }

  function leaveFree(place: Place): void {
    place.cancelIdle();
    const index = free.indexOf(place);
    if (index !== -1) free.splice(index, 1);
  }
}
