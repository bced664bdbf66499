import { defineOperation } from "../define.ts";

export default defineOperation("deleteMemory", async ({ path: { scope } }, ctx) => {
  await ctx.rooms.store.writing(ctx.caller.userId, ({ memory }) => memory.forget(scope));
});
