import { hostname } from "node:os";
import { newId } from "../../base/ids.ts";
import type { Files } from "../../files/files.ts";
import type { Store } from "../../store/store.ts";
import type { Stream } from "../../stream/stream.ts";
import { makeDrive, type DriveDeps } from "../attempt/attempt.ts";
import type { Probe } from "../journal/journal.ts";
import { makeExpiry } from "./expire.ts";
import { makeLeaseHolder, type LeaseHolder } from "./holder.ts";
import { makeRelease } from "./release.ts";
import { makeSweep } from "./sweep.ts";

export interface LeaseDeps extends Omit<
  DriveDeps,
  "runs" | "approvals" | "actions" | "resolutions" | "stream" | "probe"
> {
  store: Pick<Store, "runs" | "effects" | "approvals" | "actions" | "resolutions">;
  stream: Pick<Stream, "publish" | "ring" | "onRing">;
  files: Pick<Files, "lend" | "sweep">;
  /** Most runs at once in this process. */
  slots: number;
  /** How long a silent worker keeps its runs. */
  leaseSeconds?: number;
  /** Called at named points of every run; tests disturb it there. */
  probe?: Probe;
}

const defaultLeaseSeconds = 15;

/** The part of this room that carries runs out, for processes that do. */
export function makeLease({
  slots,
  leaseSeconds = defaultLeaseSeconds,
  probe = () => {},
  ...deps
}: LeaseDeps): LeaseHolder {
  const { store, stream, timers, log } = deps;
  const { runs, approvals, actions, resolutions } = store;
  const drive = makeDrive({ ...deps, runs, approvals, actions, resolutions, probe });
  // Two processes of one container may follow each other under the same number.
  const holder = `${hostname().slice(0, 64)}:${process.pid}:${newId("").slice(-8)}`;
  const holding = makeLeaseHolder({
    runs: store.runs,
    stream,
    drive,
    holder,
    slots,
    leaseSeconds,
    timers,
    log,
  });
  const expiry = makeExpiry({ approvals: store.approvals, tool: deps.tool, timers, log });
  const release = makeRelease({ runs: store.runs, stream, timers, log });
  const sweep = makeSweep({ store, files: deps.files, timers, log });
  return {
    start() {
      holding.start();
      expiry.start();
      release.start();
      sweep.start();
    },
    async stop(graceMs) {
      await Promise.all([sweep.stop(), release.stop(), expiry.stop()]);
      await holding.stop(graceMs);
    },
    get busy() {
      return holding.busy;
    },
  };
}
