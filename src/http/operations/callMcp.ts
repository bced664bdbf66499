import { defineOperation } from "../define.ts";

export default defineOperation("callMcp", async ({ body }, ctx) => {
  const { caller, requestId, signal, rooms } = ctx;
  return await rooms.mcp.answer({ caller, requestId, signal }, { body, header: (name) => ctx.header(name) });
});
