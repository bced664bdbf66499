/** One line of a Dockerfile: a word, and what comes behind it. */
export interface Instruction {
  word: string;
  rest: string;
}

export interface Stage {
  name: string | undefined;
  steps: Instruction[];
}

/** The stages of a Dockerfile, in order; of its comments and its continued lines nothing is left. */
export function parseDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const lines = text.replaceAll(/^#.*\n/gm, "").replaceAll(/\\\n\s*/g, "");
  for (const [, word = "", rest = ""] of lines.matchAll(/^([A-Z]+)\s+(.+)$/gm)) {
    if (word === "FROM") stages.push({ name: / AS (\S+)$/.exec(rest)?.[1], steps: [] });
    else stages.at(-1)?.steps.push({ word, rest });
  }
  return stages;
}

/** `ENV A=1 B=2`, as this repository writes it: without quotes. */
export const toEnv = (steps: readonly Instruction[]): Record<string, string> =>
  Object.fromEntries(
    steps
      .filter(({ word }) => word === "ENV")
      .flatMap(({ rest }) => rest.split(/\s+/))
      .map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
  );

/** Of an instruction that names a program: `CMD ["a", "b"]`, also behind a healthcheck's options. */
export function toProgram(steps: readonly Instruction[], word: string): string[] {
  const { rest = "[]" } = steps.findLast((step) => step.word === word) ?? {};
  return JSON.parse(rest.slice(rest.indexOf("["))) as string[];
}
