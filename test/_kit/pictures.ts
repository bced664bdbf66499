import { randomBytes } from "node:crypto";
import sharp, { type Sharp } from "sharp";

interface Size {
  width: number;
  height: number;
}

/** Real pixels: the left half is red, the right half blue. */
export function picture({ width, height, alpha = 1 }: Size & { alpha?: number }): Sharp {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const, background: "red" };
  const background = { r: 0, g: 0, b: 255, alpha };
  return sharp({ create: { width, height, channels: alpha < 1 ? 4 : 3, background } }).composite([
    { input: { create: half }, left: 0, top: 0 },
  ]);
}

/** Pixels that no codec makes small without loss. */
export const noise = ({ width, height, channels }: Size & { channels: 3 | 4 }): Sharp =>
  sharp(randomBytes(width * height * channels), { raw: { width, height, channels } });
