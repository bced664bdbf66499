import type { Timers } from "../../base/clock.ts";
import { cancelled } from "./stop.ts";

/** Whose calls these are: those of one owner's runs that may call the same methods. */
export interface Tenant {
  ownerId: string;
  methods: readonly string[];
}

export interface CredentialsDeps {
  /** Throws for an owner who may not have one. */
  mint(tenant: Tenant): Promise<string>;
  timers: Timers;
  /** Shorter than a credential lives. */
  lifeMs: number;
}

export interface Credentials {
  /** Throws CANCELLED after the end. */
  of(tenant: Tenant): Promise<string>;
  /** The tenant's next call gets another one, unless that has happened since this one was current. */
  renew(tenant: Tenant, credential?: string): void;
  close(): void;
}

interface Minted {
  promise: Promise<string>;
  /** Empty while it is being minted. */
  credential: string;
  cancelLife: () => void;
}

const most = 2048;

/** What calls are sent with, minted once per tenant for as long as it is good. It stays in this process. */
export function makeCredentials({ mint, timers, lifeMs }: CredentialsDeps): Credentials {
  // In the order of their last use.
  const current = new Map<string, Minted>();
  let isClosed = false;

  return {
    async of(tenant) {
      if (isClosed) throw cancelled();
      const key = keyOf(tenant);
      const minted = current.get(key) ?? begin(tenant, key);
      current.delete(key);
      current.set(key, minted);
      for (const [oldest] of current) {
        if (current.size <= most) break;
        drop(oldest);
      }
      return await minted.promise;
    },
    renew(tenant, credential) {
      const key = keyOf(tenant);
      const minted = current.get(key);
      if (minted !== undefined && (credential ?? minted.credential) === minted.credential) drop(key);
    },
    close() {
      isClosed = true;
      for (const key of current.keys()) drop(key);
    },
  };

  function begin(tenant: Tenant, key: string): Minted {
    const minted: Minted = { promise: mint(tenant), credential: "", cancelLife: () => {} };
    const forget = () => {
      if (current.get(key) === minted) current.delete(key);
    };
    minted.promise.then((credential) => {
      minted.credential = credential;
      if (current.get(key) === minted) minted.cancelLife = timers.after(lifeMs, forget);
      // The calls that wait for it hear of the failure.
    }, forget);
    return minted;
  }

  function drop(key: string): void {
    current.get(key)?.cancelLife();
    current.delete(key);
  }
}

const keyOf = ({ ownerId, methods }: Tenant): string => JSON.stringify([ownerId, ...methods]);
