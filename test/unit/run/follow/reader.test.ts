import { describe, expect, it } from "vitest";
import type { AgUiEvent } from "../../../../generated/contract/types.ts";
import { makeLog } from "../../../../src/base/log.ts";
import type { RunKey } from "../../../../src/domain/run.ts";
import type { Frame } from "../../../../src/run/follow/projection.ts";
import { makeFollow, tickMs, type Sink } from "../../../../src/run/follow/reader.ts";
import { toLogged } from "../../../../src/run/journal/events.ts";
import type { LogPage } from "../../../../src/store/runs/log.ts";
import type { Watcher } from "../../../../src/stream/stream.ts";
import { sayRun } from "../../../_kit/event-log.ts";
import { manualTimers } from "../../../_kit/timers.ts";

const name = { ownerId: "usr_1", threadId: "550e8400-e29b-41d4-a716-446655440000", runId: "run-1" };
/** Of the run in its thread. */
const no = 7;
const log = sayRun({ ...name, replies: [["call_1"]], superseded: [["ab", "c"]], answer: ["Do", "ne."] })
  .map((event, index) => toLogged(event, 1_776_736_800_000 + index))
  .map((event, index) => ({ seq: index + 1, ...event }));

/** A log that grows as told, a hub that says what it is told, and a reader. */
function world(written = log.length) {
  const timers = manualTimers();
  const state = {
    written,
    reads: 0,
    isDown: false,
    hold: undefined as Promise<void> | undefined,
    /** What the hub still knows; nothing, unless told. */
    remembered: { from: Infinity, to: 0 },
  };
  const watchers = new Set<Watcher>();
  const events = {
    position: async () => ({ taskId: "tsk_1", no, lastSeq: state.written, ended: state.written === log.length }),
    lastSeqs: async () => new Map([["tsk_1", state.written]]),
    async after(_run: RunKey, seq: number, limit: number): Promise<LogPage> {
      state.reads++;
      const page = {
        events: log.slice(seq, state.written).slice(0, limit),
        lastSeq: state.written,
        ended: state.written === log.length,
      };
      await state.hold;
      if (state.isDown) throw new Error("the database is away");
      return page;
    },
  };
  const stream = {
    watch(_taskId: string, _from: number, watcher: Watcher) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    remembers: (_taskId: string, fromSeq: number, toSeq: number) =>
      fromSeq >= state.remembered.from && toSeq <= state.remembered.to,
  };
  const follow = makeFollow({ events, stream, timers, log: makeLog({ level: "silent" }) });
  return {
    follow,
    timers,
    state,
    watchers,
    /** More of the log is written, and said live unless told otherwise. */
    write(upTo: number, isPublished: (seq: number) => boolean = () => true) {
      const before = state.written;
      state.written = upTo;
      for (const event of log.slice(before, upTo))
        if (isPublished(event.seq)) for (const watcher of watchers) watcher.events([event]);
    },
    async open(options: { after?: number; deltas?: boolean; mayGoOn?: () => Promise<boolean> } = {}) {
      const place = await follow.find(name, !options.after ? null : `${no}-${options.after}`);
      if (place === undefined) throw new Error("it is over");
      const reader = makeReader();
      const stop = follow.start(place, {
        deltas: options.deltas ?? true,
        sink: reader.sink,
        mayGoOn: options.mayGoOn ?? (async () => true),
      });
      await settled();
      return { ...reader, stop };
    },
  };
}

