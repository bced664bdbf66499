import { createHash, randomUUID } from "node:crypto";
import type {
  AgentsConfig,
  ChatCompletionRequest,
  ChatPart,
  PublicAgentType,
  ResponseRequest,
} from "../../generated/contract/types.ts";
import { AppError } from "../base/error.ts";

/** What a client of OpenAI's API wants of a run. */
export interface Wish {
  agentType: PublicAgentType;
  text: string;
  /** Told to the models as data of the app. */
  context: { description: string; value: string }[];
  /** A thread of the server's to go on with. */
  threadId: string | undefined;
  streams: boolean;
}

interface Said {
  role: string;
  text: string;
}

/** What is said before the message is for models to know, and they are told no more than this at the most. */
const mostBefore = 6000;

export function toChatWish(body: ChatCompletionRequest, thread: string | null, agents: AgentsConfig["agents"]): Wish {
  if ((body.n ?? 1) > 1) throw unsupported("n", "there is one answer");
  refuseTools(body.tools, "tools");
  refuseTools(body.functions, "functions");
  const { type: format = "text" } = (body.response_format ?? {}) as { type?: unknown };
  if (format !== "text") throw unsupported("response_format", "answers are text");
  const given = body.messages.map(({ role, content }, index) => ({
    role,
    text: toText(content, index === body.messages.length - 1 ? "messages" : undefined),
  }));
  return {
    agentType: toAgent(body.model, agents),
    ...toTurn(given, "messages"),
    threadId: body.metadata?.thread_id ?? thread ?? undefined,
    streams: body.stream === true,
  };
}

export function toResponseWish(body: ResponseRequest, thread: string | null, agents: AgentsConfig["agents"]): Wish {
  if (body.background === true) throw unsupported("background", "the answer is waited for");
  refuseTools(body.tools, "tools");
  const items = typeof body.input === "string" ? [{ role: "user", content: body.input }] : body.input;
  const messages = items.filter(({ role, content }) => role !== undefined && content !== undefined);
  const given = messages.map(({ role = "user", content }, index) => ({
    role,
    text: toText(content, index === messages.length - 1 ? "input" : undefined),
  }));
  const { text, context } = toTurn(given, "input");
  const { conversation } = body;
  const named = typeof conversation === "string" ? conversation : conversation?.id;
  return {
    agentType: toAgent(body.model, agents),
    text,
    context: [...toContext("Instructions of the app", body.instructions ?? ""), ...context],
    threadId: named ?? thread ?? undefined,
    streams: body.stream === true,
  };
}

/** The last message is the user's; the others were said before it, or are the app's. */
function toTurn(given: Said[], param: string): Pick<Wish, "text" | "context"> {
  const last = given.at(-1);
  if (last?.role !== "user" || last.text.trim() === "") throw unsupported(param, "the last one has to be of the user");
  const isApps = ({ role }: Said) => role === "system" || role === "developer";
  const before = given.slice(0, -1);
  const said = before.filter((one) => !isApps(one) && one.text !== "").map(({ role, text }) => `${role}: ${text}`);
  return {
    text: last.text,
    context: [
      ...toContext(
        "Instructions of the app",
        before
          .filter(isApps)
          .map(({ text }) => text)
          .join("\n"),
      ),
      ...toContext("What was said before in this conversation, as the app has it", said.join("\n")),
    ],
  };
}

/** The newest of it, if it is too much. */
const toContext = (description: string, value: string): Wish["context"] =>
  value === "" ? [] : [{ description, value: [...value].slice(-mostBefore).join("") }];

function toText(content: string | ChatPart[] | null | undefined, strictly: string | undefined): string {
  if (typeof content === "string") return content;
  const parts = content ?? [];
  const isText = ({ type }: ChatPart) => type === "text" || type === "input_text" || type === "output_text";
  if (strictly !== undefined && !parts.every(isText))
    throw unsupported(strictly, "parts other than text are not taken");
  return parts
    .filter(isText)
    .map(({ text = "" }) => text)
    .join("\n");
}

function toAgent(model: string, agents: AgentsConfig["agents"]): PublicAgentType {
  if (Object.hasOwn(agents, model) && agents[model]?.internal === false) return model as PublicAgentType;
  throw new AppError("MODEL_NOT_FOUND", { param: "model" }, { detail: "model: there is no agent of this name" });
}

function refuseTools(tools: unknown[] | null | undefined, param: string): void {
  if (tools && tools.length > 0) throw unsupported(param, "the agent has tools of its own");
}

const unsupported = (param: string, why: string): AppError =>
  new AppError("PARAMETER_NOT_SUPPORTED", { param }, { detail: `${param}: ${why}` });

/** The names of the run. The same key of the same user is the same run, so that asking again starts nothing twice. */
export function toNames(key: string | null, { userId, threadId }: { userId: string; threadId: string | undefined }) {
  const hex =
    key === null
      ? undefined
      : createHash("sha256")
          .update(JSON.stringify([userId, key]))
          .digest("hex");
  const uuid = (hex ?? randomUUID().replaceAll("-", "")).slice(0, 32);
  return {
    threadId: (threadId ?? uuid.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")).toLowerCase(),
    runId: `openai-${uuid}`,
  };
}
