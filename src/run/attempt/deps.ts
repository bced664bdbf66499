import type { AgentConfig, AgentsConfig } from "../../../generated/contract/types.ts";
import type { Clock, Timers } from "../../base/clock.ts";
import type { Log } from "../../base/log.ts";
import type { Clean } from "../../domain/clean.ts";
import type { Files } from "../../files/files.ts";
import type { History } from "../../history/history.ts";
import type { Model } from "../../model/model.ts";
import type { Notify } from "../../notify/notify.ts";
import type { Runs } from "../../store/runs/runs.ts";
import type { Store } from "../../store/store.ts";
import type { Stream } from "../../stream/stream.ts";
import type { Tool } from "../../tool/tool.ts";
import type { Ui } from "../../ui/ui.ts";
import type { Usage } from "../../usage/usage.ts";
import type { Probe } from "../journal/journal.ts";
import type { EndingDeps } from "./ending.ts";

/** What an attempt needs of other rooms. */
export interface DriveDeps {
  runs: Pick<Runs, "write" | "end" | "journal">;
  stream: Pick<Stream, "publish" | "ring">;
  model: Pick<Model, "ask" | "contextTokens">;
  tool: Pick<Tool, "dispatch" | "dispatchAll" | "cancel" | "toEnvelope" | "toFailures" | "toVersions">;
  history: Pick<History, "context" | "memory" | "elsewhere" | "byOthers"> & EndingDeps["history"];
  files: Pick<Files, "lend">;
  usage: Pick<Usage, "prices" | "toCall" | "observe" | "observeRun" | "toWire" | "budget">;
  ui: Pick<
    Ui,
    | "compile"
    | "toFrozenActions"
    | "toAnswer"
    | "toTitle"
    | "toToolName"
    | "toEditable"
    | "toQuestionCard"
    | "toSentence"
  >;
  approvals: Store["approvals"];
  questions: Store["questions"];
  actions: Store["actions"];
  resolutions: Store["resolutions"];
  notify: Pick<Notify, "ended" | "required">;
  agents: AgentsConfig;
  clock: Clock;
  timers: Timers;
  clean: Clean;
  log: Log;
  probe: Probe;
}

export const agentOf = ({ agents }: AgentsConfig, type: string): AgentConfig | undefined =>
  Object.hasOwn(agents, type) ? agents[type] : undefined;
