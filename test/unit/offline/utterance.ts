/** One thing a person says to the assistant, and what should come of it. Monday 2026-03-16, 09:12 local time. */
export interface Utterance {
  kind: string;
  say: string;
  /** What was said and answered before. */
  earlier?: readonly string[];
  /**
   * Calls that must occur in this order; no other write may. Several strings: any of them; texts compare without case.
   * A pattern is looked for in the text, or in the JSON of what is no text. Times without an offset are local.
   */
  calls?: readonly (readonly [method: string, input: object])[];
  /** Nothing that changes the event may be in the call but what is expected: no repeating, no end, no place. */
  exact?: true;
  /** The days, first and last, that are read or searched. */
  days?: readonly [from: string, to: string];
  /** The assistant asks back instead: the brief names what is missing. */
  asks?: string;
  /** What kind of task the router sees when there is nothing to call. */
  task?: "chat" | "unsupported";
  /** What the answer must contain. */
  answer?: RegExp;
  /** As good: nothing is written, the answer has this, and claims nothing: it asks, cannot, or names words. */
  or?: RegExp;
  /** Only that is good: it cannot be known what is wanted, or it cannot be done. */
  isOpen?: true;
}
