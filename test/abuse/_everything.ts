import type { Sql } from "postgres";

/** Tables of this database, each with its columns. */
export async function tablesOf(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
    order by table_name`;
  return rows.map(({ name }) => name);
}

/** All that is stored, short enough to compare: of each table the number of its rows and what they are. */
export async function everyRow(sql: Sql): Promise<Record<string, string>> {
  const tables = await tablesOf(sql);
  const found = await Promise.all(
    tables.map(async (name) => {
      const [row] = await sql<{ sum: string }[]>`
        select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum
        from ${sql(name)} as t`;
      return [name, row?.sum ?? ""] as const;
    }),
  );
  return Object.fromEntries(found);
}
