import type { ModuleOperationSpec, OperationSpec } from "../../generated/contract/operations.ts";
import type { Validators } from "./input.ts";

export type OperationEntry = Omit<OperationSpec, "id"> & { readonly id: string };

/** The generated tables, passed in so that a test or a benchmark can bring smaller ones. */
export interface Contract {
  readonly operations: Readonly<Record<string, OperationEntry>>;
  readonly moduleOperations: Readonly<Record<string, Omit<ModuleOperationSpec, "id"> & { readonly id: string }>>;
  readonly validators: Readonly<Record<string, Validators>>;
}

/** Operation by id; each is typed by its own spec, so other rooms cannot call one. */
export type Handlers = Readonly<
  Record<string, { readonly id: string; run(request: never, ctx: never): Promise<unknown> } | undefined>
>;
