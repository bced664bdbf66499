import type { Temporal } from "temporal-polyfill";
import type { Locale } from "../base/locale.ts";
import type { Data, Outcome, Step } from "./conversation.ts";
import type { EventItem } from "./events.ts";
import type { Field } from "./forms.ts";

/** What a worker answers in the end; becomes a WorkerOutput. */
export interface Reply {
  status: "success" | "partial_success" | "failed";
  answer: string;
  /** Label, and the message that tapping it sends. */
  actions?: readonly (readonly [label: string, message: string])[];
  /** What the user is asked for with a form. */
  form?: readonly Field[];
  error?: "TOOLS_FAILED" | "UNSUPPORTED_TASK" | "MAX_ITERS_REACHED";
}

export interface Call {
  method: string;
  input: object;
}

/** What a script may look at besides the outcomes of its calls. */
export interface Scene {
  now: Temporal.ZonedDateTime;
  zone: string;
  language: Locale;
  /** The plan is one of several. */
  isPart?: boolean;
  /** The event that was last created, changed or found: what "it" means. */
  lastEvent?: EventItem;
  /** The events of the list that was shown last, in its order: what "the first one" means. */
  lastList?: readonly EventItem[];
  /** What was remembered right before. */
  lastFact?: { scope: string; path: string; key?: string };
  /** The method that wrote it, if one did. */
  lastWrite?: string;
  /** What it was told, and the event as it was seen before. */
  lastInput?: Readonly<Record<string, unknown>>;
  lastBefore?: EventItem;
  /** Takes note of words that named nothing of what was found: before a write they are asked about. */
  leave(words: readonly string[], found?: EventItem): void;
  /** The user has said yes to what was doubtful about it. */
  isConfirmed: boolean;
}

/**
 * How a task is carried out: yields calls, is given their outcomes, returns the reply. Nothing is kept between
 * requests: the script is started anew each time and fed with the outcomes the conversation holds, up to the first call
 * that has none yet.
 */
export type Script = Generator<Call, Reply, Outcome>;

/** A call came back without a result; the script ends there. */
export class Stopped extends Error {
  readonly outcome: Exclude<Outcome, { kind: "done" }>;
  constructor(outcome: Exclude<Outcome, { kind: "done" }>) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

/** Makes a call and goes on only with a result. */
export function* use(method: string, input: object): Generator<Call, Data, Outcome> {
  const outcome = yield { method, input };
  if (outcome.kind === "done") return outcome.data;
  throw new Stopped(outcome);
}

/** Plays a script up to its next call or its end. */
export function play(script: Script, steps: readonly Step[]): { call: Call } | { reply: Reply } {
  let state = script.next();
  for (const { method, outcome } of steps) {
    if (state.done === true) break;
    // A step that the script did not ask for is the runtime's own (a call that was approved later) and is passed over.
    if (state.value.method === method) state = script.next(outcome);
  }
  return state.done === true ? { reply: state.value } : { call: state.value };
}
