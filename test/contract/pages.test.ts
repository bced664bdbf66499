import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { settings } from "../../src/base/config.ts";
import { pages, readPage } from "../_kit/pages.ts";

const root = join(import.meta.dirname, "../..");
const isThere = (path: string) => existsSync(join(root, path));
const targets = new Set(readFileSync(join(root, "Makefile"), "utf8").match(/^[a-z]+(?=:)/gm));

/** Files that the reader of a page is about to write: blocks that open with their name. */
const written = (text: string) =>
  new Set([...text.matchAll(/^```\w+\n(?:#|\/\/) ((?:specs|src|test)\/\S+)$/gm)].map(([, path]) => path));

/** Paths in prose and in blocks. A pattern such as `specs/modules/<module>/` names no file. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w/.-])(?:specs|codegen|generated|src|test|docs|examples)\/[\w./-]*(?![\w/<*{$-])/g)]
    .map(([path]) => path.replace(/[.-]+$/, ""))
    .filter((path) => !written(text).has(path));

describe.each(pages)("$path", ({ path, text }) => {
  it("names only files that exist", () => {
    expect(pathsIn(text).filter((name) => !isThere(name))).toEqual([]);
  });

  it("links only to files and headings that exist", () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, target = ""]) => target);
    const broken = links.filter((target) => {
      const [file = "", heading] = target.split("#");
      const found = file === "" ? path : normalize(join(dirname(path), file));
      return !isThere(found) || (heading !== undefined && !headingsOf(readPage(found).text).includes(heading));
    });
    expect(broken).toEqual([]);
  });

  it("names only make targets that exist", () => {
    const named = [...text.matchAll(/(?:`|^ {4})make ([a-z]+)\b/gm)].map(([, target = ""]) => target);
    expect(named.filter((target) => !targets.has(target))).toEqual([]);
  });

  it("breaks its lines at 120 characters, tables aside", () => {
    const lines = text.replaceAll(/^```[\s\S]*?^```$/gm, "").split("\n");
    expect(lines.filter((line) => line.length > 120 && !line.startsWith("|"))).toEqual([]);
  });
});

describe("docs/configuration.md", () => {
  it("lists every setting with its default and meaning", () => {
    const { text } = readPage("docs/configuration.md");
    const rows = settings.map(
      ({ name, description, default: preset }) =>
        `| \`${name}\` | ${preset === undefined ? "" : `\`${preset}\``} | ${description} |`,
    );
    expect(text.match(/^\| `[A-Z0-9_]+` \|.*$/gm)).toEqual(rows);
  });
});

it("the floor plan shows every room", () => {
  const drawn = [...readPage("docs/architecture.md").text.matchAll(/\b(\w+)\["/g)].map(([, room]) => room);
  const rooms = readdirSync(join(root, "src")).map((name) => name.replace(/\.ts$/, ""));
  expect(rooms.filter((room) => !drawn.includes(room))).toEqual([]);
});

it("README and the floor plan stay short enough to be read", () => {
  const linesOf = (path: string) => readPage(path).text.split("\n").length;
  expect(linesOf("README.md")).toBeLessThanOrEqual(130);
  expect(linesOf("docs/architecture.md")).toBeLessThanOrEqual(200);
});

describe("the examples", () => {
  const folder = join(root, "examples");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => !/(?:^|\/)(?:node_modules|dist)\//.test(name),
  );
  const manifests = files.filter((name) => name.endsWith("package.json")).map((name) => join(folder, name));

  it("are programs of at most 60 lines", () => {
    const programs = files.filter((name) => /\.(?:m?js|jsx|sh)$/.test(name));
    const long = programs.filter((name) => readFileSync(join(folder, name), "utf8").trimEnd().split("\n").length > 60);
    expect(programs.length).toBeGreaterThan(5);
    expect(long).toEqual([]);
  });

  it("have exact versions, and lock files without an address of a registry", () => {
    expect(manifests).toHaveLength(3);
    for (const path of manifests) {
      const versions = Object.values(versionsIn(path));
      expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
      expect(readFileSync(path.replace("package.json", "package-lock.json"), "utf8")).not.toContain('"resolved"');
    }
  });

  it("are of the versions that docs/ag-ui.md names", () => {
    const installed = [join(root, "package.json"), ...manifests].flatMap((path) => Object.entries(versionsIn(path)));
    const known = new Set(installed.map(([name, version]) => `${name} ${version.replace(/^npm:.*@/, "")}`));
    const table = readPage("docs/ag-ui.md").text.match(/^\| (?:official client|CopilotKit|assistant-ui) \|.*$/gm) ?? [];
    const named = table.flatMap((row) =>
      [...row.matchAll(/`([^`]+)` (\d[\d.]*\d)/g)].map(([, ...pair]) => pair.join(" ")),
    );
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((pair) => !known.has(pair))).toEqual([]);
  });
});

function versionsIn(path: string): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path, "utf8")) as Record<
    "dependencies" | "devDependencies",
    Record<string, string>
  >;
  return { ...dependencies, ...devDependencies };
}

/** As GitHub makes them: lower case, without punctuation, blanks as hyphens. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}
