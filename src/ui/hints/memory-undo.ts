import type { MemoryRemoval, MemoryUpdateInput, MemoryUpdateOutput } from "../../../generated/contract/types.ts";

type MemoryChange = MemoryUpdateOutput["changes"][number];

/** How lists are merged decides how an entry is taken out again: by its words, or by its natural key. */
const united = ["interests", "food_preferences", "responsibilities", "skills", "tools"];
const keyed: Readonly<Record<string, string>> = {
  people: "name",
  important_dates: "title",
  routines: "title",
  goals: "text",
  facts: "text",
  team: "name",
  projects: "name",
  recurring_duties: "title",
};
/** Lists that are written whole; an empty one clears. */
const replaced = ["languages", "working_hours", "avoid_weekdays", "no_meeting_blocks"];

/** The update that takes this one back, or undefined when the result does not say enough. */
export function toMemoryUndo({ scope, version, changes, count }: MemoryUpdateOutput): { input: MemoryUpdateInput; forgetsMuch: boolean } | undefined {
  if (changes.length === 0 || count > changes.length) return undefined;
  const content: Record<string, unknown> = {};
  const remove: MemoryRemoval[] = [];
  for (const change of changes) if (!takeBack(change, content, remove)) return undefined;
  const input = {
    scope,
    ...(Object.keys(content).length === 0 ? {} : { content }),
    ...(remove.length === 0 ? {} : { remove }),
    if_version: version,
  } as MemoryUpdateInput;
  // More than three removals count as destructive, as in the approval gate.
  return { input, forgetsMuch: remove.length > 3 };
}

/** Writes the opposite of one change; false when it cannot be told. */
function takeBack({ op, path, before, after }: MemoryChange, content: Record<string, unknown>, remove: MemoryRemoval[]): boolean {
  const [head = "", leaf] = path.split(".");
  if (op === "add" && (united.includes(head) || head in keyed)) {
    const keys = (Array.isArray(after) ? after : [after]).map((entry) => keyOf(head, entry));
    for (const key of keys) if (key !== undefined) remove.push({ path: head, key });
    return keys.every((key) => key !== undefined);
  }
  if (op !== "add" && before === undefined) return false;
  if (united.includes(head) || head in keyed) {
    content[head] = [...((content[head] as unknown[] | undefined) ?? []), ...(Array.isArray(before) ? before : [before])];
    return true;
  }
  const earlier = op === "add" ? (replaced.includes(leaf ?? head) ? [] : null) : before;
  if (leaf === undefined) content[head] = earlier;
  else content[head] = { ...(content[head] as object | undefined), [leaf]: earlier };
  return true;
}

function keyOf(list: string, entry: unknown): string | undefined {
  const name = keyed[list];
  const key = name === undefined ? entry : (entry as Record<string, unknown> | null)?.[name];
  return typeof key === "string" && key !== "" ? key : undefined;
}
