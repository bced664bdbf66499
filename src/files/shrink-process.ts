/**
 * A program: an image on standard input, the same image as models use it on standard output. Pixels of strangers are
 * unpacked here, by native code, and not where secrets are: this process has no environment, reads no file but its
 * code, and what it may do at worst is end. Exits with 3 when there is no codec for this machine, and with 2 when the
 * image cannot be read.
 */
import { buffer } from "node:stream/consumers";
import type { Sharp } from "sharp";

/** What the largest providers use of an image: they scale down themselves beyond 1568 to 2048 pixels. */
const mostSide = 2048;
const mostPixels = 50_000_000;
/** An image with transparent parts becomes a PNG, unless that is larger. */
const mostPngBytes = 3_500_000;
const quality = 85;
const seconds = 20;

const { default: sharp } = await import("sharp").catch(() => process.exit(3));
sharp.cache(false);
sharp.concurrency(1);
// libvips reads scores of formats; these are the four that uploads may have.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Png", "Jpeg", "Webp", "Nsgif"].map((format) => `VipsForeignLoad${format}Buffer`),
});

/** Upright as its EXIF says, and without that or any other metadata; of an animation the first frame. */
const toSmall = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", sequentialRead: true })
    .timeout({ seconds })
    .autoOrient()
    .resize({ width: mostSide, height: mostSide, fit: "inside", withoutEnlargement: true });

async function shrink(bytes: Buffer): Promise<Buffer> {
  const { hasAlpha } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
  if (!hasAlpha) return await toSmall(bytes).jpeg({ quality }).toBuffer();
  const png = await toSmall(bytes).png().toBuffer();
  // Pictures of a screen have a fourth channel that says nothing.
  if ((await sharp(png).stats()).isOpaque) return await sharp(png).removeAlpha().jpeg({ quality }).toBuffer();
  return png.length <= mostPngBytes ? png : await sharp(png).webp({ quality }).toBuffer();
}

try {
  process.stdout.write(await shrink(await buffer(process.stdin)));
} catch {
  process.exitCode = 2;
}
