import type { CliResult } from "../../../generated/contract/types.ts";
import type { Timers } from "../../base/clock.ts";
import { ChildLost, type Child, type Line } from "./process.ts";
import { cancelled } from "./stop.ts";

/** Whose calls a child makes: those of one owner's runs that may call the same methods. */
export interface Tenant {
  ownerId: string;
  methods: readonly string[];
}

/**
 * A child's place. starting: the credential is being minted. live: takes calls. retired: takes none, ends with its last
 * one. What leaves live: idle for a while, the credential's age, eviction for another tenant, renewal, its own death.
 */
interface Slot {
  key: string;
  tenant: Tenant;
  credential: string;
  child: Child | undefined;
  ready: Promise<Child>;
  lastUsed: number;
  cancelIdle: () => void;
  cancelLife: () => void;
}

export interface SlotLimits {
  children: number;
  idleMs: number;
  /** A child never outlives its credential. */
  lifeMs: number;
}

/** All that a child needs before it is started. */
export interface Launch {
  credential: string;
  start(): Child;
}

export interface SlotsDeps {
  /** Throws for an owner who may not have a child. */
  prepare(tenant: Tenant): Promise<Launch>;
  timers: Timers;
  limits: SlotLimits;
}

export interface Slots {
  /** The tenant's place, once there is room for one. Throws CANCELLED when the call is over before. */
  acquire(tenant: Tenant, stop: { readonly isOver: boolean }): Promise<Slot>;
  /** One call in the child of a place. */
  use(slot: Slot, child: Child, line: Line): Promise<CliResult>;
  /** The tenant's next call gets another child, unless that has happened since this credential was current. */
  renew(tenant: Tenant, credential?: string): void;
  /** Nothing of this child is waited for any more. */
  lose(slot: Slot, child: Child): void;
  readonly pids: readonly number[];
  close(): Promise<void>;
}

const graceMs = 1000;

/** At most one live child per tenant, and a bounded number of them (R16). */
export function makeSlots({ prepare, timers, limits }: SlotsDeps): Slots {
  const current = new Map<string, Slot>();
  const slots = new Set<Slot>();
  const turns: (() => void)[] = [];
  let uses = 0;
  let isClosed = false;
  const killAll = () => slots.forEach(({ child }) => child?.kill());
  process.once("exit", killAll);

  return {
    async acquire(tenant, stop) {
      const key = keyOf(tenant);
      for (;;) {
        if (isClosed) throw cancelled();
        const known = current.get(key);
        if (known) return known;
        if (slots.size < limits.children || evict()) return open(key, tenant);
        // All are busy with calls of other tenants. A call that ends wakes the first that waits.
        await new Promise<void>((resolve) => turns.push(resolve));
        if (stop.isOver) {
          turns.shift()?.();
          throw cancelled();
        }
      }
    },
    async use(slot, child, line) {
      slot.cancelIdle();
      slot.lastUsed = ++uses;
      try {
        return await child.send(line);
      } catch (reason) {
        // At once, so that a call that is sent again does not meet the same child.
        if (reason instanceof ChildLost && current.get(slot.key) === slot) current.delete(slot.key);
        throw reason;
      } finally {
        settle(slot, child);
      }
    },
    renew(tenant, credential) {
      const slot = current.get(keyOf(tenant));
      if (slot !== undefined && (credential ?? slot.credential) === slot.credential) retire(slot);
    },
    lose(slot, child) {
      retire(slot);
      child.kill();
    },
    get pids() {
      return [...slots].flatMap(({ child }) => child?.pid ?? []);
    },
    async close() {
      isClosed = true;
      process.off("exit", killAll);
      const ends = [...slots].map(({ child }) => child?.gone);
      killAll();
      await Promise.all(ends);
    },
  };

  function open(key: string, tenant: Tenant): Slot {
    const slot: Slot = {
      key,
      tenant,
      credential: "",
      child: undefined,
      ready: undefined as never,
      lastUsed: ++uses,
      cancelIdle: () => {},
      cancelLife: () => {},
    };
    slots.add(slot);
    current.set(key, slot);
    slot.ready = start(slot).catch((reason: unknown) => {
      drop(slot);
      throw reason;
    });
    // The calls that wait for it hear of the failure; it may be that none does.
    slot.ready.catch(() => {});
    return slot;
  }

  async function start(slot: Slot): Promise<Child> {
    const launch = await prepare(slot.tenant);
    if (isClosed) throw cancelled();
    slot.credential = launch.credential;
    const child = launch.start();
    slot.child = child;
    slot.cancelLife = timers.after(limits.lifeMs, () => retire(slot));
    void child.gone.then(() => drop(slot));
    return child;
  }

  /** After a call: free for others, and on the way out when nothing comes or it is not to be used again. */
  function settle(slot: Slot, child: Child): void {
    if (child.inFlight > 0) return;
    if (current.get(slot.key) !== slot) dismiss(child);
    else slot.cancelIdle = timers.after(limits.idleMs, () => retire(slot));
    turns.shift()?.();
  }

  function retire(slot: Slot): void {
    if (current.get(slot.key) === slot) current.delete(slot.key);
    slot.cancelIdle();
    slot.cancelLife();
    if (slot.child?.inFlight === 0) dismiss(slot.child);
  }

  function dismiss(child: Child): void {
    child.end();
    const cancel = timers.after(graceMs, () => child.kill());
    void child.gone.then(cancel);
  }

  /** Makes room by ending the child that has been idle longest. */
  function evict(): boolean {
    const idle = [...current.values()]
      .filter(({ child }) => child !== undefined && child.inFlight === 0)
      .sort((a, b) => a.lastUsed - b.lastUsed)[0];
    if (idle === undefined) return false;
    idle.child?.kill();
    drop(idle);
    return true;
  }

  function drop(slot: Slot): void {
    slot.cancelIdle();
    slot.cancelLife();
    slots.delete(slot);
    if (current.get(slot.key) === slot) current.delete(slot.key);
    turns.shift()?.();
  }
}

const keyOf = ({ ownerId, methods }: Tenant): string => JSON.stringify([ownerId, ...methods]);
