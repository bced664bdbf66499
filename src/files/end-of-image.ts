import type { ImageMimeType } from "../../generated/contract/types.ts";

type Walk = (bytes: Uint8Array, view: DataView) => number | undefined;

/**
 * Where an image ends by its own account: the offset behind its last byte, or undefined when its parts do not follow
 * one another as they must. Formats are walked from part to part and never searched, so the cost is that of the parts.
 */
export function endOfImage(bytes: Uint8Array, mimeType: ImageMimeType): number | undefined {
  const end = walks[mimeType](bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return end !== undefined && end <= bytes.length ? end : undefined;
}

/** Length, type, data and checksum, up to the chunk IEND. */
const png: Walk = (bytes, view) => {
  for (let at = 8; at + 12 <= bytes.length;) {
    const isLast = view.getUint32(at + 4) === 0x49454e44;
    at += 12 + view.getUint32(at);
    if (isLast) return at;
  }
  return undefined;
};

/** A RIFF file says how long it is; an odd length is filled up. */
const webp: Walk = (bytes, view) => {
  if (bytes.length < 20) return undefined;
  const length = view.getUint32(4, true);
  return 8 + length + (length % 2);
};

/** A screen, then images (2c) and extensions (21), each in blocks up to an empty one, then 3b. */
const gif: Walk = (bytes) => {
  const tableOf = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
  let at = 13 + tableOf(bytes[10] ?? 0);
  for (;;) {
    const kind = bytes[at];
    if (kind === 0x3b) return at + 1;
    if (kind === 0x21) at += 2;
    else if (kind === 0x2c) at += 11 + tableOf(bytes[at + 9] ?? 0);
    else return undefined;
    for (let length = bytes[at]; length !== 0; length = bytes[at]) {
      if (length === undefined) return undefined;
      at += 1 + length;
    }
    at += 1;
  }
};

/**
 * Segments with their length, up to ffd9. Behind ffda stand pixels, in which ff00 is an ff and ffd0 to ffd7 are marks.
 */
const jpeg: Walk = (bytes, view) => {
  let at = 2;
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const mark = bytes[at + 1] ?? 0;
    // Any number of ff may stand before a mark.
    if (mark === 0xff) {
      at += 1;
      continue;
    }
    if (mark === 0xd9) return at + 2;
    if (mark < 0xc0 || at + 4 > bytes.length) return undefined;
    at += 2 + view.getUint16(at + 2);
    if (mark === 0xda) at = endOfPixels(bytes, at);
  }
  return undefined;
};

function endOfPixels(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

const walks: Readonly<Record<ImageMimeType, Walk>> = {
  "image/png": png,
  "image/jpeg": jpeg,
  "image/webp": webp,
  "image/gif": gif,
};
