/**
 * How a run comes to be: what a client, a decision, an answer, a button or a job asks for is judged, and kept together
 * with its message.
 */
export { makeAccept, type Accept, type AcceptDeps, type RunCaller } from "./accept.ts";
export { parseAgUiInput } from "./ag-ui-input.ts";
export { parseCause } from "./cause.ts";
export { toRunId } from "./continuation.ts";
export { makeDecide, type Decide } from "./decide.ts";
export { makeDirect, type Direct } from "./direct.ts";
export { makeFill, type Fill } from "./fill.ts";
export { makeKeep } from "./keep.ts";
export { makeStart, type Start } from "./start.ts";
