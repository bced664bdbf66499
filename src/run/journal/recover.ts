import type { AgUiEvent, TaskBrief } from "../../../generated/contract/types.ts";
import type { FrontendAnswer } from "../../domain/frontend-tool.ts";
import type { JournalRows } from "../../store/runs/runs.ts";
import type { RecordedCall } from "../../usage/usage.ts";
import type { ContextEntry, ReplyEntry, ResultEntry, Round } from "./entries.ts";
import { isViolation, start, advance, type Grammar } from "./grammar.ts";
import { toOpenText, type JournalStart } from "./writer.ts";

/** Where a run stands. */
export interface Progress {
  start: JournalStart;
  context?: ContextEntry;
  brief?: TaskBrief;
  rounds: Round[];
  /** The result of the call of an earlier run that waited for the decision this one was started by. */
  decidedResult?: ResultEntry;
  /** The worker's model calls so far, also those whose end is not known. */
  workerCalls: RecordedCall[];
  /** The calls of which the log says that they were let through. */
  allowed: Set<string>;
}

export const freshProgress = (): Progress => ({
  start: { entries: 0, messages: 1, calls: 0, openText: "" },
  rounds: [],
  workerCalls: [],
  allowed: new Set(),
});

/**
 * What earlier attempts have written, folded back into a state. Log and journal were written together, so they agree.
 */
export function toProgress({ entries, events, calls, messages }: JournalRows): Progress {
  const said = events.map(({ data }) => JSON.parse(data) as AgUiEvent);
  const progress: Progress = {
    start: {
      state: said.reduce(follow, start()),
      latest: toLatest({ events }),
      entries: entries.at(-1)?.no ?? 0,
      messages,
      calls: calls.at(-1)?.no ?? 0,
      openText: said.reduce(toOpenText, ""),
    },
    rounds: [],
    workerCalls: calls.filter(({ stage }) => stage === "worker"),
    allowed: new Set(said.flatMap(toAllowed)),
  };
  for (const { kind, data } of entries) {
    if (kind === "context") progress.context = data as ContextEntry;
    else if (kind === "brief") progress.brief = data as TaskBrief;
    else if (kind === "reply") progress.rounds.push({ reply: data as ReplyEntry, results: [], answers: [] });
    else if (kind === "result") addResult(progress, data as ResultEntry | FrontendAnswer);
  }
  return progress;
}

/** When something was said last; events of older versions do not tell. */
export function toLatest({ events }: Pick<JournalRows, "events">): number {
  for (const { data } of events.toReversed()) {
    const { timestamp } = JSON.parse(data) as AgUiEvent;
    if (timestamp !== undefined) return timestamp;
  }
  return 0;
}

/** A result before any reply belongs to a call that was made by another run. */
function addResult(progress: Progress, result: ResultEntry | FrontendAnswer): void {
  const round = progress.rounds.at(-1);
  if ("frontend" in result) return void round?.answers.push(result);
  if (round === undefined) progress.decidedResult = result;
  else round.results.push(result);
}

const toAllowed = (event: AgUiEvent): string[] =>
  event.type === "CUSTOM" && event.name === "tool.policy" && event.value.decision === "allowed"
    ? [event.value.tool_call_id]
    : [];

/** The order alone: what an older version of the server has written must not keep a run from going on. */
function follow(state: Grammar, event: AgUiEvent): Grammar {
  const next = advance(state, event);
  if (isViolation(next)) throw new Error(`the log is broken at ${next.type}: ${next.violation}`);
  return next;
}
