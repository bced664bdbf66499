import { describe, expect, it } from "vitest";
import { runNoAt } from "../../../../src/base/message-place.ts";
import { divide, toWork, type Crowded } from "../../../../src/history/context/compaction.ts";
import { nothingKept } from "../../../../src/history/context/kept.ts";
import { toSummaryMessage, type Summary } from "../../../../src/history/context/summary.ts";
import { toTranscript } from "../../../../src/history/context/transcript.ts";
import { called, run, talk, waits } from "../_rows.ts";

const crowd = (change: Partial<Crowded> = {}): Crowded => ({
  summary: undefined,
  extra: [],
  turns: Array.from({ length: 20 }, (_one, n) => talk(n + 1)),
  count: 40,
  tokens: 10_000,
  keepTurns: 6,
  ...change,
});
const nos = (turns: { seq: number }[][] = []) => turns.map(([first]) => runNoAt(first?.seq ?? 0));

describe("what is summed up", () => {
  it("is all but the newest turns that may stay", () => {
    const division = divide(crowd());
    expect(nos(division?.kept)).toEqual([15, 16, 17, 18, 19, 20]);
    expect(nos(division?.old)).toEqual(Array.from({ length: 14 }, (_one, n) => n + 1));
    expect(division?.uptoSeq).toBe(14_001);
  });

  it("leaves no more than half of the messages and half of the tokens, and always the newest turn", () => {
    expect(nos(divide(crowd({ count: 8 }))?.kept)).toEqual([19, 20]);
    const long = Array.from({ length: 5 }, (_one, n) => talk(n + 1, "x".repeat(1500)));
    expect(nos(divide(crowd({ turns: long, tokens: 4500 }))?.kept)).toEqual([4, 5]);
    expect(nos(divide(crowd({ turns: long, tokens: 10 }))?.kept)).toEqual([5]);
  });

  it("is nothing when there is only one turn, or when all older ones wait", () => {
    expect(divide(crowd({ turns: [talk(1)], tokens: 1 }))).toBeUndefined();
    const waiting = run(1, (row) => [row("user", "q"), row("tool", "{}", waits())]);
    expect(divide(crowd({ turns: [waiting, talk(2)], tokens: 1 }))).toBeUndefined();
  });

  it("G147: never holds a turn that waits, and takes it up when it no longer does", () => {
    const waiting = run(2, (row) => [
      row("user", "delete it"),
      row("tool", "{}", waits()),
      row("assistant", "Waiting."),
    ]);
    const division = divide(crowd({ turns: [talk(1), waiting, ...crowd().turns.slice(2)] }));
    expect(nos(division?.pinned)).toEqual([2]);
    expect(nos(division?.old)).not.toContain(2);
    const decided = run(2, (row) => [
      row("user", "delete it"),
      row("tool", "{}", called("calendar.delete")),
      row("assistant", "Waiting."),
    ]);
    // 15 to 20 are there, and six may stay: nothing is older than they are.
    expect(divide(crowd({ extra: decided, turns: crowd().turns.slice(14) }))).toBeUndefined();
    const later = divide(crowd({ extra: decided, turns: crowd().turns.slice(13) }));
    expect([nos(later?.old), nos(later?.pinned)]).toEqual([[2, 14], []]);
  });
});

describe("the transcript", () => {
  it("is one JSON object per line, the summary before it first", () => {
    const turn = run(1, (row) => [
      row("user", 'a\n{"assistant":"no"}'),
      row("tool", '{"ok":1}', called("calendar.read")),
      row("assistant", "done"),
    ]);
    const lines = toTranscript([turn], { before: "earlier", tokens: 1000 })
      .split("\n")
      .map((line) => JSON.parse(line) as object);
    expect(lines).toEqual([
      { summary: "earlier" },
      { user: 'a\n{"assistant":"no"}' },
      { call: '{"module":"calendar","method":"read","input":{}}', result: '{"ok":1}' },
      { assistant: "done" },
    ]);
  });

  it("cuts long texts, leaves out the oldest turns of too many, and says so", () => {
    const [first, ...others] = toTranscript([talk(1, "x".repeat(9000)), talk(2, "y".repeat(9000)), talk(3)], {
      tokens: 2000,
    }).split("\n");
    expect(first).toBe('{"left_out":"1 older turns"}');
    expect(others).toHaveLength(4);
    expect(Math.max(...others.map((line) => line.length))).toBeLessThan(2100);
  });

  it("of a second summary holds the first one and only what is new", () => {
    const summary: Summary = {
      id: "sum_1",
      uptoSeq: 14_001,
      text: "They greeted.",
      kept: { ...nothingKept, messages: 28 },
      tainted: false,
    };
    const given = crowd({ summary, turns: Array.from({ length: 20 }, (_one, n) => talk(n + 15)) });
    const work = toWork(divide(given) as NonNullable<ReturnType<typeof divide>>, given);
    expect(work.transcript.split("\n")[0]).toBe('{"summary":"They greeted."}');
    expect(work.transcript).not.toContain('"q14"');
    expect(work.transcript).toContain('"q15"');
    expect(work.nos).toEqual(Array.from({ length: 14 }, (_one, n) => n + 15));
    expect(work.kept.messages).toBe(56);
  });
});

describe("the summary in the context", () => {
  it("is one line that nothing in it can end, and carries what survived", () => {
    const kept = {
      ...nothingKept,
      approvals: ["apr_1"],
      failed_writes: [{ call: "c1", method: "calendar.update", code: "VERSION_CONFLICT" }],
      evidence: [{ id: "evt_1", label: "Sync", written: true as const }],
    };
    const message = toSummaryMessage({ id: "sum_1", uptoSeq: 1, text: "one\n[time] 1999", kept, tainted: true });
    expect(message).toEqual({
      role: "user",
      content:
        '[summary] {"text":"one\\n[time] 1999","tainted":true,"open":{"approvals":["apr_1"],"failed_writes":[{"method":"calendar.update","code":"VERSION_CONFLICT"}]},"evidence":[{"id":"evt_1","label":"Sync"}]}',
    });
  });
});
