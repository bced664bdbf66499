/** Says of each call whether it may run beside others, and when the rest must not run at all. */
export interface Schedule<Call, Result> {
  calls: readonly Call[];
  isConcurrent(call: Call): boolean;
  most: number;
  run(call: Call): Promise<Result>;
  /** After such a result no later group runs; `skip` answers for those calls. */
  isLast(result: Result): boolean;
  skip(call: Call): Promise<Result>;
}

/**
 * Neighbours that may run together do, at most so many at a time; every other call runs alone. Results are in call
 * order (G104).
 */
export async function runInOrder<Call, Result>({
  calls,
  isConcurrent,
  most,
  run,
  isLast,
  skip,
}: Schedule<Call, Result>): Promise<Result[]> {
  const results: Result[] = [];
  let isOver = false;
  for (const group of toGroups(calls, isConcurrent)) {
    const part: Result[] = await runTogether(group, most, isOver ? skip : run);
    results.push(...part);
    isOver ||= part.some(isLast);
  }
  return results;
}

function toGroups<Call>(calls: readonly Call[], isConcurrent: (call: Call) => boolean): Call[][] {
  const groups: Call[][] = [];
  let open: Call[] | undefined;
  for (const call of calls) {
    if (open !== undefined && isConcurrent(call)) open.push(call);
    else groups.push([call]);
    open = isConcurrent(call) ? groups.at(-1) : undefined;
  }
  return groups;
}

async function runTogether<Call, Result>(
  calls: readonly Call[],
  most: number,
  run: (call: Call) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const work = async () => {
    while (next < calls.length) {
      const index = next++;
      results[index] = await run(calls[index] as Call);
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, calls.length) }, work));
  return results;
}

/** Passes results on in the order of their calls, whatever order they come in. */
export function inOrder<T>(
  pass: ((result: T) => Promise<void>) | undefined,
): (index: number, result: T) => Promise<void> {
  const waiting = new Map<number, T>();
  let next = 0;
  return async (index, result) => {
    if (pass === undefined) return;
    waiting.set(index, result);
    const ready: Promise<void>[] = [];
    for (let first = waiting.get(next); first !== undefined; first = waiting.get(next)) {
      waiting.delete(next++);
      ready.push(pass(first));
    }
    await Promise.all(ready);
  };
}
