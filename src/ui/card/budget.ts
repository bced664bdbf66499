/** How much of the hints goes into a card. */
export interface Budget {
  /** Rows in each list. */
  rows: number;
  /** Facts, and as many changes. */
  pairs: number;
  value: number;
  notes: number;
  text: number;
}

export const maxCardBytes = 32 * 1024;

/**
 * Tried in order until the card fits. First lists are cut to 20 rows, then to 10. The last two are for hints no method
 * of ours makes, at the limits of every field: even those become a valid card, with the actions whole.
 */
export const budgets: readonly [Budget, ...Budget[]] = [
  { rows: 50, pairs: 20, value: 500, notes: 10, text: 2000 },
  { rows: 20, pairs: 20, value: 500, notes: 10, text: 2000 },
  { rows: 10, pairs: 20, value: 500, notes: 10, text: 2000 },
  { rows: 3, pairs: 12, value: 200, notes: 4, text: 300 },
  { rows: 0, pairs: 6, value: 120, notes: 2, text: 120 },
];

export function byteLength(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
