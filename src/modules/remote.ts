import type { MethodId, MethodIo } from "../../generated/contract/methods.ts";
import type { Method } from "./define.ts";

/** A method of an imported module: what it does, another server does. */
export const remoteMethod = <Id extends MethodId>(id: Id): Method<Id> & { readonly isRemote: true } => ({
  id,
  isRemote: true,
  run: async (input, ctx) => (await ctx.remote(input)) as MethodIo[Id]["output"],
});
