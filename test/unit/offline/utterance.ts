/** One thing a person says to the assistant, and what should come of it. Monday 2026-03-16, 09:12 local time. */
export interface Utterance {
  kind: string;
  say: string;
  /** What was said and answered before. */
  earlier?: readonly string[];
  /**
   * Calls that must occur in this order; no other write may. Several strings: any of them; texts compare without case.
   */
  calls?: readonly (readonly [method: string, input: object])[];
  /** The assistant asks back instead: the brief names what is missing. */
  asks?: string;
  /** What kind of task the router sees when there is nothing to call. */
  task?: "chat" | "unsupported";
  /** What the answer must contain. */
  answer?: RegExp;
}
