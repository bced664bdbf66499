import type { Schema } from "./load.ts";
import type { Path, Source } from "./source.ts";

/** A text in both languages. */
export type Text = Readonly<Record<"zh-CN" | "en", string>>;

/** A table of a module, as its `_module.yaml` describes it. */
export interface TableFile {
  /** What one row is called: names the types `Note` and `NoteId`. */
  type: string;
  /** What its ids begin with. */
  id: string;
  /** The code of a row that is not there. */
  missing: string;
  properties: Record<string, Schema>;
  required?: string[];
}

/** The MCP server behind a module, as its `_module.yaml` names it. */
export type RemoteFile = { url: string } | { command: string[] };

/** `_module.yaml` as written; codegen/forms.ts holds its shape. */
export interface ModuleFile {
  title: string;
  name: Text;
  description: string;
  skill: string;
  pages?: Record<string, string>;
  /** Who may call its methods: all of them, or those that only read. */
  agents?: Record<string, "all" | "reads">;
  errors?: Record<string, Schema & { text: Text }>;
  labels?: Record<string, Text>;
  values?: Record<string, Text>;
  tables?: Record<string, TableFile>;
  remote?: RemoteFile;
}

type Sources = ReadonlyMap<string, Source>;

export function moduleFiles(sources: Sources): { module: string; source: Source; value: ModuleFile }[] {
  return [...sources.values()]
    .filter(({ file }) => /^modules\/[^/]+\/_module\.yaml$/.test(file))
    .map((source) => ({
      module: source.file.split("/")[1] ?? "",
      source,
      value: (source.value ?? {}) as ModuleFile,
    }));
}

/** errors.yaml and what modules add to it; of a module's entry the text in two languages stands elsewhere. */
export function errorEntries(sources: Sources): Record<string, Schema> {
  const own = moduleFiles(sources).flatMap(({ value }) =>
    Object.entries(value.errors ?? {}).map(([code, { text: _text, ...entry }]): [string, Schema] => [code, entry]),
  );
  const catalogue = (sources.get("errors.yaml")?.value ?? {}) as Record<string, Schema>;
  return { ...catalogue, ...Object.fromEntries(own) };
}

interface AgentsFile {
  agents?: Record<string, { enabled_skills?: string[]; whitelist?: string[] }>;
}

/** agents.yaml, and in it what each module says about who may use it. */
export function agentsConfig(sources: Sources): unknown {
  const written = sources.get("agents.yaml")?.value as AgentsFile | undefined;
  if (typeof written?.agents !== "object" || written.agents === null) return written;
  const agents = Object.entries(written.agents).map(([name, agent]) => {
    const joined = moduleFiles(sources).flatMap(({ module, value }) => {
      const share = value.agents?.[name];
      return share === undefined ? [] : [{ module, methods: methodsOf(module, share, sources) }];
    });
    if (joined.length === 0) return [name, agent];
    const united = (given: string[] = [], more: string[]) => [...new Set([...given, ...more])].sort();
    return [
      name,
      {
        ...agent,
        enabled_skills: united(
          agent.enabled_skills,
          joined.map(({ module }) => module),
        ),
        whitelist: united(
          agent.whitelist,
          joined.flatMap(({ methods }) => methods),
        ),
      },
    ];
  });
  return { ...written, agents: Object.fromEntries(agents) as object };
}

function methodsOf(module: string, share: "all" | "reads", sources: Sources): string[] {
  return [...sources.values()].flatMap(({ file, value }) => {
    const [folder, of, name = ""] = file.split("/");
    if (folder !== "modules" || of !== module || name.startsWith("_")) return [];
    const { annotations } = (value ?? {}) as { annotations?: { read_only?: boolean } };
    return share === "all" || annotations?.read_only === true ? [`${module}.${name.replace(/\.yaml$/, "")}`] : [];
  });
}

/** The types that a module's tables name: a row as it leaves the server, and its id. */
export const tableTypes = (value: unknown): [string, Path][] =>
  Object.entries((value as ModuleFile | null)?.tables ?? {}).flatMap(([table, written]): [string, Path][] => {
    // What is not even an object is told about by its form.
    const { type } = (written ?? {}) as Partial<TableFile>;
    return type === undefined
      ? []
      : [
          [type, ["tables", table]],
          [`${type}Id`, ["tables", table, "id"]],
        ];
  });

/** The schema of a type that a table names; what every row has, no spec repeats. */
export function tableSchema(value: unknown, [, table, part]: Path): Schema {
  const { tables = {} } = value as ModuleFile;
  const { type, id, properties, required = [] } = tables[String(table)] as TableFile;
  if (part === "id") {
    const pattern = `^${id}_[A-Za-z0-9_-]{1,64}$`;
    return { type: "string", pattern, "x-doc": `Names a row of ${table}.`, examples: [`${id}_9`] };
  }
  const instant = { type: "string", maxLength: 35, description: "RFC 3339, in UTC.", "x-card": "hidden" };
  return {
    type: "object",
    properties: {
      id: { $ref: `#/tables/${table}/id` },
      ...properties,
      version: { type: "integer", minimum: 1, maximum: 2147483647, "x-doc": "Counts its changes, from 1." },
      created_at: instant,
      updated_at: instant,
      unconfirmed: {
        type: "boolean",
        description: "Written after text by others was read, and not confirmed by the user.",
      },
      tainted: { type: "boolean", "x-doc": "It holds text that other people wrote." },
    },
    required: ["id", ...required, "version", "created_at", "updated_at"],
    additionalProperties: false,
    description: `${type}: a row of ${table}.`,
  };
}
