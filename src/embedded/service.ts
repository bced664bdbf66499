import { setTimeout as sleep } from "node:timers/promises";

/** A database or a Valkey that runs as a process of its own, started here or adopted from a server that was killed. */
export interface Service {
  readonly name: string;
  readonly url: string;
  readonly log: string;
  isRunning(): boolean;
  /** Starts it again at the same address. */
  revive(): Promise<void>;
  stop(): Promise<void>;
}

const lookEvery = 300;
const mostRevivals = 5;
const revivalWindow = 60_000;

/**
 * Brings a service back whose process has gone. It looks instead of waiting for an exit event because an adopted
 * service is not a child of this process. A service that keeps falling over is left alone: the reason is in its log,
 * and a restart loop would only bury it.
 */
export function supervise(service: Service, say: (line: string) => void): { end(): Promise<void> } {
  const ending = new AbortController();
  const watching = watch().catch((error: unknown) => {
    if (!ending.signal.aborted) say(`${service.name} is no longer watched: ${String(error)}`);
  });
  return {
    async end() {
      ending.abort();
      await watching;
    },
  };

  async function watch(): Promise<void> {
    const revivals: number[] = [];
    for (;;) {
      await sleep(lookEvery, undefined, { signal: ending.signal, ref: false });
      if (service.isRunning()) continue;
      const now = Date.now();
      if (revivals.push(now) > mostRevivals && now - (revivals.shift() as number) < revivalWindow) {
        return say(
          `${service.name} keeps stopping and is left stopped; its log is ${service.log}. Start Accord again to retry.`,
        );
      }
      say(`${service.name} stopped unexpectedly; starting it again.`);
      await service.revive().then(
        () => say(`${service.name} is running again.`),
        (error: unknown) => say(`${service.name} could not be started: ${(error as Error).message}`),
      );
    }
  }
}
