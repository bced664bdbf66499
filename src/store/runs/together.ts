import { systemTimers } from "../../base/clock.ts";
import { AppError } from "../../base/error.ts";
import { behindTurn } from "../../base/turn.ts";

export interface TogetherOptions<Job, Outcome, Answer> {
  /** What a job needs for itself: of two with the same one, the second waits for the next group. */
  keyOf(job: Job): string;
  /** All of them in one transaction. One that is missing from the answer was left out: nothing has happened to it. */
  all(jobs: readonly Job[]): Promise<ReadonlyMap<number, Outcome>>;
  /** May throw: then this job is refused, and no other. */
  toAnswer(job: Job, outcome: Outcome): Answer;
  alone(job: Job): Promise<Answer>;
}

interface Waiting<Job, Answer> {
  job: Job;
  resolve(answer: Answer): void;
  reject(reason: unknown): void;
}

/** As in write-together.ts. */
const mostAtOnce = 2;
const mostTogether = 32;
const momentMs = 50;

/**
 * Does what has come meanwhile in one transaction. A job that was left out, and every job of a group that the database
 * has refused, is done by itself, and nobody waits for it: nobody pays for what is wrong with another.
 */
export function makeTogether<Job, Outcome, Answer>({
  keyOf,
  all,
  toAnswer,
  alone,
}: TogetherOptions<Job, Outcome, Answer>): (job: Job) => Promise<Answer> {
  let waiting: Waiting<Job, Answer>[] = [];
  let underWay = 0;
  const soon = behindTurn(start);

  return (job) =>
    new Promise((resolve, reject) => {
      waiting.push({ job, resolve, reject });
      soon();
    });

  function start(): void {
    if (underWay >= mostAtOnce || waiting.length === 0) return;
    underWay++;
    doGroup(takeGroup()).then(next, next);
  }

  function next(): void {
    underWay--;
    soon();
  }

  function takeGroup(): Waiting<Job, Answer>[] {
    const keys = new Set<string>();
    const group = waiting.filter(({ job }) => {
      const key = keyOf(job);
      const isFirst = keys.size < mostTogether && !keys.has(key);
      if (isFirst) keys.add(key);
      return isFirst;
    });
    const taken = new Set(group);
    waiting = waiting.filter((one) => !taken.has(one));
    return group;
  }

  async function doGroup(group: readonly Waiting<Job, Answer>[]): Promise<void> {
    const [first] = group;
    if (first !== undefined && group.length === 1) return await forAMoment(doAlone(first));
    try {
      const outcomes = await all(group.map(({ job }) => job));
      for (const [place, one] of group.entries()) settle(one, outcomes.get(place));
    } catch (reason) {
      // Of a lost connection it is not known what was written: whoever asks again is told.
      const isUnknown = reason instanceof AppError && reason.code === "SERVICE_UNAVAILABLE";
      for (const one of group)
        if (isUnknown) one.reject(reason);
        else doAlone(one).catch(one.reject);
    }
  }

  function settle(one: Waiting<Job, Answer>, outcome: Outcome | undefined): void {
    if (outcome === undefined) {
      doAlone(one).catch(one.reject);
      return;
    }
    try {
      one.resolve(toAnswer(one.job, outcome));
    } catch (refusal) {
      one.reject(refusal);
    }
  }

  async function doAlone({ job, resolve, reject }: Waiting<Job, Answer>): Promise<void> {
    await alone(job).then(resolve, reject);
  }
}

/** A job waits for what others hold; those that come behind it do not wait for long. */
async function forAMoment(work: Promise<void>): Promise<void> {
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  const callOff = systemTimers.after(momentMs, resolve);
  await Promise.race([work, isOver]);
  callOff();
}
