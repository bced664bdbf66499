/** A figure of one contender in one round; larger is better. */
export type Round = () => number | Promise<number>;

/**
 * Runs the contenders in turn, round after round, so that whatever the machine is doing meanwhile hits them alike, and
 * returns each one's median.
 */
export async function compare(contenders: Record<string, Round>, rounds: number): Promise<Record<string, number>> {
  const figures = Object.fromEntries(Object.keys(contenders).map((name) => [name, [] as number[]]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, run] of Object.entries(contenders)) {
      const figure = await run();
      // The first round warms up compilers and caches.
      if (round > 0) figures[name]?.push(figure);
    }
  }
  return Object.fromEntries(Object.entries(figures).map(([name, list]) => [name, median(list)]));
}

export function median(list: number[]): number {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function report(title: string, lines: [string, string][]): void {
  console.log(`\n${title}`);
  for (const [label, text] of lines) console.log(`  ${label.padEnd(52)} ${text}`);
}

export const rate = (perSecond: number): string => `${Math.round(perSecond).toLocaleString("en")}/s`;
export const ratio = (value: number, baseline: number): string => `${(value / baseline).toFixed(2)}×`;
