import { fileTypeFromBuffer } from "file-type";
import { imageSize } from "image-size";
import type { ImageMimeType } from "../../generated/contract/types.ts";
import { AppError } from "../base/error.ts";
import { endOfImage } from "./end-of-image.ts";

export interface Image {
  mimeType: ImageMimeType;
  /** The image alone. */
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** What a few kilobytes may unfold to in the browser or model that reads the image. */
const mostPixels = 50_000_000;
const mostOneWay = 20_000;

// An animated PNG is a PNG to every reader that knows no animation.
const kinds: ReadonlyMap<string, ImageMimeType> = new Map([
  ["image/png", "image/png"],
  ["image/apng", "image/png"],
  ["image/jpeg", "image/jpeg"],
  ["image/webp", "image/webp"],
  ["image/gif", "image/gif"],
]);

/** Types by which a sender says nothing. */
const undeclared = new Set(["", "application/octet-stream", "text/plain"]);

/**
 * Judges bytes by what they are, whatever they are called (G195): one of the four kinds, the kind that was declared if
 * one was, and of a size that can be shown. What stands behind its end makes it an archive or a page as well, and is
 * refused; behind a JPEG phones put films and depth maps, and there it is cut off. Throws ATTACHMENT_NOT_AN_IMAGE.
 * Nothing is decoded.
 */
export async function readImage(bytes: Uint8Array, declared: string): Promise<Image> {
  if (bytes.length === 0) throw refusal("The file is empty.");
  const mimeType = kinds.get((await fileTypeFromBuffer(bytes))?.mime ?? "");
  if (mimeType === undefined) throw refusal();
  const said =
    declared
      .toLowerCase()
      .split(";")[0]
      ?.trim()
      .replace(/^image\/jpg$/, "image/jpeg") ?? "";
  if (!undeclared.has(said) && kinds.get(said) !== mimeType)
    throw refusal(`The bytes are ${mimeType}, and the part declares another type.`);
  const end = endOfImage(bytes, mimeType);
  if (end === undefined || (end < bytes.length && mimeType !== "image/jpeg"))
    throw refusal("The file is not whole, or more than an image.");
  const image = bytes.subarray(0, end);
  const { width, height } = sizeOf(image);
  if (!(width >= 1 && height >= 1)) throw refusal("The image has no size.");
  if (width > mostOneWay || height > mostOneWay || width * height > mostPixels)
    throw refusal(`The image has more than ${mostPixels / 1_000_000} megapixels or ${mostOneWay} in a row.`);
  return { mimeType, width, height, bytes: image };
}

function sizeOf(bytes: Uint8Array): { width: number; height: number } {
  try {
    return imageSize(bytes);
  } catch (cause) {
    throw refusal("Its size cannot be read.", cause);
  }
}

function refusal(detail?: string, cause?: unknown): AppError {
  return new AppError(
    "ATTACHMENT_NOT_AN_IMAGE",
    {},
    { ...(detail === undefined ? {} : { detail }), ...(cause === undefined ? {} : { cause }) },
  );
}
