import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findBreaks, type Break } from "./compat/compare.ts";
import { toPromised, type Promised } from "./compat/document.ts";
import { findPlace } from "./compat/place.ts";
import { findFault } from "./compat/version.ts";
import { load, type Schema } from "./load.ts";
import { toModel } from "./model.ts";
import { formatProblem } from "./source.ts";

const root = join(import.meta.dirname, "..");
const shelf = join(root, "specs", "released");

/** What the newest release has promised. */
export function readReleased(): Promised {
  const versions = readdirSync(shelf).map((file) => file.replace(/\.json$/, ""));
  const newest = versions.sort((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1);
  // Earlier releases called a stream a text, and said beside it what its items are.
  return JSON.parse(readFileSync(join(shelf, `${newest}.json`), "utf8"), (_key, value: unknown) =>
    typeof value === "object" && value !== null && "x-item-schema" in value
      ? { schema: value["x-item-schema"] }
      : value,
  ) as Promised;
}

/** What the specs break of it, each with the line where it happens; and what is wrong with the version for that. */
export function judge(specsFolder: string): { breaks: string[]; fault: string | undefined } {
  const specs = load(specsFolder);
  const { openapi } = toModel(specs);
  const released = readReleased();
  const breaks = findBreaks(released, toPromised(openapi));
  const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
  return {
    breaks: breaks.map((found) => formatProblem({ ...findPlace(specs, found), message: toWords(found) })),
    fault: findFault({
      breaks,
      released: released.version,
      version: (openapi as { info: { version: string } }).info.version,
      changelog,
    }),
  };
}

const toWords = ({ rule, where, path, before, after }: Break): string => {
  const change =
    before === undefined
      ? `new: ${show(after)}`
      : after === undefined
        ? `was: ${show(before)}`
        : `${show(before)} → ${show(after)}`;
  return `${[where, ...path].join(" ")}: ${rule} (${change})`;
};

const show = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

/** Kept for good with the release: node codegen/compat.ts --release. */
function release(document: Schema): string {
  const promised = toPromised(document);
  const file = join(shelf, `${promised.version}.json`);
  writeFileSync(file, `${JSON.stringify(promised)}\n`);
  return file;
}

if (import.meta.main) {
  const specsFolder = join(root, "specs");
  if (process.argv.includes("--release")) console.log(`${release(toModel(load(specsFolder)).openapi)} written`);
  else {
    const { breaks, fault } = judge(specsFolder);
    for (const line of breaks) console.log(line);
    console.log(`${breaks.length} changes break what ${readReleased().version} has promised.`);
    if (fault !== undefined) {
      console.error(fault);
      process.exitCode = 1;
    }
  }
}
