import type {
  ApprovalReason,
  EventDetail,
  EventSummary,
  ToolAgentOutput,
  ToolError,
  ToolWarning,
} from "../../generated/contract/types.ts";
import type { Locale } from "../base/locale.ts";

/** Which part of a series a call means, and how many events that are: null when there is no last one. */
export interface EventReach {
  scope: "this" | "following" | "all";
  count: number | null;
  /** There are more than `count`. */
  isMore?: true;
}

/** What a call would do to an event; it holds times and names of fields, no words. */
export interface EventPreview {
  /** Of a repeated event. */
  reach?: EventReach;
  /** When the event, or the occurrence that is named, would be after a change. */
  after?: Pick<EventSummary, "startAt" | "endAt" | "allDay" | "startDate" | "endDate" | "eventTimezone">;
  /** What would differ, by the names of the patch. */
  fields?: readonly string[];
}

/** An event that a call is about, as it is now, and what would become of it. */
export type ConcernedEvent = EventDetail & EventPreview;

/** A row of a module's own table that a call is about, as it is now. */
export type ConcernedRow = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };

/** What a memory update that takes back an earlier one would do, without the words that are kept there. */
export interface UndoneChange {
  op: "add" | "update" | "remove";
  path: string;
}

/** How a contact is reached. */
export interface ContactReach {
  phone?: string;
  email?: string;
}

/** How a person would hear of an invite. */
export type InviteWay = { by: "app" | "nothing" } | { by: "mail"; email: string };

/** What a waiting approval shows besides the frozen call: the things it would touch, as they are now. */
export interface ApprovalFacts {
  id: string;
  /** Those that hold by themselves. */
  reasons: readonly ApprovalReason[];
  /** The events the call names, in the order of the call; those not found are left out. */
  events?: readonly ConcernedEvent[];
  /** Names of the contacts that the call names by id. */
  contactNames?: Readonly<Record<string, string>>;
  /** The rows of its module's own tables that the call names by id. */
  rows?: readonly ConcernedRow[];
  /** How those people are reached, whole: the card is for the owner of the address book. */
  contactReach?: Readonly<Record<string, ContactReach>>;
  /** Of calendar.share: how each of the participants would be told, in their order. */
  inviteWays?: readonly InviteWay[];
  /** Of memory.update with `undo`: the changes that would be taken back. */
  undone?: readonly UndoneChange[];
  /** Text by others that was read before the call, cleaned and shortened: at most 3, of at most 200 characters. */
  quotes?: readonly string[];
}

/** What a card is made of: one finished or waiting tool call, after cleaning. */
export interface CardFacts<Input = unknown, Data = unknown> {
  method: string;
  /** Of the tool message that holds the result: the buttons of its card are named by it (R29). */
  messageId: string;
  status: ToolAgentOutput["status"];
  /** `result.data`: the method's output; not read while an approval waits, nor on failure. */
  data: Data;
  warnings?: readonly ToolWarning[];
  error?: ToolError | null;
  /** `tool_call_args.input`. On INVALID_ACTION_INPUT it may be anything. */
  args: Input;
  /** The zone the reader lives in; times in any other are marked. */
  timezone: string;
  /** The language of the conversation. */
  locale?: Locale;
  /** What the person who approved the call has changed of it, by place in the input. */
  editedFields?: readonly string[];
  /** Present while the call waits for a person. */
  approval?: ApprovalFacts;
}
