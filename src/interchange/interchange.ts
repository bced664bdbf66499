/** Events as files that other programs read. */
export { toIcs } from "./ics-write.ts";
