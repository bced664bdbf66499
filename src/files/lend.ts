import { AppError } from "../base/error.ts";
import type { MessageAttachment } from "../domain/run.ts";
import type { ModelImage } from "../model/model.ts";
import type { Store } from "../store/store.ts";
import { makeByteBudget } from "./byte-budget.ts";
import type { ImageBytes } from "./image-bytes.ts";
import type { ToModelCopy } from "./model-copy.ts";
import type { SignedAddresses } from "./signed-addresses.ts";

export interface LendDeps {
  attachments: Pick<Store["attachments"], "find">;
  bytes: Pick<ImageBytes, "read">;
  addresses: Pick<SignedAddresses, "make">;
  toModelCopy: ToModelCopy;
  /** Whether a model is sent the bytes, or an address of this server. */
  toModels: "data" | "url";
  /** Most bytes of images that are lent at once. */
  mostLent: number;
}

interface Borrower<T> {
  /** Ends the waiting. */
  signal: AbortSignal;
  use(images: ModelImage[]): Promise<T>;
}

export type Lend = <T>(ownerId: string, images: readonly MessageAttachment[], borrower: Borrower<T>) => Promise<T>;

/** A model is asked within minutes, or not at all. */
const modelSeconds = 600;

export function makeLend({ attachments, bytes, addresses, toModelCopy, toModels, mostLent }: LendDeps): Lend {
  const lent = makeByteBudget(mostLent);
  return async (ownerId, images, { signal, use }) => {
    if (toModels === "url")
      return await use(images.map(({ id }) => ({ url: addresses.make({ id, ownerId }, modelSeconds).url })));
    const found = new Map((await attachments.find(images.map(({ id }) => id))).map((row) => [row.id, row]));
    const rows = images.map(({ id }) => {
      const row = found.get(id);
      if (row?.ownerId !== ownerId) throw new AppError("ATTACHMENT_NOT_FOUND");
      return row;
    });
    const copies = [];
    for (const row of rows) copies.push(await toModelCopy(row, signal));
    const size = copies.reduce((sum, copy) => sum + copy.bytes, 0);
    const giveBack = await lent.take(size, signal);
    try {
      return await use(
        await Promise.all(copies.map(async (copy) => ({ mimeType: copy.mimeType, bytes: await bytes.read(copy) }))),
      );
    } finally {
      giveBack();
    }
  };
}
