import type { Timers } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import { makeRounds, type Rounds } from "../base/rounds.ts";
import type { Store } from "../store/store.ts";

export interface ShutOutWatchDeps {
  store: Pick<Store, "admin">;
  forgetUser(userId: string): void;
  forgetToken(jti: string): void;
  /** Open streams ask again whether they may go on. */
  recheckStreams(): void;
  timers: Timers;
  log: Log;
}

const pollMs = 2000;
/** As long as any process goes by what it has verified: one that was cut off from the database misses nothing. */
const windowSeconds = 300;

/**
 * Every process that lets people in looks every other second who was shut out, by whichever process or terminal, and
 * forgets that it knows them. PostgreSQL alone says so: this does not need Redis.
 */
export function makeShutOutWatch({
  store,
  forgetUser,
  forgetToken,
  recheckStreams,
  timers,
  log,
}: ShutOutWatchDeps): Rounds {
  let known = new Set<string>();
  let isOut = false;
  return makeRounds({ timers, log, firstMs: pollMs, work: look });

  async function look(): Promise<number> {
    try {
      const recent = await store.admin.shutOuts(windowSeconds);
      const seen = new Set<string>();
      let isNew = false;
      for (const { userId, jti, at } of recent) {
        const key = `${userId ?? ""} ${jti ?? ""} ${at.getTime()}`;
        seen.add(key);
        if (known.has(key)) continue;
        isNew = true;
        if (userId !== null) forgetUser(userId);
        if (jti !== null) forgetToken(jti);
      }
      known = seen;
      isOut = false;
      if (isNew) recheckStreams();
    } catch (cause) {
      if (!isOut) log.warn("who was shut out cannot be looked up; trying again", { cause });
      isOut = true;
    }
    return pollMs;
  }
}
