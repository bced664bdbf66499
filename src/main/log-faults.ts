import type { Log } from "../base/log.ts";
import type { Signals } from "./signals.ts";

export function logFaults(signals: Pick<Signals, "onFault">, log: Log): void {
  signals.onFault((cause) => {
    log.error("an error that no code caught: this process finishes what it can and ends", { cause });
    log.flush();
  });
}
