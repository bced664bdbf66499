import { ProtocolError, ProtocolErrorCode, type GetPromptResult, type Prompt } from "@modelcontextprotocol/server";
import type { Skill } from "../../generated/contract/skills.ts";

export interface Prompts {
  readonly list: Prompt[];
  get(name: string, args: Readonly<Record<string, string>>): GetPromptResult;
}

/** The skills, each with the cards of its actions: what our own models read before they call. */
export function makePrompts(skills: Readonly<Record<string, Skill>>, enabled: readonly string[]): Prompts {
  const offered = new Map(Object.entries(skills).filter(([name]) => enabled.includes(name)));
  return {
    list: [...offered].map(([name, { description }]) => ({
      name,
      description,
      arguments: [{ name: "task", description: "What is to be done, in your own words.", required: false }],
    })),
    get(name, { task = "" }) {
      const skill = offered.get(name);
      if (skill === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, "There is no such prompt.");
      const text = [skill.body, naming, ...Object.values(skill.cards), ...(task === "" ? [] : [`# Task\n\n${task}`])];
      return {
        description: skill.description,
        messages: [{ role: "user", content: { type: "text", text: text.join("\n\n") } }],
      };
    },
  };
}

/** The cards are written for one tool that takes module, method and input. */
const naming =
  "The cards below write a call as module, method and input. Here each method is a tool: calendar.read is the tool " +
  "calendar_read, and what stands in `input` are its arguments.";
