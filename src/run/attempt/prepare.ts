import type { AgentConfig, AgentsConfig } from "../../../generated/contract/types.ts";
import type { Clock } from "../../base/clock.ts";
import { messagePlace } from "../../base/message-place.ts";
import { textTokens } from "../../base/tokens.ts";
import type { Clean } from "../../domain/clean.ts";
import type { ContextQuery, History, ToldElsewhere } from "../../history/history.ts";
import type { Model, ModelMessage } from "../../model/model.ts";
import type { Resolutions } from "../../store/people/people.ts";
import { toContextFact, type ContextEntry, type Probe } from "../journal/journal.ts";
import { projectCli, toAppBlock, toTimeBlock, toWorkerPrompt, type Ask } from "../stages/stages.ts";
import { toLateFact } from "./carry-out.ts";
import { askedOf } from "./cause.ts";
import { compact } from "./compact.ts";
import type { Attempt } from "./state.ts";

export interface PrepareDeps {
  history: Pick<History, "context" | "memory" | "elsewhere">;
  resolutions: Resolutions;
  model: Pick<Model, "contextTokens">;
  agents: AgentsConfig;
  clock: Clock;
  clean: Clean;
  probe: Probe;
}

/** All that a run is told beside its own message. */
export interface Prepared {
  /** Earlier turns, oldest first. */
  messages: readonly ModelMessage[];
  /** The same for the router: without text by other people. */
  masked: readonly ModelMessage[];
  /** Whether the run's own message is among them. */
  hasInput: boolean;
  timeBlock: string;
  memory: string | null;
  /** What the app has said of itself. */
  app: string | null;
  /** Whether answers of the frontend's own tools are in it. */
  hasAnswers: boolean;
  /** Whether text of other people is in it (R31). */
  tainted: boolean;
  /** A little of that text. */
  quotes: readonly string[];
  /** What was changed on paths of the thread that the run is not on. */
  elsewhere: readonly ToldElsewhere[];
}

export interface PrepareScope {
  agent: AgentConfig;
  ask: Ask;
  /** What an earlier attempt was told: then this one is told the same. */
  step: ContextEntry | undefined;
}

/** The first step of a run: context, memory and time are settled once, with everything the log says of them. */
export async function prepare(
  deps: PrepareDeps,
  attempt: Attempt,
  { agent, ask, step }: PrepareScope,
): Promise<Prepared> {
  const { history, probe, agents } = deps;
  const { run, journal } = attempt;
  const query: ContextQuery = {
    ownerId: run.ownerId,
    threadId: run.threadId,
    runNo: run.no,
    path: run.path,
    settings: run.contextMessages ?? agent.context_messages,
    timezone: run.timezone,
    mode: run.mode,
    input: run.text,
    ...(agent.hides_others === true ? { hidesOthers: true } : {}),
  };
  if (step !== undefined) {
    const { messages, masked, quotes, hasInput } = await history.context({ ...query, place: step.place });
    await probe("after context read");
    return {
      messages,
      masked,
      hasInput,
      timeBlock: step.time_block,
      memory: step.memory,
      app: step.app ?? null,
      hasAnswers: step.place.app === true,
      tainted: step.place.tainted,
      quotes,
      elsewhere: step.elsewhere ?? [],
    };
  }
  const { compaction } = agent;
  const app = toAppBlock(run.input["context"], { clean: deps.clean, most: agents.limits.app_context_bytes });
  const [read, memory, late, elsewhere] = await Promise.all([
    history.context({
      ...query,
      ...(compaction === undefined
        ? {}
        : { compaction: { keepTurns: compaction.keep_turns, tokens: toRoom(compaction.share_of_window) } }),
    }),
    // What a person has decided may have changed it since the run was claimed.
    history.memory(run.ownerId, attempt.cause.kind === "message" ? run.memories : undefined),
    // The first run of a thread comes before all that could have been asked in it.
    run.no === 1 ? [] : deps.resolutions.untold(run.ownerId, run.threadId),
    history.elsewhere({
      ownerId: run.ownerId,
      threadId: run.threadId,
      beforeSeq: messagePlace(run.no),
      path: run.path,
    }),
  ]);
  await probe("after context read");
  const timeBlock = toTimeBlock({
    now: deps.clock.now(),
    clientNow: run.clientNow?.toISOString() ?? null,
    zone: run.timezone,
    source: run.timezoneSource,
  });
  const { events } = journal;
  // A worker that died over a summary has left it started.
  if (journal.state.phase === "new") journal.add({ events: [events.runStarted()] });
  const made =
    read.plan === undefined || compaction === undefined
      ? undefined
      : await compact(attempt, read.plan, { compaction, ask, probe });
  const context = made?.context ?? read;
  const place = { ...context.place, tainted: context.place.tainted || memory.tainted || app.tainted };
  const fact = toContextFact(run, {
    agent,
    context: { ...context, place },
    memory,
    app,
    version: agents.version,
    thresholdLow: agents.threshold_low,
  });
  journal.add({
    // A run that goes on after a decision or an answer has no router, and is in its worker step already.
    events: [
      ...(askedOf(attempt.cause) !== undefined ? [] : [events.stepStarted("router")]),
      ...late.map((resolution) => events.custom("action.resolved", toLateFact(resolution, run.timezone))),
      events.custom("context.resolved", fact),
    ],
    told: late.map(({ actionId }) => actionId),
    entries: [
      {
        kind: "context",
        data: {
          place,
          memory: memory.block,
          app: app.text,
          ...(elsewhere.length === 0 ? {} : { elsewhere }),
          time_block: timeBlock,
          config_rev: agents.version,
        },
      },
    ],
  });
  const { messages, masked, quotes, hasInput } = context;
  return {
    messages,
    masked,
    hasInput,
    timeBlock,
    memory: memory.block,
    app: app.text,
    hasAnswers: place.app === true,
    tainted: place.tainted,
    quotes,
    elsewhere,
  };

  /** About how many tokens earlier turns may have: the share, without what the worker is told in any case. */
  function toRoom(share: number): number {
    const window = deps.model.contextTokens("worker");
    const fixed =
      textTokens(toWorkerPrompt(agent, run.enabledSkills ?? undefined)) +
      textTokens(JSON.stringify(projectCli)) +
      textTokens(run.text) +
      textTokens(app.text ?? "") +
      textTokens(JSON.stringify(run.input["tools"] ?? [])) +
      blockTokens;
    return window === 0 ? Infinity : Math.max(0, Math.floor(share * window) - fixed);
  }
}

/** Time, memory and brief at their longest, in Chinese. */
const blockTokens = 3000;
