import { typeName, type Schema, type Specs } from "../load.ts";
import { moduleFiles } from "../module-files.ts";

/** A table of a module whose store nobody writes: its rows are an owner's, and go out as they are kept. */
export interface TableModel {
  table: string;
  module: string;
  /** The type of a row, and of its id. */
  rowType: string;
  idType: string;
  /** What ids begin with. */
  prefix: string;
  /** The code of a row that is not there. */
  missing: string;
  /** Columns that the module's spec names. */
  columns: string[];
}

export function toTables({ sources }: Pick<Specs, "sources">): TableModel[] {
  return moduleFiles(sources)
    .flatMap(({ module, value }) =>
      Object.entries(value.tables ?? {}).map(([table, { type, id, missing, properties }]) => ({
        table,
        module,
        rowType: type,
        idType: `${type}Id`,
        prefix: id,
        missing,
        columns: Object.keys(properties),
      })),
    )
    .sort((a, b) => (a.table < b.table ? -1 : 1));
}

/** Which fields of an input name rows, and the codes that a call can end with because of them. */
export function thingsOf(
  inputType: string,
  tables: readonly TableModel[],
  { definitions }: Pick<Specs, "definitions">,
): { things: Record<string, string>; endings: string[]; takesVersion: boolean } {
  const things: Record<string, string> = {};
  const endings = new Set<string>();
  const visit = (node: Schema): void => {
    const {
      properties = {},
      oneOf = [],
      anyOf = [],
    } = node as {
      properties?: Record<string, Schema>;
      oneOf?: Schema[];
      anyOf?: Schema[];
    };
    for (const [field, schema] of Object.entries(properties)) {
      const named = typeName(schema) || typeName(schema["items"] as Schema | undefined);
      const table = tables.find(({ idType }) => idType === named);
      if (table === undefined) continue;
      things[field] = table.table;
      endings.add(table.missing);
      if (Object.hasOwn(properties, "if_version")) endings.add("VERSION_CONFLICT");
    }
    for (const branch of [...oneOf, ...anyOf]) visit(definitions.get(typeName(branch))?.schema ?? branch);
  };
  if (tables.length > 0) visit(definitions.get(inputType)?.schema ?? {});
  return { things, endings: [...endings].sort(), takesVersion: endings.has("VERSION_CONFLICT") };
}
