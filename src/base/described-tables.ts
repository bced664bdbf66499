import { tables, type TableSpec } from "../../generated/contract/tables.ts";

/** The tables that modules describe in their specs, by name. Each has the owner of a row in `owner_id`. */
export const describedTables: Readonly<Record<string, TableSpec>> = tables;

const prefixes = new Set(Object.values(describedTables).map(({ prefix }) => prefix));

/** Whether it has the form of an id of such a row. */
export const isRowId = (text: string): boolean => prefixes.has(text.slice(0, 3)) && /^[a-z]{3}_[\w-]{1,64}$/.test(text);
