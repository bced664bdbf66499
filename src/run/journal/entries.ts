import type { TaskBrief, ToolAgentOutput, WorkerOutput } from "../../../generated/contract/types.ts";
import type { FrontendAnswer } from "../../domain/frontend-tool.ts";
import type { ContextPlace, ToldElsewhere } from "../../history/history.ts";
import type { ModelToolCall } from "../../model/model.ts";
import type { EntryKind } from "../../store/runs/runs.ts";

/** What the journal keeps of each step: enough to ask the model again exactly what it would have been asked. */
interface EntryData {
  context: ContextEntry;
  brief: TaskBrief;
  reply: ReplyEntry;
  result: ResultEntry | FrontendAnswer;
  final: { output: WorkerOutput };
}

export interface ContextEntry {
  /** Which earlier messages the run was told, and which summary. */
  place: ContextPlace;
  /** What it was told of the owner's memory, which may have changed since. */
  memory: string | null;
  /** What it was told of the app's data. Journals of older versions have none. */
  app?: string | null;
  /** What it was told of other paths of its thread, which may have grown since. */
  elsewhere?: readonly ToldElsewhere[];
  /** The time as it was when the run began: a second attempt must not move "tomorrow". */
  time_block: string;
  config_rev: string;
}

/** A reply that made calls. */
export interface ReplyEntry {
  /** Of the assistant message the calls belong to. */
  message_id: string;
  text: string;
  calls: readonly ReplyCall[];
  /** Some providers want it back; no client ever sees it. */
  reasoning?: string;
}

/** A call under the id that it has everywhere from here on. Journals of older versions have only that one. */
export interface ReplyCall extends ModelToolCall {
  /** What the model calls it, in the conversation of this run and nowhere else (R29). */
  model_id?: string;
  /** Of the tool message that its result will be. */
  result_id?: string;
  /** Of a tool that the client has. Such calls stand behind those of the server. */
  frontend?: true;
}

export interface ResultEntry {
  tool_call_id: string;
  /** Without what only cards need. */
  output: Omit<ToolAgentOutput, "ui_hints">;
  /** What the model was given. */
  content: string;
  /** Whether text of other people is in it. */
  tainted: boolean;
  /** It changed something that a person has yet to confirm. */
  unconfirmed?: true;
  /** How many places were masked. */
  redactions: number;
  /** What the card says, where no model will say more. */
  said?: string;
}

export type NewEntry = { [Kind in EntryKind]: { kind: Kind; data: EntryData[Kind] } }[EntryKind];

/** One reply and what its calls have brought so far, in call order. */
export interface Round {
  reply: ReplyEntry;
  results: ResultEntry[];
  /** What became of calls of the frontend, where that is known. */
  answers: FrontendAnswer[];
}