function makeReader() {
  const frames: Frame[] = [];
  const writes: number[] = [];
  const heard = { keepAlives: 0, ended: 0 };
  let isSlow = false;
  let drain = () => {};
  const sink: Sink = {
    send(sent) {
      writes.push(sent.length);
      for (const { id, ...frame } of sent) {
        if (id !== undefined) expect(id).toMatch(new RegExp(`^${no}-[1-9]\\d*$`));
        frames.push(id === undefined ? frame : { seq: Number(id.split("-")[1]), ...frame });
      }
      return !isSlow;
    },
    keepAlive: () => void heard.keepAlives++,
    drained: () => new Promise((resolve) => (drain = resolve)),
    end: () => void heard.ended++,
  };
  return {
    frames,
    heard,
    sink,
    writes,
    seqs: () => frames.map(({ seq }) => seq),
    setSlow: (slow: boolean) => (isSlow = slow),
    drain: () => drain(),
  };
}

const settled = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};
const upTo = (n: number, from = 1) => Array.from({ length: n - from + 1 }, (_, i) => i + from);

describe("following a run", () => {
  it("G053: replays one that has ended, then closes", async () => {
    const { open, watchers, timers, follow } = world();
    const reader = await open();
    expect(reader.seqs()).toEqual(upTo(log.length));
    expect(reader.frames.map(({ data }) => data)).toEqual(log.map(({ data }) => data));
    expect(reader.heard.ended).toBe(1);
    expect([watchers.size, timers.pending, follow.followers]).toEqual([0, [], 0]);
  });

  it("reads nothing of a log that was empty, and all of it when the hub has passed on what was said since", async () => {
    const live = world(0);
    const reader = await live.open();
    live.write(3);
    expect([reader.seqs(), live.state.reads]).toEqual([upTo(3), 0]);
    const late = world(0);
    const place = await late.follow.find(name, null);
    late.write(2);
    const { sink, seqs } = makeReader();
    if (place !== undefined) late.follow.start(place, { deltas: true, sink, mayGoOn: async () => true });
    for (const watcher of late.watchers) watcher.gap();
    await settled();
    expect([seqs(), late.state.reads]).toEqual([upTo(2), 1]);
  });

  it("reads nothing of what the hub remembers, and all of it when the hub lacks some", async () => {
    const live = world(4);
    live.state.remembered = { from: 0, to: 4 };
    const reader = await live.open();
    expect([reader.seqs(), live.state.reads]).toEqual([[], 0]);
    for (const watcher of live.watchers) watcher.events(log.slice(0, 4));
    expect([reader.seqs(), live.state.reads]).toEqual([upTo(4), 0]);
    const back = await live.open({ after: 2 });
    for (const watcher of live.watchers) watcher.events(log.slice(1, 4));
    expect([back.seqs(), live.state.reads]).toEqual([upTo(4, 3), 0]);
    for (const remembered of [
      { from: 2, to: 4 },
      { from: 0, to: 3 },
    ]) {
      const other = world(4);
      other.state.remembered = remembered;
      expect([(await other.open()).seqs(), other.state.reads]).toEqual([upTo(4), 1]);
    }
  });

  it("sends what was written together in one write, without what it has", async () => {
    const { open, state, watchers } = world(2);
    const reader = await open();
    const sent = reader.writes.length;
    state.written = 5;
    for (const watcher of watchers) watcher.events(log.slice(1, 5));
    expect([reader.seqs(), reader.writes.slice(sent)]).toEqual([upTo(5), [3]]);
  });

  it("G052: continues after any event with exactly the rest", async () => {
    for (let after = 0; after < log.length; after++) {
      const reader = await world().open({ after });
      expect(reader.seqs()).toEqual(upTo(log.length, after + 1));
    }
  });

  it("sends live events at once and without a query", async () => {
    const w = world(2);
    const reader = await w.open();
    const { reads } = w.state;
    for (let seq = 3; seq <= log.length; seq++) w.write(seq);
    expect(reader.seqs()).toEqual(upTo(log.length));
    expect([w.state.reads, reader.heard.ended, w.watchers.size]).toEqual([reads, 1, 0]);
  });

  it("finds within two looks what the hub never says: Redis may be silent (G228)", async () => {
    const w = world(2);
    const reader = await w.open();
    w.write(6, () => false);
    for (let look = 0; look < 2; look++) {
      w.timers.pass(400);
      await settled();
    }
    expect(reader.seqs()).toEqual(upTo(6));
    const { reads } = w.state;
    for (let look = 0; look < 3; look++) {
      w.timers.pass(400);
      await settled();
    }
    expect([w.state.reads, reader.heard.ended]).toEqual([reads, 0]);
  });

  it("drops what it has, and fetches what the hub did not say", async () => {
    const w = world(2);
    const reader = await w.open();
    for (const watcher of w.watchers) watcher.events([{ seq: 1, type: "CUSTOM", data: "{}" }]);
    w.write(6, (seq) => seq === 6);
    await settled();
    expect(reader.seqs()).toEqual(upTo(6));
  });

  it("finds with the tick what was never said (G055), and keeps the stream alive (G057)", async () => {
    const w = world(2);
    const reader = await w.open();
    w.write(log.length, () => false);
    expect(reader.seqs()).toEqual([1, 2]);
    w.timers.pass(tickMs);
    await settled();
    expect(reader.seqs()).toEqual(upTo(log.length));
    expect(reader.heard).toEqual({ keepAlives: 1, ended: 1 });
    expect(w.timers.pending).toEqual([]);
  });

  it("fetches after a gap the hub knows of", async () => {
    const w = world(2);
    const reader = await w.open();
    w.write(5, () => false);
    for (const watcher of w.watchers) watcher.gap();
    await settled();
    expect(reader.seqs()).toEqual(upTo(5));
  });

  it("loses nothing that is said while it reads", async () => {
    const w = world(2);
    let release = () => {};
    w.state.hold = new Promise((resolve) => (release = resolve));
    const reader = await w.open();
    w.write(4);
    w.write(5, () => false);
    release();
    w.state.hold = undefined;
    await settled();
    expect(reader.seqs()).toEqual(upTo(5));
    w.write(6);
    expect(reader.seqs()).toEqual(upTo(6));
  });

  it("waits for a database that is away", async () => {
    const w = world(3);
    w.state.isDown = true;
    const reader = await w.open();
    expect(reader.seqs()).toEqual([]);
    w.state.isDown = false;
    w.timers.pass(1000);
    await settled();
    expect(reader.seqs()).toEqual(upTo(3));
  });

  it("replays at the reader's pace, and asks once for those at the same place", async () => {
    const w = world(4);
    const readers = [await w.open(), await w.open(), await w.open()];
    const { reads } = w.state;
    w.timers.pass(tickMs);
    await settled();
    expect(w.state.reads).toBe(reads + 1);
    const [slow] = readers;
    slow?.setSlow(true);
    w.write(8, (seq) => seq === 8);
    await settled();
    expect(readers.map((reader) => reader.seqs().length)).toEqual([5, 8, 8]);
    slow?.setSlow(false);
    slow?.drain();
    await settled();
    expect(slow?.seqs()).toEqual(upTo(8));
  });

  it("ends when the reader may no longer read (G060), not when nobody can tell", async () => {
    const answers: Promise<boolean>[] = [
      Promise.reject(new Error("the database is away")),
      Promise.resolve(true),
      Promise.resolve(false),
    ];
    const w = world(4);
    const reader = await w.open({ mayGoOn: () => answers.shift() as Promise<boolean> });
    for (const ended of [0, 0, 1]) {
      w.timers.pass(tickMs);
      await settled();
      expect(reader.heard.ended).toBe(ended);
    }
    w.write(5);
    expect(reader.seqs()).toEqual(upTo(4));
  });

  it("lets go of everything when the reader does (G062), and ends all when the server stops (G045)", async () => {
    const w = world(4);
    const [gone, open] = [await w.open(), await w.open()];
    gone.stop();
    w.write(5);
    expect([gone.seqs(), open.seqs()]).toEqual([upTo(4), upTo(5)]);
    w.follow.close();
    expect([gone.heard.ended, open.heard.ended, w.watchers.size, w.timers.pending]).toEqual([0, 1, 0, []]);
    const late = await w.open();
    expect([late.heard.ended, w.watchers.size]).toEqual([1, 0]);
  });
});

