import { createHash, randomBytes } from "node:crypto";
import type { Clock } from "../base/clock.ts";
import type { User } from "../domain/user.ts";
import type { Caller } from "./auth.ts";
import { isWelcome, unauthenticated } from "./verify.ts";

interface Place {
  ownerId: string;
  threadId: string;
  runId: string;
  jti: string | null;
}

export interface StreamTicketsDeps {
  tickets: {
    add(hash: string, place: Place, seconds: number): Promise<Date>;
    take(hash: string): Promise<Place | undefined>;
  };
  users: { find(id: string): Promise<User | undefined>; isRevoked(jti: string): Promise<boolean> };
  clock: Clock;
}

/** A stream that a ticket has opened. */
export interface Admission {
  readonly caller: Caller;
  readonly threadId: string;
  readonly runId: string;
  /** Asked now and then while the stream lasts. */
  mayGoOn(): Promise<boolean>;
}

/** For clients that cannot send a header, which is to say a browser's own EventSource. */
export interface StreamTickets {
  mint(place: Place): Promise<{ ticket: string; expiresAt: Date }>;
  /** Uses it up. Throws UNAUTHENTICATED, the same for every cause. */
  redeem(ticket: string | null): Promise<Admission>;
}

const livesSeconds = 60;
/** Nobody knows how long the token was good for, so that a new ticket must be asked for with one now and then. */
const lastsMs = 15 * 60_000;
const pattern = /^tkt_[A-Za-z0-9_-]{43}$/;

export function makeStreamTickets({ tickets, users, clock }: StreamTicketsDeps): StreamTickets {
  return {
    async mint(place) {
      const ticket = `tkt_${randomBytes(32).toString("base64url")}`;
      return { ticket, expiresAt: await tickets.add(toHash(ticket), place, livesSeconds) };
    },
    async redeem(ticket) {
      if (ticket === null || !pattern.test(ticket)) throw unauthenticated();
      const place = await tickets.take(toHash(ticket));
      const now = clock.now();
      const user = place && (await welcome(place, now));
      if (place === undefined || user === undefined) throw unauthenticated();
      const { id: userId, issuer, subject, name, timezone, locale } = user;
      return {
        caller: { userId, issuer, subject, name, timezone, locale, isAdmin: false, jti: place.jti },
        threadId: place.threadId,
        runId: place.runId,
        mayGoOn: async () => clock.now() < now + lastsMs && (await welcome(place, now)) !== undefined,
      };
    },
  };

  /** The token it was asked for with is older than the ticket: whatever ends that one ends the stream, too. */
  async function welcome({ ownerId, jti }: Place, redeemedAt: number): Promise<User | undefined> {
    const [user, isRevoked] = await Promise.all([users.find(ownerId), jti === null ? false : users.isRevoked(jti)]);
    return user === undefined || isRevoked || !isWelcome(user, redeemedAt / 1000) ? undefined : user;
  }
}

const toHash = (ticket: string): string => createHash("sha256").update(ticket).digest("base64url");
