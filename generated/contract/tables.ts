// Generated from specs/modules. Edit there and run make generate.

import type { ErrorCode } from "./error-code.ts";

export type TableName = never;

/** What a row of each is, as it leaves the server. */
export interface TableRows {
}

export interface TableSpec {
  readonly module: string;
  /** What ids of its rows begin with. */
  readonly prefix: string;
  /** The code of a row that is not there. */
  readonly missing: ErrorCode;
  readonly columns: readonly string[];
}

export const tables: { readonly [Name in TableName]: TableSpec } = {
};
