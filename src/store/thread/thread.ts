/** Threads, their messages and images, read for the screen and for the model. */
export { makeAttachments, type AttachmentRow, type Attachments, type Quota } from "./attachments.ts";
export { makeBranchReads, type BranchReads, type VersionRow } from "./branches.ts";
export { makeContextReads, type ContextReads, type StoredSummary } from "./context.ts";
export {
  makeHistoryReads,
  type HistoryReads,
  type ShownMessage,
  type StoredMessage,
  type ThreadRow,
  type Upto,
} from "./history.ts";
export { findMessages, makeSearch, type FoundMessage, type Search } from "./search.ts";
export { makeMessages, type Messages } from "./messages.ts";
export { makeThreads, type Threads } from "./threads.ts";
