/** The one call that a decision or a tap lets through the gate: a person's word on it, exactly as it was shown. */
export interface Released {
  toolCallId: string;
  /** Of {module, method, input}. */
  callHash: string;
  /** Null when it was a button: then no approval had been asked for. */
  approvalId: string | null;
  /** Versions of the events that were shown. */
  versions: Readonly<Record<string, number>>;
}
