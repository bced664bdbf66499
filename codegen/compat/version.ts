import type { Break } from "./compare.ts";

/**
 * A break needs a version that says so (Semantic Versioning: the first number, before 1.0.0 the second) and words for
 * people: under a heading `### Breaking`, above the released version in the changelog, each place is named.
 */
export function findFault(facts: {
  breaks: readonly Break[];
  released: string;
  version: string;
  changelog: string;
}): string | undefined {
  const { breaks, released, version, changelog } = facts;
  if (breaks.length === 0) return undefined;
  const [old, now] = [toNumbers(released), toNumbers(version)];
  const isMajor = now[0] > old[0] || (old[0] === 0 && now[0] === 0 && now[1] > old[1]);
  if (!isMajor)
    return (
      `A break needs another version than ${version}: ` +
      `raise it above ${released} in specs/openapi.yaml and package.json.`
    );
  const told = toBreaking(changelog.split(`\n## ${released}`)[0] ?? "");
  const untold = [...new Set(breaks.map(toLabel))].filter((label) => !told.includes(`\`${label}\``));
  return untold.length === 0
    ? undefined
    : "A break is told in CHANGELOG.md: say under ### Breaking what clients must do, and name " +
        `${untold.map((label) => `\`${label}\``).join(", ")}.`;
}

/** What people call the place: a field of a type, an operation, a code of one. */
function toLabel({ where, path: [kind, name], before }: Break): string {
  if (kind === "properties") return `${where}.${name}`;
  if (kind === "required" && typeof before === "string") return `${where}.${before}`;
  return kind === "x-errors" && name !== undefined ? `${where} ${name}` : where;
}

/** The parts under that heading, each up to the next heading. */
const toBreaking = (changelog: string): string =>
  changelog
    .split(/^(?=##)/m)
    .filter((part) => part.startsWith("### Breaking\n"))
    .join("");

const toNumbers = (version: string): [number, number] => {
  const [major = "0", minor = "0"] = version.split(".");
  return [Number(major), Number(minor)];
};
