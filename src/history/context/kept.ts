import { canonicalJson } from "../../base/canonical.ts";
import { methodSpec } from "../../base/method-spec.ts";
import type { StoredMessage } from "../../store/thread/thread.ts";
import { approvalOf, fieldsOf, recordOf, type ToolRecord } from "./record.ts";
import type { Turn } from "./turns.ts";

/**
 * What survives a summary word for word, oldest first. Each list keeps its newest, so that it stays as small after a
 * hundred summaries as after one.
 */
export interface Kept {
  /** Messages the summary tells of, those of the summaries before it included. */
  messages: number;
  /** Of turns that stay whole because a call in them waits for a person. */
  seqs: number[];
  approvals: string[];
  failed_writes: FailedWrite[];
  open_invites: Evidence[];
  /** Answers that a person should look at. */
  open_reviews: Review[];
  evidence: Evidence[];
}

interface FailedWrite {
  call: string;
  method: string;
  code: string;
  /** The event or contact it was about. */
  about?: string;
}

export interface Review {
  id: string;
  reasons: string[];
}

interface Evidence {
  id: string;
  label?: string;
  /** It was changed and not only seen. */
  written?: true;
}

const most = { failedWrites: 10, invites: 10, evidence: 40, label: 60 };

export const nothingKept: Kept = {
  messages: 0,
  seqs: [],
  approvals: [],
  failed_writes: [],
  open_invites: [],
  open_reviews: [],
  evidence: [],
};

/** `turns` are summed up, `pinned` stay whole, `reviews` are open now. */
export function toKept(
  before: Kept,
  { turns, pinned, reviews = [] }: { turns: readonly Turn[]; pinned: readonly Turn[]; reviews?: Review[] },
): Kept {
  const failures = new Map(
    before.failed_writes.map((failure) => [failure.call, { ...failure, key: keyOf(failure.method, failure.about) }]),
  );
  const invites = new Map(before.open_invites.map((invite) => [invite.id, invite]));
  const evidence = new Map(before.evidence.map((item) => [item.id, item]));
  for (const turn of turns) {
    const failedHere = new Map<string, string[]>();
    for (const message of turn) {
      const record = recordOf(message);
      if (record === undefined) continue;
      const isWrite = methodSpec(record.method)?.is_read_only === false;
      if (isWrite) noteWrite(record, failedHere);
      noteIds(record, isWrite);
    }
  }
  const waiting = pinned.flat();
  return {
    messages: before.messages + turns.flat().length,
    seqs: waiting.map(({ seq }) => seq),
    approvals: waiting.flatMap((message) => approvalOf(message) ?? []),
    failed_writes: [...failures.values()].slice(-most.failedWrites).map(({ key: _key, ...failure }) => failure),
    open_invites: [...invites.values()].slice(-most.invites),
    open_reviews: reviews,
    evidence: newest([...evidence.values()]),
  };

  /** What was corrected later has not failed: the same method in the same turn, or for the same thing at any time. */
  function noteWrite(
    { callId, method, input, status, data, errorCode }: ToolRecord,
    failedHere: Map<string, string[]>,
  ): void {
    const about = [input["event_id"], input["contact_id"], input["invite_id"]].find((id) => typeof id === "string");
    const key = keyOf(method, about ?? canonicalJson(input));
    const lost = status === "partial" ? data["failed"] : undefined;
    if (status === "failure" || (typeof lost === "number" && lost > 0)) {
      failures.set(callId, {
        call: callId,
        method,
        code: errorCode ?? "PARTIAL",
        ...(about === undefined ? {} : { about }),
        key,
      });
      failedHere.set(method, [...(failedHere.get(method) ?? []), callId]);
    } else if (status === "success") {
      for (const call of failedHere.get(method) ?? []) failures.delete(call);
      for (const [call, failure] of failures) if (failure.key === key) failures.delete(call);
    }
  }

  function noteIds({ method, input, status, data }: ToolRecord, isWrite: boolean): void {
    if (status === "failure") return;
    const written = isWrite ? ({ written: true } as const) : {};
    for (const id of [input["event_id"], input["contact_id"]]) if (typeof id === "string") note({ id, ...written });
    const answered = input["invite_id"];
    if (method.endsWith("_invite") && status === "success" && typeof answered === "string") invites.delete(answered);
    eachObject(data, (fields) => {
      const label = [fields["title"], fields["name"]].find((text) => typeof text === "string");
      const named = label === undefined || label === "" ? {} : { label: label.slice(0, most.label).toWellFormed() };
      for (const id of [fields["id"], fields["contactId"]])
        if (typeof id === "string" && /^(?:evt|ctc)_/.test(id)) note({ id, ...named, ...written });
      const invite = fields["inviteId"];
      if (typeof invite !== "string") return;
      if (isOpen(fields)) invites.set(invite, { id: invite, ...named });
      else invites.delete(invite);
    });
  }

  function note(item: Evidence): void {
    const known = evidence.get(item.id);
    // Put at the end again: it was spoken of just now.
    evidence.delete(item.id);
    evidence.set(item.id, { ...known, ...item });
  }
}

/** How the facts in the event log name them. */
export function toKeptRefs({ approvals, failed_writes, open_invites, open_reviews, evidence }: Kept): string[] {
  return [
    ...approvals,
    ...failed_writes.map(({ call }) => `tool_call:${call}`),
    ...open_invites.map(({ id }) => id),
    ...open_reviews.map(({ id }) => id),
    ...evidence.map(({ id }) => id),
  ].slice(0, 200);
}

export const isHeld = (turn: Turn): boolean => turn.some((message: StoredMessage) => approvalOf(message) !== undefined);

/** What was only seen goes before what was changed. */
function newest(items: readonly Evidence[]): Evidence[] {
  const excess = items.length - most.evidence;
  if (excess <= 0) return [...items];
  const dropped = new Set(
    [
      ...items.filter(({ written }) => written === undefined),
      ...items.filter(({ written }) => written !== undefined),
    ].slice(0, excess),
  );
  return items.filter((item) => !dropped.has(item));
}

const isOpen = ({ participation, outcome }: Readonly<Record<string, unknown>>): boolean =>
  participation === undefined
    ? outcome === "invited" || outcome === "already_invited"
    : participation === "needs_action";

function eachObject(value: unknown, visit: (fields: Readonly<Record<string, unknown>>) => void): void {
  if (Array.isArray(value)) return value.forEach((item) => eachObject(item, visit));
  const fields = fieldsOf(value);
  if (fields === undefined) return;
  visit(fields);
  for (const inner of Object.values(fields)) eachObject(inner, visit);
}

const keyOf = (method: string, about: string | undefined): string => `${method} ${about ?? ""}`;
