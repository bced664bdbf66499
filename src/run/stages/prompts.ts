import schemas from "../../../generated/contract/prompt-schemas.json" with { type: "json" };
import { skills } from "../../../generated/contract/skills.ts";
import type { AgentConfig, TaskBrief } from "../../../generated/contract/types.ts";
import { methodSpec } from "../../base/method-spec.ts";
import { own } from "../../base/own.ts";

/**
 * Everything a model is told that does not come from the conversation. The system prompts depend on the configuration
 * alone, so their bytes are the same from run to run and a provider's prefix cache can hit; what changes stands at the
 * end of the last user message.
 */
export function toRouterPrompt(agent: AgentConfig): string {
  return fill(agent.stages.router.prompt, {
    modules: toModuleLines(modulesOf(agent)),
    writes: toWriteLines(agent),
    brief_schema: JSON.stringify(schemas.TaskBrief),
  });
}

/** `enabledSkills` is the agent's own list, or that of an automation job (R15: it only changes what is told). */
export function toWorkerPrompt(agent: AgentConfig, enabledSkills: readonly string[] = agent.enabled_skills): string {
  return fill(agent.stages.worker.prompt, {
    skills: toSkillIndex(enabledSkills),
    output_schema: JSON.stringify(schemas.WorkerOutput),
  });
}

/** The only tool a model is ever offered (G083). */
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
  /** Types of the images that came with it. */
  images?: readonly string[];
  /** The router is given none: it makes it. */
  brief?: TaskBrief;
}

/**
 * The last user message. Images, time, memory and brief are one line each and last, so nothing in the text can stand
 * behind them.
 */
export function toUserTurn({ text, timeBlock, memory = null, images = [], brief }: UserTurn): string {
  // Also for the router, which is not shown them: what to do with images it can tell from the text.
  const imageLine =
    images.length === 0 ? "" : `[images] ${images.length} attached for the worker: ${images.join(", ")}\n`;
  const memoryLine = memory === null ? "" : `\n${memory}`;
  const briefLine = brief === undefined ? "" : `\n[brief] ${JSON.stringify(brief)}`;
  return `${text}\n\n${imageLine}${timeBlock}${memoryLine}${briefLine}`;
}

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
