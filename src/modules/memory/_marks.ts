import type { MemoryMark, Writer } from "../../store/modules/modules.ts";
import type { Change } from "./_changes.ts";
import { ruleAt } from "./_check.ts";
import { isList, keyOf, type Rules } from "./_rules.ts";

/** Values that are gone keep their marks, because undo may bring them back; so there is an end to them. */
const most = 400;

export interface MarkedChange {
  changes: readonly Change[];
  writer: Writer;
  /** What comes back is what it was. */
  isUndo: boolean;
}

/** Which values no person has confirmed, after these changes. */
export function marksAfter(
  rules: Rules,
  marks: readonly MemoryMark[],
  { changes, writer, isUndo }: MarkedChange,
): MemoryMark[] {
  const all = new Map(marks.map((mark) => [nameOf(mark), mark]));
  for (const change of changes) {
    const place = placeOf(rules, change);
    if (writer.kind === "tainted_run" && change.op !== "remove")
      all.set(nameOf(place), { ...place, by: writer.taskId });
    else if (isCleaned(change, place, writer) && !isUndo) all.delete(nameOf(place));
  }
  return [...all.values()].slice(-most);
}

/** A person cleans what they change; a run only what it replaces as a whole. */
function isCleaned({ op }: Change, { key }: Place, { kind }: Writer): boolean {
  return op !== "remove" && (kind === "person" || (kind === "run" && (op === "add" || key === undefined)));
}

/** The fields in which something is marked and still there. */
export function unconfirmedIn(content: Readonly<Record<string, unknown>>, marks: readonly MemoryMark[]): string[] {
  const fields = marks.map(({ path }) => path.split(".")[0] ?? "").filter((field) => content[field] !== undefined);
  return [...new Set(fields)];
}

type Place = Omit<MemoryMark, "by">;

function placeOf(rules: Rules, { path, before, after }: Change): Place {
  const rule = ruleAt(rules, path);
  return rule !== undefined && isList(rule) ? { path, key: keyOf(rule, after ?? before) } : { path };
}

const nameOf = ({ path, key }: Place): string => JSON.stringify([path, key]);
