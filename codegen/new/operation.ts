import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { productFolder } from "../../src/base/own-folder.ts";
import { load, pascal, type Specs } from "../load.ts";
import { toMethods } from "../model/methods.ts";
import { operationSources } from "../model/operations.ts";
import { addToChangelog, toListItem } from "./edit-page.ts";
import { addEntry } from "./edit-yaml.ts";
import { NewError, toInner, toTitle } from "./names.ts";
import { toHandler, toOperationSpec, toSchema, toTest, type NewOperation } from "./operation-files.ts";
import { isSentence, take, type Made, type NewOptions } from "./options.ts";
import { findPlace, writeNew, type Edit, type NewFile } from "./place.ts";

// The tests ask every path for PUT, as what it does not take.
const verbs = ["get", "post", "patch", "delete"] as const;
const document = "specs/openapi.yaml";

/** `accord new operation getGreeting --path /api/v1/agent/greeting`: spec, handler, test and a line for people. */
export async function newOperation(id: string, options: NewOptions): Promise<Made> {
  const root = options.product ?? productFolder;
  const specs = load(join(root, "specs"));
  assertId(id, specs);
  const verb = (await take(options, {
    flag: "verb",
    question: "HTTP method: get, post, patch or delete",
    usual: usualVerb(id),
    fits: (text) => verbs.some((known) => known === text),
    rule: "get, post, patch or delete",
  })) as NewOperation["verb"];
  const path = await take(options, {
    flag: "path",
    question: "Path",
    example: `/api/v1/agent/${toKebab(subjectOf(id))}`,
    fits: (text) =>
      /^\/api\/v1(?:\/[a-z][a-z0-9-]*|\/\{[a-z][A-Za-z0-9]*\})+$/.test(text) && !text.includes("/modules/"),
    rule: "a path below /api/v1, in small letters, with parameters such as {id}, and not below /api/v1/modules",
  });
  const { paths, tags } = readDocument(root);
  const file = findFile(path, paths);
  assertFree({ verb, path, file }, specs);
  const tag = await take(options, {
    flag: "tag",
    question: `Tag: ${tags.join(", ")}`,
    usual: usualTag(path, specs),
    fits: (text) => tags.includes(text),
    rule: `one of ${tags.join(", ")}`,
  });
  const summary = await take(options, {
    flag: "summary",
    question: "What it does, in a few words",
    usual: toTitle(toKebab(id).replaceAll("-", "_")),
    fits: (text) => isSentence(text) && !text.endsWith("."),
    rule: "3 to 120 characters without full stop, quotes, colons and brackets",
  });
  const made = { id, verb, path, tag, summary, ...toTypes(id, specs), parameters: parametersOf(path, specs) };
  return write(root, made, file);
}

/** `known` is the file of the path, if it has one. */
function write(root: string, made: NewOperation, known: string | undefined): Made {
  const { id, verb, path, summary } = made;
  const pathFile = known ?? freeFile(id, root);
  const isFirst = known === undefined;
  const test = `test/integration/http/${toKebab(id)}.test.ts`;
  const spec = toOperationSpec(made);
  const files: NewFile[] = [
    ...(isFirst ? [{ path: pathFile, text: `${verb}:\n${indented(spec)}` }] : []),
    ...toSchema(made),
    { path: `src/http/operations/${id}.ts`, text: toHandler(made) },
    { path: test, text: toTest(made) },
  ];
  const line = `\`${verb.toUpperCase()} ${path}\` (\`${id}\`): ${toInner(summary)}.`;
  const reference = `{ $ref: ./${pathFile.slice("specs/".length)} }`;
  const edits: Edit[] = [
    isFirst
      ? { path: document, change: (text) => addEntry(text, ["paths"], path, reference, behindOf(path, root)) }
      : { path: pathFile, change: (text) => addEntry(text, [], verb, `\n${indented(spec)}`) },
    { path: "CHANGELOG.md", change: (text) => addToChangelog(text, toListItem(line)) },
  ];
  return {
    files: writeNew(findPlace(true, root), files, edits),
    left: [
      `Next: make generate, then vitest run ${test}.`,
      "It gives back the text that it is given: make schemas, examples and handler yours, and list in x-errors what it",
      "may refuse with. make quick before you commit.",
    ],
  };
}

