/**
 * How a run comes to be: what a client, a decision, a button or a job asks for is judged, and kept together with
 * its message.
 */
export { makeAccept, type Accept, type AcceptDeps, type RunCaller } from "./accept.ts";
export { parseAgUiInput } from "./ag-ui-input.ts";
export { makeDecide, type Decide } from "./decide.ts";
export { makeKeep } from "./keep.ts";
export { makeStart, type Start } from "./start.ts";
