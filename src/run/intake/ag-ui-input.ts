import { operations } from "../../../generated/contract/operations.ts";
import type {
  AgentsConfig,
  AgUiContentPart,
  AgUiMessage,
  AgUiRunInput,
  ContentBlock,
  ForwardedProps,
  ResumeEntry,
  RunAgentInput,
} from "../../../generated/contract/types.ts";
import {
  AgUiRunInput as fitsSchema,
  ResumeEntry as fitsDecision,
  RunAgentInput as fitsOwnSchema,
} from "../../../generated/contract/validators/schemas.js";
import { AppError } from "../../base/error.ts";
import { toFieldProblems } from "../../base/field-problems.ts";
import { own } from "../../base/own.ts";
import { parseCause } from "./cause.ts";
import { isFields } from "./fields.ts";
import { hasHuge } from "./input.ts";
import { invalid } from "./invalid.ts";
import { normalise } from "./normalise.ts";
import { findBrokenRule } from "./rules.ts";

export interface AgUiRequest {
  threadId: string;
  runId: string;
  /**
   * What is to be run; nothing, when the client only wants to hear of what there is. With a decision there is no
   * message in it.
   */
  input: RunAgentInput | undefined;
  /** The messages it came with, the newest last. */
  transcript?: Transcript;
  /** Ids of the messages that the client shows already. */
  shown: ReadonlySet<string>;
  /** The client knows more than the official fields, and says so. */
  isExtended: boolean;
}

/** What a client has of the thread, so far as it tells where its last message belongs. */
export interface Transcript {
  /** Ids of the messages before the user's last one. */
  before: readonly string[];
}

/** Of what is kept: the same as for a whole body of the run-input protocol, and refused with its sentence. */
const { bodyLimit: mostKept, tooLarge } = operations.createRun;

/**
 * What stock AG-UI clients send, as the input of POST /agent/runs: of the history the last user message, under the same
 * rules (R18, R25); nulls are absent, and the agent is the worker unless another is named. A decision is the input by
 * itself: the history that comes with it holds the request that led to it, and nothing new (R30). So nothing behind
 * this knows where a run came from.
 */
export function parseAgUiInput(body: unknown, agents: AgentsConfig["agents"]): AgUiRequest {
  const given = normalise(body);
  const props = isFields(given) ? own(given, "forwardedProps") : undefined;
  const forwardedProps = toProps(props);
  if (isFields(given)) obey({ threadId: own(given, "threadId"), runId: own(given, "runId"), forwardedProps }, agents);
  if (!fitsSchema(given)) throw invalid(toFieldProblems(fitsSchema.errors, "body"));
  const isExtended = isFields(props) && own(props, "extended_events") === true;
  const name = { threadId: given.threadId.toLowerCase(), runId: given.runId };
  const shown = new Set(given.messages.map(({ id }) => id));
  const asked = toDecided(given) ?? toAsked(given, { ...name, forwardedProps }, agents);
  if (asked === undefined) return { ...name, isExtended, shown, input: undefined };
  const sent = toSent(given);
  if (Buffer.byteLength(JSON.stringify([asked.messages, sent])) > mostKept)
    throw new AppError("PAYLOAD_TOO_LARGE", {}, tooLarge === undefined ? {} : { detail: tooLarge });
  if (hasHuge(sent)) throw invalid([{ path: "", message: "has a number that is too large to keep" }]);
  // The rules have looked at every field of the props.
  const input = { ...name, forwardedProps: forwardedProps as unknown as ForwardedProps, ...asked, ...sent };
  return { ...name, isExtended, shown, input, transcript: toTranscript(given) };
}

/** Far more than one turn has. */
const mostBefore = 100;

function toTranscript({ messages }: AgUiRunInput): Transcript {
  const at = messages.findLastIndex(({ role }) => role === "user");
  return { before: messages.slice(Math.max(0, at - mostBefore), Math.max(0, at)).map(({ id }) => id) };
}

function toDecided({ resume }: AgUiRunInput): Pick<RunAgentInput, "messages" | "resume"> | undefined {
  if (!resume || resume.length === 0) return undefined;
  const entries = resume.map(toEntry);
  for (const [index, entry] of entries.entries())
    if (!fitsDecision(entry))
      throw invalid(
        toFieldProblems(fitsDecision.errors, "body").map((problem) => ({
          ...problem,
          path: `/resume/${index}${problem.path}`,
        })),
      );
  for (const entry of entries as ResumeEntry[]) parseCause({ resume: [entry] });
  return { messages: [], resume: entries as ResumeEntry[] };
}

