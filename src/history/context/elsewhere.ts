import { fingerprint } from "../../base/canonical.ts";
import { methodSpec } from "../../base/method-spec.ts";
import type { DoneElsewhere } from "../../domain/tool-call.ts";
import type { BranchReads, StoredMessage } from "../../store/thread/thread.ts";
import { isTainted, maskTexts } from "./mask.ts";
import { isWaiting, recordOf } from "./record.ts";

export interface ElsewhereQuery {
  ownerId: string;
  threadId: string;
  /** All that comes before this place and is not on the path. */
  beforeSeq: number;
  path: string | null;
}

/** A write that happened on a path that was left, with what a model is told of it. */
export interface ToldElsewhere extends DoneElsewhere {
  input: unknown;
  /** What came of it, where that is short. */
  data?: unknown;
}

const most = { read: 200, told: 20, characters: 1500 };

/**
 * What is real in spite of the path: writes of runs that this one does not see. Nothing but facts of what others have
 * written. Where a thread has one path there is none.
 */
export async function elsewhere(
  reads: BranchReads,
  { ownerId, threadId, beforeSeq: seq, path }: ElsewhereQuery,
): Promise<ToldElsewhere[]> {
  if (path === null) return [];
  const rows = await reads.elsewhere({ ownerId, threadId, seq, path }, most.read);
  return rows.flatMap(toTold).slice(0, most.told).reverse();
}

function toTold(message: StoredMessage & { isBehind: boolean }): ToldElsewhere[] {
  const record = recordOf(message);
  if (record === undefined || isWaiting(message) || methodSpec(record.method)?.is_read_only !== false) return [];
  const { method, input, data } = record;
  const told = (value: unknown): unknown => (isTainted(message) ? maskTexts(value) : value);
  return [
    {
      method,
      inputHash: fingerprint(input),
      isOfThisTurn: message.isBehind,
      input: isShort(input) ? told(input) : {},
      ...(isShort(data) ? { data: told(data) } : {}),
    },
  ];
}

const isShort = (value: unknown): boolean => JSON.stringify(value).length <= most.characters;
