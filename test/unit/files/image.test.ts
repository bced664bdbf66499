import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readImage } from "../../../src/files/image.ts";
import { gif, jpeg, png, svg, webp, zip } from "../../_kit/images.ts";

const page = Buffer.from("<!doctype html><script>alert(document.cookie)</script>");
const read = (bytes: Uint8Array, declared = "") => readImage(bytes, declared);
const refused = { code: "ATTACHMENT_NOT_AN_IMAGE" };

describe("an image (G195)", () => {
  it.each([
    ["image/png", png(), 2, 2],
    ["image/jpeg", jpeg(), 3, 2],
    ["image/gif", gif(), 1, 1],
    ["image/webp", webp(), 1, 1],
  ])("of the kind %s is known by its bytes", async (mimeType, bytes, width, height) => {
    expect(await read(bytes)).toMatchObject({ mimeType, width, height });
    expect(await read(bytes, mimeType)).toMatchObject({ mimeType });
    expect((await read(bytes, `${mimeType}; charset=binary`)).bytes.length).toBe(bytes.length);
  });

  it.each([
    ["a page", page],
    ["an SVG", svg()],
    ["an archive", zip()],
    ["nothing", Buffer.alloc(0)],
    ["noise", Buffer.alloc(4096, 0x41)],
    ["a BMP", Buffer.concat([Buffer.from("BM"), Buffer.alloc(100)])],
    ["the beginning of a PNG", png().subarray(0, 20)],
    ["a PNG without its end", png().subarray(0, -12)],
    ["a JPEG without its end", jpeg().subarray(0, -2)],
    ["a GIF without its end", gif().subarray(0, -1)],
    ["a GIF that is a script", Buffer.from("GIF89a/*\x01\x00\x01\x00*/=1;alert(1);//;")],
    ["a WebP shorter than it says", webp().subarray(0, -4)],
  ])("is not %s", async (_, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject(refused);
  });

  it.each([
    ["PNG", png()],
    ["GIF", gif()],
    ["WebP", webp()],
  ])("is nothing else besides: a %s with an archive or a page behind it is refused", async (_, image) => {
    for (const more of [zip(), page, Buffer.from("\0")])
      await expect(read(Buffer.concat([image, more]))).rejects.toMatchObject(refused);
  });

  it("that is a JPEG loses what stands behind it, as phones put films there", async () => {
    for (const more of [zip(), page, jpeg()])
      expect(Buffer.from((await read(Buffer.concat([jpeg(), more]))).bytes)).toEqual(jpeg());
  });

  it("is what it was declared to be", async () => {
    await expect(read(jpeg(), "image/png")).rejects.toMatchObject(refused);
    await expect(read(png(), "image/svg+xml")).rejects.toMatchObject(refused);
    await expect(read(png(), "text/html")).rejects.toMatchObject(refused);
    expect(await read(jpeg(), "image/jpg")).toMatchObject({ mimeType: "image/jpeg" });
    expect(await read(png(), "application/octet-stream")).toMatchObject({ mimeType: "image/png" });
  });

  it("does not unfold to more than can be shown", async () => {
    for (const claims of [
      { width: 100_000, height: 100_000 },
      { width: 20_001, height: 1 },
      { width: 10_000, height: 5001 },
      { width: 0, height: 5 },
    ]) {
      await expect(read(png({ claims }))).rejects.toMatchObject(refused);
    }
    expect(await read(png({ claims: { width: 10_000, height: 5000 } }))).toMatchObject({ width: 10_000, height: 5000 });
  });

  it("is judged without a fall or a hang, whatever the bytes", async () => {
    const heads = [png(), jpeg(), gif(), webp(), Buffer.alloc(0)];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...heads),
        fc.nat({ max: 60 }),
        fc.uint8Array({ maxLength: 200 }),
        async (head, keep, rest) => {
          await read(Buffer.concat([head.subarray(0, keep), rest])).catch((reason: { code?: string }) =>
            expect(reason.code).toBe("ATTACHMENT_NOT_AN_IMAGE"),
          );
        },
      ),
      { numRuns: 300 },
    );
    for (const head of [jpeg().subarray(0, -4), gif().subarray(0, 19)])
      await read(Buffer.concat([head, randomBytes(5_000_000)])).catch((reason: { code?: string }) =>
        expect(reason.code).toBe("ATTACHMENT_NOT_AN_IMAGE"),
      );
  });
});
