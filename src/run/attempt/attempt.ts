/** One attempt at a claimed run: from what the journal holds to an answer, a question to a person, or an error. */
export { makeDrive, type DriveDeps } from "./drive.ts";
