import type { SnapshotMessage } from "../../generated/contract/types.ts";
import type { HistoryReads, Upto } from "../store/history.ts";
import { isCalls, toPairs, type Said } from "./pairs.ts";

export interface SnapshotQuery {
  ownerId: string;
  threadId: string;
  uptoSeq: number;
}

const most = 1000;

/** The thread for AG-UI clients, under the ids that were streamed; the newest messages, when there are too many. */
export async function snapshot(reads: HistoryReads, { ownerId, threadId, uptoSeq }: SnapshotQuery): Promise<SnapshotMessage[]> {
  const upto: Upto = { ownerId, threadId, seq: uptoSeq };
  const rows = await reads.shownUpto(upto, most);
  // A first message that called tools may lack some of its calls when the rows before it were not read.
  const firstWhole = rows.length < most ? 0 : rows.findIndex(({ role }) => role !== "tool");
  const messages = toPairs(rows.slice(Math.max(0, firstWhole))).flatMap(toMessages);
  // An answer never stands without its call.
  const start = messages.findIndex(({ role }, index) => index >= messages.length - most && role !== "tool");
  return messages.slice(Math.max(0, start));
}

function toMessages(said: Said): SnapshotMessage[] {
  if (isCalls(said)) {
    const toolCalls = said.calls.map((call) => ({ id: call.id, type: "function" as const, function: { name: "project_cli" as const, arguments: call.arguments } }));
    return [
      // A call whose message is not known stands under an id of its own.
      { id: said.messageId ?? `calls-${said.calls[0]?.message.wireId ?? ""}`.slice(0, 128), role: "assistant", toolCalls },
      ...said.calls.map(({ id, message }): SnapshotMessage => ({ id: message.wireId, role: "tool", toolCallId: id, content: message.content })),
    ];
  }
  const { wireId: id, role, content } = said;
  return role === "user" || role === "assistant" ? [{ id, role, content }] : [];
}