describe("the view without deltas (R9, G075)", () => {
  const types = log.map(({ type, data }) => ({ type, superseded: data.includes('"superseded":true') }));
  const isLeftOut = (index: number) =>
    ["TEXT_MESSAGE_START", "TEXT_MESSAGE_CONTENT"].includes(types[index]?.type ?? "") ||
    types[index]?.superseded ||
    (types[index]?.type === "MESSAGES_SNAPSHOT" && types[index - 1]?.superseded);
  const sent = log.filter((_, index) => !isLeftOut(index));

  const isStart = ({ type }: Frame) => type === "TEXT_MESSAGE_START";

  it("has whole answers only, each behind a START with the number of its last piece, in one write", async () => {
    const { frames, writes } = await world().open({ deltas: false });
    expect(frames.filter((frame) => !isStart(frame))).toEqual(sent);
    const at = frames.findIndex(({ type }) => type === "TEXT_MESSAGE_END");
    expect(frames.filter(isStart)).toEqual([frames[at - 1]]);
    expect(frames[at - 1]?.seq).toBe((frames[at]?.seq ?? 0) - 1);
    expect(writes.filter((count) => count !== 1)).toEqual([2]);
    expect(JSON.parse(frames[at - 1]?.data ?? "")).toEqual({
      type: "TEXT_MESSAGE_START",
      threadId: name.threadId,
      runId: "run-1",
      messageId: "msg_w",
      role: "assistant",
      timestamp: (JSON.parse(frames[at]?.data ?? "") as AgUiEvent).timestamp,
    });
  });

  it("is the same wherever a client continues, even where the view never stopped", async () => {
    for (let after = 0; after < log.length; after++) {
      const { frames } = await world().open({ after, deltas: false });
      expect(frames.filter((frame) => !isStart(frame))).toEqual(sent.filter(({ seq }) => seq > after));
    }
  });

  it("does not begin an answer twice for a client that was cut off between its two ends", async () => {
    const { frames } = await world().open({ deltas: false });
    for (const { seq: after = 0 } of frames.slice(0, -1)) {
      const rest = await world().open({ after, deltas: false });
      expect(rest.frames).toEqual(frames.filter(({ seq = 0 }) => seq > after));
    }
  });
});

