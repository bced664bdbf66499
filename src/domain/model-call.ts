/** How one request to a provider ended: answered to its end, refused or broken off, or given up here. */
export type CallEndState = "finished" | "failed" | "aborted";