function toAsked(
  { messages }: AgUiRunInput,
  named: Readonly<Record<string, unknown>> & { forwardedProps: Readonly<Record<string, unknown>> },
  agents: AgentsConfig["agents"],
): Pick<RunAgentInput, "messages"> | undefined {
  const at = messages.findLastIndex(({ role }) => role === "user");
  const { agent_type: agent, again } = named.forwardedProps;
  // What is answered once more, or gone on with, the thread has.
  const last = messages[at] ?? (again === undefined ? undefined : { id: "again", role: "user", content: "" });
  if (last === undefined) return undefined;
  const mayCall = own(agents, String(agent))?.frontend_tools === true;
  const asked = { ...named, messages: [toMessage(last, at), ...(mayCall ? toToolMessages(messages) : [])] };
  obey(asked, agents);
  if (!fitsOwnSchema(asked)) throw invalid(toFieldProblems(fitsOwnSchema.errors, "body"));
  return { messages: asked.messages };
}

function obey(input: Readonly<Record<string, unknown>>, agents: AgentsConfig["agents"]): void {
  const broken = findBrokenRule(input, agents);
  if (broken !== undefined) throw invalid(broken);
}

/** Frameworks put settings of their own here; of ours these three are part of the run. */
function toProps(value: unknown): Record<string, unknown> {
  const props = isFields(value) ? value : {};
  const clientTime = own(props, "client_time") ?? undefined;
  const again = own(props, "again") ?? undefined;
  return {
    agent_type: own(props, "agent_type") ?? "worker",
    ...(clientTime === undefined ? {} : { client_time: clientTime }),
    ...(again === undefined ? {} : { again }),
    ...(own(props, "forms") === false ? { forms: false } : {}),
  };
}

function toMessage({ id, content }: AgUiMessage, at: number) {
  if (typeof content === "string") return { id, role: "user" as const, content };
  if (!Array.isArray(content))
    throw invalid([{ path: `/messages/${at}/content`, message: "must be text or a list of parts" }]);
  return { id, role: "user" as const, content: content.map(toBlock) };
}

/** Those at the end may bring results of the client's own tools (R33). */
function toToolMessages(messages: readonly AgUiMessage[]) {
  return messages
    .slice(messages.findLastIndex(({ role }) => role !== "tool") + 1)
    .map((message: AgUiMessage & { toolCallId?: unknown; error?: unknown }) => ({
      id: message.id,
      role: "tool" as const,
      content: toToolText(message.content),
      ...toPresent({ toolCallId: message.toolCallId, error: message.error }),
    }));
}

const toToolText = (content: AgUiMessage["content"]): string =>
  Array.isArray(content)
    ? content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n")
    : typeof content === "string"
      ? content
      : JSON.stringify(content ?? "");

/** Whatever is not text is a binary block, so that the rules speak of it in their own words. */
function toBlock(part: AgUiContentPart): ContentBlock {
  if (part.type === "text") return { type: "text", text: part.text };
  if (part.type === "binary") {
    const { mimeType, id, url, data, filename } = part;
    return { type: "binary", mimeType, ...toPresent({ id, url, data, filename }) } as ContentBlock;
  }
  const {
    source: { type: kind, value, mimeType },
  } = part;
  const place = kind === "url" ? { url: value } : kind === "data" ? { data: value } : {};
  return { type: "binary", mimeType: mimeType ?? "", ...place } as ContentBlock;
}

const toEntry = ({ interruptId, status, payload }: NonNullable<AgUiRunInput["resume"]>[number]): unknown => ({
  interruptId,
  status,
  ...toPresent({ payload: interruptId.startsWith("qst_") ? payload : toApproved(payload) }),
});

/** A form made from responseSchema may send more than was asked for, and null for what was left alone. */
const toApproved = (payload: unknown): unknown =>
  isFields(payload) && Object.hasOwn(payload, "approved")
    ? { approved: payload["approved"], ...toPresent({ editedArgs: own(payload, "editedArgs") }) }
    : payload;

/** What is kept as it came, and sent back. Tools register nothing (G023). */
function toSent({
  parentRunId,
  protocolVersion,
  state,
  tools,
  context,
}: AgUiRunInput): Omit<RunAgentInput, "threadId" | "runId" | "messages" | "forwardedProps" | "resume"> {
  return toPresent({
    parentRunId,
    protocolVersion,
    state,
    tools: tools?.map((tool) => ({ ...tool, description: tool.description ?? "", parameters: tool.parameters ?? {} })),
    context: context?.map(({ description, value }) => ({ description, value })),
  });
}

/** AG-UI takes null for absent, in every language its clients are written in. */
function toPresent(fields: Readonly<Record<string, unknown>>): Record<string, never> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as Record<string, never>;
}
