import { createHash } from "node:crypto";
import type { Attachment, ImageMimeType } from "../../generated/contract/types.ts";
import type { Clock } from "../base/clock.ts";
import { AppError } from "../base/error.ts";
import { newId } from "../base/ids.ts";
import type { Log } from "../base/log.ts";
import type { MessageAttachment } from "../domain/run.ts";
import type { ModelImage } from "../model/model.ts";
import type { Store } from "../store/store.ts";
import type { AttachmentRow, Quota } from "../store/thread/thread.ts";
import { parseAddress, toAddress } from "./address.ts";
import { makeByteBudget } from "./byte-budget.ts";
import { toFilename } from "./filename.ts";
import { readImage } from "./image.ts";
import { makeSigner, type Signed } from "./sign.ts";
import type { Storage } from "./storage.ts";
import { makeSweep } from "./sweep.ts";
export { makeStorage } from "./storage.ts";

export interface FilesDeps {
  store: Pick<Store, "attachments">;
  storage: Storage;
  /** For signatures of attachments and nothing else. */
  key: Uint8Array;
  /** Where clients reach this server: every signed address begins so. */
  origin(): string;
  /** Whether a model is sent the bytes, or an address of this server. */
  toModels: "data" | "url";
  /** Most bytes of images that are lent at once. */
  mostLent: number;
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

interface Borrower<T> {
  /** Ends the waiting. */
  signal: AbortSignal;
  use(images: ModelImage[]): Promise<T>;
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
  resolve(ownerId: string, addresses: readonly string[]): Promise<{ images: MessageAttachment[]; isExpired: boolean }>;
  /** A fresh address. */
  sign(ownerId: string, id: string): string;
  /**
   * In the form a model takes, while `use` uses them; waits while runs of this process have as many bytes in use as
   * may be. Throws ATTACHMENT_NOT_FOUND, ATTACHMENT_UNREACHABLE.
   */
  lend<T>(ownerId: string, images: readonly MessageAttachment[], borrower: Borrower<T>): Promise<T>;
  /** Removes what no message shows; says how many. */
  sweep(): Promise<number>;
}

const addressSeconds = 3600;
/** A model is asked within minutes, or not at all. */
const modelSeconds = 600;
/** Of one message. Every round of a run sends them anew. */
const mostBytes = 20_971_520;

export function makeFiles(deps: FilesDeps): Files {
  const {
    store: { attachments },
    storage,
    clock,
    log,
  } = deps;
  const { sign, isSigned } = makeSigner(deps.key);
  const lent = makeByteBudget(deps.mostLent);
  const secondsNow = (): number => Math.floor(clock.now() / 1000);
  const isOver = ({ expires }: Signed): boolean => expires <= secondsNow();
  const addressFor = ({ id, ownerId }: { id: string; ownerId: string }, expires: number): string =>
    toAddress(deps.origin(), { id, expires, signature: sign({ id, ownerId, expires }) });

  return {
    async add(ownerId, file) {
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
        deps.quota,
      );
      if (full !== undefined)
        throw new AppError("ATTACHMENT_QUOTA_EXCEEDED", { retry_after_seconds: full.waitSeconds });
      await keep({ id, path }, bytes);
      const expires = secondsNow() + addressSeconds;
      return {
        id,
        mimeType,
        size: bytes.length,
        width,
        height,
        ...(filename === undefined ? {} : { filename }),
        url: addressFor({ id, ownerId }, expires),
        expiresAt: new Date(expires * 1000).toISOString().replace(".000", ""),
      };
    },
    async open(address) {
      const [found] = await attachments.find([address.id]);
      const row = judge(found, address);
      if (isOver(address)) throw new AppError("ATTACHMENT_URL_EXPIRED");
      // All but the bytes is in the row: a client that has the image, or wants a part of it, costs no more than that.
      const { mimeType, sha256, bytes: size } = row;
      return { mimeType, sha256, size, read: (part) => stream(row, part) };
    },
    async resolve(ownerId, addresses) {
      const named = addresses.map((address) => parseAddress(deps.origin(), address) ?? refuse());
      const rows = new Map(
        (named.length === 0 ? [] : await attachments.find(named.map(({ id }) => id))).map((row) => [row.id, row]),
      );
      const found = named.map((address) => {
        const row = rows.get(address.id);
        // Another user's address is as good as none (G190).
        return judge(row?.ownerId === ownerId ? row : undefined, address);
      });
      if (found.reduce((sum, { bytes }) => sum + bytes, 0) > mostBytes)
        throw new AppError(
          "PAYLOAD_TOO_LARGE",
          {},
          { detail: `The images of a message have at most ${mostBytes / 1_048_576} MB together.` },
        );
      return { images: found.map(({ id, mimeType }) => ({ id, mimeType })), isExpired: named.some(isOver) };
    },
    sign: (ownerId, id) => addressFor({ ownerId, id }, secondsNow() + addressSeconds),
    async lend(ownerId, images, { signal, use }) {
      if (deps.toModels === "url")
        return await use(images.map(({ id }) => ({ url: addressFor({ ownerId, id }, secondsNow() + modelSeconds) })));
      const found = new Map((await attachments.find(images.map(({ id }) => id))).map((row) => [row.id, row]));
      const rows = images.map(({ id }) => {
        const row = found.get(id);
        if (row?.ownerId !== ownerId) throw new AppError("ATTACHMENT_NOT_FOUND");
        return row;
      });
      const giveBack = await lent.take(
        rows.reduce((sum, { bytes }) => sum + bytes, 0),
        signal,
      );
      try {
        return await use(
          await Promise.all(rows.map(async (row) => ({ mimeType: row.mimeType, bytes: await read(row) }))),
        );
      } finally {
        giveBack();
      }
    },
    sweep: makeSweep({ attachments, storage, log }),
  };

