import type {
  AgentsConfig,
  ContentBlock,
  RunAgentInput,
  TaskAcceptedResponse,
} from "../../../generated/contract/types.ts";
import type { Caller } from "../../auth/auth.ts";
import { AppError } from "../../base/error.ts";
import { findToolProblem } from "../../base/frontend-tools.ts";
import type { Clean } from "../../domain/clean.ts";
import type { MessageAttachment, RunName } from "../../domain/run.ts";
import type { Files } from "../../files/files.ts";
import type { Runs } from "../../store/runs/runs.ts";
import type { Ui } from "../../ui/ui.ts";
import { toAccepted } from "./accepted.ts";
import type { Transcript } from "./ag-ui-input.ts";
import { findBrought } from "./answers.ts";
import { placeBehind, placeMessage, refuseAgain, type BranchDeps, type Placed } from "./branch.ts";
import { parseCause } from "./cause.ts";
import { toClientTime } from "./client-time.ts";
import { toRunId } from "./continuation.ts";
import type { Edit } from "./edits.ts";
import { parseRunInput } from "./input.ts";
import { invalid } from "./invalid.ts";
import { toZone, type Keep } from "./keep.ts";
import { findAsking, findOffer, toRefusal, type OfferReads } from "./offer.ts";

export interface AcceptDeps {
  store: { runs: Pick<Runs, "find" | "frontendCalls"> } & OfferReads & BranchDeps;
  clean: Clean;
  keep: Keep;
  edit: Edit;
  agents: AgentsConfig["agents"];
  chooseLocale: Ui["chooseLocale"];
  toAnswerText: Ui["toAnswerText"];
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
  options: { requestId: string; acceptLanguage: string | null; transcript?: Transcript | undefined },
) => Promise<TaskAcceptedResponse>;

/** Nothing is written before everything is judged (G025); once it answers, the run is kept whatever happens (G034). */
export function makeAccept({
  store,
  clean,
  keep,
  edit,
  agents,
  chooseLocale,
  toAnswerText,
  files,
  settleZone,
  mostQueued,
  parse = parseRunInput,
  repeatsMessages = false,
}: AcceptDeps): Accept {
  return async (caller, body, { requestId, acceptLanguage, transcript }) => {
    const ownerId = caller.userId;
    const input = parse(body, agents);
    const { threadId, forwardedProps, parentRunId = null, state, tools, context, protocolVersion } = input;
    const { agent_type: agentType, client_time: time } = forwardedProps;
    const asked = parseCause(input);
    const runId = await toRunId(store, { ownerId, runId: input.runId, cause: asked });
    const name = { ownerId, threadId, runId };
    const brought = asked.kind === "message" ? await findTools(name, input) : undefined;
    // What a run goes on with, or answers again, the thread has, its images included.
    const isRead = brought === undefined && (forwardedProps.again?.how ?? "edit") === "edit";
    const given = isRead ? toUserMessage(input) : undefined;
    const { images, isExpired } = await toImages(given?.images ?? [], (urls) => files.resolve(ownerId, urls));
    // An address is good for a first time; a client that asks again for what was accepted gets the same answer at any
    // time (R12).
    if (isExpired && (await store.runs.find(name)) === undefined) throw new AppError("ATTACHMENT_URL_EXPIRED");
    const clientTime = time === undefined ? undefined : toClientTime(time);
    const placed = await place();
    const cause = placed.cause ?? brought?.cause ?? asked;
    const message = placed.messageId === undefined ? given : undefined;
    const taking = { ownerId, threadId, cause };
    const isRenamed = runId !== input.runId;
    // Whatever was said with an answer, the answer is the message: it stands in the thread for those who come later.
    const { said = message?.text, ...offer } = await findOffer(store, taking, { edit, toAnswerText });
    const kept = keep({
      ...taking,
      runId,
      agentType,
      parentRunId,
      requestId,
      // Under a name that follows from the approval, only the decision can differ.
      meaning: isRenamed ? { cause: asked } : { ...toMeaning(input, given?.text ?? "", images), ...brought?.meaning },
      input: {
        state,
        tools,
        context,
        protocolVersion,
        ...(forwardedProps.forms === false ? { forms: false } : {}),
        ...(repeatsMessages && message ? { messageId: message.id } : {}),
        ...brought?.kept,
        ...(placed.messageId === undefined ? {} : { messageId: placed.messageId }),
        ...placed.kept,
      },
      ...(placed.branch === undefined ? {} : { branch: placed.branch }),
      locale: chooseLocale(caller.locale, acceptLanguage),
      ...toZone(clientTime?.timezone, caller.timezone),
      clientNow: clientTime?.now ?? null,
      enabledSkills: agents[agentType]?.enabled_skills ?? [],
      ...(said === undefined
        ? {}
        : {
            message: {
              ...(message === undefined ? {} : { wireId: message.id }),
              content: said,
              // What is stored is ours alone: an address is signed anew whenever a client may see the image (G191).
              metadata: images.length === 0 ? {} : { attachments: images },
              attachmentIds: images.map(({ id }) => id),
              mayBeKnown: repeatsMessages,
            },
          }),
      // A decision or a button takes up what was offered once; only messages come without end.
      ...(cause.kind === "message" && mostQueued !== undefined ? { mostQueued } : {}),
      ...offer,
      ...brought?.inherited,
      ...(placed.parentRunId === undefined ? {} : { parentRunId: placed.parentRunId }),
    });
    const accepted = await kept.catch((reason: unknown) => {
      if (isRenamed && AppError.from(reason).code === "RUN_ID_REUSED") return undefined;
      throw reason;
    });
    if (accepted === undefined) throw await toRefusal(store, taking);
    if (clientTime !== undefined && caller.timezone === null) await settleZone(ownerId, clientTime.timezone);
    return toAccepted({ threadId, runId }, accepted);

    async function place(): Promise<Placed> {
      if (asked.kind === "message" && brought === undefined) {
        const said = { id: given?.id ?? "", text: given?.text ?? "", attachmentIds: images.map(({ id }) => id) };
        return await placeMessage(store, name, input, { message: said, transcript });
      }
      refuseAgain(input);
      const asking = brought?.inherited.parentRunId ?? (await findAsking(store, ownerId, asked));
      return asking === undefined ? {} : await placeBehind(store, { ...name, runId: asking });
    }
  };

  /** Tools of the client count only where the agent may call them; then they are judged, and so are their results. */
  async function findTools(name: RunName, { forwardedProps, tools = [], messages }: RunAgentInput) {
    if (agents[forwardedProps.agent_type]?.frontend_tools !== true) return undefined;
    const problem = findToolProblem(tools);
    if (problem !== undefined) throw invalid([problem]);
    return await findBrought({ runs: store.runs, clean }, name, messages);
  }
}

type Image = Extract<ContentBlock, { type: "binary" }>;

interface GivenMessage {
  id: string;
  text: string;
  images: readonly Image[];
}

/**
 * A string and one text block mean the same (G021); further blocks are further lines. None comes with a decision over
 * AG-UI.
 */
function toUserMessage({ messages: [message], resume = [] }: RunAgentInput): GivenMessage | undefined {
  if (message === undefined && resume.length > 0) return undefined;
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
  { forwardedProps: { agent_type: agentType, again }, parentRunId, context = [], resume = [] }: RunAgentInput,
  text: string,
  images: readonly MessageAttachment[],
): object {
  return {
    text,
    images: images.map(({ id }) => id),
    agentType,
    parentRunId,
    context,
    resume,
    ...(again === undefined ? {} : { again }),
  };
}
