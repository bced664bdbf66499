import type { AgentsConfig } from "../../../generated/contract/types.ts";
import type { Clock } from "../../base/clock.ts";
import { AppError } from "../../base/error.ts";
import { lastPlace, messagePlace } from "../../base/message-place.ts";
import type { LogEvent } from "../../domain/event.ts";
import type { RunName } from "../../domain/run.ts";
import type { History } from "../../history/history.ts";
import type { RunRow, Runs } from "../../store/runs/runs.ts";
import type { Store } from "../../store/store.ts";
import type { Ui } from "../../ui/ui.ts";
import { parseAgUiInput, parseCause, toRunId, type Accept, type RunCaller } from "../intake/intake.ts";
import { makeRunEvents } from "../journal/journal.ts";
import { isAsking, toSnapshotFrames } from "./ag-ui-connect.ts";
import { makeAgUiProjection, makeAskingProjection, makeJoinProjection } from "./ag-ui-projection.ts";
import type { Follow, FollowOptions } from "./reader.ts";
import { makeStandard } from "./standard-shape.ts";

export interface AgUiDeps {
  /** Takes run inputs that `parseAgUiInput` has made. */
  accept: Accept;
  follow: Pick<Follow, "find" | "start">;
  runs: Pick<Runs, "find" | "currentRunId">;
  approvals: Store["approvals"];
  questions: Store["questions"];
  history: Pick<History, "snapshot">;
  agents: AgentsConfig["agents"];
  chooseLocale: Ui["chooseLocale"];
  clock: Clock;
}

/** Begins the answer; what it returns stops it without a word. */
type AgUiReply = (out: Pick<FollowOptions, "sink" | "mayGoOn">) => () => void;

/**
 * The standard AG-UI endpoint: a run is accepted as any other and then followed, so the run does not depend on the
 * client. A run that is there already is joined; a client that brings nothing to run is told how the thread stands.
 * Nothing, when the client has all there will ever be.
 */
export type AgUi = (
  caller: RunCaller,
  body: unknown,
  options: { requestId: string; acceptLanguage: string | null; lastEventId: string | null },
) => Promise<AgUiReply | undefined>;

export function makeAgUi(deps: AgUiDeps): AgUi {
  const { accept, follow, runs, approvals, questions, history, agents, chooseLocale, clock } = deps;
  return async (caller, body, { lastEventId, ...options }) => {
    const { threadId, input, transcript, shown, isExtended, ...asked } = parseAgUiInput(body, agents);
    const ownerId = caller.userId;
    const runId =
      input === undefined
        ? asked.runId
        : await toRunId({ questions }, { ownerId, runId: asked.runId, cause: parseCause(input) });
    const name: RunName = { ownerId, threadId, runId };
    // A place in the log of a run that is not there may start none.
    const followed = lastEventId === null ? undefined : await runs.find(name);
    if (lastEventId !== null && followed === undefined) throw new AppError("RUN_NOT_FOUND");
    const query = {
      ownerId,
      threadId,
      locale: chooseLocale(caller.locale, options.acceptLanguage),
      showsImages: true,
    };
    if (input === undefined) return await connect();
    const { runCreated } = await accept(caller, input, { ...options, transcript });
    return await followRun(name, runCreated ? undefined : (followed ?? (await runs.find(name))));

    async function followRun(
      of: RunName,
      row: RunRow | undefined,
      { isAsked = false } = {},
    ): Promise<AgUiReply | undefined> {
      // Before the log is looked at: a result that the thread has is then in the log as well, and can be told as one.
      const thread = lastEventId !== null || row === undefined ? undefined : await readThread(row, { isAsked });
      const place = await follow.find(of, lastEventId);
      if (place === undefined) return undefined;
      const events = makeRunEvents({ ...of, parentRunId: row?.parentRunId ?? null });
      const projection =
        lastEventId !== null
          ? makeAgUiProjection({ events })
          : thread === undefined
            ? makeAgUiProjection({ events, state: input?.state })
            : isAsked
              ? makeAskingProjection({ events, ...thread })
              : makeJoinProjection({ events, ...thread, lastSeq: place.lastSeq, shown });
      const toStandard = makeStandard();
      const view = isExtended ? projection : (event: LogEvent) => toStandard(projection(event));
      return (out) => follow.start(place, { ...out, deltas: true, projection: view });
    }

    /** Nothing to run. Where there is no run of that name, the client wants the thread, and what is under way in it. */
    async function connect(): Promise<AgUiReply | undefined> {
      const known = followed ?? (await runs.find(name));
      if (known !== undefined) return await followRun(name, known);
      const current = await runs.currentRunId({ ownerId, threadId });
      const last = current === undefined ? undefined : await runs.find({ ownerId, threadId, runId: current });
      if (last !== undefined && last.endedAt === null) return await followRun(last, last);
      if (last !== undefined && (await isAsking({ approvals, questions }, last)))
        return await followRun(last, last, { isAsked: true });
      const messages = await history.snapshot({ ...query, uptoSeq: Number.MAX_SAFE_INTEGER });
      const frames = toSnapshotFrames(clock, name, { last, messages });
      return ({ sink }) => {
        sink.send(isExtended ? frames : makeStandard()(frames));
        sink.end();
        return () => {};
      };
    }

    /** What was said before a run and, unless it waits for an answer, behind it. */
    async function readThread({ no, input: { state } }: RunRow, { isAsked }: { isAsked: boolean }) {
      const [before, after] = await Promise.all([
        history.snapshot({ ...query, uptoSeq: messagePlace(no) }),
        isAsked ? [] : history.snapshot({ ...query, afterSeq: lastPlace(no), uptoSeq: Number.MAX_SAFE_INTEGER }),
      ]);
      return { state, before, after };
    }
  };
}
