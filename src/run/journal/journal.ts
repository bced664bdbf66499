/**
 * What a run has said and done, written by one writer: the grammar every event passes, the rows a later attempt
 * recovers from, and the facts that events carry.
 */
export { AttemptOver, isForRun } from "./attempt-over.ts";
export { toContextFact } from "./context-fact.ts";
export type { ContextEntry, ReplyCall, ResultEntry, Round } from "./entries.ts";
export { makeRunEvents, toLogged, toTextStart, type RunEvents } from "./events.ts";
export { batchSize, toCatalogFact, toCompletedFact, toPolicyFact, toProgressFact } from "./facts.ts";
export type { StepName } from "./grammar.ts";
export type { Probe } from "./probe.ts";
export { freshProgress, toLatest, toProgress, type Progress } from "./recover.ts";
export { makeJournal, type Addition, type Journal } from "./writer.ts";
