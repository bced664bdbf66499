import { isDeepStrictEqual } from "node:util";
import schemas from "../../../generated/contract/prompt-schemas.json" with { type: "json" };
import { skills } from "../../../generated/contract/skills.ts";
import type { AgentConfig, TaskBrief, ToolAgentOutput } from "../../../generated/contract/types.ts";
import type { FormValues } from "../../base/form.ts";
import { methodSpec } from "../../base/method-spec.ts";
import { own } from "../../base/own.ts";

/**
 * Everything a model is told that does not come from the conversation. The system prompts depend on the configuration
 * alone, so their bytes are the same from run to run and a provider's prefix cache can hit; what changes stands at the
 * end of the last user message.
 */
export const toRouterPrompt = oncePerAgent((agent) =>
  fill(agent.stages.router.prompt, {
    modules: toModuleLines(modulesOf(agent)),
    writes: toWriteLines(agent),
    brief_schema: JSON.stringify(schemas.TaskBrief),
  }),
);

/** `enabledSkills` is the agent's own list, or that of an automation job (R15: it only changes what is told). */
export const toWorkerPrompt = (agent: AgentConfig, enabledSkills: readonly string[] = agent.enabled_skills): string =>
  isDeepStrictEqual(enabledSkills, agent.enabled_skills)
    ? toOwnWorkerPrompt(agent)
    : makeWorkerPrompt(agent, enabledSkills);

const toOwnWorkerPrompt = oncePerAgent((agent) => makeWorkerPrompt(agent, agent.enabled_skills));

const makeWorkerPrompt = (agent: AgentConfig, enabledSkills: readonly string[]): string =>
  fill(agent.stages.worker.prompt, {
    skills: toSkillIndex(enabledSkills),
    output_schema: JSON.stringify(schemas.WorkerOutput),
  });

/** The configuration does not change while a process lives. */
function oncePerAgent(make: (agent: AgentConfig) => string): (agent: AgentConfig) => string {
  const made = new WeakMap<AgentConfig, string>();
  return (agent) => {
    const prompt = made.get(agent) ?? make(agent);
    made.set(agent, prompt);
    return prompt;
  };
}

/** The server's only tool (G083). A client may have its own (R33). */
export const projectCli = {
  name: "project_cli",
  description:
    "Calls one method of a module, such as calendar.read. Open a skill's action card with skills.read to " +
    "learn the fields of input.",
  parameters: schemas.ToolEnvelope,
} as const;

/** What the agent can work with; skills is how it reads about the others. */
export function modulesOf({ whitelist }: Pick<AgentConfig, "whitelist">): string[] {
  const modules = whitelist.map((id) => id.slice(0, id.indexOf(".")));
  return [...new Set(modules)].filter((module) => module !== "skills").sort();
}

export interface UserTurn {
  /** What the user wrote. */
  text: string;
  timeBlock: string;
  /**
   * What is remembered of the user, for the worker. It changes from run to run, so it stands here and not in the system
   * prompt.
   */
  memory?: string | null;
  /** What the app that the user has open says of itself. */
  app?: string | null;
  /** Types of the images that came with it. */
  images?: readonly string[];
  /** The router is given none: it makes it. */
  brief?: TaskBrief;
  /** What was changed in versions of the conversation that this one does not have, for the worker. */
  elsewhere?: readonly { method: string; input: unknown; data?: unknown }[];
  /** What a person said to a call that waited: then that is what the run is about, and there is no text. */
  decision?: DecidedCall;
  /** What the user has read of an answer that was stopped: then the run is to go on from there. */
  shown?: string;
  /** What the user has filled in, or null, where a run goes on after a question; the text is the same in words. */
  answer?: FormValues | null;
}

/** A call that a person has decided on, and what came of it. */
export interface DecidedCall {
  toolCallId: string;
  method: string;
  isApproved: boolean;
  /** What the user has changed of it while saying yes, by place in the input. */
  changed?: readonly string[];
  status: ToolAgentOutput["status"];
}

/**
 * The last user message. Images, time, memory, app, brief, decision and answer are one line each and last, so nothing
 * in the text can stand behind them.
 */
