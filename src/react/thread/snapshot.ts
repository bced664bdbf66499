import type { ThreadImage, ThreadItem } from "./item.ts";

interface RunUnderWay {
  /** The run, for example to cancel it. */
  readonly runId: string;
  /** Whether it waits its turn, is being understood, or is being carried out. */
  readonly stage: "queued" | "router" | "worker";
}

/** A conversation as it is now. Each change is another value. */
export interface ThreadSnapshot {
  /** Whether the history has been read. */
  readonly state: "loading" | "ready" | "failed";
  /** Why the history could not be read. */
  readonly error?: unknown;
  /** Messages, calls and answers, oldest first. */
  readonly items: readonly ThreadItem[];
  /** Whether there are days before these. */
  readonly hasEarlier: boolean;
  /** Whether one of them is being read. */
  readonly isLoadingEarlier: boolean;
  /** The run under way, if there is one, and what it is doing. */
  readonly run?: RunUnderWay;
  /** The run that is followed no more, mostly because it is over. A short one is over before `run` was ever seen. */
  readonly endedRunId?: string;
}

/** What a user does in a conversation. Each resolves when the server has it; what comes of it is in the snapshot. */
export interface ThreadActions {
  /** Says something, with images that were uploaded. */
  send(text: string, images?: readonly ThreadImage[]): Promise<void>;
  /** Sends a message again that did not arrive; has one answered again whose run has failed. */
  resend(key: string): Promise<void>;
  /** Has the message of a run answered once more. Both answers are kept, and the new one is shown. */
  regenerate(runId: string): Promise<void>;
  /** Puts other words in the place of a message, and goes on from there. What the thread leaves is kept. */
  edit(key: string, text: string): Promise<void>;
  /** Goes on with an answer that was stopped, or broke off. */
  continueRun(runId: string): Promise<void>;
  /** Shows the path through another version, as `versions` and `answers` of a message name it. */
  showVersion(runId: string): Promise<void>;
  /** Carries out a button of a card. */
  invoke(actionId: string, label: string): Promise<void>;
  /** With `edits` the call is made with what the user has changed of it. */
  decide(approvalId: string, decision: "approve" | "deny", edits?: Record<string, unknown>): Promise<void>;
  /** Answers a question of the worker with what was filled in; null leaves it without an answer. */
  answer(questionId: string, values: Record<string, unknown> | null): Promise<void>;
  /** Cancels the run under way. What it has written stays. */
  stop(): Promise<void>;
  /** Reads the day before the oldest that is shown. */
  loadEarlier(): Promise<void>;
}
