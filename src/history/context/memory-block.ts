import type { UserMemoryContent, WorkProfileContent } from "../../../generated/contract/types.ts";

type Content = Readonly<Record<string, unknown>>;

/** What is stored about a person and about their work. */
export interface StoredMemory {
  user: Content;
  work: Content;
}

export interface MemoryBlock {
  /** One line, or nothing when nothing is stored. */
  text: string | null;
  /** Fields and elements there was no room for, and those that nobody has confirmed. */
  leftOut: number;
}

/** In UTF-16 units, everything included: some 500 tokens that no cache spares. */
export const mostCharacters = 1500;
const mostOfList = 8;

type Field = readonly ["user", keyof UserMemoryContent] | readonly ["work", keyof WorkProfileContent];

/** Who it is and how they want to be served comes before what they have and do; what grows without end comes last. */
const order: readonly Field[] = [
  ...(
    [
      "preferred_name",
      "pronouns",
      "languages",
      "timezone",
      "home_city",
      "birthday",
      "communication",
      "scheduling",
    ] as const
  ).map((field) => ["user", field] as const),
  ...(
    [
      "company",
      "department",
      "job_title",
      "industry",
      "employment_type",
      "work_city",
      "work_mode",
      "work_timezone",
      "working_hours",
      "meeting",
      "manager",
    ] as const
  ).map((field) => ["work", field] as const),
  ...(["food_preferences", "people", "routines", "important_dates", "goals"] as const).map(
    (field) => ["user", field] as const,
  ),
  ...(["projects", "team", "responsibilities", "recurring_duties"] as const).map((field) => ["work", field] as const),
  ["user", "facts"],
  ["work", "facts"],
  ["user", "interests"],
  ["work", "skills"],
  ["work", "tools"],
];

/**
 * `[memory] {"user":{…},"work":{…},"left_out":3}`: what a worker is told of the stored memory. The fields come in the
 * order above until 1,500 characters are full; what does not fit is left out whole and counted, and something smaller
 * may still come after it. A list gives its newest eight elements, without goals and projects that are over. It is JSON
 * on one line, so nothing that is remembered can pass for a line of ours, and it depends on the stored content alone.
 */
export function toMemoryBlock(stored: StoredMemory, unconfirmed = 0): MemoryBlock {
  const shown: Record<Field[0], Record<string, unknown>> = { user: {}, work: {} };
  let leftOut = unconfirmed;
  for (const [scope, field] of order) {
    const value = withoutNothing(stored[scope][field]);
    if (value === undefined) continue;
    if (Array.isArray(value)) leftOut += value.length - addList(shown[scope], field, value);
    else if (!add(shown[scope], field, value)) leftOut++;
  }
  const isEmpty = leftOut === 0 && Object.keys(shown.user).length + Object.keys(shown.work).length === 0;
  return { text: isEmpty ? null : toText(leftOut), leftOut };

  function addList(into: Record<string, unknown>, field: string, list: readonly unknown[]): number {
    const taken: unknown[] = [];
    for (const element of list
      .filter((one) => !isOver(one))
      .slice(-mostOfList)
      .reverse()) {
      if (add(into, field, [element, ...taken])) taken.unshift(element);
    }
    return taken.length;
  }

  /** Takes it back when it is too much. */
  function add(into: Record<string, unknown>, field: string, value: unknown): boolean {
    const before = into[field];
    into[field] = value;
    if (toText(9999).length <= mostCharacters) return true;
    if (before === undefined) delete into[field];
    else into[field] = before;
    return false;
  }

  function toText(count: number): string {
    const parts = Object.entries(shown).filter(([, fields]) => Object.keys(fields).length > 0);
    return `[memory] ${JSON.stringify({ ...Object.fromEntries(parts), ...(count > 0 ? { left_out: count } : {}) })}`;
  }
}

/** Cleared fields and empty lists say nothing. */
function withoutNothing(value: unknown): unknown {
  if (value === null || value === undefined || value === "") return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value;
  if (typeof value !== "object") return value;
  const entries = Object.entries(value).filter(([, inner]) => withoutNothing(inner) !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function isOver(element: unknown): boolean {
  const state = typeof element === "object" && element !== null ? (element as Content)["state"] : undefined;
  return state === "done" || state === "dropped";
}
