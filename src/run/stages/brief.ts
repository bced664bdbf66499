import type { TaskBrief, TaskEntity } from "../../../generated/contract/types.ts";
import * as schemas from "../../../generated/contract/validators/schemas.js";
import { toFieldProblems } from "../../base/field-problems.ts";
import type { Locale } from "../../base/locale.ts";
import { cutPoints } from "../../base/visible.ts";
import { guessLanguage } from "./language.ts";
import { makeObjectReader } from "./object-reader.ts";

/** What the router made of the message, or what is wrong with it in words the router can act on. */
export type BriefReading = { brief: TaskBrief } | { problem: string };

export function readBrief(text: string): BriefReading {
  const members = firstObject(text);
  if (members === undefined) return { problem: "it holds no complete JSON object." };
  const brief = clamp(members);
  return schemas.TaskBrief(brief) ? { brief } : { problem: toProblem(schemas.TaskBrief.errors) };
}

export interface FallbackFacts {
  text: string;
  /** All the agent can work with: the router did not say which are needed. */
  modules: readonly string[];
  /** For a text without letters. */
  language: Locale;
}

/** The router never fails a run. 0.5 is below every threshold, so writes wait for the user. */
export function fallbackBrief({ text, modules, language }: FallbackFacts): TaskBrief {
  return {
    task: cutPoints(text, 500) || "(no text)",
    task_type: "mixed",
    modules: modules.slice(0, 10),
    language: guessLanguage(text, language),
    needs_tools: true,
    intents: [],
    entities: [],
    missing: [],
    confidence: 0.5,
  };
}

/** What the user's message calls for. Briefs of an older version, which wait with their approvals, name nothing. */
export const toIntents = (brief: Partial<Pick<TaskBrief, "intents">> | undefined): ReadonlySet<string> =>
  new Set(brief?.intents);

/** The brief, with those of its intents that the other one names as well. */
export const withIntentsOf = (brief: TaskBrief, { intents }: Pick<TaskBrief, "intents">): TaskBrief => ({
  ...brief,
  intents: brief.intents.filter((id) => intents.includes(id)),
});

type Members = ReadonlyMap<string, unknown>;

/** The first `{…}` that is an object to its end, whatever stands around it. */
function firstObject(text: string): Members | undefined {
  for (let from = text.indexOf("{"); from !== -1;) {
    const reader = makeObjectReader();
    const end = reader.push(text, from);
    if (reader.state === "whole") return reader.members;
    if (reader.state === "open") return undefined;
    from = text.indexOf("{", end);
  }
  return undefined;
}

/**
 * Too long is no reason to ask again, and neither is a field too many. What is missing or of the wrong kind is left for
 * the schema to name.
 */
function clamp(members: Members): unknown {
  const confidence = members.get("confidence");
  return {
    task: cut(members.get("task"), 500),
    task_type: members.get("task_type"),
    modules: list(members.get("modules"), 10, (item) => cut(item, 32)),
    language: toLocale(members.get("language")),
    needs_tools: members.get("needs_tools"),
    // One that names none loses nothing but time: then more is asked.
    intents: list(members.get("intents") ?? [], 10, (item) => cut(item, 64)),
    entities: list(members.get("entities"), 10, toEntity),
    missing: list(members.get("missing"), 3, (item) => cut(item, 100)),
    ...(typeof members.get("title") === "string" ? { title: cut(members.get("title"), 80) } : {}),
    confidence: typeof confidence === "number" ? Math.min(1, Math.max(0, confidence)) : confidence,
  };
}

const entityTypes: readonly unknown[] = ["time", "event", "person", "place", "other"];

function toEntity(item: unknown): unknown {
  if (typeof item !== "object" || item === null) return item;
  const { type, text, value } = item as Partial<Record<keyof TaskEntity, unknown>>;
  return {
    type: entityTypes.includes(type) ? type : "other",
    text: cut(text, 200),
    ...(typeof value === "string" ? { value: cut(value, 200) } : {}),
  };
}

function cut(value: unknown, limit: number): unknown {
  return typeof value === "string" ? cutPoints(value, limit) : value;
}

function list(value: unknown, most: number, each: (item: unknown) => unknown): unknown {
  return Array.isArray(value) ? value.slice(0, most).map(each) : value;
}

/** Models write zh, zh-Hans or en-US. */
function toLocale(value: unknown): unknown {
  if (typeof value !== "string") return value;
  return /^zh\b/i.test(value) ? "zh-CN" : /^en\b/i.test(value) ? "en" : value;
}

/** One finding is enough for one repair. */
function toProblem(errors: Parameters<typeof toFieldProblems>[0]): string {
  const [found] = toFieldProblems(errors, "parameters");
  return found === undefined
    ? "it does not match the schema."
    : `${found.path.replaceAll("/", ".")} ${found.message}.`.slice(0, 300);
}
