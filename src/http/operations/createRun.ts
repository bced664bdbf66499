import { defineOperation } from "../define.ts";

export default defineOperation("createRun", ({ body }, ctx) =>
  ctx.rooms.run.accept(ctx.caller, body, { requestId: ctx.requestId, acceptLanguage: ctx.header("accept-language") }),
);
