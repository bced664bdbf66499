import type { RunAgentInput } from "../../generated/contract/types.ts";
import type { Files } from "../files/files.ts";
import type { History } from "../history/history.ts";
import type { Store } from "../store/store.ts";
import type { Stream } from "../stream/stream.ts";
import type { Ui } from "../ui/ui.ts";
import { makeEvidence, type Evidence } from "./evidence/evidence.ts";
import {
  makeAgUi,
  makeCancel,
  makeFollow,
  makeListRuns,
  makeReadOutcome,
  makeReadRun,
  makeWaitForEnd,
  type AgUi,
  type Cancel,
  type Follow,
  type ListRuns,
  type ReadOutcome,
  type ReadRun,
  type WaitForEnd,
} from "./follow/follow.ts";
import {
  makeAccept,
  makeDecide,
  makeDirect,
  makeFill,
  makeKeep,
  makeStart,
  type Accept,
  type AcceptDeps,
  type Decide,
  type Direct,
  type Fill,
  type Start,
} from "./intake/intake.ts";
import { makeLease, type LeaseDeps } from "./lease/lease.ts";

export interface RunDeps extends LeaseDeps {
  /** What a waiting call becomes with the changes of the person who says yes to it. */
  edit: AcceptDeps["edit"];
  store: Pick<
    Store,
    | "runs"
    | "threads"
    | "attachments"
    | "effects"
    | "events"
    | "approvals"
    | "questions"
    | "actions"
    | "resolutions"
    | "tickets"
    | "search"
    | "endStalled"
    | "readPast"
  >;
  stream: Stream;
  ui: LeaseDeps["ui"] & Pick<Ui, "chooseLocale" | "toDecisionLabel" | "toAnswerText">;
  history: Pick<History, "snapshot"> & LeaseDeps["history"];
  files: Pick<Files, "resolve" | "lend" | "sweep">;
  /** Keeps the zone of a device as that of a user who has named none. */
  settleZone: AcceptDeps["settleZone"];
  /** How many runs of one user may wait for a worker process; without it there is no end. */
  mostQueued?: number;
}

/** The life of a run: taken in, claimed by a worker process under a lease, carried out, followed by its readers. */
export interface Run {
  /** Judges the body, keeps the run and answers; throws INVALID_RUN_INPUT with the sentence of the rule. */
  readonly accept: Accept;
  /** For jobs. */
  readonly start: Start;
  /** For clients that have a model of their own; `outcome` says what has become of the call. */
  readonly direct: Direct;
  readonly outcome: ReadOutcome;
  readonly agUi: AgUi;
  /** Whether an agent that clients can choose may call tools of theirs. */
  readonly callsFrontendTools: boolean;
  /** A person's answer to a waiting call; the run that carries it out. */
  readonly decide: Decide;
  /** A person's answer to a question of the worker; the run that goes on. */
  readonly fill: Fill;
  readonly cancel: Cancel;
  readonly read: ReadRun;
  readonly list: ListRuns;
  readonly waitForEnd: WaitForEnd;
  /** What happened, for whoever has to account for it. */
  readonly evidence: Evidence;
  readonly follow: Omit<Follow, "close">;
  /** From now on this process carries out runs. */
  work(): void;
  /** Ends the streams, takes no more runs, and lets those under way finish or hands them back within the grace. */
  stop(graceMs: number): Promise<void>;
}

export function makeRun(deps: RunDeps): Run {
  const {
    store: { runs, events, readPast },
    stream,
    ui,
    agents,
    timers,
    log,
  } = deps;
  const follow = makeFollow({
    events,
    ofEnded: { after: (...page) => readPast((past) => past.events.after(...page)) },
    stream,
    timers,
    log,
  });
  const lease = makeLease(deps);
  const keep = makeKeep({ runs, ring: stream.ring, reserve: lease.reserve });
  const accepting = {
    store: deps.store,
    keep,
    edit: deps.edit,
    clean: deps.clean,
    agents: agents.agents,
    chooseLocale: ui.chooseLocale,
    toAnswerText: ui.toAnswerText,
    files: deps.files,
    settleZone: deps.settleZone,
    ...(deps.mostQueued === undefined ? {} : { mostQueued: deps.mostQueued }),
  };
  const acceptAgUi = makeAccept({ ...accepting, parse: (body) => body as RunAgentInput, repeatsMessages: true });
  return {
    accept: makeAccept(accepting),
    agUi: makeAgUi({
      ...accepting,
      runs,
      approvals: deps.store.approvals,
      questions: deps.store.questions,
      accept: acceptAgUi,
      follow,
      history: deps.history,
      clock: deps.clock,
    }),
    callsFrontendTools: Object.values(agents.agents).some(
      ({ internal, frontend_tools: mayCall }) => !internal && mayCall === true,
    ),
    start: makeStart({ keep, chooseLocale: ui.chooseLocale }),
    direct: makeDirect({
      keep,
      ui,
      agents,
      ...(deps.mostQueued === undefined ? {} : { mostQueued: deps.mostQueued }),
    }),
    outcome: makeReadOutcome(deps.store),
    decide: makeDecide({ store: deps.store, ui, keep, edit: deps.edit }),
    fill: makeFill({ store: deps.store, ui, keep }),
    cancel: makeCancel({ runs, stream, notify: deps.notify, clock: deps.clock }),
    list: (query) => readPast((past) => makeListRuns(past)(query)),
    waitForEnd: makeWaitForEnd({ follow, timers }),
    read: (name, timezone) => readPast((past) => makeReadRun(past)(name, timezone)),
    evidence: makeEvidence({ readPast, clock: deps.clock }),
    follow,
    work: lease.start,
    async stop(graceMs) {
      follow.close();
      await lease.stop(graceMs);
    },
  };
}
