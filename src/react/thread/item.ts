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

/** An image of a message. */
export interface ThreadImage {
  /** Where it is, for as long as the address is signed. */
  readonly url: string;
  /** The kind of image. */
  readonly mimeType: "image/png" | "image/jpeg" | "image/webp" | "image/gif";
}

/** What the user said. */
export interface MessageItem extends ItemBase {
  /** Tells items apart. */
  readonly kind: "message";
  /** The words of it. */
  readonly text: string;
  /** What was shown with it. */
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

/** How far a long call or a batch has come. */
interface CallProgress {
  /** Items that are through. */
  done: number;
  /** Items that there are in all. */
  total?: number;
  /** What there is of the result. */
  preview?: string;
}

/** A call of a tool, with its card as soon as there is one. */
export interface CallItem extends ItemBase {
  /** Tells items apart. */
  readonly kind: "call";
  /** The tool message of the history; unknown while the call is under way. */
  readonly messageId?: string;
  /** The id of the call. */
  readonly toolCallId?: string;
  /** The tool, as the wire names it; `displayName` says what to show for it. */
  readonly name: string;
  /** What it is called with. */
  readonly args?: unknown;
  /** How far it is; `waiting` for a decision of the user. */
  readonly state: "running" | "waiting" | "success" | "partial" | "failure" | "stopped";
  /** How far a long call has come. */
  readonly progress?: CallProgress;
  /** What to draw of its result. */
  readonly card?: UiSchema;
  /** Whether the card holds text by other people. */
  readonly isTainted: boolean;
}

/** What the assistant said, or is saying. */
export interface AnswerItem extends ItemBase {
  /** Tells items apart. */
  readonly kind: "answer";
  /** The words of it, as far as they are written. */
  readonly text: string;
  /** Whether more of it comes. */
  readonly isWriting: boolean;
  /** Whether it was stopped, or broke off, before its end; `continueRun` goes on with it. */
  readonly isStopped: boolean;
  /** Whether its end was cut off because it was too long. */
  readonly isTruncated: boolean;
  /** Whether it may hold text by other people. */
  readonly isTainted: boolean;
  /** What the user could say next. */
  readonly actions: readonly SuggestedAction[];
}
