import { methods } from "../../../generated/contract/methods.ts";
import type { AgentConfig, TaskBrief } from "../../../generated/contract/types.ts";
import type { ModelMessage } from "../../model/model.ts";
import { toCatalogFact } from "../journal/journal.ts";
import { route, toIntents, toThreadTitle, withIntentsOf, type Ask } from "../stages/stages.ts";
import type { AttemptLog } from "./attempt-log.ts";
import { askedOf } from "./cause.ts";
import type { DriveDeps } from "./deps.ts";
import type { Attempt } from "./state.ts";

export interface PlanScope {
  agent: AgentConfig;
  ask: Ask;
  /** The brief that the journal has. */
  known: TaskBrief | undefined;
  /** Earlier turns, without words by others. */
  masked: readonly ModelMessage[];
  /** What the app sends along, as the router is told it. */
  app: string | null;
  /** The user's own turn, with the app's data or without. */
  toTurn(told: { app: string | null }): ModelMessage;
  lines: Pick<AttemptLog, "planStart" | "planDone">;
}

/** What is to be done: as the journal has it, as the run that asked had it, or as the router makes of the message. */
export async function plan(
  deps: Pick<DriveDeps, "agents" | "probe">,
  attempt: Attempt,
  { agent, ask, known, masked, app, toTurn, lines }: PlanScope,
): Promise<TaskBrief> {
  const { run, journal, toolContext, cause } = attempt;
  const { events } = journal;
  if (known !== undefined) return known;
  const asked = askedOf(cause);
  if (asked !== undefined) {
    journal.add({ events: [toCatalog(asked.brief)], entries: [{ kind: "brief", data: asked.brief }] });
    return asked.brief;
  }
  lines.planStart();
  const { limits } = deps.agents;
  const routing = { agent, ask, limits, text: run.text, locale: attempt.locale, probe: deps.probe };
  const toBrief = (data: string | null) => route({ ...routing, turns: [...masked, toTurn({ app: data })] });
  let brief = await toBrief(app);
  // What the message calls for, it calls for without the app's data, too (R34).
  if (app !== null && brief.intents.length > 0) brief = withIntentsOf(brief, await toBrief(null));
  lines.planDone(brief);
  const title = run.no === 1 && run.mode === "chat" ? toThreadTitle(brief) : undefined;
  journal.add({
    events: [events.stepFinished("router"), events.stepStarted("worker"), toCatalog(brief)],
    entries: [{ kind: "brief", data: brief }],
    ...(title === undefined ? {} : { titles: [title] }),
  });
  return brief;

  function toCatalog(task: TaskBrief) {
    return events.custom(
      "tool.catalog.resolved",
      toCatalogFact(agent, methods, {
        isOffered: task.needs_tools,
        isUnsure: !(task.confidence >= deps.agents.threshold_low),
        isTainted: toolContext.isTainted || toolContext.hasAppData === true,
        intents: toIntents(task),
      }),
    );
  }
}
