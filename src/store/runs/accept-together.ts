import type { Sql } from "postgres";
import { systemTimers } from "../../base/clock.ts";
import { AppError } from "../../base/error.ts";
import { newId } from "../../base/ids.ts";
import { acceptPlain, type PlainRun } from "./accept-plain.ts";
import { accept, toAccepted, type Accepted, type NewRun, type Outcome } from "./accept.ts";
import type { MostRunning } from "./surplus.ts";

interface Waiting {
  run: PlainRun;
  resolve(accepted: Accepted): void;
  reject(reason: unknown): void;
}

/** As in write-together.ts. */
const mostAtOnce = 2;
const mostTogether = 32;
const momentMs = 50;

/**
 * Takes in what has come meanwhile in one transaction, one run of a thread at a time. A run whose thread somebody else
 * holds, and every run of which one statement for all was refused, is accepted by itself, and so is one that is more
 * than a message: nobody waits for what is wrong with another.
 */
export function makeAccept(sql: Sql, mostRunning: MostRunning): (run: NewRun) => Promise<Accepted | undefined> {
  let waiting: Waiting[] = [];
  let underWay = 0;

  return (run) => {
    if (!isPlain(run)) return accept(sql, run, mostRunning);
    return new Promise((resolve, reject) => {
      waiting.push({ run: { ...run, taskId: newId("tsk") }, resolve, reject });
      start();
    });
  };

  function start(): void {
    if (underWay >= mostAtOnce || waiting.length === 0) return;
    underWay++;
    acceptAll(takeGroup()).then(next, next);
  }

  function next(): void {
    underWay--;
    start();
  }

  function takeGroup(): Waiting[] {
    const threads = new Set<string>();
    const group = waiting.filter(({ run: { ownerId, threadId } }) => {
      const isFirst = threads.size < mostTogether && !threads.has(`${ownerId} ${threadId}`);
      if (isFirst) threads.add(`${ownerId} ${threadId}`);
      return isFirst;
    });
    waiting = waiting.filter((one) => !group.includes(one));
    return group;
  }

  async function acceptAll(group: readonly Waiting[]): Promise<void> {
    const [first] = group;
    if (first !== undefined && group.length === 1) return await forAMoment(alone(first));
    try {
      const runs = group.map(({ run }) => run);
      const outcomes = new Map((await acceptPlain(sql, runs, mostRunning)).map((row) => [row.place, row]));
      for (const [place, one] of group.entries()) settle(one, outcomes.get(place));
    } catch (reason) {
      // Of a lost connection it is not known what was written: whoever asks again is told.
      const isUnknown = reason instanceof AppError && reason.code === "SERVICE_UNAVAILABLE";
      for (const one of group)
        if (isUnknown) one.reject(reason);
        else alone(one).catch(one.reject);
    }
  }

  function settle(one: Waiting, outcome: Outcome | undefined): void {
    if (outcome === undefined) {
      alone(one).catch(one.reject);
      return;
    }
    try {
      one.resolve(toAccepted(one.run, outcome));
    } catch (refusal) {
      one.reject(refusal);
    }
  }

  async function alone({ run, resolve, reject }: Waiting): Promise<void> {
    await accept(sql, run, mostRunning).then((accepted) => resolve(accepted as Accepted), reject);
  }
}

/** A run whose thread somebody holds waits for it; those that come behind do not wait for long. */
async function forAMoment(work: Promise<void>): Promise<void> {
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  const callOff = systemTimers.after(momentMs, resolve);
  await Promise.race([work, isOver]);
  callOff();
}

const isPlain = (run: NewRun): run is Omit<PlainRun, "taskId"> & NewRun =>
  run.cause.kind === "message" &&
  run.branch === undefined &&
  run.message !== undefined &&
  run.message.mayBeKnown !== true &&
  (run.message.attachmentIds ?? []).length === 0;
