import type { HistoryFailure, HistoryVersion, SuggestedAction, UiSchema } from "../../sdk/sdk.ts";

/** What a conversation shows, in its order. Items are values: a change makes another one under the same key. */
export type ThreadItem = MessageItem | CallItem | AnswerItem;

interface ItemBase {
  /** The same as long as the item is shown, also after the history is read again. */
  readonly key: string;
  /** When it was said, in milliseconds since 1970. */
  readonly at: number;
  /** The run that brought it. */
  readonly runId?: string;
}

export interface ThreadImage {
  readonly url: string;
  readonly mimeType: "image/png" | "image/jpeg" | "image/webp" | "image/gif";
}

/** What the user said. */
export interface MessageItem extends ItemBase {
  readonly kind: "message";
  readonly text: string;
  readonly images: readonly ThreadImage[];
  /** `sending` until the server has it; `unsent` when it could not be reached. */
  readonly state: "sending" | "unsent" | "sent";
  /** The run of this message ended without an answer. */
  readonly failure?: HistoryFailure;
  /** Where other messages stand in this place, too: all of them in order, this one included. */
  readonly versions?: readonly HistoryVersion[];
  /** Where several runs have answered it: all of them in order. */
  readonly answers?: readonly HistoryVersion[];
}

/** A call of a tool, with its card as soon as there is one. */
export interface CallItem extends ItemBase {
  readonly kind: "call";
  /** The tool message of the history; unknown while the call is under way. */
  readonly messageId?: string;
  readonly toolCallId?: string;
  readonly name: string;
  readonly args?: unknown;
  readonly state: "running" | "waiting" | "success" | "partial" | "failure" | "stopped";
  readonly progress?: { done: number; total?: number; preview?: string };
  readonly card?: UiSchema;
  readonly isTainted: boolean;
}

/** What the assistant said, or is saying. */
export interface AnswerItem extends ItemBase {
  readonly kind: "answer";
  readonly text: string;
  readonly isWriting: boolean;
  readonly isStopped: boolean;
  readonly isTruncated: boolean;
  readonly isTainted: boolean;
  readonly actions: readonly SuggestedAction[];
}
