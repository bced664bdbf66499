import { posix } from "node:path";
import { agentsConfig, tableSchema, tableTypes } from "./module-files.ts";
import { nearest } from "./nearest.ts";
import { lineOf, placeOf, readSources, type Path, type Problem, type Source } from "./source.ts";

export type Schema = Record<string, unknown>;

/** A named type: where it is written, and its schema with every reference as "#/$defs/Name". */
export interface Definition {
  name: string;
  source: Source;
  path: Path;
  schema: Schema;
}

export interface Specs {
  sources: Map<string, Source>;
  definitions: Map<string, Definition>;
  problems: Problem[];
  /** Rewrites the references of a value written in `file`. */
  resolve(value: unknown, source: Source, path?: Path): unknown;
}

/** The union of all events has no file of its own; codegen makes it from specs/events. */
export const EVENT_UNION = "AgUiEvent";

const DATA_KEYWORDS = new Set(["examples", "example", "const", "enum", "default"]);

export function load(root: string, own?: string): Specs {
  const { sources, problems } = readSources(root, own);
  const names = new Map<string, { name: string; source: Source; path: Path }>();
  const taken = new Map<string, string>();

  const register = (name: string, source: Source, path: Path) => {
    const place = `${source.file}#${path.map((part) => `/${part}`).join("")}`;
    const other = taken.get(name);
    if (other)
      problems.push({
        ...placeOf(source),
        line: lineOf(source, path),
        message: `type name ${name} is already used by ${other}`,
      });
    taken.set(name, place);
    names.set(place, { name, source, path });
  };
  for (const source of sources.values()) for (const [name, path] of namedIn(source)) register(name, source, path);

  const complain = (source: Source, path: Path, message: string) => {
    problems.push({ ...placeOf(source), line: lineOf(source, path), message });
  };

  function target(reference: string, source: Source, path: Path) {
    const [file = "", pointer = ""] = reference.split("#");
    const at = file === "" ? source.file : posix.join(posix.dirname(source.file), file);
    if (at === `schemas/${EVENT_UNION}.yaml`) return { name: EVENT_UNION };
    const found = names.get(`${at}#${pointer}`);
    if (!found) {
      const places = [...names.keys()].map((place) => place.replace(/#$/, ""));
      complain(
        source,
        path,
        `reference ${reference} names no type${
          nearest(`${at}${pointer && `#${pointer}`}`, places) || "; name a file of specs/schemas, or a type in one"
        }`,
      );
    }
    return found;
  }

  function resolve(value: unknown, source: Source, path: Path = []): unknown {
    if (Array.isArray(value)) return value.map((item, index) => resolve(item, source, [...path, index]));
    if (typeof value !== "object" || value === null) return value;
    const node = value as Schema;
    if (typeof node.$ref === "string") {
      const found = target(node.$ref, source, [...path, "$ref"]);
      return found ? { ...node, $ref: `#/$defs/${found.name}` } : {};
    }
    const own: Schema = {};
    for (const [key, item] of Object.entries(node)) {
      // What stands in examples and constants is data, not schema; a property may have such a name, though.
      const isData = path.at(-1) !== "properties" && DATA_KEYWORDS.has(key);
      own[key] = isData ? item : resolve(item, source, [...path, key]);
    }
    if (typeof node["x-agents"] === "string") return toAgentNames(own, agentsConfig(sources));
    if (Array.isArray(node["x-skills"])) return toSkillNames(own, agentsConfig(sources));
    if (node["x-within"] === "body") return withinBody(own, sources.get("openapi.yaml")?.value);
    if (typeof node["x-extends"] !== "string") return own;
    const found = target(node["x-extends"], source, [...path, "x-extends"]);
    if (!found || !("source" in found)) return own;
    const base = resolve(writtenAt(found.source, found.path), found.source, found.path) as Schema;
    return extend(base, own);
  }

  const definitions = new Map<string, Definition>();
  for (const { name, source, path } of names.values()) {
    definitions.set(name, { name, source, path, schema: resolve(writtenAt(source, path), source, path) as Schema });
  }
  return { sources, definitions, problems, resolve };
}

/** The types a file defines: its root, its `$defs`, a module's shared map, a method's input and output. */
function namedIn({ file, value }: Source): [string, Path][] {
  const found: [string, Path][] = [];
  const [folder, ...rest] = file.split("/");
  const base = (rest.at(-1) ?? "").replace(/\.yaml$/, "");
  if (folder === "schemas") found.push([base, []]);
  if (folder === "events") found.push([eventTypeName(base), []]);
  if (folder === "webhooks") found.push([webhookTypeName(base), []]);
  if (folder === "modules" && base === "_module") found.push(...tableTypes(value));
  else if (folder === "modules" && base === "_shared") {
    for (const key of keysOf(value)) found.push([key, [key]]);
  } else if (folder === "modules" && !base.startsWith("_")) {
    const name = pascal(`${rest[0]}_${base}`);
    found.push([`${name}Input`, ["input"]], [`${name}Output`, ["output"]]);
  }
  const local = (value as Schema | null)?.$defs;
  for (const key of keysOf(local)) found.push([key, ["$defs", key]]);
  return found;
}

/** `x-agents`: the names of all agents of agents.yaml, or of those that people may talk to. They stand nowhere else. */
function toAgentNames({ "x-agents": which, ...own }: Schema, config: unknown): Schema {
  const { agents = {} } = (config ?? {}) as { agents?: Record<string, { internal?: boolean }> };
  const names = keysOf(agents).filter((name) => which === "all" || agents[name]?.internal === false);
  return { ...own, enum: names };
}

/** `x-skills`: every module that some agent reads about, and beside them what is written there. */
function toSkillNames({ "x-skills": others, ...own }: Schema, config: unknown): Schema {
  const { agents = {} } = (config ?? {}) as { agents?: Record<string, { enabled_skills?: string[] }> };
  const skills = Object.values(agents).flatMap(({ enabled_skills: names = [] }) => names);
  return { ...own, enum: [...new Set([...skills.sort(), ...(others as string[])])] };
}

/** `x-within: body`: a text that only the body around it bounds. */
function withinBody({ "x-within": _body, ...own }: Schema, document: unknown): Schema {
  return { ...own, maxLength: (document as Schema | undefined)?.["x-body-limit"] };
}

function extend(base: Schema, own: Schema): Schema {
  const { "x-extends": _from, ...rest } = own;
  const { examples: _examples, description: _description, ...kept } = base;
  const required = own.required ?? base.required;
  return {
    ...kept,
    ...rest,
    properties: { ...(base.properties as Schema), ...(own.properties as Schema | undefined) },
    ...(required ? { required } : {}),
  };
}

/** A type as written, without the types that merely stand in the same file; that of a table is made. */
function writtenAt(source: Source, path: Path): Schema {
  if (source.file.endsWith("/_module.yaml") && path[0] === "tables") return tableSchema(source.value, path);
  const { $defs: _others, ...own } = (valueAt(source, path) ?? {}) as Schema;
  return own;
}

function valueAt(source: Source, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown> | undefined)?.[key],
    source.value,
  );
}

export const keysOf = (value: unknown): string[] =>
  typeof value === "object" && value !== null ? Object.keys(value) : [];
/** Prose of a YAML block in one line. */
export const oneLine = (text: string): string => text.trim().replace(/\s+/g, " ");
export const pascal = (name: string): string =>
  name
    .split(/[_.-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
/** The type a resolved reference names. */
export const typeName = (schema: Schema | undefined): string => String(schema?.$ref ?? "").replace("#/$defs/", "");
export const webhookTypeName = (kind: string): string => `${pascal(kind)}Webhook`;
export const eventTypeName = (type: string): string => `${pascal(type.toLowerCase())}Event`;
