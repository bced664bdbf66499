import { describe, expect, it } from "vitest";
import { makePieces } from "../../../src/model/pieces.ts";
import { makeSseReader } from "../../../src/model/sse.ts";

function read(text: string, size = text.length): string[] {
  const seen: string[] = [];
  const reader = makeSseReader((data) => seen.push(data));
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) reader.add(bytes.subarray(at, at + size));
  reader.end();
  return seen;
}

describe("the reader of server-sent events", () => {
  const stream =
    'data: {"a":"明天🌍"}\n\n: waiting\n\nevent: x\r\nid: 1\r\ndata:{"b":1}\r\n\r\ndata: one\ndata: two\n\ndata: [DONE]\n\n';

  it.each([1, 2, 3, 5, 1000])("hands over the data of each event, however the bytes are cut: %i", (size) => {
    expect(read(stream, size)).toEqual(['{"a":"明天🌍"}', '{"b":1}', "one\ntwo", "[DONE]"]);
  });

  it("hands over a last event that has no blank line after it, and nothing when there is none", () => {
    expect(read("data: x")).toEqual(["x"]);
    expect(read("data: x\n")).toEqual(["x"]);
    expect(read("")).toEqual([]);
    expect(read(": only a comment\n\n")).toEqual([]);
  });

  it("refuses a line without end", () => {
    const reader = makeSseReader(() => {});
    expect(() => {
      for (let i = 0; i < 10; i++) reader.add(Buffer.alloc(1_000_000, "x"));
    }).toThrow(/too long/);
  });
});

describe("pieces of text", () => {
  it("join halves of characters and replace those that stay alone", () => {
    const pieces = makePieces();
    expect([
      pieces.add("a\ud83c"),
      pieces.add("\udf0db\0"),
      pieces.add("\ud83c"),
      pieces.add("\ud83c"),
      pieces.add("c\udf0d"),
      pieces.rest(),
    ]).toEqual(["a", "🌍b", "", "\ufffd", "\ufffdc\ufffd", ""]);
    pieces.add("\ud83c");
    expect(pieces.rest()).toBe("\ufffd");
  });
});
