export interface Masks {
  /** Of the message a run starts with. */
  user: number;
  /** Of everything the run says and is told by tools. */
  output: number;
}

const shown = 1;
const remembered = 2;

/**
 * Who will see the messages of a run: bit 0 puts them in the history, bit 1 in the context of later runs (G152-G155).
 * What automation is told to do is nobody's utterance, and what it answers is for people, not for the next turn.
 */
export function toMasks({ mode, agentType }: { mode: "chat" | "automation"; agentType: string }): Masks {
  if (mode === "automation") return { user: 0, output: shown };
  return { user: shown | remembered, output: agentType === "memory" ? shown : shown | remembered };
}
