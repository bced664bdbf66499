import type { Attachment } from "../../generated/contract/types.ts";
import { AppError } from "../base/error.ts";
import { newId } from "../base/ids.ts";
import type { Store } from "../store/store.ts";
import type { Quota } from "../store/thread/thread.ts";
import { toFilename } from "./filename.ts";
import { hash, type ImageBytes } from "./image-bytes.ts";
import { readImage } from "./image.ts";
import type { SignedAddresses } from "./signed-addresses.ts";

export interface AddDeps {
  attachments: Pick<Store["attachments"], "reserve">;
  bytes: Pick<ImageBytes, "keep">;
  addresses: Pick<SignedAddresses, "make">;
  quota: Quota;
  addressSeconds: number;
}

/** Judged, counted against the quota, stored, and answered with a signed address. */
export function makeAdd({ attachments, bytes: stored, addresses, quota, addressSeconds }: AddDeps) {
  return async (ownerId: string, file: File | Blob): Promise<Attachment> => {
    const { mimeType, width, height, bytes } = await readImage(Buffer.from(await file.arrayBuffer()), file.type);
    const id = newId("att");
    const path = `${ownerId}/${id}`;
    const filename = "name" in file ? toFilename(file.name) : undefined;
    const full = await attachments.reserve(
      {
        id,
        ownerId,
        path,
        mimeType,
        bytes: bytes.length,
        sha256: hash(bytes),
        width,
        height,
        filename: filename ?? null,
      },
      quota,
    );
    if (full !== undefined) throw new AppError("ATTACHMENT_QUOTA_EXCEEDED", { retry_after_seconds: full.waitSeconds });
    await stored.keep({ id, path }, bytes);
    const { url, expires } = addresses.make({ id, ownerId }, addressSeconds);
    return {
      id,
      mimeType,
      size: bytes.length,
      width,
      height,
      ...(filename === undefined ? {} : { filename }),
      url,
      expiresAt: new Date(expires * 1000).toISOString().replace(".000", ""),
    };
  };
}