  /** A row that stays without bytes would count against its owner for a day. */
  async function keep({ id, path }: { id: string; path: string }, bytes: Uint8Array): Promise<void> {
    try {
      await storage.put(path, bytes);
    } catch (cause) {
      await storage.remove(path).then(
        () => attachments.release(id),
        (reason) => log.warn("an upload that failed is left to the sweep", { attachment: id, cause: reason }),
      );
      throw new AppError("SERVICE_UNAVAILABLE", {}, { cause });
    }
    await attachments.markStored(id);
  }

  /** What no signature fits is told apart from nothing: not even from what does not exist. */
  function judge(row: AttachmentRow | undefined, { expires, signature }: Signed): AttachmentRow {
    if (row === undefined || !isSigned({ id: row.id, ownerId: row.ownerId, expires, signature })) return refuse();
    return row;
  }

  async function stream({ id, path, bytes: size }: AttachmentRow, part: { first: number; last: number }) {
    const found = await storage.stream(path, { ...part, size }).catch((cause) => {
      throw new AppError("SERVICE_UNAVAILABLE", {}, { cause });
    });
    if (found !== undefined) return found;
    log.error("an attachment has lost its bytes", { attachment: id });
    throw new AppError("ATTACHMENT_NOT_FOUND");
  }

  /** Bytes that are not those that were judged once are none. */
  async function read({ id, path, sha256 }: AttachmentRow): Promise<Buffer> {
    const bytes = await storage.get(path).catch((cause) => {
      throw new AppError("ATTACHMENT_UNREACHABLE", {}, { cause });
    });
    if (bytes !== undefined && hash(bytes) === sha256) return bytes;
    log.error("an attachment has lost its bytes", { attachment: id, found: bytes?.length ?? 0 });
    throw new AppError("ATTACHMENT_NOT_FOUND");
  }
}

function refuse(): never {
  throw new AppError("ATTACHMENT_URL_INVALID");
}

const hash = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
