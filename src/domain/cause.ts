import type { ApprovalEdit, ToolEnvelope } from "../../generated/contract/types.ts";
import type { FormValues } from "../base/form.ts";
import type { FrontendAnswer, FrontendCall } from "./frontend-tool.ts";

/**
 * Why a run was started. A cause is
 * - parsed where the run is asked for: run/intake/cause.ts for a client's body, run/intake/answers.ts for the results
 *   in it, run/intake/branch.ts for going on with an answer, run/intake/decide.ts and run/intake/fill.ts for REST,
 *   automation/fire.ts for a job, run/intake/direct.ts for a call that a client makes itself;
 * - kept by the statement that keeps the run and takes what the cause is about: store/runs/cause.ts;
 * - read once when an attempt begins, with the row it is about: run/attempt/cause.ts;
 * - carried out from run/attempt/drive.ts.
 * All but a message and a direct call can be had once: of many runs that want the same one, one is kept.
 */
export type RunCause =
  | { kind: "message" }
  | Decision
  | FilledForm
  | ButtonTap
  | FrontendAnswers
  | Continuation
  | Firing
  | DirectCall;

/** A person's yes or no to a call that waits. */
export interface Decision {
  kind: "decision";
  approvalId: string;
  isApproved: boolean;
  via: "rest" | "resume" | "ui_action";
  note: string | null;
  /** What the person wants otherwise, as it came. */
  editedArgs?: Readonly<Record<string, unknown>>;
  /** The same, judged (approval/edit.ts): this call is made in the place of the one that was shown. */
  edited?: EditedCall;
}

/** A call that waited, with a person's changes. */
export interface EditedCall {
  call: ToolEnvelope;
  callHash: string;
  edits: readonly ApprovalEdit[];
}

/** A person's answer to a question of the worker, or that there will be none. */
export interface FilledForm {
  kind: "form";
  questionId: string;
  /** Null when it was skipped. */
  values: FormValues | null;
  via: Decision["via"];
}

/** A tap on a button of a card, behind which a call lies ready. */
export interface ButtonTap {
  kind: "button";
  actionId: string;
}

/** A client brings the results of its own tools, which a run has called (R33). */
export interface FrontendAnswers {
  kind: "answers";
  /** The run that ended with the calls open, by its task. */
  taskId: string;
  /** One for each call that it left open, in their order, also for those without a result. */
  answers: readonly AnsweredCall[];
}

interface AnsweredCall {
  /** Of the tool message. */
  messageId: string;
  call: FrontendCall;
  answer: FrontendAnswer;
}

/** The user wants an answer to go on that was stopped, or broke off. */
export interface Continuation {
  kind: "continue";
  /** The run that was writing it. */
  taskId: string;
}

/** A client with a model of its own makes a call: there is nothing to route and nothing to answer. */
export interface DirectCall {
  kind: "direct";
  call: ToolEnvelope;
  /** What it calls itself. */
  client: string;
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
export type StoredCause =
  | { kind: "message" | "firing" | "answers" }
  | { kind: "continue"; /** What had been shown of the answer. */ shown: string }
  | Pick<Decision, "kind" | "approvalId">
  | Pick<FilledForm, "kind" | "questionId">
  | ButtonTap
  | DirectCall;

/** What the user has been asked about for one request so far, over all runs that it took. */
export interface Settled {
  calls: readonly SettledCall[];
  /** Calls that stood beside one that waited and were not run for that reason; by hash, as in Released. */
  left: ReadonlySet<string>;
}

export interface SettledCall {
  call: ToolEnvelope;
  callHash: string;
  isDenied: boolean;
}

/**
 * The one call that a decision or a tap lets through the gate: a person's word on it, exactly as it was shown, or with
 * that person's changes.
 */
export interface Released {
  toolCallId: string;
  /** Of {module, method, input}. */
  callHash: string;
  /** Null when it was a button: then no approval had been asked for. */
  approvalId: string | null;
  /** Versions of the events that were shown. */
  versions: Readonly<Record<string, number>>;
  /** What the person has changed of it, by place. */
  editedFields?: readonly string[];
}
