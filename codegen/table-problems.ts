import postgres from "postgres";
import type { Specs } from "./load.ts";
import { moduleFiles } from "./module-files.ts";
import { lineOf, placeOf, type Path, type Problem } from "./source.ts";

/** Of every table that a module describes, whatever else it has. */
const given = ["id", "owner_id", "version", "created_at", "updated_at", "tainted_by"];

/** Where the tables that modules describe are not what the migrations make. */
export async function tableProblems({ sources }: Pick<Specs, "sources">, databaseUrl: string): Promise<Problem[]> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const rows = await sql<{ table: string; column: string; isRequired: boolean }[]>`
      select table_name as "table", column_name as "column",
        is_nullable = 'NO' and column_default is null as "isRequired"
      from information_schema.columns
      where table_schema = current_schema()`;
    const made = Map.groupBy(rows, ({ table }) => table);
    return moduleFiles(sources).flatMap(({ source, value }) =>
      Object.entries(value.tables ?? {}).flatMap(([table, { properties, required = [] }]) => {
        const say = (path: Path, message: string): Problem => ({
          ...placeOf(source),
          line: lineOf(source, ["tables", table, ...path]),
          message,
        });
        const columns = new Map(made.get(table)?.map(({ column, isRequired }) => [column, isRequired]));
        if (columns.size === 0) return [say([], `no migration makes table ${table}: add one`)];
        const missing = [...given, ...Object.keys(properties)].filter((column) => !columns.has(column));
        const optional = [...columns].filter(
          ([column, isRequired]) => isRequired && ![...given, ...required].includes(column),
        );
        return [
          ...missing.map((column) =>
            say(["properties", column], `no migration gives table ${table} a column ${column}: add one that does`),
          ),
          ...optional.map(([column]) =>
            say(["required"], `column ${column} of ${table} must have a value: name it in required, or let it be null`),
          ),
        ];
      }),
    );
  } finally {
    await sql.end({ timeout: 2 });
  }
}
