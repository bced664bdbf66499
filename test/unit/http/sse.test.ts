import { Writable } from "node:stream";
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
