import { operations } from "../../../generated/contract/operations.ts";
import type {
  AgentsConfig,
  AgUiContentPart,
  AgUiMessage,
  AgUiRunInput,
  ContentBlock,
  RunAgentInput,
} from "../../../generated/contract/types.ts";
import {
  AgUiRunInput as fitsSchema,
  RunAgentInput as fitsOwnSchema,
} from "../../../generated/contract/validators/schemas.js";
import { AppError } from "../../base/error.ts";
import { toFieldProblems } from "../../base/field-problems.ts";
import { own } from "../../base/own.ts";
import { isFields } from "./fields.ts";
import { hasHuge } from "./input.ts";
import { invalid } from "./invalid.ts";
import { normalise } from "./normalise.ts";
import { findBrokenRule } from "./rules.ts";

export interface AgUiRequest {
  threadId: string;
  runId: string;
  /** What is to be run; nothing, when the client only wants to hear of the run of that name. */
  input: RunAgentInput | undefined;
}

/** Of what is kept: the same as for a whole body of the run-input protocol, and refused with its sentence. */
const { bodyLimit: mostKept, tooLarge } = operations.createRun;

/**
 * What stock AG-UI clients send, as the input of POST /agent/runs: of the history the last user message, under the same
 * rules (R18, R25); nulls are absent, and the agent is the worker unless another is named. So nothing behind this knows
 * where a run came from.
 */
export function parseAgUiInput(body: unknown, agents: AgentsConfig["agents"]): AgUiRequest {
  const given = normalise(body);
  const forwardedProps = toProps(isFields(given) ? own(given, "forwardedProps") : undefined);
  if (isFields(given)) obey({ threadId: own(given, "threadId"), runId: own(given, "runId"), forwardedProps }, agents);
  if (!fitsSchema(given)) throw invalid(toFieldProblems(fitsSchema.errors, "body"));
  const name = { threadId: given.threadId.toLowerCase(), runId: given.runId };
  const at = given.messages.findLastIndex(({ role }) => role === "user");
  const last = given.messages[at];
  if (last === undefined) return { ...name, input: undefined };
  const asked = { ...name, forwardedProps, messages: [toMessage(last, at)], ...toDecision(given) };
  obey(asked, agents);
  if (!fitsOwnSchema(asked)) throw invalid(toFieldProblems(fitsOwnSchema.errors, "body"));
  const sent = toSent(given);
  if (Buffer.byteLength(JSON.stringify([asked.messages, sent])) > mostKept)
    throw new AppError("PAYLOAD_TOO_LARGE", {}, tooLarge === undefined ? {} : { detail: tooLarge });
  if (hasHuge(sent)) throw invalid([{ path: "", message: "has a number that is too large to keep" }]);
  return { ...name, input: { ...asked, ...sent } };
}

function obey(input: Readonly<Record<string, unknown>>, agents: AgentsConfig["agents"]): void {
  const broken = findBrokenRule(input, agents);
  if (broken !== undefined) throw invalid(broken);
}

/** Frameworks put settings of their own here; two names are ours. */
function toProps(value: unknown): Record<string, unknown> {
  const props = isFields(value) ? value : {};
  const clientTime = own(props, "client_time") ?? undefined;
  return {
    agent_type: own(props, "agent_type") ?? "worker",
    ...(clientTime === undefined ? {} : { client_time: clientTime }),
  };
}

function toMessage({ id, content }: AgUiMessage, at: number) {
  if (typeof content === "string") return { id, role: "user" as const, content };
  if (!Array.isArray(content))
    throw invalid([{ path: `/messages/${at}/content`, message: "must be text or a list of parts" }]);
  return { id, role: "user" as const, content: content.map(toBlock) };
}

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

function toDecision({ resume }: AgUiRunInput): Pick<RunAgentInput, "resume"> {
  if (!resume || resume.length === 0) return {};
  return {
    resume: resume.map(({ interruptId, status, payload }) => ({
      interruptId,
      status,
      ...toPresent({ payload: toApproved(payload) }),
    })),
  };
}

/** A form made from responseSchema may send more than was asked for. */
const toApproved = (payload: unknown): unknown =>
  isFields(payload) && Object.hasOwn(payload, "approved") ? { approved: payload["approved"] } : payload;

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
