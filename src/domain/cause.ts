/**
 * Why a run was started. A cause is
 * - parsed where the run is asked for: run/intake/cause.ts for a client's body, run/intake/decide.ts for REST,
 *   automation/fire.ts for a job;
 * - kept by the statement that keeps the run and takes what the cause is about: store/runs/cause.ts;
 * - read once when an attempt begins, with the row it is about: run/attempt/cause.ts;
 * - carried out from run/attempt/drive.ts.
 * All but a message can be had once: of many runs that want the same one, one is kept.
 */
export type RunCause = { kind: "message" } | Decision | ButtonTap | Firing;

/** A person's yes or no to a call that waits. */
export interface Decision {
  kind: "decision";
  approvalId: string;
  isApproved: boolean;
  via: "rest" | "resume" | "ui_action";
  note: string | null;
}

/** A tap on a button of a card, behind which a call lies ready. */
export interface ButtonTap {
  kind: "button";
  actionId: string;
}

/** A job that is due fires; or its owner wants it to, due or not. */
export interface Firing {
  kind: "firing";
  jobId: string;
  /** Null when the owner asked for it; then the schedule does not move. */
  plan: FiringPlan | null;
  /** Firings of the owner's jobs in an hour, all together. */
  mostPerHour: number;
}

export interface FiringPlan {
  /** What the job was due for when it was looked at. If that has changed, another process was faster. */
  seen: { nextFireAt: Date | null; retryAt: Date | null };
  scheduledFor: Date;
  try: number;
  /** Null: the job is done. */
  nextFireAt: Date | null;
}

/** A cause as the row of its run has it. What a person decided is in the row of the approval. */
export type StoredCause = { kind: "message" | "firing" } | Pick<Decision, "kind" | "approvalId"> | ButtonTap;

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
