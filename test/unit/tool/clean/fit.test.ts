import { describe, expect, it } from "vitest";
import { clean } from "../../../../src/tool/clean/clean.ts";
import { cutText } from "../../../../src/tool/clean/scrub.ts";

const bytes = (data: unknown): number => Buffer.byteLength(JSON.stringify(data));
const read = (data: unknown): ReturnType<typeof clean> => clean(data, { method: "calendar.read" });
const event = (i: number, title = "会议 meeting"): object => ({
  id: `evt_${i}`,
  title,
  startAt: "2026-04-21T10:00:00+08:00",
});

describe("truncation (G135)", () => {
  it.each([
    [3_999, 3_999],
    [4_000, 4_000],
    [4_001, 4_000],
    [1_000_000, 4_000],
  ])("of a text of %i characters gives %i", (length, expected) => {
    const { data, warnings } = read({ notes: "x ".repeat(length).slice(0, length) });
    expect((data as { notes: string }).notes).toHaveLength(expected);
    expect(warnings).toEqual(expected < length ? ["truncated_output"] : []);
  });

  it("never splits a surrogate pair", () => {
    for (let shift = 0; shift < 4; shift++) {
      const { notes } = read({ notes: "a".repeat(shift) + "😀".repeat(3_000) }).data as { notes: string };
      expect(notes.isWellFormed()).toBe(true);
      expect(notes.length).toBeLessThanOrEqual(4_000);
    }
    expect(cutText("ab😀", 4)).toBe("ab😀");
    expect(cutText("ab😀c", 4)).toBe("ab…");
  });

  it("makes no phone number out of a longer one", () => {
    for (let shift = 0; shift < 20; shift++) {
      const { data } = read({ notes: `${"字".repeat(3_980 + shift)}138123456789012345678901234567890` });
      expect(read(data).data).toEqual(data);
    }
  });

  it("leaves no half of a secret at the end of what is looked at", () => {
    const token = `ghp_${"a1B2".repeat(9)}`;
    for (let at = 15_950; at < 16_010; at += 3) {
      const { data } = read({ notes: `${"<b></b>".repeat(2_200)} ${"y".repeat(at - 15_401)} ${token}` });
      expect(JSON.stringify(data)).not.toContain("a1B2");
    }
  });

  it("cuts a list from its end, and keeps count, cursor and ids", () => {
    const { data, warnings } = read({
      items: Array.from({ length: 10_000 }, (_, i) => event(i)),
      count: 10_000,
      total: 20_000,
      nextCursor: "abc",
    });
    const { items, ...rest } = data as { items: { id: string }[] };
    expect(rest).toEqual({ count: 10_000, total: 20_000, nextCursor: "abc" });
    expect(items.map(({ id }) => id)).toEqual(items.map((_, i) => `evt_${i}`));
    expect(bytes(data)).toBeLessThanOrEqual(24 * 1024);
    expect(bytes(data)).toBeGreaterThan(23 * 1024);
    expect(warnings).toEqual(["truncated_output"]);
  });

  it("cuts the longest list first and keeps one item of each", () => {
    const detail = {
      ...event(1),
      participants: Array.from({ length: 200 }, (_, i) => ({ name: `人${i} ${"n".repeat(150)}` })),
      conflicts: [event(2), event(3)],
    };
    const { data } = read(detail);
    expect(data).toMatchObject({ id: "evt_1", conflicts: [event(2), event(3)] });
    expect((data as typeof detail).participants.length).toBeGreaterThan(100);
  });

  it("shortens texts when lists are not enough", () => {
    const long = "很长的说明".repeat(800);
    const { data, warnings } = clean(
      { id: "evt_1", title: "t", notes: long, outcome: "updated", changes: [{ field: "notes", from: long, to: long }] },
      { method: "calendar.update" },
    );
    expect(bytes(data)).toBeLessThanOrEqual(24 * 1024);
    expect(data).toMatchObject({ id: "evt_1", title: "t", outcome: "updated", changes: [{ field: "notes" }] });
    expect(warnings).toEqual(["truncated_output"]);
  });

  it("ends with any tree at all", () => {
    const wide = Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`key ${i}`, ["a short text", "b"]]));
    let deep: unknown = "x";
    for (let i = 0; i < 5_000; i++) deep = [deep];
    for (const data of [wide, { deep }, Array.from({ length: 30_000 }, () => "y"), { text: "z".repeat(5_000_000) }]) {
      const cleaned = read(data);
      expect(bytes(cleaned.data)).toBeLessThanOrEqual(24 * 1024);
      expect(cleaned.warnings).toEqual(["truncated_output"]);
      expect(read(cleaned.data).data).toEqual(cleaned.data);
    }
  });

  it("happens before the result is canonical: it survives the wire as it is (G136)", () => {
    const { data } = read({
      items: Array.from({ length: 500 }, (_, i) => event(i, "\u2028<b>\ud83d".repeat(20))),
      count: 500,
    });
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
    expect(read(data).data).toEqual(data);
  });
});
