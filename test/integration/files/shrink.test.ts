import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { shrink, type Shrunk } from "../../../src/files/shrink.ts";
import { gif, png, svg } from "../../_kit/images.ts";
import { noise, picture } from "../../_kit/pictures.ts";

const never = new AbortController().signal;
const small = async (bytes: Uint8Array) => {
  const made = await shrink(bytes, never);
  if (typeof made === "string") throw new Error(`it was ${made}`);
  const { data, info } = await sharp(made.bytes).raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels)].slice(0, 3);
  return { ...made, about: await sharp(made.bytes).metadata(), colourAt };
};
const isRed = ([r = 0, g = 0, b = 0]: number[]) => r > 200 && g < 60 && b < 60;

describe("an image as models use it", () => {
  it("has 2048 pixels at most on its longer side, and the proportions of the original", async () => {
    expect(await small(await picture({ width: 4096, height: 1000 }).jpeg().toBuffer())).toMatchObject({
      mimeType: "image/jpeg",
      width: 2048,
      height: 500,
    });
  });

  it("is not made larger, and is a JPEG where nothing is transparent", async () => {
    expect(await small(await picture({ width: 600, height: 300 }).png().toBuffer())).toMatchObject({
      mimeType: "image/jpeg",
      width: 600,
      height: 300,
    });
  });

  it("stands upright as the camera meant it, and says nothing else that the camera said", async () => {
    const photo = await picture({ width: 3000, height: 1500 })
      .withExif({ IFD0: { Copyright: "Alice", Orientation: "6" }, IFD3: { GPSLatitude: "52/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    const made = await small(photo);
    expect([made.width, made.height]).toEqual([1024, 2048]);
    // Its left half was red; turned by a quarter that is its upper half.
    expect([isRed(made.colourAt(500, 100)), isRed(made.colourAt(500, 1900))]).toEqual([true, false]);
    expect([made.about.orientation, made.about.exif, made.about.xmp, made.about.icc]).toEqual(Array(4).fill(undefined));
  });

  it("keeps transparent parts: as a PNG, or as a WebP where that would be very large", async () => {
    const plain = await small(await picture({ width: 3000, height: 600, alpha: 0.5 }).png().toBuffer());
    expect([plain.mimeType, plain.about.hasAlpha]).toEqual(["image/png", true]);
    const grainy = await small(await noise({ width: 1200, height: 1200, channels: 4 }).png().toBuffer());
    expect([grainy.mimeType, grainy.about.hasAlpha]).toEqual(["image/webp", true]);
    expect(grainy.bytes.length).toBeLessThan(3_500_000);
  });

  it("is the first frame of an animation", async () => {
    const frames = await Promise.all(
      ["red", "blue"].map((background) =>
        sharp({ create: { width: 2100, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    for (const format of ["gif", "webp"] as const) {
      const made = await small(
        await sharp(frames, { join: { animated: true } })
          .toFormat(format)
          .toBuffer(),
      );
      expect([made.width, made.height, made.about.pages ?? 1]).toEqual([2048, 20, 1]);
      expect(isRed(made.colourAt(1000, 5))).toBe(true);
    }
  });

  it("takes four kinds and no other, however well the codec knows them", async () => {
    const kinds: [string, Buffer, Shrunk | "made"][] = [
      ["gif", gif(), "made"],
      ["webp", await picture({ width: 30, height: 30 }).webp().toBuffer(), "made"],
      ["tiff", await picture({ width: 30, height: 30 }).tiff().toBuffer(), "refused"],
      ["avif", await picture({ width: 30, height: 30 }).avif().toBuffer(), "refused"],
      ["svg", svg(), "refused"],
      ["nothing", Buffer.alloc(0), "refused"],
      [
        "half a png",
        (await noise({ width: 200, height: 200, channels: 3 }).png().toBuffer()).subarray(0, 5000),
        "refused",
      ],
    ];
    for (const [name, bytes, outcome] of kinds) {
      const made = await shrink(bytes, never);
      expect([name, typeof made === "string" ? made : "made"]).toEqual([name, outcome]);
    }
  });

  it("is never unpacked when it says that it has more pixels than an upload may have", async () => {
    expect(await shrink(png({ width: 10, height: 10, claims: { width: 20_000, height: 20_000 } }), never)).toBe(
      "refused",
    );
  });

  it("is not waited for by a run that is over", async () => {
    const over = new AbortController();
    const waiting = shrink(await noise({ width: 1500, height: 1500, channels: 3 }).png().toBuffer(), over.signal);
    over.abort(new Error("cancelled"));
    await expect(waiting).rejects.toThrow("cancelled");
    await expect(shrink(gif(), over.signal)).rejects.toThrow("cancelled");
  });
});
