import type { CliResult } from "../../../generated/contract/types.ts";
import type { Timers } from "../../base/clock.ts";
import { AppError } from "../../base/error.ts";
import type { Log } from "../../base/log.ts";
import { makeCredentials, type Tenant } from "./credentials.ts";
import { makePlaces, type PlaceLimits } from "./places.ts";
import { ChildLost, startChild, type Line, type Program } from "./process.ts";
import { cancelled, makeStop } from "./stop.ts";

export interface PoolDeps {
  program: Program;
  moduleUrl(): Promise<string>;
  /** A credential for these methods and no other. Throws for a user who may not have one. */
  mintCredential(tenant: Tenant): Promise<string>;
  toSafeText(text: string, credentials: readonly string[]): string;
  timers: Timers;
  log: Log;
  limits: PoolLimits;
}

export type PoolLimits = PlaceLimits;

interface Reply {
  result: CliResult;
  /** What the call was made with: it must appear nowhere in the result. */
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
  send(line: Omit<Line, "id" | "credential" | "methods">, options: SendOptions): Promise<Reply>;
  /** The next call of this tenant gets another credential than this one, or than any so far. */
  renew(tenant: Tenant, credential?: string): void;
  /** Pids of the children there are. */
  readonly pids: readonly number[];
  close(): Promise<void>;
}

/** One call in one child that serves nobody else meanwhile, sent once more when that child was lost. */
export function makePool(deps: PoolDeps): Pool {
  const { limits, timers } = deps;
  const credentials = makeCredentials({ mint: deps.mintCredential, timers, lifeMs: limits.lifeMs });
  const places = makePlaces({ start, timers, limits });
  let url = "";
  let counter = 0;

  return {
    async send(line, { tenant, signal, isInterruptible, onSend }) {
      const stop = makeStop({ signal, isInterruptible, callMs: limits.callMs, timers });
      let sends = 0;
      try {
        for (;;) {
          const prepared = Promise.all([deps.moduleUrl(), credentials.of(tenant)]);
          const [moduleUrl, credential] = await Promise.race([prepared, stop.promise]);
          url = moduleUrl;
          const place = await places.enter(tenant.ownerId, stop);
          try {
            if (stop.isOver) await stop.promise;
            if (signal.aborted) throw cancelled();
            const id = `c${++counter}`;
            sends++;
            onSend();
            stop.onTimeout = () => places.lose(place);
            stop.onCancel = () => places.abandon(place, id);
            const sent = place.child.send({ id, credential, methods: tenant.methods, ...line });
            return { result: await Promise.race([sent, stop.promise]), credential };
          } catch (reason) {
            if (!(reason instanceof ChildLost)) throw reason;
            // At once, so that a call that is sent again does not meet the same child.
            places.retire(place);
            // A write may go again as well: its key makes it one effect. But a child that breaks the protocol on one
            // call alone would do so again.
            if (sends > 1 || (reason.kind === "broke" && reason.isAlone)) throw toAppError(reason);
          } finally {
            places.leave(place);
          }
        }
      } finally {
        stop.clear();
      }
    },
    renew: credentials.renew,
    get pids() {
      return places.pids;
    },
    close() {
      credentials.close();
      return places.close();
    },
  };

  /** A child knows where to send calls, and of nobody's. */
  function start(onAnswer: () => void) {
    const env = { ACCORD_CLI_URL: url, NO_COLOR: "1", TZ: "UTC" };
    return startChild({ program: deps.program, env, toSafeText: deps.toSafeText, onAnswer, log: deps.log });
  }
}

function toAppError({ kind, message }: ChildLost): AppError {
  return new AppError(
    kind === "broke" ? "OUTPUT_SCHEMA_VIOLATION" : "UPSTREAM_UNAVAILABLE",
    {},
    { cause: new Error(`project-cli: ${message}`) },
  );
}
