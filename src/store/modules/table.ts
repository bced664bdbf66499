import type { Fragment, ISql } from "postgres";
import type { TableSpec } from "../../../generated/contract/tables.ts";
import { AppError } from "../../base/error.ts";
import { newId } from "../../base/ids.ts";
import { patiently } from "../database/database.ts";
import { markOf, nextMark, type Writer } from "./writer.ts";

/** What every row has. */
export interface AnyRow {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  unconfirmed?: boolean;
  tainted?: boolean;
}

/** What a module may write of a row; null takes a value away that need not be there. */
type Values<Row> = {
  [Column in keyof Omit<Row, keyof AnyRow>]: undefined extends Row[Column] ? Row[Column] | null : Row[Column];
};

interface Query<Row> {
  limit: number;
  /** The last row of the page before; one that is not there ends the list. */
  after?: string | undefined;
  /** Only rows that have exactly these values. */
  where?: Partial<Values<Row>>;
  /** Only rows with this text in one of these columns, whatever its case. */
  containing?: { text: string; in: readonly (keyof Values<Row> & string)[] } | undefined;
}

/** The rows of one owner in a table that a module describes. Nobody writes this store: the spec names its columns. */
export interface Table<Row extends AnyRow = AnyRow> {
  find(id: string): Promise<Row | undefined>;
  /** The same, and the code of the table when it is not there, or VERSION_CONFLICT when it is not as it was read. */
  get(id: string, ifVersion?: number): Promise<Row>;
  /** Newest first. */
  page(query: Query<Row>): Promise<Row[]>;
  count(query?: Pick<Query<Row>, "where" | "containing">): Promise<number>;
  add(values: Values<Row> & { id?: string }): Promise<Row>;
  /** What is not named stays. */
  change(id: string, values: Partial<Values<Row>>): Promise<Row | undefined>;
  /** Gives the row as it was. */
  remove(id: string): Promise<Row | undefined>;
  /** From here to the end of the transaction no other one that asks for it writes for this owner. */
  lock(): Promise<void>;
}

/**
 * Rows go in and out as JSON, so that PostgreSQL itself turns values into those of its columns: a spec has no types of
 * SQL, and a migration none of JSON.
 */
export function tableOf(
  sql: ISql,
  { name, spec, ownerId, writer }: { name: string; spec: TableSpec; ownerId: string; writer: Writer },
): Table {
  const table = sql(name);
  const row = sql`
    to_jsonb(t) - 'owner_id' - 'tainted_by' as row,
    t.tainted_by is distinct from ${markOf(writer)} and t.tainted_by is not null as "isUnconfirmed"`;
  const theirs = (id: string) => sql`t.owner_id = ${ownerId} and t.id = ${id}`;
  const one = async (statement: Fragment) => toRow((await patiently(sql<Kept[]>`${statement}`))[0]);
  const find = (id: string) => one(sql`select ${row} from ${table} as t where ${theirs(id)}`);
  const typed = (values: object) => sql`jsonb_populate_record(null::${table}, ${sql.json(values as never)})`;

  return {
    find,
    async get(id, ifVersion) {
      const found = await find(id);
      if (found === undefined) throw new AppError(spec.missing, { id });
      if (ifVersion !== undefined && ifVersion !== found.version)
        throw new AppError("VERSION_CONFLICT", { id, next_steps: [`${spec.module}.read`] });
      return found;
    },
    async page({ limit, after, ...query }) {
      const start =
        after === undefined
          ? sql``
          : sql`and t.id < (select id from ${table} where owner_id = ${ownerId} and id = ${after})`;
      const rows = await patiently(sql<Kept[]>`
        select ${row} from ${table} as t where ${matching(query)} ${start} order by t.id desc limit ${limit}`);
      return rows.flatMap((kept) => toRow(kept) ?? []);
    },
    async count(query = {}) {
      const [counted] = await patiently(
        sql<{ count: number }[]>`select count(*)::int as count from ${table} as t where ${matching(query)}`,
      );
      return counted?.count ?? 0;
    },
    async add({ id = newId(spec.prefix), ...values }) {
      const columns = named(values);
      const added = await one(sql`
        insert into ${table} as t (id, owner_id, tainted_by, ${listed(columns)})
        select ${id}, ${ownerId}, ${markOf(writer)}, ${listed(columns)} from ${typed(values)}
        returning ${row}`);
      return added as AnyRow;
    },
    async change(id, values) {
      const columns = named(values);
      if (columns.length === 0) return await find(id);
      return await one(sql`
        update ${table} as t set (${listed(columns)}) = (select ${listed(columns)} from ${typed(values)}),
          version = t.version + 1, updated_at = now(), tainted_by = ${nextMark(sql, writer)}
        where ${theirs(id)}
        returning ${row}`);
    },
    remove: (id) => one(sql`delete from ${table} as t where ${theirs(id)} returning ${row}`),
    async lock() {
      await patiently(sql`select from users where id = ${ownerId} for no key update`);
    },
  };

  /** Only columns of the spec are ever named in SQL, whatever a handler hands over. */
  function named(values: object): string[] {
    const given = Object.entries(values).flatMap(([column, value]) => (value === undefined ? [] : [column]));
    const unknown = given.filter((column) => !spec.columns.includes(column));
    if (unknown.length > 0) throw new Error(`table ${name} has no column ${unknown.join(", ")}`);
    return given;
  }

  function matching({ where = {}, containing }: Pick<Query<AnyRow>, "where" | "containing">): Fragment {
    const equal = named(where).map(
      (column) => sql`t.${sql(column)} is not distinct from (select w.${sql(column)} from ${typed(where)} as w)`,
    );
    const { text = "", in: places = [] } = containing ?? {};
    const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
    const within = named(Object.fromEntries(places.map((column) => [column, text]))).map(
      (column) => sql`t.${sql(column)} ilike ${pattern}`,
    );
    const either = within.reduce((all, next) => sql`${all} or ${next}`, sql`false`);
    const all = [...equal, ...(containing === undefined ? [] : [sql`(${either})`])];
    return all.reduce((before, next) => sql`${before} and ${next}`, sql`t.owner_id = ${ownerId}`);
  }

  function listed([first = "id", ...others]: readonly string[]): Fragment {
    return others.reduce((before, column) => sql`${before}, ${sql(column)}`, sql`${sql(first)}`);
  }
}

interface Kept {
  row: Record<string, unknown>;
  isUnconfirmed: boolean;
}

/** What is not set is left out, as everywhere on the wire. */
function toRow(kept: Kept | undefined): AnyRow | undefined {
  if (kept === undefined) return undefined;
  const set = Object.entries(kept.row).filter(([, value]) => value !== null);
  return {
    ...Object.fromEntries(set),
    ...(kept.isUnconfirmed ? { unconfirmed: true, tainted: true } : {}),
  } as AnyRow;
}
