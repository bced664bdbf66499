import type { MethodSpec } from "../../generated/contract/methods.ts";
import type { ApprovalReason } from "../../generated/contract/types.ts";

/** A call, and what is known about the moment it is made in. */
export interface Judged {
  spec: Pick<MethodSpec, "id" | "annotations">;
  /** Fits the schema of the method. */
  input: Readonly<Record<string, unknown>>;
  /** Whether an event the call names has people in it besides its organizer. */
  hasGuests: boolean;
  /** Removals that the input does not show, because it names a change to take back. */
  undoes: number;
  /** The router's, from 0 to 1. */
  confidence: number;
  /** Whether the context, or a result since, holds text of other people. */
  isTainted: boolean;
  /** Whether the app has sent data along, which is not the user's word either (R34). */
  hasAppData: boolean;
  /** The methods that the user's own message calls for, by the router. */
  intents: ReadonlySet<string>;
  /** Whether the same was done on a path of the thread that was left. */
  isDoneElsewhere: boolean;
}

const most = { items: 5, removals: 3 };
const replies = ["calendar.accept_invite", "calendar.reject_invite"];
/** What these do to an event, its guests see in their calendars. */
const shared = ["calendar.update", "calendar.delete", "calendar.restore", "calendar.uninvite"];

/**
 * Why a person must be asked before this call is made; empty when the call may run (G140, R17). Every reason only
 * adds: what the spec of a method says can be raised for one call, and by nothing here be lowered. Prompts and skills
 * have no say in it.
 */
export function toReasons(call: Judged, thresholdLow: number): ApprovalReason[] {
  const {
    spec: { id, annotations },
    input,
    hasGuests,
    confidence,
  } = call;
  const isWrite = !annotations.read_only;
  const isReply = replies.includes(id);
  const affectsOthers = shared.includes(id) && hasGuests;
  const isOutbound = annotations.sensitive_sink || (isReply && hasText(input["comment"]));
  const holds: Readonly<Record<ApprovalReason, boolean>> = {
    destructive: annotations.destructive || (id === "memory.update" && forgetsMuch(call)),
    sensitive_sink: isOutbound,
    affects_others: affectsOthers,
    large_batch: isWrite && sizeOf(input) > most.items,
    // Whatever the text of others asks for, it is not what the user asked for (R31).
    tainted_context: call.isTainted && isWrite && !call.intents.has(id),
    app_context: call.hasAppData && isWrite && !call.intents.has(id),
    // Written so that a confidence which is no number asks as well.
    low_confidence: isWrite && !(confidence >= thresholdLow),
    done_elsewhere: isWrite && call.isDoneElsewhere,
  };
  return (Object.keys(holds) as ApprovalReason[]).filter((reason) => holds[reason]);
}

/** Clearing a field is a removal like any other. */
function forgetsMuch({ input, undoes }: Judged): boolean {
  const removals = listOf(input["remove"]) as { key?: unknown }[];
  const isVague = removals.some(({ key }) => key === undefined);
  return isVague || removals.length + countNulls(input["content"]) + undoes > most.removals;
}

function countNulls(value: unknown): number {
  if (value === null) return 1;
  if (typeof value !== "object") return 0;
  return Object.values(value).reduce<number>((sum, item) => sum + countNulls(item), 0);
}

const sizeOf = (input: Judged["input"]): number =>
  Math.max(...["items", "event_ids", "participants"].map((name) => listOf(input[name]).length));
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const hasText = (value: unknown): boolean => typeof value === "string" && value !== "";
