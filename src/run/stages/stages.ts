/**
 * The model's part of a run: prompts, the router's brief, the worker's reply and answer, and what the results
 * allow it to claim.
 */
export { toAppBlock, toRouterApp } from "./app-block.ts";
export { makeAsk, type Ask } from "./ask.ts";
export { toIntents, withIntentsOf } from "./brief.ts";
export { makeDraft } from "./deltas.ts";
export { failure, settle, type Outcome } from "./evidence.ts";
export { neutralise, toNeutral } from "./neutral.ts";
export { toApologyText, toLeftOutText, toUnprovedText, toWaitingText } from "./phrases.ts";
export {
  lastRoundTurn,
  projectCli,
  toRepairTurn,
  toUserTurn,
  toWorkerPrompt,
  type DecidedCall,
  type UserTurn,
} from "./prompts.ts";
export { readReply, toApology, type Claim } from "./reply.ts";
export { route } from "./route.ts";
export { toThreadTitle } from "./title.ts";
export { toTimeBlock } from "./time-block.ts";
