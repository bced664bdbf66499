import type { CliResult } from "../../../generated/contract/types.ts";
import type { Timers } from "../../base/clock.ts";
import { AppError } from "../../base/error.ts";
import type { Log } from "../../base/log.ts";
import { ChildLost, startChild, type Line, type Program } from "./process.ts";
import { makeSlots, type Launch, type SlotLimits, type Tenant } from "./slots.ts";
import { cancelled, makeStop } from "./stop.ts";

export interface PoolDeps {
  program: Program;
  moduleUrl(): Promise<string>;
  /** A credential for these methods and no other. Throws for a user who may not have one. */
  mintCredential(tenant: Tenant): Promise<string>;
  toSafeText(text: string, credential: string): string;
  timers: Timers;
  log: Log;
  limits: PoolLimits;
}

export interface PoolLimits extends SlotLimits {
  callMs: number;
}

interface Reply {
  result: CliResult;
  /** The child's credential: it must appear nowhere in the result. */
  credential: string;
}

interface SendOptions {
  tenant: Tenant;
  signal: AbortSignal;
  /** Whether the call may be given up while a child works on it. */
  isInterruptible: boolean;
  /** Called each time a child is given the call. */
  onSend(): void;
}

export interface Pool {
  send(line: Omit<Line, "id">, options: SendOptions): Promise<Reply>;
  /** The next call of this tenant gets another credential than this one, or than any so far, and so another child. */
  renew(tenant: Tenant, credential?: string): void;
  /** Pids of the children there are. */
  readonly pids: readonly number[];
  close(): Promise<void>;
}

/** One call in one child of its tenant, sent once more when that child was lost. */
export function makePool(deps: PoolDeps): Pool {
  const { limits, timers } = deps;
  const slots = makeSlots({ prepare, timers, limits });
  let counter = 0;

  return {
    async send(line, { tenant, signal, isInterruptible, onSend }) {
      const stop = makeStop({ signal, isInterruptible, callMs: limits.callMs, timers });
      let sends = 0;
      try {
        for (;;) {
          const slot = await Promise.race([slots.acquire(tenant, stop), stop.promise]);
          const child = await Promise.race([slot.ready, stop.promise]);
          if (signal.aborted) throw cancelled();
          const id = `c${++counter}`;
          sends++;
          onSend();
          const { credential } = slot;
          stop.onTimeout = () => slots.lose(slot, child);
          stop.onCancel = () => child.abandon(id);
          try {
            return { result: await Promise.race([slots.use(slot, child, { id, ...line }), stop.promise]), credential };
          } catch (reason) {
            if (!(reason instanceof ChildLost)) throw reason;
            // A write may go again as well: its key makes it one effect. But a child that breaks the protocol on one
            // call alone would do so again.
            if (sends > 1 || (reason.kind === "broke" && reason.isAlone)) throw toAppError(reason);
          }
        }
      } finally {
        stop.clear();
      }
    },
    renew: slots.renew,
    get pids() {
      return slots.pids;
    },
    close: slots.close,
  };

  async function prepare(tenant: Tenant): Promise<Launch> {
    const [url, credential] = await Promise.all([deps.moduleUrl(), deps.mintCredential(tenant)]);
    const env = {
      ACCORD_CLI_URL: url,
      ACCORD_CLI_CREDENTIAL: credential,
      ACCORD_CLI_METHODS: tenant.methods.join(","),
      NO_COLOR: "1",
      TZ: "UTC",
    };
    const toSafeText = (text: string) => deps.toSafeText(text, credential);
    return { credential, start: () => startChild({ program: deps.program, env, toSafeText, log: deps.log }) };
  }
}

function toAppError({ kind, message }: ChildLost): AppError {
  return new AppError(
    kind === "broke" ? "OUTPUT_SCHEMA_VIOLATION" : "UPSTREAM_UNAVAILABLE",
    {},
    { cause: new Error(`project-cli: ${message}`) },
  );
}
