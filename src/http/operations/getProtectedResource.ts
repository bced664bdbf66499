import { defineOperation } from "../define.ts";

export default defineOperation("getProtectedResource", async (_request, ctx) => {
  const found = ctx.rooms.mcp.protectedResource();
  if (found === undefined) throw ctx.error("NOT_FOUND");
  return found;
});