function assertId(id: string, specs: Specs): void {
  const refuse = (why: string): never => {
    throw new NewError(`${JSON.stringify(id)} cannot be the id of an operation: ${why}`);
  };
  if (!/^[a-z][A-Za-z0-9]{2,40}$/.test(id)) refuse("it is written as getGreeting is, with 3 to 41 letters and digits.");
  const taken = [
    ...operationSources(specs).map(({ value }) => value.operationId),
    ...toMethods(specs).map((m) => m.operationId),
  ];
  if (taken.includes(id)) refuse("there is one of this name already.");
}

function assertFree(
  { verb, path, file }: { verb: string; path: string; file: string | undefined },
  specs: Specs,
): void {
  const taken = operationSources(specs).find((known) => known.verb === verb && known.path === path);
  if (taken !== undefined)
    throw new NewError(
      `Nothing was written: ${verb.toUpperCase()} ${path} is ${String(taken.value.operationId)} already.`,
    );
  const alike = operationSources(specs).find((known) => plainPath(known.path) === plainPath(path));
  if (file === undefined && alike !== undefined)
    throw new NewError(`Nothing was written: ${path} is ${alike.path} with another name for the parameter; say that.`);
}

function parametersOf(path: string, specs: Specs): NewOperation["parameters"] {
  const shared = (operationSources(specs).find((known) => known.path === path)?.shared ?? []) as {
    name: string;
    example?: unknown;
  }[];
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => {
    const described = shared.find((parameter) => parameter.name === name);
    return { name, example: String(described?.example ?? "one"), isDescribed: described !== undefined };
  });
}

const plainPath = (path: string): string => path.replaceAll(/\{\w+\}/g, "{}");

function readDocument(root: string): { paths: Record<string, { $ref: string }>; tags: string[] } {
  const { paths, tags } = parse(readFileSync(join(root, document), "utf8")) as {
    paths: Record<string, { $ref: string }>;
    tags: { name: string }[];
  };
  return { paths, tags: tags.map(({ name }) => name).filter((name) => name !== "modules") };
}

const findFile = (path: string, paths: Record<string, { $ref: string }>): string | undefined =>
  paths[path] && `specs/${paths[path].$ref.replace("./", "")}`;

function freeFile(id: string, root: string): string {
  const [short, long] = [subjectOf(id), id].map((name) => `specs/paths/${toKebab(name)}.yaml`);
  return (existsSync(join(root, short ?? "")) ? long : short) ?? "";
}

/** The path that is most like it stands before it. */
function behindOf(path: string, root: string): string | undefined {
  const shared = (other: string): number => {
    const [mine, theirs] = [path.split("/"), other.split("/")];
    const differs = mine.findIndex((part, at) => part !== theirs[at]);
    return differs === -1 ? mine.length : differs;
  };
  const others = Object.keys(readDocument(root).paths);
  const best = Math.max(...others.map(shared));
  return others.findLast((other) => shared(other) === best);
}

function usualTag(path: string, specs: Specs): string {
  const parts = path.split("/");
  const near = operationSources(specs).find(
    (known) => known.path.split("/").slice(0, 5).join("/") === parts.slice(0, 5).join("/"),
  );
  return ((near?.value.tags as string[] | undefined) ?? [parts[3] === "admin" ? "admin" : "tools"])[0] ?? "tools";
}

/** `getGreeting` answers with a `Greeting`, unless that is something else already. */
function toTypes(id: string, specs: Specs): { answer: string; body: string } {
  const free = (name: string, other: string) => (specs.definitions.has(name) ? other : name);
  const subject = pascal(subjectOf(id));
  return {
    answer: free(subject, `${pascal(id)}Answer`),
    body: free(`${subject}Input`, `${pascal(id)}Input`),
  };
}

/** Without the word that says what is done to it. */
function subjectOf(id: string): string {
  const [, ...words] = toKebab(id).split("-");
  const rest = words.length === 0 ? id : words.map((word, at) => (at === 0 ? word : pascal(word))).join("");
  return rest;
}

const usualVerb = (id: string): string => {
  if (/^(?:delete|remove)/.test(id)) return "delete";
  if (/^(?:update|change|set)/.test(id)) return "patch";
  return /^(?:get|list|read|search|export|find)/.test(id) ? "get" : "post";
};

const toKebab = (name: string): string => name.replaceAll(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, "  ");
