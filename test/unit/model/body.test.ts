import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { toBody } from "../../../src/model/body.ts";

const mark = "0b6ff0f1-4c5b-4a4e-9a43-6c9d7f0f7d11";

it.each([0, 1, 2, 3, 196_607, 196_608, 196_609, 1_000_000])(
  "writes an image of %i bytes into the JSON piece by piece, as JSON with base64 would have it",
  (size) => {
    const images = [randomBytes(size), randomBytes(5)];
    const json = JSON.stringify({ text: "图片里的内容", urls: images.map(() => `data:image/png;base64,${mark}`) });
    const { length, pieces } = toBody(json, { mark, images });
    const sent = [...pieces];
    const urls = images.map((image) => `data:image/png;base64,${image.toString("base64")}`);
    expect(Buffer.concat(sent).toString()).toBe(JSON.stringify({ text: "图片里的内容", urls }));
    expect(length).toBe(Buffer.concat(sent).length);
    expect(Math.max(...sent.map((piece) => piece.length))).toBeLessThanOrEqual(262_144);
  },
);

it("refuses a text that names more or fewer images than there are", () => {
  expect(() => toBody(`["${mark}"]`, { mark, images: [] })).toThrow("other images");
  expect(() => toBody("[]", { mark, images: [randomBytes(1)] })).toThrow("other images");
});
