import { hostname } from "node:os";
import { newId } from "../../base/ids.ts";
import type { Files } from "../../files/files.ts";
import type { Store } from "../../store/store.ts";
import type { Stream } from "../../stream/stream.ts";
import type { Usage } from "../../usage/usage.ts";
import { makeDrive, type DriveDeps } from "../attempt/attempt.ts";
import type { Probe } from "../journal/journal.ts";
import { makeExpiry } from "./expire.ts";
import { makeFirsts } from "./firsts.ts";
import { makeLeaseHolder, type LeaseHolder } from "./holder.ts";
import { makeRelease } from "./release.ts";
import { makeRetention, type Keep } from "./retention.ts";
import { makeStalled } from "./stalled.ts";
import { makeSweep } from "./sweep.ts";
import { tracedAttempt } from "./traced-attempt.ts";

export interface LeaseDeps extends Omit<
  DriveDeps,
  "runs" | "approvals" | "questions" | "actions" | "resolutions" | "stream" | "probe"
> {
  store: Pick<
    Store,
    | "runs"
    | "threads"
    | "attachments"
    | "effects"
    | "approvals"
    | "questions"
    | "actions"
    | "resolutions"
    | "tickets"
    | "search"
    | "endStalled"
  >;
  stream: Pick<Stream, "publish" | "hold" | "ring" | "onRing">;
  files: Pick<Files, "lend" | "sweep">;
  usage: DriveDeps["usage"] & Pick<Usage, "observeFirst" | "countLeaseLoss" | "observeRetention">;
  /** Most runs at once in this process. */
  slots: number;
  /** How long what was written of runs is kept; for ever, unless told. */
  keep?: Keep;
  /** How long a silent worker keeps its runs. */
  leaseSeconds?: number;
  /** Called at named points of every run; tests disturb it there. */
  probe?: Probe;
}

const defaultLeaseSeconds = 15;
const keepAll: Keep = { events: 0, usage: 0, messages: 0, files: 0 };

/** The part of this room that carries runs out, for processes that do. */
export function makeLease({
  slots,
  leaseSeconds = defaultLeaseSeconds,
  probe = () => {},
  ...deps
}: LeaseDeps): LeaseHolder {
  const { store, stream, timers, log } = deps;
  const { runs, approvals, questions, actions, resolutions } = store;
  const firsts = makeFirsts(deps.usage);
  const publish = firsts.heard(stream.publish);
  const drive = makeDrive({
    ...deps,
    stream: { ...stream, publish },
    runs,
    approvals,
    questions,
    actions,
    resolutions,
    probe,
  });
  // Two processes of one container may follow each other under the same number.
  const holder = `${hostname().slice(0, 64)}:${process.pid}:${newId("").slice(-8)}`;
  const holding = makeLeaseHolder({
    runs: store.runs,
    stream,
    drive: (run, controller) => firsts.during(run, () => tracedAttempt(run, () => drive(run, controller))),
    onLost: deps.usage.countLeaseLoss,
    holder,
    slots,
    leaseSeconds,
    timers,
    log,
  });
  const expiry = makeExpiry({ approvals, questions, tool: deps.tool, timers, log });
  const release = makeRelease({ runs: store.runs, stream, timers, log });
  const stalled = makeStalled({ store, leaseSeconds, timers, log });
  const { keep = keepAll, clock } = deps;
  const retention = makeRetention({ store, keep, clock, timers, log, observe: deps.usage.observeRetention });
  const sweep = makeSweep({ store, files: deps.files, timers, log });
  return {
    start() {
      holding.start();
      expiry.start();
      release.start();
      sweep.start();
      stalled.start();
      retention.start();
    },
    async stop(graceMs) {
      const rounds = [retention, sweep, release, expiry, stalled].map((one) => one.stop());
      await Promise.all([...rounds, holding.stop(graceMs)]);
    },
    reserve: holding.reserve,
    get busy() {
      return holding.busy;
    },
  };
}