export function toUserTurn(turn: UserTurn): string {
  const {
    text,
    timeBlock,
    memory = null,
    app = null,
    images = [],
    elsewhere = [],
    brief,
    decision,
    shown,
    answer,
  } = turn;
  // Also for the router, which is not shown them: what to do with images it can tell from the text.
  const imageLine =
    images.length === 0 ? "" : `[images] ${images.length} attached for the worker: ${images.join(", ")}\n`;
  const memoryLine = memory === null ? "" : `\n${memory}`;
  const appLine = app === null ? "" : `\n${app}`;
  const otherLine = elsewhere.length === 0 ? "" : `\n[other branch] ${toOtherLine(elsewhere)}`;
  const briefLine = brief === undefined ? "" : `\n[brief] ${JSON.stringify(brief)}`;
  const decisionLine = decision === undefined ? "" : `\n[decision] ${toDecisionLine(decision)}`;
  const continueLine = shown === undefined ? "" : `\n[continue] ${toContinueLine(shown)}`;
  const answerLine = answer === undefined ? "" : `\n[answer] ${toAnswerLine(answer)}`;
  const told = `${memoryLine}${appLine}${otherLine}${briefLine}${decisionLine}${continueLine}${answerLine}`;
  return `${text}\n\n${imageLine}${timeBlock}${told}`;
}

/** What is done is done, whichever version of the conversation the user goes on with. */
function toOtherLine(elsewhere: NonNullable<UserTurn["elsewhere"]>): string {
  const done = elsewhere.map(({ method, input, data }) => ({ method, input, ...(data === undefined ? {} : { data }) }));
  return (
    `${JSON.stringify({ done })} These calls were made in versions of this conversation that the user has left. ` +
    "What they did stands. Do not do it a second time: say that it is done, or change what is there."
  );
}

/** The text stands in JSON, so nothing in it can end the line. */
function toContinueLine(shown: string): string {
  const fact = JSON.stringify({ shown });
  if (shown === "")
    return `${fact} This was stopped before an answer was written. Calls that were made stand below. Go on from there.`;
  return (
    `${fact} Your answer was stopped after this text, which the user has read. Go on from there: ` +
    "write what comes next as the answer, and do not say again what was said."
  );
}

/**
 * The request was made in the run that asked. Were it said again here, a model would carry it out again: the next
 * occurrence of a series, or a second question about the same call (R30).
 */
function toDecisionLine({ toolCallId, method, isApproved, changed = [], status }: DecidedCall): string {
  const edited = changed.length === 0 ? {} : { changed_by_user: changed };
  const fact = { tool_call_id: toolCallId, method, decision: isApproved ? "approved" : "denied", ...edited, status };
  const how = changed.length === 0 ? "" : ", and changed the named fields first";
  const made = status === "failure" ? "It was tried and failed" : "It was carried out";
  const sentence = isApproved
    ? `The user approved this call${how}. ${made}; its result stands with the call above. Do not make it again.`
    : "The user denied this call. It was not made. Do not ask for it again, and look for no other way to it.";
  const rest = "This is no new request: say what came of it, and stop where nothing is left.";
  return `${JSON.stringify(fact)} ${sentence} ${rest}`;
}

/** JSON text has no line breaks of its own, so what the user has typed stays in its line. */
const toAnswerLine = (values: FormValues | null): string =>
  values === null
    ? '{"skipped":true} The user does not want to answer your question. Do what can be done without it, or say what ' +
      "is left undone. Do not ask for it again."
    : `${JSON.stringify({ values })} The user has answered your question. Go on with the task of the brief and these ` +
      "values; the request it belongs to is not made again.";

/** Asks once more for an answer that could be read. */
export function toRepairTurn(problem: string): string {
  return (
    `Your last message could not be used: ${problem} Answer again with the one JSON object alone, ` +
    "matching the schema in your instructions."
  );
}

/** What the model is told when its rounds are used up and it is asked to sum up, without tools. */
export const lastRoundTurn =
  "The limit of tool calls is reached. Call nothing more. Sum up in the JSON object what was done, " +
  "what was not, and what is still needed.";

function toModuleLines(modules: readonly string[]): string {
  const lines = modules.map((module) => `- ${module}: ${own(skills, module)?.description ?? ""}`);
  return lines.length > 0 ? lines.join("\n") : "None.";
}

/** What may be an intent. */
function toWriteLines({ whitelist }: AgentConfig): string {
  const lines = whitelist.flatMap((id) => {
    const spec = methodSpec(id);
    return spec === undefined || spec.is_read_only ? [] : [`- ${id}: ${spec.title}`];
  });
  return lines.length > 0 ? lines.join("\n") : "Nothing.";
}

function toSkillIndex(names: readonly string[]): string {
  const cards = [...new Set(names)].sort().flatMap((name) => own(skills, name)?.index.trim() ?? []);
  return cards.length > 0 ? cards.join("\n\n") : "None. No skill is enabled.";
}

/** In one pass: what is filled in is not looked at again. */
function fill(prompt: string, values: Readonly<Record<string, string>>): string {
  return prompt.replace(
    /\{(modules|writes|skills|brief_schema|output_schema)\}/g,
    (whole, name: string) => values[name] ?? whole,
  );
}
