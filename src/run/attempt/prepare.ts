import type { AgentConfig, AgentsConfig } from "../../../generated/contract/types.ts";
import type { Clock } from "../../base/clock.ts";
import { textTokens } from "../../base/tokens.ts";
import type { ContextQuery, History } from "../../history/history.ts";
import type { Model, ModelMessage } from "../../model/model.ts";
import type { Resolutions } from "../../store/people/people.ts";
import { toContextFact, type ContextEntry, type Probe } from "../journal/journal.ts";
import { projectCli, toTimeBlock, toWorkerPrompt, type Ask } from "../stages/stages.ts";
import { toLateFact } from "./carry-out.ts";
import { compact } from "./compact.ts";
import type { Attempt } from "./state.ts";

export interface PrepareDeps {
  history: Pick<History, "context" | "memory">;
  resolutions: Resolutions;
  model: Pick<Model, "contextTokens">;
  agents: AgentsConfig;
  clock: Clock;
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
  /** Whether text of other people is in it (R31). */
  tainted: boolean;
  /** A little of that text. */
  quotes: readonly string[];
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
      tainted: step.place.tainted,
      quotes,
    };
  }
  const { compaction } = agent;
  const [read, memory, late] = await Promise.all([
    history.context({
      ...query,
      ...(compaction === undefined
        ? {}
        : { compaction: { keepTurns: compaction.keep_turns, tokens: toRoom(compaction.share_of_window) } }),
    }),
    history.memory(run.ownerId),
    deps.resolutions.untold(run.ownerId, run.threadId),
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
  const place = { ...context.place, tainted: context.place.tainted || memory.tainted };
  const fact = toContextFact(run, {
    agent,
    context: { ...context, place },
    memory,
    version: agents.version,
    thresholdLow: agents.threshold_low,
  });
  journal.add({
    // A run that goes on after a decision has no router, and is in its worker step already.
    events: [
      ...(attempt.cause.kind === "decision" ? [] : [events.stepStarted("router")]),
      ...late.map((resolution) => events.custom("action.resolved", toLateFact(resolution, run.timezone))),
      events.custom("context.resolved", fact),
    ],
    told: late.map(({ actionId }) => actionId),
    entries: [
      { kind: "context", data: { place, memory: memory.block, time_block: timeBlock, config_rev: agents.version } },
    ],
  });
  const { messages, masked, quotes, hasInput } = context;
  return { messages, masked, hasInput, timeBlock, memory: memory.block, tainted: place.tainted, quotes };

  /** About how many tokens earlier turns may have: the share, without what the worker is told in any case. */
  function toRoom(share: number): number {
    const window = deps.model.contextTokens("worker");
    const fixed =
      textTokens(toWorkerPrompt(agent, run.enabledSkills ?? undefined)) +
      textTokens(JSON.stringify(projectCli)) +
      textTokens(run.text) +
      blockTokens;
    return window === 0 ? Infinity : Math.max(0, Math.floor(share * window) - fixed);
  }
}

/** Time, memory and brief at their longest, in Chinese. */
const blockTokens = 3000;
