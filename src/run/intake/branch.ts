import type { RunAgentInput } from "../../../generated/contract/types.ts";
import { AppError } from "../../base/error.ts";
import type { Continuation } from "../../domain/cause.ts";
import type { RunName } from "../../domain/run.ts";
import type { Branch, Runs, TurnRow } from "../../store/runs/runs.ts";
import type { Transcript } from "./ag-ui-input.ts";
import { isUuid } from "./fields.ts";
import { invalid } from "./invalid.ts";

export interface BranchDeps {
  runs: Pick<Runs, "turnOf" | "standing" | "tipOf" | "knownMessages" | "stopped">;
}

/** Where a run stands in its thread, and what it has from the run that it goes back to. */
export interface Placed {
  branch?: Branch;
  parentRunId?: string | null;
  cause?: Continuation;
  /** The message that it answers, which the thread has. */
  messageId?: string;
  /** What is kept with the run beside that. */
  kept?: Readonly<Record<string, unknown>>;
}

type Given = Pick<RunAgentInput, "forwardedProps" | "parentRunId">;

/** The user's message, as it came. */
export interface AskedMessage {
  id: string;
  text: string;
  attachmentIds: readonly string[];
}

/**
 * Where the run of a message belongs. What the client says comes first (`again`, `parentRunId`), then what the history
 * shows that an AG-UI client has sent along. Nothing: behind all that the thread shows. Throws RUN_NOT_FOUND,
 * RUN_NOT_REPEATABLE.
 */
export async function placeMessage(
  deps: BranchDeps,
  name: RunName,
  { forwardedProps: { again }, parentRunId }: Given,
  { message, transcript }: { message: AskedMessage; transcript: Transcript | undefined },
): Promise<Placed> {
  if (again !== undefined) return await goBack(deps, { ...name, runId: await toRun(deps, name, again) }, again.how);
  if (parentRunId !== undefined) {
    const found = await deps.runs.standing({ ...name, runId: parentRunId });
    return found === undefined ? {} : { branch: { path: found.through } };
  }
  return transcript === undefined ? {} : await placeInTranscript(deps, name, { message, transcript });
}

/** A decision, or results of the frontend, go on from the run that asked: where that is not shown, on its own path. */
export async function placeBehind({ runs }: Pick<BranchDeps, "runs">, asking: RunName): Promise<Placed> {
  const found = await runs.standing(asking);
  return found === undefined || found.isShown ? {} : { branch: { path: found.throughLeaf } };
}

/** One run does one thing. */
export function refuseAgain({ forwardedProps: { again } }: Given): void {
  if (again === undefined) return;
  throw invalid([{ path: "/forwardedProps/again", message: "cannot stand beside a decision, a button or results" }]);
}

type Again = NonNullable<Given["forwardedProps"]["again"]>;

/** Stock clients know messages, and not the runs they are of. The schema lets one of the two stand there. */
async function toRun({ runs }: BranchDeps, name: RunName, { run_id, message_id }: Again): Promise<string> {
  if (run_id !== undefined) return run_id;
  const [known] = message_id === undefined ? [] : await runs.knownMessages({ ...name, wireIds: [message_id] });
  if (known === undefined) throw new AppError("RUN_NOT_FOUND");
  return known.runId;
}

async function goBack(deps: BranchDeps, to: RunName, how: Again["how"]): Promise<Placed> {
  const turn = await deps.runs.turnOf(to);
  if (turn === undefined) throw new AppError("RUN_NOT_FOUND");
  const { kind, messageSeq, messageId } = turn;
  if (kind !== "message" || messageSeq === null || messageId === null) throw new AppError("RUN_NOT_REPEATABLE");
  if (how === "continue") return await goOn(deps, to, messageId);
  return toVersion(turn, how === "edit" ? undefined : { messageSeq, messageId });
}

/** Another answer to the same message, or another message in its place. */
function toVersion(
  { path, parentRunId }: Pick<TurnRow, "path" | "parentRunId">,
  answers: { messageSeq: number; messageId: string } | undefined,
): Placed {
  if (answers === undefined) return { branch: { path }, parentRunId };
  const { messageSeq, messageId } = answers;
  return { branch: { path, messageSeq }, parentRunId, messageId };
}

async function goOn({ runs }: BranchDeps, to: RunName, messageId: string): Promise<Placed> {
  const found = await runs.standing(to);
  if (found === undefined) throw new AppError("RUN_NOT_FOUND");
  const { taskId, through } = found;
  return {
    branch: { path: through },
    parentRunId: to.runId,
    cause: { kind: "continue", taskId },
    messageId,
    kept: { goesOnFrom: taskId, continues: (await runs.stopped({ ownerId: to.ownerId, taskId })) ?? "" },
  };
}

/**
 * Stock clients try again by sending what they have up to the user's message, and edit by sending another message
 * behind what came before. What they send is believed only so far as the thread has it: it says where, never what. A
 * history of which the thread has nothing says nothing.
 */
async function placeInTranscript(
  { runs }: BranchDeps,
  name: RunName,
  { message, transcript: { before } }: { message: AskedMessage; transcript: Transcript },
): Promise<Placed> {
  const known = await runs.knownMessages({ ...name, wireIds: [...before, message.id] });
  const same = known.find(
    ({ wireId, role, content, attachments }) =>
      wireId === message.id &&
      role === "user" &&
      content === message.text &&
      attachments.map(({ id }) => id).join() === message.attachmentIds.join(),
  );
  // Whatever stands behind it: assistant-ui leaves out the last words of an answer, and sends its calls.
  if (same !== undefined) return await answerAgain();
  const last = known.findLast(({ wireId }) => wireId !== message.id && before.includes(wireId));
  if (last === undefined) return await standIn();
  const tip = await runs.tipOf({ ...name, runId: last.runId });
  return tip === undefined || (tip.isShown && !tip.hasMore) ? {} : { branch: { path: tip.through } };

  /** With nothing before it: other words under an id that the thread has. */
  async function standIn(): Promise<Placed> {
    const old = known.find(({ wireId, role }) => wireId === message.id && role === "user");
    if (old === undefined || !isUnique(message.id)) return {};
    const turn = await runs.turnOf({ ...name, runId: old.runId });
    return turn?.kind === "message" ? toVersion(turn, undefined) : {};
  }

  async function answerAgain(): Promise<Placed> {
    const turn = same && (await runs.turnOf({ ...name, runId: same.runId }));
    if (turn?.kind !== "message" || turn.messageSeq === null) return {};
    return toVersion(turn, { messageSeq: turn.messageSeq, messageId: message.id });
  }
}

/** A UUID, or one of ours, comes twice on purpose. Pages that count their messages come to the same numbers again. */
const isUnique = (id: string): boolean => isUuid(id) || /^msg_[0-9a-z]{26}$/.test(id);
