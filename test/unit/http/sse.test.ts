import { PassThrough, Writable } from "node:stream";
import { getLines, getMessages, type EventSourceMessage } from "@microsoft/fetch-event-source/lib/cjs/parse.js";
import { describe, expect, it } from "vitest";
import { EventStream, mostBuffered } from "../../../src/http/sse.ts";
import type { Sink } from "../../../src/run/follow/reader.ts";

/** A stream to somebody who never reads. */
function toSilent(): { sink: Sink; target: Writable } {
  const target = new Writable({ write: () => {} });
  let sink: Sink | undefined;
  new EventStream((given) => {
    sink = given;
    return () => {};
  })
    .toBody()
    .pipe(target);
  if (sink === undefined) throw new Error("the stream did not begin");
  return { sink, target };
}

const frame = (seq: number, size: number) => ({ id: `1-${seq}`, type: "CUSTOM", data: "x".repeat(size) });

describe("a reader that is behind", () => {
  it("is cut off when too much piles up (G061)", () => {
    const { sink, target } = toSilent();
    for (let seq = 1; seq <= 9; seq++) sink.send([frame(seq, 100_000)]);
    expect(target.destroyed).toBe(false);
    for (let seq = 10; seq <= 12; seq++) sink.send([frame(seq, 100_000)]);
    expect(target.destroyed).toBe(true);
  });

  it("is not so for one event that is large by itself, with a few small ones around it", () => {
    const { sink, target } = toSilent();
    sink.send([frame(1, 100)]);
    sink.send([frame(2, 2 * mostBuffered)]);
    sink.send([frame(3, 100)]);
    expect(target.destroyed).toBe(false);
    sink.send([frame(4, 2 * mostBuffered)]);
    expect(target.destroyed).toBe(true);
  });
});

describe("what is written", () => {
  const texts = ["a\u2028b", "a\u2029b", "a\u0085b", "a\r\nid: 9\n\n"];

  function write(): string {
    const target = new PassThrough();
    new EventStream((sink) => {
      sink.keepAlive();
      sink.send(texts.map((text, index) => ({ id: `1-${index}`, type: "CUSTOM", data: JSON.stringify({ text }) })));
      sink.keepAlive();
      sink.end();
      return () => {};
    })
      .toBody()
      .pipe(target);
    return String(target.read());
  }

  it("is no message where there is no event, also for a reader that reports empty ones", () => {
    const seen: EventSourceMessage[] = [];
    const retries: number[] = [];
    const read = getLines(
      getMessages(
        () => {},
        (retry) => retries.push(retry),
        (message) => seen.push(message),
      ),
    );
    read(Buffer.from(write()));
    expect(retries).toEqual([1000]);
    expect(seen.map(({ id, data }) => [id, (JSON.parse(data) as { text: string }).text])).toEqual(
      texts.map((text, index) => [`1-${index}`, text]),
    );
  });

  it("has no character that is a line break somewhere else (G059)", () => {
    expect(write()).not.toMatch(/[\r\u0085\u2028\u2029]/);
    expect(write().match(/\n\n/g)).toHaveLength(texts.length);
  });
});
