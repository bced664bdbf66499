import { header, json, literalUnion, type Emitter } from "./file.ts";

/** The tables that modules describe, for the one store that serves them all. */
export const emitTables: Emitter = ({ tables }) => [
  {
    path: "contract/tables.ts",
    text: `${header("specs/modules")}import type { ErrorCode } from "./error-code.ts";
${tables.length > 0 ? 'import type * as T from "./types.ts";\n' : ""}
export type TableName =${literalUnion(tables.map(({ table }) => table))};

/** What a row of each is, as it leaves the server. */
export interface TableRows {${tables.map(({ table, rowType }) => `\n  ${table}: T.${rowType};`).join("")}
}

export interface TableSpec {
  readonly module: string;
  /** What ids of its rows begin with. */
  readonly prefix: string;
  /** The code of a row that is not there. */
  readonly missing: ErrorCode;
  readonly columns: readonly string[];
}

export const tables: { readonly [Name in TableName]: TableSpec } = {${tables
      .map(({ table, module, prefix, missing, columns }) => {
        const spec = json({ module, prefix, missing, columns }).replace(/\s*\n\s*/g, " ");
        return `\n  ${table}: ${spec},`;
      })
      .join("")}
};
`,
  },
];
