import type { SnapshotMessage, ToolAgentOutput, UiHints } from "../../../generated/contract/types.ts";
import { frontendCallField } from "../../base/frontend-tools.ts";
import type { Locale } from "../../base/locale.ts";
import type { FrontendCall } from "../../domain/frontend-tool.ts";
import type { MessageAttachment } from "../../domain/run.ts";
import type { HistoryReads, StoredMessage } from "../../store/thread/thread.ts";
import type { Ui } from "../../ui/ui.ts";
import { isCalls, toPairs, type Said } from "../pairs.ts";
import type { SignImage } from "./day.ts";

export interface SnapshotQuery {
  ownerId: string;
  threadId: string;
  uptoSeq: number;
  /** What stands at this place or before is left out. */
  afterSeq?: number;
  /** Of the cards. */
  locale: Locale;
  /** With addresses for images, which are good for an hour: nothing to be stored (G191). */
  showsImages?: boolean;
}

const most = 1000;
/** Of all messages together, in characters: it is one event. */
const mostText = 2_000_000;

/**
 * The thread for AG-UI clients, under the ids that were streamed; the newest messages, when there are too many. Clients
 * put these in the place of what they have, so cards and the like must be in them again.
 */
export async function snapshot(
  { reads, ui, sign }: { reads: HistoryReads; ui: Pick<Ui, "compile">; sign: SignImage },
  query: SnapshotQuery,
): Promise<SnapshotMessage[]> {
  const { ownerId, threadId, uptoSeq: seq, afterSeq = 0, locale, showsImages = false } = query;
  const rows = await reads.shownUpto({ ownerId, threadId, seq, afterSeq }, most);
  // A first message that called tools may lack some of its calls when the rows before it were not read.
  const firstWhole = rows.length < most ? 0 : rows.findIndex(({ role }) => role !== "tool");
  const messages = toPairs(rows.slice(Math.max(0, firstWhole))).flatMap((said, index, all) =>
    toMessages(said, { toCard, toContent, isLast: index === all.length - 1 }),
  );
  const first = messages.length - countFitting(messages);
  // An answer never stands without its call.
  const start = messages.findIndex(({ role }, index) => index >= first && role !== "tool");
  return start === -1 ? [] : messages.slice(start);

  function toContent({ content, metadata }: StoredMessage): UserContent {
    const images = (showsImages ? (metadata["attachments"] ?? []) : []) as readonly MessageAttachment[];
    if (images.length === 0) return content;
    const parts = images.map(({ id, mimeType }) => ({
      type: "image" as const,
      source: { type: "url" as const, value: sign(ownerId, id), mimeType },
    }));
    return [...(content === "" ? [] : [{ type: "text" as const, text: content }]), ...parts];
  }

  function toCard(hints: UiHints | null, { runId }: StoredMessage, toolId: string) {
    return ui.compile(hints, { locale, theme: "default", meta: { ...(runId ? { requestId: runId } : {}), toolId } });
  }
}

/** How many of the newest there is room for. */
function countFitting(messages: readonly SnapshotMessage[]): number {
  let text = 0;
  const fitting = messages.slice(-most);
  const tooMuch = fitting.findLastIndex((message) => (text += JSON.stringify(message).length) > mostText);
  return fitting.length - 1 - tooMuch;
}

type UserContent = Extract<SnapshotMessage, { role: "user" }>["content"];

interface Shown {
  toCard: ToCard;
  toContent(message: StoredMessage): UserContent;
  /** Nothing was said since. */
  isLast: boolean;
}

type ToCard = (hints: UiHints | null, message: StoredMessage, toolCallId: string) => ReturnType<Ui["compile"]>;

function toMessages(said: Said, { toCard, toContent, isLast }: Shown): SnapshotMessage[] {
  if (isCalls(said)) {
    const toolCalls = said.calls.map((call) => ({
      id: call.id,
      type: "function" as const,
      function: { name: call.name, arguments: call.arguments },
    }));
    return [
      // A call whose message is not known stands under an id of its own.
      {
        id: said.messageId ?? `calls-${said.calls[0]?.message.wireId ?? ""}`.slice(0, 128),
        role: "assistant",
        toolCalls,
      },
      ...said.calls.flatMap(({ id, message }) => toToolMessage(id, message, { toCard, isLast })),
    ];
  }
  const { wireId: id, role, content, metadata } = said;
  if (role === "user") return [{ id, role, content: toContent(said) }];
  return role === "assistant" ? [{ id, role, content, ...toAnswerMetadata(metadata) }] : [];
}

/**
 * A call that waits for a person has no result yet: the run that carries out the decision brings it (R13). Nor has one
 * that is left to the frontend, until the conversation goes on; what the frontend has brought has no card (R33).
 */
function toToolMessage(
  toolCallId: string,
  message: StoredMessage,
  { toCard, isLast }: Pick<Shown, "toCard" | "isLast">,
): SnapshotMessage[] {
  const frontend = message.metadata[frontendCallField] as FrontendCall | undefined;
  if (frontend?.state === "open" && isLast) return [];
  if (frontend !== undefined) return [{ id: message.wireId, role: "tool", toolCallId, content: message.content }];
  const output = message.metadata["tool_agent_output"] as Partial<ToolAgentOutput>;
  if (isPending(output.result?.data)) return [];
  const { status, error = null, ui_hints: hints = null } = output;
  const metadata =
    status === undefined
      ? {}
      : { metadata: { ui_schema: toCard(hints, message, toolCallId), status, error, ...toMark(message.metadata) } };
  return [{ id: message.wireId, role: "tool", toolCallId, content: message.content, ...metadata }];
}

const isPending = (data: unknown): boolean =>
  (data as { approval?: { state?: unknown } } | null | undefined)?.approval?.state === "pending";

type Answer = Extract<SnapshotMessage, { role: "assistant" }>;

function toAnswerMetadata(metadata: StoredMessage["metadata"]): Pick<Answer, "metadata"> {
  const { status, suggested_actions, stopped } = metadata;
  if (status === undefined || suggested_actions === undefined) return {};
  const end = stopped === true ? { stopped } : {};
  return { metadata: { status, suggested_actions, ...end, ...toMark(metadata) } as NonNullable<Answer["metadata"]> };
}

/** That text by others is in it, or that it rests on such text. */
const toMark = ({ tainted }: StoredMessage["metadata"]): { tainted?: true } => (tainted === true ? { tainted } : {});
