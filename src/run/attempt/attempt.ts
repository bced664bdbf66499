/** One attempt at a claimed run: from what the journal holds to an answer, a question to a person, or an error. */
export { toReleased } from "./cause.ts";
export type { DriveDeps } from "./deps.ts";
export { makeDrive } from "./drive.ts";
