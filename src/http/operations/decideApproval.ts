import { defineOperation } from "../define.ts";

export default defineOperation("decideApproval", ({ path, body }, ctx) =>
  ctx.rooms.run.decide(ctx.caller, path.id, {
    ...body,
    requestId: ctx.requestId,
    acceptLanguage: ctx.header("accept-language"),
  }),
);
