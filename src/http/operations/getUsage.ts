import { defineOperation } from "../define.ts";

export default defineOperation("getUsage", async ({ query }, ctx) => {
  const { userId, timezone } = ctx.caller;
  return await ctx.rooms.usage.report({ ownerId: userId, timezone: timezone ?? "UTC", ...query });
});
