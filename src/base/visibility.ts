import type { RuntimeMode } from "../domain/run.ts";

/** The bits of a message's visibility mask. Indexes of the messages are made for these values. */
export const shownBit = 1;
export const rememberedBit = 2;
/** Would be shown, but stands on a path that its thread does not show. */
export const leftBit = 4;

interface Masks {
  /** Of the message a run starts with. */
  user: number;
  /** Of everything the run says and is told by tools. */
  output: number;
}

/**
 * Who will see the messages of a run: one bit puts them in the history, one in the context of later runs (G152-G155).
 * What automation is told to do is no person's utterance, and what it answers is for people, not for the next turn.
 */
export function toMasks({ mode, agentType }: { mode: RuntimeMode; agentType: string }): Masks {
  if (mode === "automation") return { user: 0, output: shownBit };
  return { user: shownBit | rememberedBit, output: agentType === "memory" ? shownBit : shownBit | rememberedBit };
}
