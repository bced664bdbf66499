// The page is /?thread=<id>#<token>: a reload and a second tab find the same thread. A real app has a login of its own.
const { searchParams, hash } = new URL(location.href);
export const threadId = searchParams.get("thread") ?? crypto.randomUUID();
history.replaceState(null, "", `?thread=${threadId}${hash}`);

export const headers = { Authorization: `Bearer ${hash.slice(1)}`, "Content-Type": "application/json" };

/** A page that goes away does not end its run. To stop is to ask for it; the stream then ends with what was said so far. */
export const cancelRun = (runId) =>
  fetch(`${ACCORD_URL}/api/v1/agent/runs/${threadId}/cancel`, {
    method: "POST",
    headers,
    body: JSON.stringify({ runId }),
  });
