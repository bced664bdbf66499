import { keysOf } from "../load.ts";
import { errorEntries, moduleFiles } from "../module-files.ts";
import type { Path } from "../source.ts";
import type { CheckContext } from "./context.ts";

/** What ids of the server itself begin with. */
export const TAKEN_PREFIXES = "apr att crd ctc evt hub inv job msg ntc qst rev tok tsk usr".split(" ");
/** What every row has, whatever its module says. */
const GIVEN_COLUMNS = ["id", "owner_id", "version", "created_at", "updated_at", "tainted_by", "tainted", "unconfirmed"];

/** What modules say of themselves beside their methods: tables, errors, and which agents may use them. */
export function checkTables({ specs, complain }: Pick<CheckContext, "specs" | "complain">): void {
  const codes = new Set(keysOf(errorEntries(specs.sources)));
  const listed = new Set(keysOf(specs.sources.get("errors.yaml")?.value));
  const agents = new Set(keysOf((specs.sources.get("agents.yaml")?.value as { agents?: unknown } | undefined)?.agents));
  const taken = new Map(TAKEN_PREFIXES.map((prefix) => [prefix, "the server itself"]));
  const tables = new Map<string, string>();
  for (const { source, module, value } of moduleFiles(specs.sources)) {
    const say = (path: Path, message: string) => complain(source, path, message);
    for (const name of keysOf(value.agents))
      if (!agents.has(name))
        say(["agents", name], `agent ${name} does not exist; agents.yaml has ${[...agents].join(", ")}`);
    for (const code of keysOf(value.errors))
      if (listed.has(code)) say(["errors", code], `error code ${code} is in errors.yaml already; choose another one`);
    for (const [table, { id, missing, properties, required = [] }] of Object.entries(value.tables ?? {})) {
      const at = (...path: Path) => ["tables", table, ...path];
      const other = tables.get(table);
      if (other !== undefined) say(at(), `table ${table} is described by module ${other}; choose another name`);
      tables.set(table, module);
      const owner = taken.get(id);
      if (owner !== undefined) say(at("id"), `ids that begin with ${id}_ belong to ${owner}; choose other letters`);
      taken.set(id, `table ${table}`);
      if (!codes.has(missing)) say(at("missing"), `error code ${missing} does not exist; describe it under errors`);
      for (const name of keysOf(properties).filter((column) => GIVEN_COLUMNS.includes(column)))
        say(at("properties", name), `every table has ${name}; leave it out`);
      for (const [index, name] of required.entries())
        if (!keysOf(properties).includes(name))
          say(
            at("required", index),
            `required names ${name}, which is no column; there are ${keysOf(properties).join(", ")}`,
          );
    }
  }
}
