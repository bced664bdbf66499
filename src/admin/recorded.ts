import type { AdminActName } from "../../generated/contract/types.ts";
import { AppError } from "../base/error.ts";
import type { NewAct } from "../store/admin/admin.ts";

/** Who acts, and from where. */
export interface Actor {
  /** Issuer and subject of a token, or whom a terminal knows. */
  readonly name: string;
  readonly userId: string | null;
  readonly from: string;
  readonly requestId: string | null;
}

interface Deed {
  act: AdminActName;
  target?: string;
  details?: Readonly<Record<string, unknown>>;
}

/** Does what an administrator asks for, and sees to it that it stands in the audit, however it ends. */
export interface Recorded {
  looking<T>(by: Actor, deed: Deed, look: () => Promise<T>): Promise<T>;
  /** The act goes into the transaction of the change. */
  changing<T>(by: Actor, deed: Deed, change: (act: NewAct) => Promise<T>): Promise<T>;
}

export function makeRecorded(store: { record(act: NewAct): Promise<void> }): Recorded {
  return {
    looking: (by, deed, look) =>
      refusing(by, deed, async () => {
        const seen = await look();
        await store.record(toNewAct(by, deed, "done"));
        return seen;
      }),
    changing: (by, deed, change) => refusing(by, deed, () => change(toNewAct(by, deed, "done"))),
  };

  async function refusing<T>(by: Actor, deed: Deed, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (reason) {
      const { code } = AppError.from(reason);
      // What went wrong on the way was not refused, and its log line says more.
      if (code !== "INTERNAL" && code !== "SERVICE_UNAVAILABLE") await store.record(toNewAct(by, deed, code));
      throw reason;
    }
  }
}

const toNewAct = (
  { name, userId, from, requestId }: Actor,
  { act, target, details }: Deed,
  outcome: string,
): NewAct => ({
  actor: name,
  actorId: userId,
  from,
  act,
  target: target ?? null,
  details: details ?? {},
  outcome,
  requestId,
});
