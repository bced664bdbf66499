/** One attempt at a claimed run: from what the journal holds to an answer, a question to a person, or an error. */
export { makeExecute, type ExecuteDeps } from "./drive.ts";
