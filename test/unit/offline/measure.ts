import { grade, type Grade } from "./judge.ts";
import type { Utterance } from "./utterance.ts";

/** Grades a corpus and tells what was not right. */
export function measure(name: string, utterances: readonly Utterance[]): Record<Grade, Utterance[]> {
  const graded: Record<Grade, Utterance[]> = { right: [], honest: [], misleading: [] };
  const told: string[] = [];
  for (const utterance of utterances) {
    const { grade: found, shown } = grade(utterance);
    graded[found].push(utterance);
    if (found !== "right")
      told.push(`${found}  ${[...(utterance.earlier ?? []), utterance.say].join(" / ")}\n    ${shown}`);
  }
  const { right, honest, misleading } = graded;
  console.log(
    `${name}: of ${utterances.length}, ${right.length} right, ${honest.length} honest, ${misleading.length} misleading`,
  );
  if (told.length > 0) console.log(told.join("\n"));
  return graded;
}
