import { methods, type MethodSpec } from "../../generated/contract/methods.ts";
import { own } from "./own.ts";

/** What the contract says of a method; undefined for a name that no method has. */
export const methodSpec = (id: string | null): MethodSpec | undefined =>
  id === null ? undefined : own<MethodSpec>(methods, id);
