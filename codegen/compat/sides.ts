import type { Promised } from "./document.ts";

/**
 * Where a type is met. `request`: clients and models send it, so the server must go on taking it. `answer`: they are
 * sent it, so they must go on understanding it. `stored`: rows and logs of earlier runs hold it, and are read again.
 */
export type Side = "request" | "answer" | "stored";

/** Events and cards are replayed from the log for as long as it is kept. */
const replayed = ["AgUiEvent", "UiSchema", "HistoryMessage"];

export function findSides({ paths, schemas }: Promised): Map<string, Set<Side>> {
  const found = new Map<string, Set<Side>>();
  const visit = (value: unknown, side: Side): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      if (key !== "$ref" || typeof item !== "string") visit(item, side);
      else mark(item.replace("#/components/schemas/", ""), side);
    }
  };
  const mark = (name: string, side: Side): void => {
    const sides = found.get(name) ?? new Set<Side>();
    if (sides.has(side)) return;
    found.set(name, sides.add(side));
    visit(schemas[name], side);
  };
  for (const operation of Object.values(paths).flatMap((verbs) => Object.values(verbs as Record<string, object>))) {
    const { responses, ...rest } = operation as { responses?: unknown };
    visit(rest, "request");
    visit(responses, "answer");
  }
  for (const name of replayed) mark(name, "stored");
  return found;
}
