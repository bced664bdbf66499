import type {
  AgentsConfig,
  ChatCompletion,
  ChatCompletionRequest,
  OpenAiModelList,
  OpenAiResponse,
  PublicAgentType,
  ResponseRequest,
} from "../../generated/contract/types.ts";
import type { Clock } from "../base/clock.ts";
import { AppError } from "../base/error.ts";
import type { RunCaller } from "../run/intake/intake.ts";
import type { Run } from "../run/run.ts";
import { makeChatSpeech, toCompletion, type Answering } from "./chat.ts";
import { listen, toTold, type Speech, type Told } from "./listen.ts";
import { makeResponseSpeech, parseResponseId, toResponse } from "./response.ts";
import { toChatWish, toNames, toResponseWish, type Wish } from "./wish.ts";

export interface OpenAiDeps {
  run: Pick<Run, "accept" | "waitForEnd" | "read" | "follow">;
  agents: Pick<AgentsConfig, "agents">;
  /** Where this server is reached. */
  origin(): string;
  clock: Clock;
}

/** One request of a client, on behalf of a person. */
interface OpenAiVisit {
  caller: RunCaller;
  requestId: string;
  signal: AbortSignal;
  header(name: string): string | null;
}

/** Begins an answer that is written while it happens; what it returns stops it without a word. */
export type Speaking = (out: Pick<Parameters<Run["follow"]["start"]>[1], "sink" | "mayGoOn">) => () => void;

/** The agents for clients that speak OpenAI's language. A question is a run like any other, taken in by one door. */
export interface OpenAi {
  models(): OpenAiModelList;
  chat(visit: OpenAiVisit, body: ChatCompletionRequest): Promise<ChatCompletion | Speaking>;
  respond(visit: OpenAiVisit, body: ResponseRequest): Promise<OpenAiResponse | Speaking>;
}

/** Longer than any run, and than clients wait. */
const longestSeconds = 3600;

export function makeOpenAi({ run, agents: { agents }, origin, clock }: OpenAiDeps): OpenAi {
  return {
    models: () => ({
      object: "list",
      data: Object.entries(agents)
        .filter(([, { internal }]) => !internal)
        .map(([id]) => ({ id: id as PublicAgentType, object: "model", created: 0, owned_by: "accord" })),
    }),
    async chat(visit, body) {
      const wish = toChatWish(body, visit.header("accord-thread"), agents);
      const of = await start(visit, wish);
      if (wish.streams) return await speak(visit, of, makeChatSpeech(of, body.stream_options?.include_usage === true));
      return toCompletion(of, await hear(visit, of));
    },
    async respond(visit, body) {
      const earlier = parseResponseId(body.previous_response_id);
      // A thread is begun by whoever names it first: one that a response shall have come from has to be there.
      if (earlier) await run.read({ ownerId: visit.caller.userId, ...earlier }, "UTC");
      const wish = toResponseWish(body, earlier?.threadId ?? visit.header("accord-thread"), agents);
      const of = { ...(await start(visit, wish)), previous: body.previous_response_id ?? null };
      if (wish.streams) return await speak(visit, of, makeResponseSpeech(of));
      return toResponse(of, await hear(visit, of));
    },
  };

  async function start(visit: OpenAiVisit, wish: Wish): Promise<Answering> {
    const { caller, requestId } = visit;
    const names = toNames(visit.header("idempotency-key"), { userId: caller.userId, threadId: wish.threadId });
    const body = {
      ...names,
      messages: [{ id: `msg-${names.runId}`, role: "user", content: wish.text }],
      forwardedProps: { agent_type: wish.agentType },
      // In a thread of its own the server knows what was said before.
      context: wish.threadId === undefined ? wish.context : [],
    };
    const acceptLanguage = visit.header("accept-language");
    const { threadId, runId } = await run.accept(caller, body, { requestId, acceptLanguage });
    return { threadId, runId, model: wish.agentType, created: Math.floor(clock.now() / 1000) };
  }

  async function hear({ caller, signal }: OpenAiVisit, of: Answering): Promise<Told> {
    const name = { ownerId: caller.userId, threadId: of.threadId, runId: of.runId };
    await run.waitForEnd(name, { seconds: longestSeconds, signal });
    const view = await run.read(name, caller.timezone ?? "UTC");
    const { error } = view;
    if (error) throw new AppError("RUN_FAILED", {}, { detail: `${error.code}: ${error.message}` });
    if (view.endedAt === undefined)
      throw new AppError("SERVICE_UNAVAILABLE", {}, { detail: "The run goes on; its thread will have the answer." });
    return toTold(of, view, toConsole());
  }

  async function speak({ caller }: OpenAiVisit, of: Answering, speech: Speech): Promise<Speaking> {
    const place = await run.follow.find({ ownerId: caller.userId, threadId: of.threadId, runId: of.runId }, null);
    if (place === undefined) throw new AppError("RUN_NOT_FOUND");
    return (out) => run.follow.start(place, { ...out, deltas: true, projection: listen(of, speech, toConsole()) });
  }

  /** Where people decide. */
  function toConsole(): string {
    return `${origin()}/#/waiting`;
  }
}
