/** Which event of a run: the number of the run in its thread, and that of the event in its log (R28). */
export const toEventId = (no: number, seq: number): string => `${no}-${seq}`;

const ours = /^([1-9]\d{0,9})-([1-9]\d{0,15})$/;

/**
 * The number of the event in the log of this run; 0 where the client has none. Anything else, `$` and the ids of
 * another run above all, would skip events without a word (G054): undefined.
 */
export function parseEventId(text: string | null, no: number): number | undefined {
  if (text === null) return 0;
  const [, run, seq] = ours.exec(text) ?? [];
  return Number(run) === no && Number.isSafeInteger(Number(seq)) ? Number(seq) : undefined;
}