describe("a place to continue at (G054)", () => {
  it.each([
    "$",
    "-",
    "abc",
    "",
    "0",
    "5",
    "1".repeat(30),
    `7-${"9".repeat(16)}`,
    "7-99",
    "7--1",
    "-7-1",
    "7-1, 7-2",
    " 7-1",
    "7-1\n",
    "７-1",
    "7-0x1",
    "7-1e0",
    "07-1",
    "7-01",
    "0-0",
    "7-0",
    "1-0",
  ])("is not %j", async (id) => {
    await expect(world().follow.find(name, id)).rejects.toMatchObject({ code: "INVALID_LAST_EVENT_ID" });
  });

  // Events of this run were skipped, as many as the other one had.
  it.each(["6-1", "8-1", "1-3", "77-1"])("is not an event of another run of the thread (R28): %j", async (id) => {
    await expect(world().follow.find(name, id)).rejects.toMatchObject({ code: "INVALID_LAST_EVENT_ID" });
  });

  it.each(["7-1", "7-3"])("is %j", async (id) => {
    expect(await world().follow.find(name, id)).toMatchObject({ after: Number(id.at(-1)) });
  });

  it("is not where the run has ended", async () => {
    expect(await world().follow.find(name, `7-${log.length}`)).toBeUndefined();
    expect(await world(3).follow.find(name, "7-3")).toMatchObject({ after: 3, lastSeq: 3 });
  });
});
