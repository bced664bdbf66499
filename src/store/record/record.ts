/** What was called and what it did: tool calls, model calls, and the effects that happen once. */
export { makeEffects, type EffectAnswer, type EffectKey, type Effects } from "./effects.ts";
export { makeModelCalls, type ModelCalls, type ReportRow } from "./model-calls.ts";
export { makeToolCalls, type ToolCallRecord, type ToolCalls } from "./tool-calls.ts";
