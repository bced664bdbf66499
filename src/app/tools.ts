import { inputForms } from "../../generated/contract/input-forms.js";
import { methods } from "../../generated/contract/methods.ts";
import { remoteServers, remoteTools } from "../../generated/contract/remotes.ts";
import { skills } from "../../generated/contract/skills.ts";
import type { AgentsConfig } from "../../generated/contract/types.ts";
import { methodValidators } from "../../generated/contract/validators/validators.ts";
import { methodHandlers } from "../../generated/wiring/methods.ts";
import manifest from "../../package.json" with { type: "json" };
import { makeApproval } from "../approval/approval.ts";
import type { Auth } from "../auth/auth.ts";
import type { Clock, Timers } from "../base/clock.ts";
import type { Config } from "../base/config.ts";
import type { Log } from "../base/log.ts";
import { toInviteWays } from "../modules/calendar/_participants.ts";
import { findDraftProblem, preview } from "../modules/calendar/_preview.ts";
import { makeOwnersView } from "../modules/contacts/_owners-view.ts";
import { makePerform } from "../modules/perform.ts";
import { makeRemote } from "../remote/remote.ts";
import type { Store } from "../store/store.ts";
import { clean } from "../tool/clean/clean.ts";
import { makeTool, type Received } from "../tool/tool.ts";
import type { Ui } from "../ui/ui.ts";
import type { Usage } from "../usage/usage.ts";
import { builtMethods } from "./one-task.ts";
import { toHooks, toToolLimits } from "./rules.ts";

interface ToolsOptions {
  /** What everything stands on. */
  ground: { config: Config; store: Store; clock: Clock; timers: Timers; log: Log };
  agents: AgentsConfig;
  auth: Auth;
  ui: Ui;
  usage: Usage;
  /** Where children find the module operations; first asked for by the first call. */
  moduleUrl(): Promise<string>;
}

/** What agents can do, and what stands between a call and its effect: methods, remote servers, approvals, hooks. */
export async function makeTools({ ground, agents, auth, ui, usage, moduleUrl }: ToolsOptions) {
  const { config, store, clock, timers, log } = ground;
  const remote = makeRemote({
    servers: remoteServers,
    tools: remoteTools,
    secrets: config.remoteSecrets,
    version: manifest.version,
    clock,
    log,
  });
  const callMethod = makePerform({
    tables: { methods, validators: methodValidators, forms: inputForms, handlers: methodHandlers },
    skills,
    agents: agents.agents,
    store,
    clean,
    canMail: config.smtp !== undefined,
    callRemote: remote.call,
    clock,
    log,
  });
  const approval = makeApproval({
    store,
    ui,
    clean,
    clock,
    rules: {
      thresholdLow: agents.threshold_low,
      hours: agents.limits.approval_hours,
      mostPending: agents.limits.pending_approvals,
    },
    // As the owner would read it, outside of any run, and cleaned as for a model.
    async read(id, input, { ownerId, timezone, requestId, signal }) {
      const { data } = await callMethod(id, input, { ownerId, timezone, requestId, signal });
      return clean(data, { method: id }).data;
    },
    preview,
    findDraftProblem,
    tables: { methods, validators: methodValidators, forms: inputForms },
    toInviteWays: (people, ownerId) =>
      toInviteWays(people, { calendar: store.reading(ownerId).calendar, canMail: config.smtp !== undefined }),
  });
  const hooks = await toHooks(config.hooksFile, timers);
  const tool = makeTool({
    tables: { methods, validators: methodValidators, forms: inputForms },
    cliMethods: builtMethods,
    moduleUrl,
    mintCredential: ({ ownerId, methods }) => auth.mintCredential({ userId: ownerId, methods }),
    async settle(key) {
      const answer = await store.effects.settle(key);
      return answer === undefined ? undefined : (JSON.parse(answer) as Received);
    },
    clean,
    toHints: ui.toHints,
    gate: approval.gate,
    forOwner: makeOwnersView({ store }),
    ...(hooks === undefined ? {} : { hooks }),
    limits: toToolLimits(agents.limits),
    observeCall: usage.metrics.observeCall,
    clock,
    timers,
    log,
  });
  return { remote, callMethod, approval, hooks, tool };
}
