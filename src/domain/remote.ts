/**
 * Calls the tool of another server that a method stands for. Throws REMOTE_TOOL_CHANGED, REMOTE_CALL_FAILED,
 * UPSTREAM_UNAVAILABLE, TIMEOUT, and for a write of which nothing was heard REMOTE_OUTCOME_UNKNOWN.
 */
export type CallRemote = (
  id: string,
  input: object,
  options: { isWrite: boolean; signal: AbortSignal },
) => Promise<object>;
