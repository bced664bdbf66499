import type { UserMemoryContent, WorkProfileContent } from "../../../generated/contract/types.ts";
import type { MemoryScope } from "../../store/modules/modules.ts";

/** A whole value: what is given takes its place, and null, blank or an empty list clears it. */
interface WholeRule {
  readonly merge: "set" | "replace";
  /** Zones are checked against the tz database, which a schema cannot do. */
  readonly form?: "timezone";
  /** A list of texts is replaced as a whole too, but one of them can be removed by itself. */
  readonly of?: "texts";
  /** The field of an object that must not be blank. */
  readonly key?: string;
}
/** An object whose fields are whole values of their own. */
interface FieldsRule<Field extends string = string> {
  readonly merge: "fields";
  readonly fields: { readonly [Name in Field]: WholeRule };
}
/** A list in which each element has a name of its own: a known one is changed in its fields, a new one is added. */
export interface UpsertRule<Key extends string = string> {
  readonly merge: "upsert";
  readonly key: Key;
  readonly cap: number;
  /** Fields of which an element has only one. */
  readonly oneOf?: readonly string[];
}
/** A list of texts, each of which is there once. */
interface UnionRule {
  readonly merge: "union";
  readonly cap: number;
}
export type ListRule = UpsertRule | UnionRule;
export type Rule = WholeRule | FieldsRule | ListRule;
export type Rules = Readonly<Record<string, Rule>>;

/** The rules a field of this type may have; what does not fit does not compile. */
type RuleFor<T> = T extends readonly (infer Element)[]
  ? Element extends string
    ? UnionRule | { readonly merge: "replace"; readonly of: "texts" }
    : UpsertRule<keyof Element & string> | { readonly merge: "replace" }
  : T extends object
    ? FieldsRule<keyof T & string> | { readonly merge: "replace"; readonly key: keyof T & string }
    : { readonly merge: "set"; readonly form?: "timezone" };
type RulesFor<Content> = { readonly [Field in keyof Required<Content>]-?: RuleFor<NonNullable<Content[Field]>> };

const set = { merge: "set" } as const;
const replace = { merge: "replace" } as const;
const replaceTexts = { merge: "replace", of: "texts" } as const;
const zone = { merge: "set", form: "timezone" } as const;
const union = (cap: number) => ({ merge: "union", cap }) as const;
const upsert = <Key extends string>(key: Key, cap: number) => ({ merge: "upsert", key, cap }) as const;

/** How each field is merged. The one place that says so. */
const user = {
  preferred_name: set,
  pronouns: set,
  languages: replaceTexts,
  timezone: zone,
  home_city: set,
  birthday: set,
  communication: { merge: "fields", fields: { tone: set, formality: set, emoji: set } },
  scheduling: {
    merge: "fields",
    fields: {
      earliest_start: set,
      latest_end: set,
      avoid_weekdays: replaceTexts,
      default_duration_minutes: set,
      default_reminder_minutes: set,
      buffer_minutes: set,
    },
  },
  people: upsert("name", 50),
  important_dates: { ...upsert("title", 50), oneOf: ["month_day", "date"] },
  routines: upsert("title", 30),
  interests: union(50),
  food_preferences: union(30),
  goals: upsert("text", 30),
  facts: upsert("text", 100),
} satisfies RulesFor<UserMemoryContent>;

const work = {
  company: set,
  department: set,
  job_title: set,
  industry: set,
  employment_type: set,
  work_city: set,
  work_mode: set,
  work_timezone: zone,
  working_hours: replace,
  meeting: {
    merge: "fields",
    fields: { default_duration_minutes: set, buffer_minutes: set, preferred_platform: set, no_meeting_blocks: replace },
  },
  manager: { merge: "replace", key: "name" },
  team: upsert("name", 50),
  responsibilities: union(30),
  skills: union(50),
  tools: union(50),
  projects: upsert("name", 50),
  recurring_duties: upsert("title", 30),
  facts: upsert("text", 100),
} satisfies RulesFor<WorkProfileContent>;

export const rulesOf: { readonly [Scope in MemoryScope]: Rules } = { user, work };

export type Content = Readonly<Record<string, unknown>>;

export const isList = (rule: Rule): rule is ListRule => rule.merge === "upsert" || rule.merge === "union";

/** By what an element of a list is known: trimmed, and the same in capitals and small letters. */
export function keyOf(rule: ListRule, element: unknown): string {
  return fold(String(rule.merge === "upsert" ? (element as Content)[rule.key] : element));
}

export const fold = (text: string): string => text.normalize("NFKC").trim().toLowerCase();
