import type { Attachment, ImageMimeType } from "../../generated/contract/types.ts";
import type { Clock } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import type { Store } from "../store/store.ts";
import type { Quota } from "../store/thread/thread.ts";
import { makeAdd } from "./add.ts";
import { makeImageBytes } from "./image-bytes.ts";
import { makeLend, type Lend, type LendDeps } from "./lend.ts";
import { makeModelCopy } from "./model-copy.ts";
import { shrink } from "./shrink.ts";
import type { Signed } from "./sign.ts";
import { makeSignedAddresses, type SignedAddresses, type SignedAddressesDeps } from "./signed-addresses.ts";
import type { Storage } from "./storage.ts";
import { makeSweep } from "./sweep.ts";
export { toCopyPath } from "./model-copy.ts";
export { makeStorage, type Storage } from "./storage.ts";

export interface FilesDeps
  extends Pick<SignedAddressesDeps, "key" | "origin">, Pick<LendDeps, "toModels" | "mostLent"> {
  store: Pick<Store, "attachments">;
  storage: Storage;
  quota: Quota;
  clock: Clock;
  log: Log;
}

export interface OpenedImage {
  mimeType: ImageMimeType;
  size: number;
  /** Of the bytes as they were stored. */
  sha256: string;
  /** Throws ATTACHMENT_NOT_FOUND when the bytes are gone, SERVICE_UNAVAILABLE while the storage does not answer. */
  read(part: { first: number; last: number }): Promise<ReadableStream<Uint8Array>>;
}

/** Images of users: stored, signed, served. */
export interface Files {
  /** Throws ATTACHMENT_NOT_AN_IMAGE, ATTACHMENT_QUOTA_EXCEEDED. */
  add(ownerId: string, file: File | Blob): Promise<Attachment>;
  /** For a client that has the address. Throws ATTACHMENT_URL_INVALID, ATTACHMENT_URL_EXPIRED, ATTACHMENT_NOT_FOUND. */
  open(address: { id: string } & Signed): Promise<OpenedImage>;
  /**
   * What addresses name that this owner was given, in their order, and whether any of them has expired. Throws
   * ATTACHMENT_URL_INVALID, and PAYLOAD_TOO_LARGE for too much together.
   */
  resolve: SignedAddresses["resolve"];
  /** A fresh address. */
  sign(ownerId: string, id: string): string;
  /**
   * In the form and size a model takes, while `use` uses them; waits while runs of this process have as many bytes in
   * use as may be. Throws ATTACHMENT_NOT_FOUND, ATTACHMENT_UNREACHABLE.
   */
  lend: Lend;
  /** Removes what no message shows; says how many. */
  sweep(): Promise<number>;
}

const addressSeconds = 3600;

export function makeFiles({ store, storage, key, origin, toModels, mostLent, quota, clock, log }: FilesDeps): Files {
  const { attachments } = store;
  const addresses = makeSignedAddresses({ attachments, key, origin, clock });
  const bytes = makeImageBytes({ attachments, storage, log });
  return {
    add: makeAdd({ attachments, bytes, addresses, quota, addressSeconds }),
    async open(address) {
      const row = await addresses.find(address);
      // All but the bytes is in the row: a client that has the image, or wants a part of it, costs no more than that.
      const { mimeType, sha256, bytes: size } = row;
      return { mimeType, sha256, size, read: (part) => bytes.stream(row, part) };
    },
    resolve: addresses.resolve,
    sign: (ownerId, id) => addresses.make({ ownerId, id }, addressSeconds).url,
    lend: makeLend({
      attachments,
      bytes,
      addresses,
      toModelCopy: makeModelCopy({ attachments, bytes, storage, shrink, log }),
      toModels,
      mostLent,
    }),
    sweep: makeSweep({ attachments, storage, log }),
  };
}
