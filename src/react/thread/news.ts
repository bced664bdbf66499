/** Tells other pages of this browser about a run, so that a second tab follows it from its first word. */
export interface News {
  tell(runId: string): void;
  listen(onRun: () => void): void;
  close(): void;
}

/** A browser without BroadcastChannel, or another device, notices the run a few seconds later by asking. */
export function makeNews(threadId: string): News {
  const open = () => (typeof BroadcastChannel === "function" ? new BroadcastChannel("accord-threads") : undefined);
  let channel: BroadcastChannel | undefined;
  return {
    tell: (runId) => channel?.postMessage({ threadId, runId }),
    listen(onRun) {
      channel?.close();
      channel = open();
      channel?.addEventListener("message", ({ data }: MessageEvent<{ threadId?: unknown }>) => {
        if (data.threadId === threadId) onRun();
      });
    },
    close() {
      channel?.close();
      channel = undefined;
    },
  };
}
