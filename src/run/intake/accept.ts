import type {
  AgentsConfig,
  ContentBlock,
  RunAgentInput,
  TaskAcceptedResponse,
} from "../../../generated/contract/types.ts";
import type { Caller } from "../../auth/auth.ts";
import { AppError } from "../../base/error.ts";
import type { MessageAttachment } from "../../domain/run.ts";
import type { Files } from "../../files/files.ts";
import type { Runs } from "../../store/runs/runs.ts";
import type { Ui } from "../../ui/ui.ts";
import { toAccepted } from "./accepted.ts";
import { parseCause } from "./cause.ts";
import { toClientTime } from "./client-time.ts";
import { parseRunInput } from "./input.ts";
import { invalid } from "./invalid.ts";
import { toZone, type Keep } from "./keep.ts";
import { findOffer, toRefusal, type OfferReads } from "./offer.ts";

export interface AcceptDeps {
  store: { runs: Pick<Runs, "find"> } & OfferReads;
  keep: Keep;
  agents: AgentsConfig["agents"];
  chooseLocale: Ui["chooseLocale"];
  files: Pick<Files, "resolve">;
  /** A user who has named no zone lives in that of the first device. */
  settleZone(userId: string, timezone: string): Promise<void>;
  /** How many runs of one user may wait for a worker process. */
  mostQueued?: number;
  /** Reads a body; that of POST /agent/runs, unless told. */
  parse?: typeof parseRunInput;
  /** Whether clients send messages again that the thread has. */
  repeatsMessages?: boolean;
}

/** Who asks, with what the profile says. */
export type RunCaller = Pick<Caller, "userId" | "timezone" | "locale">;

export type Accept = (
  caller: RunCaller,
  body: unknown,
  options: { requestId: string; acceptLanguage: string | null },
) => Promise<TaskAcceptedResponse>;

/** Nothing is written before everything is judged (G025); once it answers, the run is kept whatever happens (G034). */
export function makeAccept({
  store,
  keep,
  agents,
  chooseLocale,
  files,
  settleZone,
  mostQueued,
  parse = parseRunInput,
  repeatsMessages = false,
}: AcceptDeps): Accept {
  return async (caller, body, { requestId, acceptLanguage }) => {
    const ownerId = caller.userId;
    const input = parse(body, agents);
    const { threadId, runId, forwardedProps, parentRunId = null, state, tools, context, protocolVersion } = input;
    const { agent_type: agentType, client_time: given } = forwardedProps;
    const message = toUserMessage(input);
    const cause = parseCause(input);
    const { images, isExpired } = await toImages(message.images, (urls) => files.resolve(ownerId, urls));
    // An address is good for a first time; a client that asks again for what was accepted gets the same answer at any
    // time (R12).
    if (isExpired && (await store.runs.find({ ownerId, threadId, runId })) === undefined)
      throw new AppError("ATTACHMENT_URL_EXPIRED");
    const clientTime = given === undefined ? undefined : toClientTime(given);
    const taking = { ownerId, threadId, cause };
    const accepted = await keep({
      ...taking,
      runId,
      agentType,
      parentRunId,
      requestId,
      meaning: toMeaning(input, message.text, images),
      input: { state, tools, context, protocolVersion, ...(repeatsMessages ? { messageId: message.id } : {}) },
      locale: chooseLocale(caller.locale, acceptLanguage),
      ...toZone(clientTime?.timezone, caller.timezone),
      clientNow: clientTime?.now ?? null,
      enabledSkills: agents[agentType]?.enabled_skills ?? [],
      message: {
        wireId: message.id,
        content: message.text,
        // What is stored is ours alone: an address is signed anew whenever a client may see the image (G191).
        metadata: images.length === 0 ? {} : { attachments: images },
        attachmentIds: images.map(({ id }) => id),
        mayBeKnown: repeatsMessages,
      },
      // A decision or a button takes up what was offered once; only messages come without end.
      ...(cause.kind === "message" && mostQueued !== undefined ? { mostQueued } : {}),
      ...(await findOffer(store, taking)),
    });
    if (accepted === undefined) throw await toRefusal(store, taking);
    if (clientTime !== undefined && caller.timezone === null) await settleZone(ownerId, clientTime.timezone);
    return toAccepted({ threadId, runId }, accepted);
  };
}

type Image = Extract<ContentBlock, { type: "binary" }>;

interface GivenMessage {
  id: string;
  text: string;
  images: readonly Image[];
}

/** A string and one text block mean the same (G021); further blocks are further lines. */
function toUserMessage({ messages: [message] }: RunAgentInput): GivenMessage {
  if (message?.role !== "user") throw new Error("a rule lets only a user's message come first");
  const { id, content } = message;
  if (typeof content === "string") return { id, text: content, images: [] };
  const texts = content.flatMap((block) => (block.type === "text" ? [block.text] : []));
  return { id, text: texts.join("\n"), images: content.filter((block) => block.type === "binary") };
}

/** The images the addresses name. A block that calls one by another type than it has was put together by hand. */
async function toImages(
  given: readonly Image[],
  resolve: (urls: string[]) => ReturnType<Files["resolve"]>,
): ReturnType<Files["resolve"]> {
  if (given.length === 0) return { images: [], isExpired: false };
  const found = await resolve(given.map(({ url }) => url));
  const wrong = found.images.find(({ mimeType }, index) => given[index]?.mimeType !== mimeType);
  if (wrong === undefined) return found;
  throw invalid([{ path: "/messages/0/content", message: `must say ${wrong.mimeType} of the image that is one` }]);
}

/**
 * What two requests have in common that mean the same (R12). Left out is what a client may well send anew when it tries
 * again: its clock, its state, its tools, messages we do not read, and the id of the message, which is ours to replace
 * anyway. An image is the same under every address that was signed for it.
 */
function toMeaning(
  { forwardedProps, parentRunId, context = [], resume = [] }: RunAgentInput,
  text: string,
  images: readonly MessageAttachment[],
): object {
  return {
    text,
    images: images.map(({ id }) => id),
    agentType: forwardedProps.agent_type,
    parentRunId,
    context,
    resume,
  };
}
