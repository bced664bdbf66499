import type { Question, SuggestedAction, WorkerFailure, WorkerOutput } from "../../../generated/contract/types.ts";
import { cutPoints } from "../../base/visible.ts";
import { toAnswer, type AnswerRules } from "./answer.ts";
import { neutralise, type Neutral } from "./neutral.ts";
import { readQuestion } from "./question.ts";

/** What a worker's last message claims, before the evidence is looked at. */
export interface Claim {
  /** undefined when it says nothing about it: then the evidence alone decides. */
  status: WorkerOutput["status"] | undefined;
  answer: string;
  suggested_actions: SuggestedAction[];
  error: WorkerFailure | null;
  /** What the user is asked for with a form. */
  question?: Question;
  /** The answer is only the beginning of what was meant. */
  isCut: boolean;
  /** A limit of ours or of the provider's left no room for the rest. */
  isTruncated?: boolean;
}

export interface ReplyRules {
  answer: AnswerRules;
  /** Text by other people was read. */
  isTainted: boolean;
  /** The provider stopped because the reply became too long. */
  isCutOff?: boolean;
}

const statuses: readonly unknown[] = ["success", "partial_success", "failed"];
/** The other codes say what happened to the run, and that is not for the model to tell. */
const claimable: readonly unknown[] = ["TOOLS_FAILED", "UNSUPPORTED_TASK"];
const mostActions = 3;

/** undefined when there is nothing in it that a person could read: ask once more, then apologise. */
export function readReply(text: string, { answer: rules, isTainted, isCutOff = false }: ReplyRules): Claim | undefined {
  const { neutral } = rules;
  const { text: answer, isCut: isUnclosed, isTruncated, members } = toAnswer(text, rules, isCutOff);
  if (answer === "") return undefined;
  const status = members.get("status");
  // An object that got as far as its answer's end is whole enough; prose has no end of its own.
  const isCut = isUnclosed || (isCutOff && !members.has("answer"));
  const question = isCut ? undefined : readQuestion(members.get("question"), neutral);
  return {
    status: statuses.includes(status) ? (status as WorkerOutput["status"]) : undefined,
    answer,
    // A tap says it in the user's name, so it must be no other person's words.
    suggested_actions: isTainted ? [] : toActions(members.get("suggested_actions"), neutral),
    error: toFailure(members.get("error"), neutral),
    ...(question === undefined ? {} : { question }),
    isCut,
    ...(isTruncated || (isCut && isCutOff) ? { isTruncated: true } : {}),
  };
}

/** What stands in for an answer that never came. */
export function toApology(answer: string): Claim {
  return { status: "failed", answer, suggested_actions: [], error: null, isCut: true };
}

function toActions(value: unknown, neutral: Neutral): SuggestedAction[] {
  if (!Array.isArray(value)) return [];
  const actions = value.flatMap((item) => {
    const { label, message } = fieldsOf(item);
    if (typeof label !== "string" || typeof message !== "string") return [];
    return [{ label: toLine(label, 40, neutral), message: toLine(message, 500, neutral) }];
  });
  return actions.filter(({ label, message }) => label !== "" && message !== "").slice(0, mostActions);
}

function toFailure(value: unknown, neutral: Neutral): WorkerFailure | null {
  const { code, message } = fieldsOf(value);
  if (!claimable.includes(code) || typeof message !== "string") return null;
  return { code: code as WorkerFailure["code"], message: toLine(message, 300, neutral) };
}

function toLine(text: string, limit: number, neutral: Neutral): string {
  return cutPoints(neutralise(cutPoints(text, Infinity), neutral), limit);
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
