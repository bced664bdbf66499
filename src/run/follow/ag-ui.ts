import type { AgentsConfig } from "../../../generated/contract/types.ts";
import { AppError } from "../../base/error.ts";
import { lastPlace, messagePlace } from "../../base/message-place.ts";
import type { RunName } from "../../domain/run.ts";
import type { History } from "../../history/history.ts";
import type { RunRow, Runs } from "../../store/runs/runs.ts";
import type { Ui } from "../../ui/ui.ts";
import { parseAgUiInput, type Accept, type RunCaller } from "../intake/intake.ts";
import { makeRunEvents } from "../journal/journal.ts";
import { makeAgUiProjection, makeJoinProjection } from "./ag-ui-projection.ts";
import type { Projection } from "./projection.ts";
import type { Follow, FollowOptions, Place } from "./reader.ts";

export interface AgUiDeps {
  /** Takes run inputs that `parseAgUiInput` has made. */
  accept: Accept;
  follow: Pick<Follow, "find" | "start">;
  runs: Pick<Runs, "find">;
  history: Pick<History, "snapshot">;
  agents: AgentsConfig["agents"];
  chooseLocale: Ui["chooseLocale"];
}

/** Begins the answer; what it returns stops it without a word. */
type AgUiReply = (out: Pick<FollowOptions, "sink" | "mayGoOn">) => () => void;

/**
 * The standard AG-UI endpoint: a run is accepted as any other and then followed, so the run does not depend on the
 * client. A run that is there already is joined. Nothing, when the client has all there will ever be.
 */
export type AgUi = (
  caller: RunCaller,
  body: unknown,
  options: { requestId: string; acceptLanguage: string | null; lastEventId: string | null },
) => Promise<AgUiReply | undefined>;

export function makeAgUi({ accept, follow, runs, history, agents, chooseLocale }: AgUiDeps): AgUi {
  return async (caller, body, { lastEventId, ...options }) => {
    const { threadId, runId, input } = parseAgUiInput(body, agents);
    const name: RunName = { ownerId: caller.userId, threadId, runId };
    const known = await runs.find(name);
    // A place in the log of a run that is not there, or nothing to run: neither may start one.
    if (known === undefined && (input === undefined || lastEventId !== null)) throw new AppError("RUN_NOT_FOUND");
    if (input !== undefined) await accept(caller, input, options);
    const place = await follow.find(name, lastEventId);
    if (place === undefined) return undefined;
    const events = makeRunEvents(name);
    const projection =
      lastEventId !== null
        ? makeAgUiProjection({ events })
        : known === undefined
          ? makeAgUiProjection({ events, state: input?.state })
          : await join(known, place);
    return (out) => follow.start(place, { ...out, deltas: true, projection });

    async function join({ no, input: { state } }: RunRow, { lastSeq }: Place): Promise<Projection> {
      const query = {
        ownerId: caller.userId,
        threadId,
        locale: chooseLocale(caller.locale, options.acceptLanguage),
        showsImages: true,
      };
      const [before, after] = await Promise.all([
        history.snapshot({ ...query, uptoSeq: messagePlace(no) }),
        history.snapshot({ ...query, afterSeq: lastPlace(no), uptoSeq: Number.MAX_SAFE_INTEGER }),
      ]);
      return makeJoinProjection({ events, state, lastSeq, before, after });
    }
  };
}
