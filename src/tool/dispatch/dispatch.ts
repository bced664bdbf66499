/** One call on its way: envelope, whitelists, schema, gate, child, schema, cleaning, output, record. */
export { logEnd, logStart } from "./call-log.ts";
export type {
  ApprovalFacts,
  Asked,
  CheckedCall,
  Clean,
  Dispatched,
  Gate,
  GateVerdict,
  Released,
  ToHints,
  ToolCall,
  ToolContext,
  ToolTables,
} from "./call.ts";
export { check, sameCall } from "./check.ts";
export { prepare, unreadable, type Prepared } from "./envelope.ts";
export { toToolError } from "./failure.ts";
export { HookRecord, runPost, runPre, type Hooks } from "./hooks.ts";
export { toContent, toOutput, toShown, type Ending } from "./output.ts";
export { makeRecall, unheard, type Recall, type Received } from "./recall.ts";
export { toRecord, type Visit } from "./record.ts";
export { inOrder, runInOrder } from "./schedule.ts";
export { cleanText, makeSend } from "./send.ts";
