import type { AgentsConfig } from "../../generated/contract/types.ts";
import type { Store } from "../store/store.ts";
import type { Stream } from "../stream/stream.ts";
import type { Ui } from "../ui/ui.ts";
import { makeAccept, type Accept } from "./accept.ts";
import { makeCancel, type Cancel } from "./cancel.ts";
import { makeView, type View } from "./view.ts";

export interface RunDeps {
  store: Pick<Store, "runs">;
  stream: Stream;
  ui: Pick<Ui, "chooseLocale">;
  agents: AgentsConfig;
}

/** The life of a run (DESIGN 5). */
export interface Run {
  /** Judges the body, keeps the run and answers; throws INVALID_RUN_INPUT with the protocol's own words. */
  readonly accept: Accept;
  readonly cancel: Cancel;
  readonly view: View;
}

export function makeRun({ store: { runs }, stream, ui, agents }: RunDeps): Run {
  return {
    accept: makeAccept({ runs, agents: agents.agents, chooseLocale: ui.chooseLocale, ring: stream.ring }),
    cancel: makeCancel({ runs, stream }),
    view: makeView({ runs }),
  };
}
