import { defineOperation } from "../define.ts";

export default defineOperation("answerQuestion", ({ path, body }, ctx) =>
  ctx.rooms.run.fill(ctx.caller, path.id, {
    said: body,
    requestId: ctx.requestId,
    acceptLanguage: ctx.header("accept-language"),
  }),
);
