import { ApiError, type Client, type QuestionAnswer } from "../../sdk/sdk.ts";
import { apply } from "./apply.ts";
import type { MessageItem } from "./item.ts";
import { makeNews } from "./news.ts";
import { join, readDay, readSince, type Place } from "./past.ts";
import { toRunInput, type Start } from "./run-input.ts";
import type { ThreadActions, ThreadSnapshot } from "./snapshot.ts";

export interface Thread extends ThreadActions {
  readonly threadId: string;
  snapshot(): ThreadSnapshot;
  subscribe(listener: () => void): () => void;
  /**
   * Reads the newest day and follows what runs; of a conversation that was just made up there is nothing to read.
   * Opening again after `close` goes on.
   */
  open(options?: { isNew?: boolean }): void;
  close(): void;
}

const pollMs = 5000;
const newId = (): string => crypto.randomUUID();

export function makeThread(client: Client, threadId: string): Thread {
  const listeners = new Set<() => void>();
  /** Runs that are followed, each with what ends that. */
  const following = new Map<string, AbortController>();
  /** When something was last said or done in it, as the server told. */
  let lastActivity: string | undefined;
  /** Runs that were followed when the thread was closed, with the last event of each. */
  const suspended = new Map<string, string>();
  const ended = new Set<string>();
  const news = makeNews(threadId);
  let now: ThreadSnapshot = { state: "loading", items: [], hasEarlier: false, isLoadingEarlier: false };
  let earlier: Place | undefined;
  let closing = new AbortController();
  let told: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setInterval> | undefined;

  /** Pieces of an answer come faster than a screen shows them: one notice for all of a frame. */
  function change(next: Partial<ThreadSnapshot>): void {
    now = { ...now, ...next };
    told ??= setTimeout(() => {
      told = undefined;
      for (const listener of listeners) listener();
    }, 16);
  }

  async function load(): Promise<void> {
    const { signal } = closing;
    try {
      await refresh(signal);
      change({ state: "ready", error: undefined });
      await lookForRuns(signal, { isRead: true });
    } catch (error) {
      if (signal.aborted) return;
      // A conversation that nobody has begun has no history, and that is no failure.
      if (error instanceof ApiError && error.code === "THREAD_NOT_FOUND") change({ state: "ready" });
      else change({ state: now.items.length > 0 ? "ready" : "failed", error });
    }
  }

  /** Reads the newest day; where the thread shows another path, as much as was shown of the old one. */
  async function refresh(signal: AbortSignal, { isOtherPath = false } = {}): Promise<void> {
    const before = new Set(following.keys());
    const isUnderWay = (runId: string) => before.has(runId) || following.has(runId);
    if (!isOtherPath) {
      const day = await readDay(client, { threadId, signal });
      const { items, isOtherPath } = join(now.items, day.items, { isUnderWay, isPart: true });
      if (!isOtherPath) {
        if (items[0]?.key === day.items[0]?.key) ({ earlier } = day);
        change({ items, hasEarlier: earlier !== undefined });
        return;
      }
    }
    const past = await readSince(client, { threadId, since: now.items[0]?.at ?? Infinity, signal });
    ({ earlier } = past);
    const { items } = join(now.items, past.items, { isUnderWay, isPart: false });
    change({ items, hasEarlier: earlier !== undefined });
  }

  async function lookForRuns(signal: AbortSignal, { isRead = false } = {}): Promise<void> {
    const { active, queued, lastActivityAt, shownRunId } = await client.getThread({ path: { threadId }, signal });
    const runs = [...(active ? [active] : []), ...queued].filter(({ runId }) => !ended.has(runId));
    // A run of another page may have begun and ended since the last look.
    const isChanged = !isRead && lastActivity !== lastActivityAt;
    lastActivity = lastActivityAt;
    const isNew = runs.some(({ runId }) => !following.has(runId));
    if (isNew || isChanged) await refresh(signal);
    // A run at work on a path that the thread has left ends there, out of sight.
    for (const { runId } of runs) if (runId === shownRunId || isShown(runId)) void follow(runId);
    suspended.clear();
    if (now.run && !following.has(now.run.runId)) over(now.run.runId);
  }

  const isShown = (runId: string): boolean =>
    now.items.some(
      (item) =>
        item.runId === runId ||
        (item.kind === "message" && item.answers?.some((answer) => answer.shown && answer.runId === runId)),
    );

  async function follow(runId: string): Promise<void> {
    if (following.has(runId)) return;
    const leaving = new AbortController();
    following.set(runId, leaving);
    const page = closing;
    const signal = AbortSignal.any([page.signal, leaving.signal]);
    const lastEventId = suspended.get(runId);
    if (now.run === undefined) change({ run: { runId, stage: "queued" } });
    const request = { path: { threadId }, query: { runId }, signal, maxRetries: 10_000 };
    const stream = client.streamRunEvents({ ...request, ...(lastEventId ? { lastEventId } : {}) });
    try {
      for await (const event of stream) {
        if (signal.aborted) break;
        const items = apply(now.items, event);
        if (items !== now.items) change({ items });
        if (event.type === "STEP_STARTED") change({ run: { runId, stage: event.stepName } });
      }
      if (!signal.aborted) over(runId);
    } catch (error) {
      if (!signal.aborted) over(runId, error);
    } finally {
      if (page.signal.aborted) {
        following.delete(runId);
        if (stream.lastEventId) suspended.set(runId, stream.lastEventId);
      }
    }
  }

  function over(runId: string, error?: unknown): void {
    following.delete(runId);
    if (error === undefined) ended.add(runId);
    const { run: _run, ...rest } = now;
    if (now.run?.runId === runId) now = rest;
    const [next] = following.keys();
    change({ endedRunId: runId, ...(next === undefined ? {} : { run: { runId: next, stage: "queued" } }) });
  }

  /** The thread shows another path: what runs on the old one is not looked at any more. */
  async function toOtherPath(): Promise<void> {
    for (const leaving of following.values()) leaving.abort();
    following.clear();
    if (now.run) over(now.run.runId, "left");
    await refresh(closing.signal, { isOtherPath: true });
  }

  /** Keeps what the user said on the screen from the first moment, and as unsent when the server cannot be reached. */
  async function start(input: Start): Promise<void> {
    const { key, text, images = [], runId } = input;
    const message: MessageItem = { kind: "message", key, at: Date.now(), text, images, runId, state: "sending" };
    put(message);
    try {
      await client.createRun({ body: toRunInput(threadId, input) });
    } catch (error) {
      put({ ...message, state: "unsent" });
      throw error;
    }
    put({ ...message, state: "sent" });
    begun(runId);
  }

  /** Goes back to an earlier run, or on from it; the history then has the path. */
  async function goBack(how: "regenerate" | "edit" | "continue", run_id: string, message?: MessageItem): Promise<void> {
    const runId = newId();
    const { text = "", images = [] } = message ?? {};
    const input = { key: newId(), runId, text, images, again: { how, run_id } };
    await client.createRun({ body: toRunInput(threadId, input) });
    await (how === "continue" ? refresh(closing.signal) : toOtherPath()).catch(() => {});
    begun(runId);
  }

  /** A decision or an answer is a message of the user, written by the server. */
  async function goOn({ runId }: { runId: string }): Promise<void> {
    await refresh(closing.signal).catch(() => {});
    begun(runId);
  }

  function begun(runId: string): void {
    news.tell(runId);
    void follow(runId);
  }

  function put(message: MessageItem): void {
    const place = now.items.findIndex(({ key }) => key === message.key);
    const before = now.items[place];
    if (before === undefined) change({ items: [...now.items, message] });
    // A fast run may have failed before its request was answered.
    else if (before.kind === "message")
      change({ items: now.items.with(place, { ...message, ...(before.failure ? { failure: before.failure } : {}) }) });
  }

  const messageOf = (key: string): MessageItem | undefined =>
    now.items.find((item): item is MessageItem => item.kind === "message" && item.key === key);

  const look = () => {
    const isQuiet = now.state === "ready" && now.items.length > 0 && following.size === 0;
    if (document.visibilityState === "hidden" || !isQuiet) return;
    lookForRuns(closing.signal).catch(() => {});
  };

  return {
    threadId,
    snapshot: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open({ isNew = false } = {}) {
      closing = new AbortController();
      news.listen(() => void load());
      poll = setInterval(look, pollMs);
      if (isNew && now.items.length === 0) change({ state: "ready" });
      else void load();
    },
    close() {
      closing.abort();
      clearInterval(poll);
      news.close();
    },
    async loadEarlier() {
      if (earlier === undefined || now.isLoadingEarlier) return;
      change({ isLoadingEarlier: true });
      const { signal } = closing;
      try {
        const day = await readDay(client, { threadId, place: earlier, signal });
        const known = new Set(now.items.map(({ key }) => key));
        const items = day.items.filter(({ key }) => !known.has(key));
        // Who answers with what was said already, as a mock does, has nothing earlier.
        earlier = items.length > 0 ? day.earlier : undefined;
        change({ items: [...items, ...now.items], hasEarlier: earlier !== undefined });
      } catch (error) {
        // Whoever has left the page waits for no earlier day.
        if (!signal.aborted) throw error;
      } finally {
        change({ isLoadingEarlier: false });
      }
    },
    send: (text, images = []) => start({ key: newId(), runId: newId(), text, images }),
    async resend(key) {
      const message = messageOf(key);
      if (message === undefined) return;
      const { text, images, runId, failure } = message;
      if (message.state === "unsent" && runId) await start({ key, runId, text, images });
      else if (failure) await goBack("regenerate", failure.runId);
    },
    regenerate: (runId) => goBack("regenerate", runId),
    async edit(key, text) {
      const message = messageOf(key);
      if (message?.runId) await goBack("edit", message.runId, { ...message, text });
    },
    continueRun: (runId) => goBack("continue", runId),
    async showVersion(runId) {
      await client.chooseVersion({ threadId, runId });
      await toOtherPath();
      news.tell(runId);
      await lookForRuns(closing.signal, { isRead: true });
    },
    invoke: (actionId, label) => start({ key: newId(), runId: newId(), text: label, actionId }),
    async decide(approvalId, decision, edits) {
      const body = { decision, ...(edits ? { editedArgs: edits } : {}) };
      await goOn(await client.decideApproval({ path: { id: approvalId }, body }));
    },
    async answer(questionId, values) {
      const body: QuestionAnswer = values === null ? { skip: true } : { answer: values };
      await goOn(await client.answerQuestion({ path: { id: questionId }, body }));
    },
    async stop() {
      if (now.run) await client.cancelRun({ path: { threadId }, body: { runId: now.run.runId } });
    },
  };
}
