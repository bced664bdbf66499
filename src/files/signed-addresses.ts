import type { Clock } from "../base/clock.ts";
import { AppError } from "../base/error.ts";
import type { MessageAttachment } from "../domain/run.ts";
import type { Store } from "../store/store.ts";
import type { AttachmentRow } from "../store/thread/thread.ts";
import { parseAddress, toAddress } from "./address.ts";
import { makeSigner, type Signed } from "./sign.ts";

export interface SignedAddressesDeps {
  attachments: Pick<Store["attachments"], "find">;
  /** For signatures of attachments and nothing else. */
  key: Uint8Array;
  /** Where clients reach this server: every signed address begins so. */
  origin(): string;
  clock: Clock;
}

export interface SignedAddresses {
  /** A fresh address, and when it ends, in seconds since 1970. */
  make(image: { id: string; ownerId: string }, seconds: number): { url: string; expires: number };
  /** The image behind an address. Throws ATTACHMENT_URL_INVALID, ATTACHMENT_URL_EXPIRED. */
  find(address: { id: string } & Signed): Promise<AttachmentRow>;
  resolve(ownerId: string, addresses: readonly string[]): Promise<{ images: MessageAttachment[]; isExpired: boolean }>;
}

/** Of one message. Every round of a run sends them anew. */
const mostBytes = 20_971_520;

export function makeSignedAddresses({ attachments, key, origin, clock }: SignedAddressesDeps): SignedAddresses {
  const { sign, isSigned } = makeSigner(key);
  const secondsNow = (): number => Math.floor(clock.now() / 1000);
  const isOver = ({ expires }: Signed): boolean => expires <= secondsNow();

  return {
    make({ id, ownerId }, seconds) {
      const expires = secondsNow() + seconds;
      return { url: toAddress(origin(), { id, expires, signature: sign({ id, ownerId, expires }) }), expires };
    },
    async find(address) {
      const [found] = await attachments.find([address.id]);
      const row = judge(found, address);
      if (isOver(address)) throw new AppError("ATTACHMENT_URL_EXPIRED");
      return row;
    },
    async resolve(ownerId, addresses) {
      const named = addresses.map((address) => parseAddress(origin(), address) ?? refuse());
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
  };

  /** What no signature fits is told apart from nothing: not even from what does not exist. */
  function judge(row: AttachmentRow | undefined, { expires, signature }: Signed): AttachmentRow {
    if (row === undefined || !isSigned({ id: row.id, ownerId: row.ownerId, expires, signature })) return refuse();
    return row;
  }
}

function refuse(): never {
  throw new AppError("ATTACHMENT_URL_INVALID");
}
