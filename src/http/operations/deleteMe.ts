import { defineOperation } from "../define.ts";

export default defineOperation("deleteMe", async ({ query }, ctx) => {
  const { userId } = ctx.caller;
  if (query.confirm !== userId) throw ctx.error("CONFIRMATION_MISSING");
  await ctx.rooms.account.erase(userId, "themselves");
});
